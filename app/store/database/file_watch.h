// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Detects that a database file or its write-ahead log was deleted, replaced, or shortened while SQLite has it open. SQLite keeps
// writing into a deleted file without an error, so each change is checked with this class.
#pragma once

#include <QString>

namespace tableside {

/// A watch on one database file. Copyable, so that jobs in other threads can have their own copies. Detects nothing in a browser,
/// where files have no identity.
class FileWatch
{
public:
    /// Stores the identity and size of the file at \p path and its write-ahead log.
    void start(const QString &path);
    /// Returns whether the database file and its log are the same files as at start(), have not become shorter, and the database
    /// begins with SQLite's header. Returns true before start().
    bool isInPlace() const;
    /// Stores the present sizes of the file and its log. Called after each change, so that a later loss of the change is
    /// detected.
    void update();

private:
    struct Identity
    {
        quint64 device = 0;
        quint64 node = 0;
        qint64 size = -1; ///< The size in bytes; -1 if there is no file.
        bool isSame(const Identity &other) const { return device == other.device && node == other.node; }
    };

    static Identity identityOf(const QString &path);
    QString logPath() const;

    QString m_path; ///< The path of the database file; empty before start().
    Identity m_file;
    Identity m_log;
};

} // namespace tableside
