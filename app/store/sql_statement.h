// One SQL statement over any connection, for what is done without a store.
#pragma once

#include <QSqlQuery>
#include <QVariantList>

namespace tableside {

/// Prepares and runs \p statement, whose placeholders are "?". Returns false if it fails; query.lastError() says why.
inline bool runStatement(QSqlQuery &query, const char *statement, const QVariantList &values)
{
    if (!query.prepare(QLatin1String(statement)))
        return false;
    for (const QVariant &value : values)
        query.addBindValue(value);
    return query.exec();
}

} // namespace tableside
