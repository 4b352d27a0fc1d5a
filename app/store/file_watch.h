// Notices that a database file or its write-ahead log was deleted, replaced, or shortened while SQLite has it open. SQLite
// itself keeps writing into a deleted file without an error, so that each change is checked against this.
#pragma once

#include <QString>

namespace tableside {

/// A copyable value; copies go to jobs in other threads. Watches nothing in a browser, whose files have no identity.
class FileWatch
{
public:
    /// Remembers the file at \p path and its write-ahead log as they are now.
    void start(const QString &path);
    /// Returns whether both files are still the remembered ones, start like a database, and are no shorter than they were. Also
    /// true before start().
    bool isInPlace() const;
    /// Remembers the present sizes. Called after each change, because a later loss of it must be noticed.
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

    QString m_path; ///< Empty before start().
    Identity m_file;
    Identity m_log;
};

} // namespace tableside
