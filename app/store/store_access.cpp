#include "app/store/store_access.h"

#include <QDateTime>

#include <algorithm>

namespace tableside {

qint64 nowMs()
{
    return QDateTime::currentMSecsSinceEpoch();
}

StoreAccess::StoreAccess(Database &database)
    : m_database(database), m_begin(writing()), m_commit(writing()), m_rollback(writing())
{
    prepare(m_begin, "BEGIN IMMEDIATE");
    prepare(m_commit, "COMMIT");
    prepare(m_rollback, "ROLLBACK");
}

QSqlQuery StoreAccess::reading() const
{
    QSqlQuery query(m_database.connection());
    query.setForwardOnly(true);
    return query;
}

bool StoreAccess::prepare(QSqlQuery &query, const char *statement)
{
    return query.prepare(QString::fromLatin1(statement)) || failBy(query.lastError());
}

bool StoreAccess::execute(QSqlQuery &query)
{
    if (query.exec())
        return true;
    const QSqlError error = query.lastError();
    query.finish();
    return failBy(error);
}

qint64 StoreAccess::stampAfter(QSqlQuery &newest)
{
    const bool isAny = newest.exec() && newest.next();
    const qint64 stamp = isAny ? std::max(nowMs(), newest.value(0).toLongLong() + 1) : nowMs();
    newest.finish();
    return stamp;
}

void StoreAccess::clear()
{
    m_problem.clear();
    m_trouble = StoreTrouble::None;
}

bool StoreAccess::fail(StoreTrouble trouble, const QString &problem)
{
    m_trouble = trouble;
    m_problem = problem;
    return false;
}

bool StoreAccess::failBy(const QSqlError &error)
{
    return fail(Database::trouble(error), m_database.sentence(error));
}

std::optional<StoreAccess::Series> StoreAccess::readSeries(QSqlQuery &query)
{
    Series series;
    qint64 expected = -1;
    bool inOrder = true;
    const bool read = forEachRow(query, [&] {
        expected = query.value(0).toLongLong();
        inOrder = inOrder && !query.isNull(1) && query.value(1).toLongLong() == series.texts.size();
        series.texts.append(query.value(2).toString().toUtf8());
    });
    if (!read)
        return {};
    series.isThere = expected >= 0;
    series.isWhole = inOrder && expected == series.texts.size();
    return series;
}

} // namespace tableside
