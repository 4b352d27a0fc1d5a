// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The log of the call booth (the page where players with real cards call "DOS!" or "UNO!"): entries (engine/calls/call_entry.h),
// each attached to the score game that was open at the time, if any. Stored entries do not change, except that replace() can
// correct an entry. Entries without a game are deleted after `keptDays`, the others together with their game.
#pragma once

#include "app/store/database/store_access.h"

#include <QByteArrayList>

#include <optional>

namespace tableside {

struct StoredCall
{
    std::optional<qint64> gameId; ///< The id of the score game that was open at the time; empty if none was.
    qint64 atMs = 0;              ///< When the call was made, in milliseconds since the epoch (UTC).
    QByteArray entry;             ///< The call as JSON (engine/calls/call_entry.h).
};

/// Stores the log of the call booth, the page where players with real cards call "DOS!" or "UNO!". Changes are on the disk
/// (fsync) when a function returns true; otherwise problem() gives the reason until the next call.
class CallStore
{
public:
    /// \p database must outlive the store. The constructor deletes calls without a game that are more than `keptDays` older than
    /// the last call and also than the current time. Both are compared because the clock may be wrong.
    explicit CallStore(Database &database);
    Q_DISABLE_COPY_MOVE(CallStore)

    static constexpr int keptDays = 30;

    /// Appends all \p calls or none, with one write to the disk. Skips calls whose game no longer exists.
    [[nodiscard]] bool append(const QList<StoredCall> &calls);
    /// Replaces the entry of the newest stored call that equals \p call. Returns true also if no stored call equals \p call.
    [[nodiscard]] bool replace(const StoredCall &call, const QByteArray &entry);
    /// Returns the newest entries that belong to the game \p gameId, or, if \p gameId is empty, to no game. The list is sorted
    /// newest first and has at most \p most entries.
    [[nodiscard]] std::optional<QByteArrayList> newest(std::optional<qint64> gameId, int most);

    QString problem() const { return m_access.problem(); }

private:
    StoreAccess m_access;
};

} // namespace tableside
