// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/file_watch.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace tableside {

namespace {

/// The first bytes of every SQLite database, https://sqlite.org/fileformat2.html#magic_header_string
constexpr QByteArrayView sqliteMagic("SQLite format 3", 16);

bool startsLikeDatabase(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly | QIODevice::Unbuffered) && file.read(sqliteMagic.size()) == sqliteMagic;
}

} // namespace

FileWatch::Identity FileWatch::identityOf([[maybe_unused]] const QString &path)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_WASM)
    struct stat found = {};
    if (stat(QFile::encodeName(path).constData(), &found) == 0 && S_ISREG(found.st_mode))
        return {static_cast<quint64>(found.st_dev), static_cast<quint64>(found.st_ino), found.st_size};
#endif
    return {};
}

QString FileWatch::logPath() const
{
    return m_path + QStringLiteral("-wal");
}

void FileWatch::start(const QString &path)
{
    m_path = path;
    m_file = identityOf(path);
    m_log = identityOf(logPath());
}

bool FileWatch::isInPlace() const
{
    if (m_file.size < 0)
        return true;
    const Identity file = identityOf(m_path);
    if (file.size < m_file.size || !file.isSame(m_file) || (file.size > 0 && !startsLikeDatabase(m_path)))
        return false;
    if (m_log.size < 0)
        return true;
    const Identity log = identityOf(logPath());
    return log.size >= m_log.size && log.isSame(m_log);
}

void FileWatch::update()
{
    if (m_file.size < 0)
        return;
    m_file.size = identityOf(m_path).size;
    m_log = identityOf(logPath());
}

} // namespace tableside
