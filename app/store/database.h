// The one SQLite file that holds what must not be lost: opening it, bringing its schema up to date, setting it aside
// when it is damaged. Whoever cannot be given a file is given a database in memory and a notice that says why, so
// that one can always play. Tables are read and written by the stores (MatchStore), each over a Database.
#pragma once

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

#include <functional>
#include <optional>

namespace tableside {

/// Why something could not be stored or read; `None` when it could.
enum class StoreTrouble {
    None,
    Full,     ///< no room left on the disk
    ReadOnly, ///< the file or its folder must not be written
    Damaged,  ///< what is in the file is not what SQLite wrote
    Busy,     ///< somebody else kept the file locked for longer than we wait
    Stale,    ///< another running Tableside went on with the same match
    Other
};

/// Lives in one thread, and longer than the stores over it. Connections are named apart: several instances may be
/// open at once, on the same file too.
class Database
{
    Q_DECLARE_TR_FUNCTIONS(tableside::Database)

public:
    /// Opens (and creates) the file at `path`; an empty `path` means defaultPath(). Afterwards the database can be
    /// used whatever happened: see isPersistent() and notice().
    explicit Database(const QString &path = {});
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    /// `tableside.sqlite` in the user's folder for application data.
    static QString defaultPath();
    /// The schema version that this program writes (PRAGMA user_version).
    static int schemaVersion();

    QString path() const { return m_path; }
    /// False when `path` could not be used: what is stored is then forgotten at the end.
    bool isPersistent() const { return m_persistent; }
    /// One or two sentences for the person about a file that was damaged, lost, refused or cannot be written; else
    /// empty. What backups there are of a damaged or lost file are offered: see backups.h.
    QString notice() const { return m_notice ? m_notice() : QString(); }
    /// What SQLite said when `path` could not be used; `None` also where it was not SQLite that refused.
    StoreTrouble openingTrouble() const { return m_openingTrouble; }

    QSqlDatabase connection() const { return QSqlDatabase::database(m_connectionName, false); }

    /// What an SQLite error means to us.
    static StoreTrouble trouble(const QSqlError &error);
    /// The same as words for the person, with what to do next. Empty for `None`.
    QString sentence(const QSqlError &error) const;
    /// The same of damage that was found while nobody was waiting for the file.
    QString damageSentence() const;

private:
    enum class Opening { Ready, Damaged, Newer, Foreign, Failed };

    void openFile();
    void lookForWhatWasBefore(QString damaged);
    void beginNumbersApart();
    Opening tryToOpen();
    Opening inspect();
    bool isSound();
    bool migrate();
    bool migrateFrom(int version);
    bool canWrite();
    bool connectTo(const QString &file);
    void disconnectFile();
    bool run(const QString &statement);
    std::optional<qint64> number(const QString &statement);
    QString refusal(Opening opening, const QSqlError &error) const;
    void refuse(Opening opening);

    QString m_path;
    QString m_connectionName;
    std::function<QString()> m_notice; ///< In the language of the moment; none if there is nothing to say.
    QSqlError m_error; ///< of the last statement while opening
    StoreTrouble m_openingTrouble = StoreTrouble::None;
    bool m_persistent = false;
    bool m_isNew = false; ///< there was nothing in the file, or no file
};

} // namespace tableside
