// The way to a score sheet: sets one up, finds the one that lies open, keeps the book and the people in it.
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>

#include "app/platform/file_job.h"
#include "app/platform/print_preview.h"
#include "app/platform/save_place.h"
#include "app/platform/wake_lock.h"
#include "app/score/person_page.h"
#include "app/score/score_book.h"
#include "app/score/score_files.h"
#include "app/score/score_game.h"
#include "app/score/score_setup.h"
#include "app/text/page_notice.h"

#include <functional>
#include <memory>

namespace tableside {

class ScoreRoom : public QObject
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
    /// What came of the last import, export or attempt to open something.
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)
    /// What of that takes long.
    Q_PROPERTY(tableside::FileJob *job READ job CONSTANT FINAL)
    /// The name of the table that waits for an answer before it is imported; empty if none does.
    Q_PROPERTY(QString tableToImport READ tableToImport NOTIFY tableToImportChanged FINAL)
    /// The question to be answered with yes or no; empty while the question is which game the table is from.
    Q_PROPERTY(QString importQuestion READ importQuestion NOTIFY tableToImportChanged FINAL)
    /// Whether that question is about a person, and not about a game that the table may correct.
    Q_PROPERTY(bool asksAboutPerson READ asksAboutPerson NOTIFY tableToImportChanged FINAL)
    /// Whether the sheet can be printed.
    Q_PROPERTY(bool canPrint READ canPrint CONSTANT FINAL)

public:
    enum FileKind { BookFile, GameFile, Csv, Picture, Pdf, BlankSheet };
    Q_ENUM(FileKind)

    /// `database` outlives the room.
    explicit ScoreRoom(Database &database, WallClock clock = systemWallClock(), QObject *parent = nullptr);
    ~ScoreRoom() override;

    ScoreGame *game() { return m_game.get(); }
    ScoreSetup *setup() { return &m_setup; }
    ScoreBook *book() { return &m_book; }
    People *people() { return &m_people; }
    PersonPage *person() { return &m_person; }
    bool hasUnfinished() const { return m_unfinished.has_value(); }
    QString unfinishedTitle() const;
    PageNotice *pageNotice() { return &m_notice; }
    /// Its words.
    QString notice() const { return m_notice.text(); }
    QString tableToImport() const;
    QString importQuestion() const { return m_tables.value(0).question.sentence; }
    bool asksAboutPerson() const { return m_tables.value(0).question.kind == ImportQuestion::Kind::Person; }
    ScoreStore &store() { return m_store; }
    FileJob *job() { return &m_job; }
    void setFileDesk(const FileDesk &desk);
    /// For tests; otherwise the user's documents.
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }

    bool canPrint() const { return tableside::canPrint(); }

    Q_INVOKABLE bool startGame();
    Q_INVOKABLE bool openGame(qint64 id);
    Q_INVOKABLE bool openUnfinished();
    Q_INVOKABLE void closeGame();
    /// Keeps what was typed on the page of the open game and not saved, by field; empty clears it.
    Q_INVOKABLE void keepUnsaved(const QVariantMap &typed);
    /// Returns what keepUnsaved() has kept for the open game, and clears it.
    Q_INVOKABLE QVariantMap takeUnsaved();
    /// Lays the people and rules of the open game out in the setup.
    Q_INVOKABLE void prepareRematch();
    /// Those of a game of the book, which stays closed. False if it cannot be read; see `notice`.
    Q_INVOKABLE bool prepareLike(qint64 id);
    Q_INVOKABLE void openPerson(const QString &id);
    /// Somebody sits down at the open game: a name, new or remembered, what they start with, and the id of the player to
    /// whose left they sit; empty for the last seat.
    Q_INVOKABLE bool join(const QString &name, int points, const QString &after = {});
    /// Returns the name of somebody in the book who may be meant by the name of a newcomer; see People::alike().
    Q_INVOKABLE QString alike(const QString &name) const;
    /// Somebody at the open game is called so from now on. False if somebody else is.
    Q_INVOKABLE bool rename(int seat, const QString &name);
    /// The page of somebody at the open game; computer players have none.
    Q_INVOKABLE void openPersonAt(int seat);
    /// Exports to a file that the person chooses, or else into the user's documents; notice() says where. The sheet is written
    /// as it is now, however long the person takes. Returns whether the file has been written, or job() has begun to write the
    /// book; false while the person is still choosing.
    Q_INVOKABLE bool exportTo(FileKind kind);
    /// Imports a file by job(); notice() says what came of it. A table about which there is a question waits in
    /// tableToImport().
    void importFrom(const QString &path);
    /// Answers which game the table is from.
    Q_INVOKABLE void importTable(const QString &box);
    /// Answers importQuestion().
    Q_INVOKABLE void answerImport(bool yes);
    Q_INVOKABLE void leaveTable();
    /// Lets the person pick the file; where nothing can be picked, says how else it comes in.
    Q_INVOKABLE void pickAndImport();
    /// A preview of the open sheet, and from there to the printer.
    Q_INVOKABLE void print();

    /// The store holds something else than before.
    void reload();

signals:
    void gameChanged();
    void gameWon(); ///< The one that is shown.
    /// Emitted when the open game is decided, ended, or left, after that was stored.
    void gameDone();
    void unfinishedChanged();
    void tableToImportChanged();

private:
    bool show(std::unique_ptr<ScoreSession> session);
    void findUnfinished();
    void keepUnsavedEnd(ScoreGame &game);
    void showNamesOfNow();
    void beginImport(const QString &path, const ImportAnswers &answers);
    void tellReplaced(const FileOutcome &outcome, const ImportedTable &table);
    std::function<FileOutcome(const QString &path)> exporter(FileKind kind);
    void exportBookTo(const QString &path);

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
    /// A table about which there is a question before it can be imported.
    struct WaitingTable
    {
        QString path;
        ImportQuestion question;
        ImportAnswers answers; ///< The answers so far.
    };
    QList<WaitingTable> m_tables; ///< The first one is asked about.
    QHash<qint64, QVariantMap> m_unsaved; ///< The typed texts of each game; see keepUnsaved().
    QHash<qint64, HandEntry::UnsavedEnd> m_unsavedEnds; ///< The unsaved correction of each game; see HandEntry::unsavedEnd().
    FileJob m_job;
};

} // namespace tableside
