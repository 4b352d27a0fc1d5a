// A read-only connection to a database file, for work in another thread.
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace tableside {

/// Must be used only in the thread that created it. All queries must end before it is destroyed.
class ReadingConnection
{
public:
    enum Sharing {
        Shared, ///< Others may write meanwhile.
        Alone   ///< No other connection has the file open. Needs no disk space, but closing it moves the log into the file.
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
