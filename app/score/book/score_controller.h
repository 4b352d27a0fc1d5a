// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The controller of the score pages: sets up, opens, and closes score sheets, and owns the book and the people in it.
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>

#include "app/files/file_job.h"
#include "app/files/print_preview.h"
#include "app/files/save_place.h"
#include "app/system/wake_lock.h"
#include "app/score/book/person_page.h"
#include "app/score/book/score_book.h"
#include "app/score/book/score_files.h"
#include "app/score/book/score_game.h"
#include "app/score/book/score_setup.h"
#include "app/ui/page_notice.h"

#include <functional>
#include <memory>

namespace tableside {

/// The root object of score keeping for QML.
class ScoreController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::ScoreGame *game READ game NOTIFY gameChanged FINAL)
    Q_PROPERTY(tableside::ScoreSetup *setup READ setup CONSTANT FINAL)
    Q_PROPERTY(tableside::ScoreBook *book READ book CONSTANT FINAL)
    Q_PROPERTY(tableside::People *people READ people CONSTANT FINAL)
    Q_PROPERTY(tableside::PersonPage *person READ person CONSTANT FINAL)
    Q_PROPERTY(bool hasUnfinished READ hasUnfinished NOTIFY unfinishedChanged FINAL)
    Q_PROPERTY(QString unfinishedTitle READ unfinishedTitle NOTIFY unfinishedChanged FINAL)
    /// The result of the last import or export, or the reason why another action, such as opening a game, has failed.
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)
    /// The import, or export of the whole book, that is running. Other exports do not use the job.
    Q_PROPERTY(tableside::FileJob *job READ job CONSTANT FINAL)
    /// The file name of a CSV table that can only be imported after a question was answered; empty if there is none.
    Q_PROPERTY(QString tableToImport READ tableToImport NOTIFY tableToImportChanged FINAL)
    /// The yes-or-no question about the table `tableToImport`; empty if there is no table, or if the question is whether the
    /// table is from DOS or UNO.
    Q_PROPERTY(QString importQuestion READ importQuestion NOTIFY tableToImportChanged FINAL)
    /// The two answers to `importQuestion` that the user can choose from.
    Q_PROPERTY(QString importYes READ importYes NOTIFY tableToImportChanged FINAL)
    Q_PROPERTY(QString importNo READ importNo NOTIFY tableToImportChanged FINAL)
    /// Whether this platform can print.
    Q_PROPERTY(bool canPrint READ canPrint CONSTANT FINAL)

public:
    enum FileKind { BookFile, GameFile, Csv, Picture, Pdf, BlankSheet, Hands, BookHands };
    Q_ENUM(FileKind)

    /// \p database must outlive the controller.
    explicit ScoreController(Database &database, WallClock clock = systemWallClock(), QObject *parent = nullptr);
    ~ScoreController() override;

    ScoreGame *game() { return m_game.get(); }
    ScoreSetup *setup() { return &m_setup; }
    ScoreBook *book() { return &m_book; }
    People *people() { return &m_people; }
    PersonPage *person() { return &m_person; }
    bool hasUnfinished() const { return m_unfinished.has_value(); }
    QString unfinishedTitle() const;
    PageNotice *pageNotice() { return &m_notice; }
    /// Returns the text of pageNotice().
    QString notice() const { return m_notice.text(); }
    QString tableToImport() const;
    QString importQuestion() const { return m_tables.value(0).question.sentence; }
    QString importYes() const { return m_tables.value(0).question.yes; }
    QString importNo() const { return m_tables.value(0).question.no; }
    ScoreStore &store() { return m_store; }
    FileJob *job() { return &m_job; }
    void setFileService(const FileService &service);
    /// Sets the export folder in tests. The default is in the user's documents.
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }

    bool canPrint() const { return tableside::canPrint(); }

    /// Starts the game that was set up and opens its sheet. Returns false if the setup has a problem or storing fails.
    Q_INVOKABLE bool startGame();
    Q_INVOKABLE bool openGame(qint64 id);
    bool openUnfinished();
    void closeGame();
    /// Stores in memory the texts that were typed on the open game's page and not saved yet, indexed by field. An empty \p typed
    /// removes the stored texts.
    Q_INVOKABLE void storeUnsavedTexts(const QVariantMap &typed);
    /// Returns the texts that storeUnsavedTexts() stored for the open game, and removes them from memory.
    Q_INVOKABLE QVariantMap takeUnsavedTexts();
    /// Copies the players, rules, and target of the open game into the setup; see ScoreSetup::takeOver().
    Q_INVOKABLE void prepareRematch();
    /// Copies the players, rules, and target of a stored game into the setup without opening the game. Returns false and sets
    /// `notice` if the game cannot be read.
    Q_INVOKABLE bool prepareFromGame(qint64 id);
    Q_INVOKABLE void openPerson(const QString &id);
    /// Deletes the person whose page is shown; see People::forget(). Closes the open sheet if the person plays in it. Returns false
    /// if that fails; People::problem then has the reason.
    Q_INVOKABLE bool deletePerson();
    /// Adds a player to the open game. \p name may be new or known; \p points are the starting points. \p after is the id of the
    /// player to the right of the new seat, or empty to make the new seat the last one. A player who has left the game returns to
    /// the old seat with the old points, whatever \p points and \p after are. Returns false if the player cannot join.
    Q_INVOKABLE bool join(const QString &name, int points, const QString &after = {});
    /// Returns the name of a person in the book that differs from a newcomer's \p name only in accents; see People::alike().
    Q_INVOKABLE QString alike(const QString &name) const;
    /// Renames a person who plays in the open game. Returns false if that fails, for example because another person has the name.
    Q_INVOKABLE bool rename(int seat, const QString &name);
    /// Opens the page of a player in the open game. Does nothing for computer players, who have no pages.
    Q_INVOKABLE void openPersonAt(int seat);
    /// Exports to a file that the user chooses, or into the user's documents if there is no file dialog; notice() has the result.
    /// Csv, Hands, Picture, and Pdf contain the open score sheet as it is at the time of the call, even if the sheet changes while the
    /// user chooses the file. Returns true if the file has been written or job() has started to write the book. Returns false if
    /// writing failed or the file dialog is still open.
    Q_INVOKABLE bool exportTo(FileKind kind);
    /// Starts job() to import a file; notice() then has the result. If a question about a table must be answered first,
    /// tableToImport() names that table.
    void importFrom(const QString &path);
    /// Answers whether `tableToImport` is from DOS or UNO, and continues the import of that table. \p game is "dos" or "uno".
    Q_INVOKABLE void importTable(const QString &game);
    /// Answers importQuestion() by importYes() or importNo(), and continues the import of the table. Another question may follow.
    Q_INVOKABLE void answerImport(bool yes);
    /// Cancels the import of the table `tableToImport`.
    Q_INVOKABLE void leaveTable();
    /// Lets the user choose a file to import. Without a file dialog, shows how to import a file instead.
    Q_INVOKABLE void pickAndImport();
    /// Shows a print preview of the open sheet, in which the user can print the sheet.
    Q_INVOKABLE void print();

    /// Reads everything from the store again. Called when the store's content was replaced.
    void reload();

signals:
    void gameChanged();
    void gameWon(); ///< Emitted when the open game has just been decided or ended and has a winner.
    /// Emitted when the open game has been decided or ended and the change is stored, and when closeGame() has closed a game.
    void gameDone();
    void unfinishedChanged();
    void tableToImportChanged();

private:
    bool show(std::unique_ptr<ScoreSession> session);
    void findUnfinished();
    void keepUnsavedEnd(ScoreGame &game);
    void updatePlayerNames();
    void beginImport(const QString &path, const ImportAnswers &answers);
    void showImported(const FileOutcome &outcome, const ImportedTable &table);
    std::function<FileOutcome(const QString &path)> exporter(FileKind kind);
    void exportBookTo(const QString &path);
    void exportHandsTo(const QString &path);

    Database &m_database;
    ScoreStore m_store;
    WallClock m_clock;
    People m_people;
    ScoreSetup m_setup;
    ScoreBook m_book;
    PersonPage m_person;
    std::unique_ptr<ScoreGame> m_game;
    WakeLock m_wakeLock;
    std::optional<ScoreShown> m_unfinished;
    qint64 m_unfinishedId = 0;
    PageNotice m_notice;
    SavePlace m_savePlace;
    /// A CSV table that can only be imported after a question was answered.
    struct WaitingTable
    {
        QString path;
        ImportQuestion question;
        ImportAnswers answers; ///< The answers given so far about this table.
    };
    QList<WaitingTable> m_tables;         ///< The CSV tables that wait for an answer. The first one's question is shown.
    QHash<qint64, QVariantMap> m_unsaved; ///< The typed texts of each game by its id; see storeUnsavedTexts().
    /// The unsaved corrections of how a round ended, indexed by game id.
    QHash<qint64, HandEntry::UnsavedEnd> m_unsavedEnds;
    FileJob m_job;
};

} // namespace tableside
