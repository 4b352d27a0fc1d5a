// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/damaged_copy.h"

#include "app/store/database/database.h"
#include "app/store/schema/schema.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

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

} // namespace tableside
