// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The database access that all stores share: runs statements and transactions, and provides sentences about errors. Each store
// has one StoreAccess.
#pragma once

#include "app/store/database/database.h"

#include <QByteArrayList>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <map>
#include <optional>

namespace tableside {

/// Returns the current time in milliseconds since the epoch (UTC).
qint64 nowMs();

/// Runs SQL statements on a Database. Statements are prepared once and cached; `values` are bound to their :1, :2, and so on.
class StoreAccess
{
public:
    /// After \p database has been destroyed, only the destructor of this object may still be called.
    explicit StoreAccess(Database &database) : m_database(database) { m_database.add(this); }
    ~StoreAccess()
    {
        if (!m_isDetached)
            m_database.remove(this);
    }
    Q_DISABLE_COPY_MOVE(StoreAccess)

    /// A function that writes the games that a store holds in memory into another database of the present schema. Returns false
    /// on failure.
    using OpenGames = std::function<bool(const QSqlDatabase &into)>;
    void setOpenGames(const OpenGames &openGames) { m_openGames = openGames; }
    const OpenGames &openGames() const { return m_openGames; }
    /// Ends all queries. Called before the connection is closed.
    void endQueries() { m_prepared.clear(); }
    /// Called when the Database is destroyed before this object. This object must not be used afterwards.
    void detach() { m_isDetached = true; }

    /// Runs a statement without results. Returns false and sets problem() on failure.
    bool run(const QByteArray &statement, const QVariantList &values = {});
    /// Runs an UPDATE whose condition holds for one row unless another window of the app has changed that row meanwhile. Fails
    /// with `Stale` if it changes no row.
    bool runUnlessStale(const QByteArray &statement, const QVariantList &values);
    /// Returns the number of rows that the last run() changed. newRow() returns the id of the row that the last run() inserted.
    int changedRows() const { return m_changedRows; }
    qint64 newRow() const { return m_newRow; }

    /// Calls visit(row) for each row. Returns false if not all rows could be read.
    bool forEachRow(const QByteArray &statement, const QVariantList &values, const auto &visit);
    /// A sequence of texts, read from rows with three columns: the expected number of texts, the index from 0, and the text.
    struct Series
    {
        QByteArrayList texts;
        bool isThere = false;
        bool isWhole = false;
    };
    /// Reads a series. Returns nothing if not all rows could be read.
    std::optional<Series> readSeries(const QByteArray &statement, const QVariantList &values);
    /// Returns the current time. If \p statement returns the same or a later time, returns one millisecond after that time
    /// instead. The last change thus has the latest time even if the clock was set back.
    qint64 laterTime(const QByteArray &statement, const QVariantList &values);
    /// Runs \p change in a transaction, which is rolled back if \p change returns false or the disk fails. If the file turns out
    /// to be damaged, deleted, or replaced, repairs the file and, if \p change failed because of damage, runs it once more.
    bool transact(const auto &change);
    /// Like transact(), but does not wait for the disk in WAL mode. The change then survives a crash of the program, but may be
    /// lost in a power failure until the next transact().
    bool transactWithoutWaiting(const auto &change);

    /// Returns a sentence for the user about the failure since clear(); empty if there was none.
    QString problem() const { return m_problem; }
    StoreTrouble trouble() const { return m_trouble; }
    void clear();
    /// Sets problem() and trouble(). Always returns false, so that callers can return its result.
    bool fail(StoreTrouble trouble, const QString &problem);
    /// Sets the error that another window of the app has changed, ended, or deleted the game. Always returns false.
    bool failStale() { return fail(StoreTrouble::Stale, Database::staleSentence()); }

private:
    /// Returns the executed query, or null on failure. The caller must call finish() on it.
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
    bool m_isFileDamaged = false; ///< Whether damage was found since clear().
    int m_changedRows = 0;
    qint64 m_newRow = 0;
    std::optional<bool> m_isWriteAheadLogged; ///< Whether the file is in WAL mode; empty before the first use.
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
            // SQLite also writes to a file that was deleted meanwhile, without an error. If so, checkFile() repairs the file and
            // recovers the change.
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
