// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The controller of all tables: starts, resumes, replays and discards matches, and connects the tables to the stores and the
// settings.
#pragma once

#include "app/daily/daily_deal.h"
#include "app/store/matches/match_store.h"
#include "app/store/scores/score_store.h"
#include "app/table/dos/dos_setup.h"
#include "app/table/dos/dos_table.h"
#include "app/table/replay/match_replay.h"
#include "app/table/setup/unfinished_matches.h"
#include "app/table/uno/uno_setup.h"
#include "app/table/uno/uno_table.h"
#include "app/ui/page_notice.h"

#include <QObject>
#include <QQmlEngine>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tableside {

class AppSettings;
class Database;
class People;
class SoundBoard;
class TimeSource;

class TableController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::GameTable *table READ table NOTIFY tableChanged FINAL)
    /// The game being set up: "dos" or "uno".
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// The setup of `game`.
    Q_PROPERTY(tableside::MatchSetup *setup READ setup NOTIFY gameChanged FINAL)
    Q_PROPERTY(tableside::DosSetup *dosSetup READ dosSetup CONSTANT FINAL)
    Q_PROPERTY(tableside::UnoSetup *unoSetup READ unoSetup CONSTANT FINAL)
    /// The name of the game that the people at the table can play next: "UNO" after DOS, "DOS" after UNO; empty if that game has
    /// too few seats for them.
    Q_PROPERTY(QString otherGame READ otherGame NOTIFY tableChanged FINAL)
    /// The open replay; null if there is none.
    Q_PROPERTY(tableside::MatchReplay *replay READ replay NOTIFY replayChanged FINAL)
    Q_PROPERTY(tableside::DailyDeal *daily READ daily CONSTANT FINAL)
    Q_PROPERTY(tableside::UnfinishedMatches *unfinished READ unfinished CONSTANT FINAL)
    /// The notice on the page Home.
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)
    /// Words that say why nothing is stored permanently and, if possible, how to change that; empty if everything is stored.
    Q_PROPERTY(QString forgets READ forgets NOTIFY retranslated FINAL)
    /// The notice that the last match could not begin, with the reason. The notice is cleared when a table opens and by
    /// setGame().
    Q_PROPERTY(tableside::PageNotice *startNotice READ startNotice CONSTANT FINAL)

public:
    /// All five objects must outlive the table controller; \p time is the time source of all tables.
    TableController(Database &database, SoundBoard &sounds, AppSettings &settings, TimeSource &time, People &people,
                    QObject *parent = nullptr);
    ~TableController() override;

    GameTable *table() { return m_table.get(); }
    QString game() const { return m_game; }
    void setGame(const QString &game);
    MatchSetup *setup();
    DosSetup *dosSetup() { return &m_dosSetup; }
    UnoSetup *unoSetup() { return &m_unoSetup; }
    QString otherGame() const;
    MatchReplay *replay() { return m_replay.get(); }
    DailyDeal *daily() { return &m_daily; }
    UnfinishedMatches *unfinished() { return &m_unfinished; }
    PageNotice *pageNotice() { return &m_notice; }
    /// Returns the text of pageNotice().
    QString notice() const { return m_notice.text(); }
    QString forgets() const { return m_forgets(); }
    PageNotice *startNotice() { return &m_startNotice; }
    /// Returns the text of startNotice().
    QString startProblem() const { return m_startNotice.text(); }
    /// Sets the file service for saving matches from the table.
    void setFileService(const FileService &service);
    /// Sets the delays of AI players, for tests.
    void setAiPace(const AiPace &pace);
    /// Sets whether each step stays on the screen for its time (Pace::holds), for tests.
    void setHolds(bool holds);

    Q_INVOKABLE bool startMatch();
    /// Begins today's deal of \p game, or continues it. Returns false if it was played already, or on failure.
    Q_INVOKABLE bool playDaily(const QString &game);
    /// Resumes the unfinished match with that id. Returns false on failure.
    Q_INVOKABLE bool resumeMatch(qint64 id);
    /// Resumes the unfinished match of \p game that was played last. Returns false if there is none or on failure.
    bool resumeMatch(const QString &game);
    /// Opens the replay of a stored match at its beginning. Returns false and shows a notice on failure.
    Q_INVOKABLE bool openReplay(qint64 matchId);
    /// Opens the replay of a record or save file, whose header names \p game. If the match is not over, starts at its end, so
    /// that it can be continued. Returns false and shows a notice on failure.
    bool showRecord(const QString &game, const QByteArray &record);

    /// Starts and stores a new match that continues the replay from its position. One person plays from the replay's `seat`
    /// against AI players. But at the end of an unfinished match in which people played, the recorded players continue. Returns
    /// false if the match is over at this position, and shows a notice on other failures.
    Q_INVOKABLE bool playOn();
    void closeReplay();
    Q_INVOKABLE bool playAgain();
    /// Sets up a match of the other game (UNO after DOS, DOS after UNO) with the players at the table. Returns false without a
    /// table, or if the other game has too few seats for the people.
    Q_INVOKABLE bool setUpOtherGame();
    void leaveTable();
    /// Makes leaveTable() discard the match of this table and show a notice with a button to restore it.
    Q_INVOKABLE void discardWhenLeft() { m_isDiscarded = true; }
    /// Discards an unfinished match and shows a notice with a button to restore it.
    Q_INVOKABLE void discard(qint64 id);
    /// Restores a match that was discarded since the start of the app.
    Q_INVOKABLE void restore(qint64 id);
    /// Updates the list of unfinished matches and `forgets`, and dismisses the notice, after the content of the store has
    /// changed.
    void reload();
    /// Updates this object's texts after the language has changed.
    void retranslate();

signals:
    void gameChanged();
    void tableChanged();
    void replayChanged();
    /// Emitted when a match was entered in the score book or removed from it.
    void bookChanged();
    /// Emitted when a round of the match at the table has been counted.
    void roundCounted(const tableside::MatchSessionBase &session);
    /// Emitted when a match is over and the store has closed it.
    void matchClosed();
    void retranslated();

private:
    template <typename Game>
    bool begin(const MatchConfig<Game> &config);
    template <typename Game>
    bool openTableOrReport(std::unique_ptr<TableSession<Game>> session, const QString &problem);
    template <typename Game>
    bool resume(qint64 id);
    template <typename Game>
    bool importRecord(const std::vector<std::string> &record, int seatOfPerson);
    bool look(const QString &game, const std::vector<std::string> &lines, QString &problem);
    template <typename Game>
    bool playAgainAt(TableSession<Game> &session);
    bool seat(std::unique_ptr<GameTable> table);
    void applySettings();

    SoundBoard &m_sounds;
    AppSettings &m_settings;
    TimeSource &m_time;
    People &m_people;
    MatchStore m_store;
    ScoreStore m_scores;
    DosSetup m_dosSetup;
    UnoSetup m_unoSetup;
    QString m_game = QStringLiteral("dos");
    std::unique_ptr<GameTable> m_table;
    bool m_isDiscarded = false; ///< Whether the table's match is discarded when the table is left.
    std::unique_ptr<MatchReplay> m_replay;
    UnfinishedMatches m_unfinished;
    DailyDeal m_daily;
    PageNotice m_notice;
    PageNotice::Sentence m_forgets;
    PageNotice m_startNotice;
    FileService m_fileService;
    AiPace m_aiPace;
    bool m_holds = true;
};

} // namespace tableside
