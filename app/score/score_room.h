// The way to a score sheet: sets one up, finds the one that lies open, keeps the book and the people in it.
#pragma once

#include <QDate>
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
    /// The name of a table to be imported, while it is asked of which game it is; else empty.
    Q_PROPERTY(QString tableToImport READ tableToImport NOTIFY tableToImportChanged FINAL)
    /// The day of the newest sound backup of a file that was damaged or lost; empty if there is none to be offered.
    Q_PROPERTY(QString backupDay READ backupDay NOTIFY unfinishedChanged FINAL)
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
    QString backupDay() const;
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
    /// Somebody at the open game is called so from now on. False if somebody else is.
    Q_INVOKABLE bool rename(int seat, const QString &name);
    /// The page of somebody at the open game; computer players have none.
    Q_INVOKABLE void openPersonAt(int seat);
    /// Exports to a file that the person chooses, or else into the user's documents; notice() says where. The sheet is written
    /// as it is now, however long the person takes. Returns whether the file has been written, or job() has begun to write the
    /// book; false while the person is still choosing.
    Q_INVOKABLE bool exportTo(FileKind kind);
    /// By job(); notice() says what came of it. A table that does not say of which game it is waits in tableToImport().
    void importFrom(const QString &path);
    Q_INVOKABLE void importTable(const QString &box);
    Q_INVOKABLE void leaveTable();
    /// Lets the person pick the file; where nothing can be picked, says how else it comes in.
    Q_INVOKABLE void pickAndImport();
    /// A preview of the open sheet, and from there to the printer.
    Q_INVOKABLE void print();
    /// Everything of the backups that the store lacks comes back.
    Q_INVOKABLE bool restoreBackup();
    /// They are not offered any more.
    Q_INVOKABLE void declineBackup();

    /// The store holds something else than before.
    void reload();

signals:
    void gameChanged();
    void gameWon(); ///< The one that is shown.
    void unfinishedChanged();
    /// What the stores hold is another than before.
    void restored();
    void tableToImportChanged();

private:
    bool show(std::unique_ptr<ScoreSession> session);
    void findUnfinished();
    void keepUnsavedEnd(ScoreGame &game);
    void showNamesOfNow();
    void offerBackup();
    void readAgain();
    void beginImport(const QString &path, std::optional<GameId> box);
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
    QStringList m_tables; ///< Paths of imported tables for which the game is still to be chosen; the first is asked about.
    QHash<qint64, QVariantMap> m_unsaved; ///< By game; see keepUnsaved().
    QHash<qint64, HandEntry::UnsavedEnd> m_unsavedEnds; ///< By game; see HandEntry::unsavedEnd().
    FileJob m_job;
    QDate m_offeredDay; ///< Of the backup; invalid if there is none to be offered.
};

} // namespace tableside
