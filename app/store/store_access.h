// What every store over a Database does in the same way: runs statements, keeps several together in one transaction, and
// says in words what went wrong. A store has one of these.
#pragma once

#include "app/store/database.h"

#include <QByteArrayList>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <map>
#include <optional>

namespace tableside {

/// Milliseconds since 1970, UTC.
qint64 nowMs();

/// Statements are prepared once; values are those of their :1, :2 and so on.
class StoreAccess
{
public:
    /// `database` outlives this.
    explicit StoreAccess(Database &database) : m_database(database) { m_database.add(this); }
    ~StoreAccess()
    {
        if (!m_isDetached)
            m_database.remove(this);
    }
    Q_DISABLE_COPY_MOVE(StoreAccess)

    /// Writes the games that a store holds in memory into another database of the present schema. Returns false if that fails.
    using OpenGames = std::function<bool(const QSqlDatabase &into)>;
    void setOpenGames(const OpenGames &openGames) { m_openGames = openGames; }
    const OpenGames &openGames() const { return m_openGames; }
    /// Called before the connection is closed.
    void endQueries() { m_prepared.clear(); }
    /// Called when the database is destroyed first; then this must not be used anymore.
    void detach() { m_isDetached = true; }

    /// False keeps what went wrong.
    bool run(const QByteArray &statement, const QVariantList &values = {});
    /// How many rows the last run() changed, and the number of the row that it inserted.
    int changedRows() const { return m_changedRows; }
    qint64 newRow() const { return m_newRow; }

    /// Calls visit(row) for each row that is found; false if the rows could not be read to their end.
    bool forEachRow(const QByteArray &statement, const QVariantList &values, const auto &visit);
    /// What was written as a series of texts, one per row: how many there must be, the number from 0, the text.
    struct Series
    {
        QByteArrayList texts;
        bool isThere = false;
        bool isWhole = false;
    };
    /// Nothing if the rows could not be read to their end.
    std::optional<Series> readSeries(const QByteArray &statement, const QVariantList &values);
    /// The time of now, or just after the one that is found: what is changed last has the latest time of all, though the
    /// clock was set back.
    qint64 stampAfter(const QByteArray &statement, const QVariantList &values);
    /// Runs all of \p change or nothing: when it returns false, or the disk refuses, it is rolled back. When the file turns out to be
    /// damaged, deleted, or replaced, it is repaired and \p change runs once more.
    bool transact(const auto &change);
    /// The same without waiting for the disk, where the journal allows it (WAL): what is changed survives the end of the
    /// program at once, and a power failure from the next transact() on.
    bool transactWithoutWaiting(const auto &change);

    /// A sentence for the person about what went wrong since clear(), empty when nothing did.
    QString problem() const { return m_problem; }
    StoreTrouble trouble() const { return m_trouble; }
    void clear();
    /// Answers false, so that it can be returned.
    bool fail(StoreTrouble trouble, const QString &problem);

private:
    /// Null where that failed. Whoever gets it calls finish().
    QSqlQuery *execute(const QByteArray &statement, const QVariantList &values);
    bool failBy(const QSqlError &error);
    bool isWriteAheadLogged();
    bool setSynchronous(const char *mode);
    bool begin();
    bool commit();
    void rollBack();

    Database &m_database;
    std::map<QByteArray, QSqlQuery> m_prepared;
    OpenGames m_openGames;
    QString m_problem;
    StoreTrouble m_trouble = StoreTrouble::None;
    bool m_isInTransaction = false;
    bool m_isDetached = false;
    bool m_isFileDamaged = false; ///< Found since clear().
    int m_changedRows = 0;
    qint64 m_newRow = 0;
    std::optional<bool> m_isWriteAheadLogged; ///< Unknown until the first query.
};

bool StoreAccess::forEachRow(const QByteArray &statement, const QVariantList &values, const auto &visit)
{
    QSqlQuery *query = execute(statement, values);
    if (!query)
        return false;
    while (query->next())
        visit(*query);
    const QSqlError error = query->lastError();
    query->finish();
    return !error.isValid() || failBy(error);
}

bool StoreAccess::transact(const auto &change)
{
    for (bool isRetry = false;; isRetry = true) {
        clear();
        m_database.checkFile();
        m_isInTransaction = true;
        const bool stored = begin() && change() && commit();
        m_isInTransaction = false;
        if (stored) {
            // A file that was deleted meanwhile still takes changes, which the repair finds there.
            if (m_database.checkFile())
                m_database.noteChange();
            return true;
        }
        rollBack();
        if (!m_isFileDamaged || isRetry || !m_database.repair(DamageReport::Cause::Damaged))
            return false;
    }
}

bool StoreAccess::transactWithoutWaiting(const auto &change)
{
    const bool isQuick = isWriteAheadLogged() && setSynchronous("NORMAL");
    const bool stored = transact(change);
    if (isQuick)
        setSynchronous("FULL");
    return stored;
}

} // namespace tableside
