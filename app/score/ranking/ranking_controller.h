// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The controller of the ranking: which games count, the table, its exports, and the lists of games that belong to it.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/files/print_preview.h"
#include "app/files/save_place.h"
#include "app/score/entry/score_session.h"
#include "app/score/paper/ranking_paper.h"
#include "app/score/ranking/game_choice.h"
#include "app/score/ranking/game_list.h"
#include "app/score/ranking/ranking_row.h"
#include "app/settings/app_settings.h"
#include "app/ui/page_notice.h"
#include "engine/score/ranking.h"

namespace tableside {

/// The root object of rankings for QML. The games of the book are read when the page opens; a change of the choice or the order
/// reads nothing from the store.
class RankingController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::GameChoice *choice READ choice CONSTANT FINAL)
    /// The figure that decides the order: "wins", "share" of games won, or "points" per round.
    Q_PROPERTY(QString order READ order WRITE setOrder NOTIFY changed FINAL)
    /// The number of games that a player needs for a rank, from 1 to `mostNeeded`.
    Q_PROPERTY(int fewestGames READ fewestGames WRITE setFewestGames NOTIFY changed FINAL)
    Q_PROPERTY(int mostNeeded READ mostNeeded CONSTANT FINAL)
    /// The players: first the ranked ones by rank, then the others.
    Q_PROPERTY(tableside::RowsModelBase *players READ players CONSTANT FINAL)
    /// Whether the book has no finished game.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed FINAL)
    /// The number of games that count, and the same in words, such as "48 games".
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    Q_PROPERTY(QString gamesWords READ gamesWords NOTIFY changed FINAL)
    /// A sentence about games that are left out of the points per round; empty if there are none.
    Q_PROPERTY(QString remark READ remark NOTIFY changed FINAL)
    /// The title with the choice in words, such as "Ranking 2026 · DOS · Cabin".
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// The games that count, and the games of the person for whom showGamesOf() was called last.
    Q_PROPERTY(tableside::GameList *rankedGames READ rankedGames CONSTANT FINAL)
    Q_PROPERTY(tableside::GameList *personGames READ personGames CONSTANT FINAL)
    /// The result of the last export, or the reason why the book cannot be read.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    /// Whether this platform can print.
    Q_PROPERTY(bool canPrint READ canPrint CONSTANT FINAL)

public:
    enum FileKind { Csv, Picture, Pdf };
    Q_ENUM(FileKind)

    static constexpr int mostNeeded() { return 99; }

    /// The arguments must outlive the controller.
    RankingController(ScoreStore &store, const People &people, AppSettings &settings, WallClock clock = systemWallClock(),
                      QObject *parent = nullptr);

    GameChoice *choice() { return &m_choice; }
    QString order() const;
    void setOrder(const QString &order);
    int fewestGames() const { return m_terms.fewest_games; }
    void setFewestGames(int games);
    RowsModel<RankingRow> *players() { return &m_players; }
    bool isEmpty() const { return m_book.empty(); }
    int games() const { return m_ranking.games; }
    QString gamesWords() const;
    QString remark() const;
    QString title() const;
    GameList *rankedGames() { return &m_rankedGames; }
    GameList *personGames() { return &m_personGames; }
    PageNotice *notice() { return &m_notice; }
    bool canPrint() const { return tableside::canPrint(); }
    const score::Ranking &ranking() const { return m_ranking; }
    void setFileService(const FileService &service);
    /// Sets the export folder in tests. The default is in the user's documents.
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }

    /// Reads the finished games of the book. Called when the page opens.
    Q_INVOKABLE void open();
    /// Reads the games again if open() has read them before. Called when the store's content was replaced.
    void reload();
    /// Updates all texts. Called after the language has changed.
    void retranslate();
    /// Prepares rankedGames() for the games that count.
    Q_INVOKABLE void showRankedGames();
    /// Prepares personGames() for the games of a person.
    Q_INVOKABLE void showGamesOf(const QString &personId);
    /// Exports to a file that the user chooses, or into the user's documents if there is no file dialog; notice() has the result.
    /// The file has the ranking as it is at the time of the call. Returns true if the file has been written.
    Q_INVOKABLE bool exportTo(FileKind kind);
    /// Shows a print preview, in which the user can print the ranking.
    Q_INVOKABLE void print();

    /// Returns the ranking with all texts of the page, for paper.
    RankingSheet sheet() const;

signals:
    void changed();

private:
    void onChoiceChanged();
    void readBook();
    /// Returns the games of m_book that the choice lets pass.
    std::vector<const BookGame *> counted() const;
    void update();
    QVariantMap choices() const;
    void store();
    score::Player playerOf(const score::PlayerId &id) const;
    RankingRow rowOf(const score::RankedPlayer &player, bool isFirstUnranked) const;
    RankingLine lineOf(const score::RankedPlayer &player) const;
    QString unrankedHeading() const;
    std::vector<score::RankedPlayer> byName(std::vector<score::RankedPlayer> players) const;
    QDate today() const;

    ScoreStore &m_store;
    const People &m_people;
    AppSettings &m_settings;
    WallClock m_clock;
    GameChoice m_choice;
    score::RankingTerms m_terms;
    QVariantMap m_stored;         ///< The choices that the settings file has.
    std::vector<BookGame> m_book; ///< The finished games of the book with canonical player ids, newest first.
    bool m_isRead = false;        ///< Whether m_book was read.
    score::Ranking m_ranking;
    RowsModel<RankingRow> m_players;
    GameList m_rankedGames;
    GameList m_personGames;
    PageNotice m_notice;
    SavePlace m_savePlace;
};

/// Returns the ranking as a CSV table with a line for each player, in UTF-8 with a byte order mark. Numbers and the separator
/// are as spreadsheets expect them in the user's region.
QByteArray rankingCsv(const score::Ranking &ranking, const QStringList &names);

} // namespace tableside
