// A further connection to a database file that only reads, for work in another thread.
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace tableside {

/// Belongs to the thread that makes it. Queries over it must end before it does.
class ReadingConnection
{
public:
    enum Sharing {
        Shared, ///< Others may write meanwhile.
        Alone   ///< No other connection has the file open. Needs no room on the disk, but closing it moves the log into the file.
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
