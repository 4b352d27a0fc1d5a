#include "app/store/reading_connection.h"

#include <QAtomicInt>

namespace tableside {

ReadingConnection::ReadingConnection(const QString &path)
{
    static QAtomicInt opened;
    m_name = QStringLiteral("tableside-reading-%1").arg(opened.fetchAndAddRelaxed(1));
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    connection.setDatabaseName(path);
    connection.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=2000"));
    connection.open();
}

ReadingConnection::~ReadingConnection()
{
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

} // namespace tableside
