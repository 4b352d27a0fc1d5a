// One more connection to a database file, that only reads: for what is done beside the app, in another thread.
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace tableside {

/// Of the thread that makes it. Queries over it must be gone before it is.
class ReadingConnection
{
public:
    explicit ReadingConnection(const QString &path);
    ~ReadingConnection();
    Q_DISABLE_COPY_MOVE(ReadingConnection)

    bool isOpen() const { return database().isOpen(); }
    QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }

private:
    QString m_name;
};

} // namespace tableside
