// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/store_access.h"

#include <QDateTime>

#include <algorithm>

namespace tableside {

qint64 nowMs()
{
    return QDateTime::currentMSecsSinceEpoch();
}

QSqlQuery *StoreAccess::execute(const QByteArray &statement, const QVariantList &values)
{
    const auto [place, isNew] = m_prepared.try_emplace(statement, m_database.connection());
    QSqlQuery &query = place->second;
    if (isNew) {
        query.setForwardOnly(true);
        if (!query.prepare(QString::fromUtf8(statement))) {
            failBy(query.lastError());
            m_prepared.erase(place);
            return nullptr;
        }
    }
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(u':' + QString::number(i + 1), values[i]);
    if (query.exec())
        return &query;
    const QSqlError error = query.lastError();
    query.finish();
    failBy(error);
    return nullptr;
}

bool StoreAccess::run(const QByteArray &statement, const QVariantList &values)
{
    QSqlQuery *query = execute(statement, values);
    if (!query)
        return false;
    m_changedRows = query->numRowsAffected();
    m_newRow = query->lastInsertId().toLongLong();
    query->finish();
    return true;
}

bool StoreAccess::runUnlessStale(const QByteArray &statement, const QVariantList &values)
{
    return run(statement, values) && (m_changedRows > 0 || failStale());
}

// The transaction statements are run directly because QSqlDatabase::commit() does not provide SQLite's error code.
bool StoreAccess::begin()
{
    return execute("BEGIN IMMEDIATE", {}) != nullptr;
}

bool StoreAccess::commit()
{
    return execute("COMMIT", {}) != nullptr;
}

bool StoreAccess::isWriteAheadLogged()
{
    if (!m_isWriteAheadLogged) {
        QSqlQuery mode(m_database.connection());
        m_isWriteAheadLogged = mode.exec(QStringLiteral("PRAGMA journal_mode")) && mode.next()
            && mode.value(0).toString() == QLatin1String("wal");
    }
    return *m_isWriteAheadLogged;
}

/// Prepares a new query each time, because SQLite applies this pragma when the statement is prepared. Running a cached statement
/// would have no effect.
bool StoreAccess::setSynchronous(const char *mode)
{
    return QSqlQuery(m_database.connection()).exec(QStringLiteral("PRAGMA synchronous = ") + QLatin1String(mode));
}

/// Ignores errors: on a full disk SQLite has already rolled back.
void StoreAccess::rollBack()
{
    QSqlQuery(m_database.connection()).exec(QStringLiteral("ROLLBACK"));
}

qint64 StoreAccess::laterTime(const QByteArray &statement, const QVariantList &values)
{
    qint64 stamp = nowMs();
    forEachRow(statement, values, [&](const QSqlQuery &row) { stamp = std::max(stamp, row.value(0).toLongLong() + 1); });
    return stamp;
}

void StoreAccess::clear()
{
    m_problem.clear();
    m_isFileDamaged = false;
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
    const StoreTrouble trouble = Database::trouble(error);
    m_isFileDamaged = m_isFileDamaged || trouble == StoreTrouble::Damaged;
    if (trouble == StoreTrouble::Damaged && !m_isInTransaction)
        m_database.repairSoon();
    return fail(trouble, m_database.sentence(error));
}

std::optional<StoreAccess::Series> StoreAccess::readSeries(const QByteArray &statement, const QVariantList &values)
{
    Series series;
    qint64 expected = -1;
    bool inOrder = true;
    const bool read = forEachRow(statement, values, [&](const QSqlQuery &row) {
        expected = row.value(0).toLongLong();
        if (row.isNull(1))
            return; // the series is empty: its only row contains just the expected number of texts
        inOrder = inOrder && row.value(1).toLongLong() == series.texts.size();
        series.texts.append(row.value(2).toString().toUtf8());
    });
    if (!read)
        return {};
    series.isThere = expected >= 0;
    series.isWhole = inOrder && expected == series.texts.size();
    return series;
}

} // namespace tableside
