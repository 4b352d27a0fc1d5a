// The log of the call booth: entries (engine/calls/call_entry.h) that are only ever added, beside the score game that
// lay open, or beside none.
#pragma once

#include "store/store_access.h"

#include <QByteArrayList>

#include <optional>

namespace tableside {

/// What is appended is on the disk (fsync) when a call returns true; otherwise problem() says why, until the next call.
class CallStore
{
public:
    /// `database` outlives the store. Forgets for good what was called without a game more than `keptDays` ago, and before the
    /// last call by as long: a clock that is wrong once takes nothing away.
    explicit CallStore(Database &database);
    Q_DISABLE_COPY_MOVE(CallStore)

    static constexpr int keptDays = 30;

    /// JSON; of the score game with that id. `atMs` is in milliseconds since 1970, UTC. True without a trace when there
    /// is no such game any more: its calls went with it.
    [[nodiscard]] bool append(std::optional<qint64> gameId, qint64 atMs, const QByteArray &entry);
    /// The newest first, at most so many.
    [[nodiscard]] std::optional<QByteArrayList> newest(std::optional<qint64> gameId, int most);

    QString problem() const { return m_access.problem(); }

private:
    StoreAccess m_access;
    QSqlQuery m_append;
    QSqlQuery m_newest;
};

} // namespace tableside
