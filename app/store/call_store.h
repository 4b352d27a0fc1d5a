// The log of the call booth: entries (engine/calls/call_entry.h) beside the score game that lay open, or beside none. They
// are added, and the last one may be put right.
#pragma once

#include "app/store/store_access.h"

#include <QByteArrayList>

#include <optional>

namespace tableside {

struct StoredCall
{
    std::optional<qint64> gameId; ///< Of the score game that lay open.
    qint64 atMs = 0;              ///< Milliseconds since 1970, UTC.
    QByteArray entry;             ///< JSON.
};

/// What is appended is on the disk (fsync) when a call returns true; otherwise problem() says why, until the next call.
class CallStore
{
public:
    /// `database` outlives the store. Forgets for good what was called without a game more than `keptDays` ago, and before the
    /// last call by as long: a clock that is wrong once takes nothing away.
    explicit CallStore(Database &database);
    Q_DISABLE_COPY_MOVE(CallStore)

    static constexpr int keptDays = 30;

    /// All of them or none, with one write to the disk. One of a game that is not there any more leaves no trace: its calls
    /// went with it.
    [[nodiscard]] bool append(const QList<StoredCall> &calls);
    /// The newest one that is just so gets another text.
    [[nodiscard]] bool replace(const StoredCall &call, const QByteArray &entry);
    /// The newest first, at most so many.
    [[nodiscard]] std::optional<QByteArrayList> newest(std::optional<qint64> gameId, int most);

    QString problem() const { return m_access.problem(); }

private:
    StoreAccess m_access;
};

} // namespace tableside
