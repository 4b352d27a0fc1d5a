// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/database_files.h"

#include "app/store/schema/schema.h"

#include <QAtomicInt>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QtEndian>

#include <algorithm>
#include <array>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace tableside {

namespace {

/// Writes a new database header if the file's header is destroyed but the rest of the first page is intact:
/// https://sqlite.org/fileformat2.html#the_database_header
void mendHeader(const QString &path)
{
    constexpr int headerSize = 100;
    constexpr quint32 pageSize = 4096;
    constexpr char leafPage = 0x0d;
    constexpr char interiorPage = 0x05;
    const QByteArray magic("SQLite format 3", 16);
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return;
    const QByteArray begin = file.read(headerSize + 1);
    if (begin.size() <= headerSize || begin.startsWith(magic) || (begin.back() != leafPage && begin.back() != interiorPage))
        return;
    QByteArray header(headerSize, '\0');
    const auto put = [&](int offset, quint32 value) { qToBigEndian(value, header.data() + offset); };
    header.replace(0, magic.size(), magic);
    put(16, pageSize << 16 | 0x0202); // page size, WAL mode
    put(20, 0x00402020);              // no reserved bytes; fixed payload fractions
    put(24, 1);                       // change counter
    put(28, static_cast<quint32>(file.size() / pageSize));
    put(40, 1); // SQLite's counter of schema changes
    put(44, 4); // schema format
    put(56, 1); // UTF-8
    put(60, static_cast<quint32>(Database::schemaVersion()));
    put(68, static_cast<quint32>(schema::applicationId));
    put(92, 1); // the change counter for which the page count is valid
    put(96, 3'040'001);
    if (file.seek(0))
        file.write(header);
}

} // namespace

QString siblingFile(const QString &path, const QString &addition)
{
    const QFileInfo file(path);
    const QString ending = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return file.absoluteDir().filePath(file.completeBaseName() + addition + ending);
}

QStringList siblingFiles(const QString &path, const QString &addition)
{
    const QFileInfo file(path);
    const QDir folder(file.absolutePath(), file.completeBaseName() + addition + u'*', QDir::Name | QDir::Reversed, QDir::Files);
    QStringList files;
    for (const QString &name : folder.entryList())
        files.append(folder.filePath(name));
    return files;
}

ReadingConnection::ReadingConnection(const QString &path, Sharing sharing)
{
    static QAtomicInt opened;
    m_name = QStringLiteral("tableside-reading-%1").arg(opened.fetchAndAddRelaxed(1));
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    connection.setDatabaseName(path);
    const QString timeout = QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000");
    connection.setConnectOptions(sharing == Alone ? timeout : QStringLiteral("QSQLITE_OPEN_READONLY;") + timeout);
    if (connection.open() && sharing == Alone)
        // The mode must be set before the first access to the file.
        QSqlQuery(connection).exec(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"));
}

ReadingConnection::~ReadingConnection()
{
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

DamagedCopy::DamagedCopy(const QString &file)
    : m_folder(QFileInfo(file).absolutePath() + QStringLiteral("/tableside-reading-XXXXXX")), m_path(file)
{
    if (!m_folder.isValid())
        m_folder = QTemporaryDir();
    const QString copy = m_folder.filePath(QStringLiteral("damaged.sqlite"));
    if (!m_folder.isValid() || !QFile::copy(file, copy))
        return;
    const QString log = QStringLiteral("-wal");
    if (QFileInfo::exists(file + log) && !QFile::copy(file + log, copy + log))
        return;
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    mendHeader(copy);
    m_path = copy;
}

namespace integrity {

namespace {

const QString damaged = QStringLiteral("-damaged-");

/// The suffixes that SQLite appends for the files of one database.
constexpr std::array fileSuffixes{"", "-wal", "-shm"};

QString withSuffix(const QString &path, const char *suffix)
{
    return path + QLatin1String(suffix);
}

bool isTaken(const QString &path)
{
    return std::ranges::any_of(fileSuffixes, [&](const char *suffix) { return QFileInfo::exists(withSuffix(path, suffix)); });
}

std::optional<QSqlError> faultFoundBy(const QString &check, const QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(check) || !query.next())
        return query.lastError();
    const QString found = query.value(0).toString();
    if (found == QLatin1String("ok"))
        return std::nullopt;
    return QSqlError(found, {}, QSqlError::StatementError, QString::number(sqliteCorrupt));
}

} // namespace

std::optional<QSqlError> faultInSmallTables(const QSqlDatabase &database)
{
    QSqlQuery tables(database);
    if (!tables.exec(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table'"
                                    " AND name NOT IN ('table_match_line', 'score_fact')")))
        return tables.lastError();
    while (tables.next()) {
        const QString check = QStringLiteral("PRAGMA quick_check('%1')").arg(tables.value(0).toString());
        if (auto found = faultFoundBy(check, database))
            return found;
    }
    return tables.lastError().isValid() ? std::optional(tables.lastError()) : std::nullopt;
}

StoreTrouble examine(const QString &path)
{
    const ReadingConnection reading(path);
    if (!reading.isOpen())
        return StoreTrouble::Other;
    const auto found = faultFoundBy(QStringLiteral("PRAGMA quick_check(1)"), reading.database());
    return found ? Database::trouble(*found) : StoreTrouble::None;
}

QString quarantine(const QString &path)
{
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    QString aside = siblingFile(path, damaged + day);
    for (int n = 2; isTaken(aside); ++n)
        aside = siblingFile(path, damaged + day + u'-' + QString::number(n));
    // The database is renamed before its write-ahead log. After a crash between the two, only the log has its old name, and
    // SQLite discards that log beside a new database. A log whose database is missing is renamed, too.
    const bool isThere = QFileInfo::exists(path);
    if (isThere && !QFile::rename(path, aside))
        return {};
    for (const char *suffix : {"-wal", "-shm"})
        QFile::rename(withSuffix(path, suffix), withSuffix(aside, suffix));
    return isThere ? aside : QString();
}

QStringList quarantined(const QString &path)
{
    return siblingFiles(path, damaged);
}

bool syncToDisk([[maybe_unused]] const QString &path)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_WASM)
    const auto sync = [](const QString &name) {
        const int file = open(QFile::encodeName(name).constData(), O_RDONLY | O_CLOEXEC);
        const bool isSynced = file >= 0 && fsync(file) == 0;
        if (file >= 0)
            close(file);
        return isSynced;
    };
    sync(QFileInfo(path).absolutePath()); // the result is ignored: some file systems cannot sync a folder
    return sync(path);
#else
    return true;
#endif
}

} // namespace integrity

} // namespace tableside
