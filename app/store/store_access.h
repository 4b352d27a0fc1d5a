// What every store over a Database does in the same way: prepares statements, runs them, keeps several together in one
// transaction, and says in words what went wrong. A store has one of these.
#pragma once

#include "app/store/database.h"

#include <QByteArrayList>
#include <QSqlQuery>
#include <QString>

#include <optional>

namespace tableside {

/// Milliseconds since 1970, UTC.
qint64 nowMs();

class StoreAccess
{
public:
    /// `database` outlives this.
    explicit StoreAccess(Database &database);
    Q_DISABLE_COPY_MOVE(StoreAccess)

    /// A query to be prepared; one that only reads is read forwards.
    QSqlQuery writing() const { return QSqlQuery(m_database.connection()); }
    QSqlQuery reading() const;
    bool prepare(QSqlQuery &query, const char *statement);

    /// Runs what was prepared and bound; false keeps what went wrong.
    bool execute(QSqlQuery &query);
    /// Calls visit() for each row; false if the rows could not be read to their end.
    bool forEachRow(QSqlQuery &query, const auto &visit);
    /// What was written as a series of texts, one per row: how many there must be, the number from 0, the text.
    struct Series
    {
        QByteArrayList texts;
        bool isThere = false;
        bool isWhole = false;
    };
    /// Nothing if the rows could not be read to their end.
    std::optional<Series> readSeries(QSqlQuery &query);
    /// The time of now, or just after the one that `newest` finds: what is changed last has the latest time of all, though
    /// the clock was set back.
    static qint64 stampAfter(QSqlQuery &newest);
    /// All that `change` executes, or nothing: when it answers false, or the disk refuses, it is rolled back.
    bool transact(const auto &change);

    /// A sentence for the person about what went wrong since clear(), empty when nothing did.
    QString problem() const { return m_problem; }
    StoreTrouble trouble() const { return m_trouble; }
    void clear();
    /// Answers false, so that it can be returned.
    bool fail(StoreTrouble trouble, const QString &problem);

private:
    bool failBy(const QSqlError &error);

    Database &m_database;
    QString m_problem;
    StoreTrouble m_trouble = StoreTrouble::None;
    QSqlQuery m_begin;
    QSqlQuery m_commit;
    QSqlQuery m_rollback;
};

bool StoreAccess::forEachRow(QSqlQuery &query, const auto &visit)
{
    if (!execute(query))
        return false;
    while (query.next())
        visit();
    const QSqlError error = query.lastError();
    query.finish();
    return !error.isValid() || failBy(error);
}

/// With statements of our own: QSqlDatabase::commit() keeps SQLite's error number to itself.
bool StoreAccess::transact(const auto &change)
{
    clear();
    if (!execute(m_begin))
        return false;
    const bool stored = change() && execute(m_commit);
    if (!stored)
        m_rollback.exec(); // on a full disk SQLite has already done so: nothing more to learn
    return stored;
}

} // namespace tableside
