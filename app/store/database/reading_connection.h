// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A connection for reading a database file, for example in another thread.
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace tableside {

/// An SQLite connection for reading a database file; read-only if `Shared`. Must be used only in the thread that created it. All
/// queries must end before the connection is destroyed.
class ReadingConnection
{
public:
    enum Sharing {
        Shared, ///< Other connections may write at the same time.
        /// No other connection has the file open. Needs no disk space, but closing the connection copies the write-ahead log into
        /// the file.
        Alone
    };
    explicit ReadingConnection(const QString &path, Sharing sharing = Shared);
    ~ReadingConnection();
    Q_DISABLE_COPY_MOVE(ReadingConnection)

    bool isOpen() const { return database().isOpen(); }
    QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }

private:
    QString m_name;
};

} // namespace tableside
