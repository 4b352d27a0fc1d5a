// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Stores the finished matches that were played in the app: their results and, for the newest matches, their records (the lists of
// all actions). MatchStore stores the unfinished matches.
#pragma once

#include "app/store/schema/match_digest.h"
#include "app/store/database/store_access.h"

#include <QByteArrayList>
#include <QDate>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tableside {

/// A finished match.
struct PlayedMatch
{
    qint64 id = 0;
    qint64 startedAt = 0; ///< When the match began, in milliseconds since the epoch (UTC), like finishedAt.
    qint64 finishedAt = 0;
    qint64 playedMs = -1;  ///< The playing time in milliseconds, without pauses; -1 if unknown.
    bool hasRecord = true; ///< Whether the match can be replayed.
    MatchDigest digest;
};

/// A match that was a deal of the day.
struct DailyMatch
{
    qint64 id = 0;
    QString game; ///< The game's id: "dos" or "uno".
    QDate day;
    bool isUnfinished = false;
    MatchDigest digest; ///< The result; isOver() is false if the match is unfinished or was discarded.
};

/// The data from which a digest (stored result) is derived if the record is incomplete: the match's row and the record's header.
struct PlayedRemains
{
    QString game;
    QByteArray header; ///< The first line of the record; empty if missing.
    QList<int> totals; ///< The last stored total of each seat; empty if unknown.
};

/// The store of finished matches. Changes are on the disk (fsync) when a function returns true. A function that returns false or
/// nothing has changed nothing; problem() then gives the reason until the next call.
class PlayedStore
{
public:
    /// \p database must outlive the store. The constructor permanently removes matches that were deleted more than `keptDays`
    /// before the current time and also before the last stored change. Both are compared because the clock may be wrong.
    explicit PlayedStore(Database &database);
    Q_DISABLE_COPY_MOVE(PlayedStore)

    static constexpr int keptDays = 30;

    /// Returns all matches that have a winner or an unreadable record, most recently finished first. Leaves out deleted matches.
    [[nodiscard]] std::optional<QList<PlayedMatch>> all();
    /// Returns the deleted matches that are still stored, most recently deleted last.
    [[nodiscard]] std::optional<QList<PlayedMatch>> deleted();
    /// Returns all matches that were deals of the day, the newest first, also discarded and deleted ones.
    [[nodiscard]] std::optional<QList<DailyMatch>> dailies();
    /// Deletes or restores a match. A deleted match is listed by deleted() and no longer by all().
    [[nodiscard]] bool setDeleted(qint64 id, bool deleted);

    /// Returns the lines of the match's record, header first; empty if dropRecords() has deleted the record, or if the record is
    /// incomplete.
    [[nodiscard]] std::optional<QByteArrayList> record(qint64 id);
    [[nodiscard]] std::optional<PlayedRemains> traces(qint64 id);

    /// Returns the ids of finished matches that have no digest (stored result) yet: they ended before digests existed, were
    /// discarded, or came from a backup.
    [[nodiscard]] std::optional<QList<qint64>> underived();
    /// Returns the ids of finished matches whose record is stored, but whose digest is from a version that had no feats.
    [[nodiscard]] std::optional<QList<qint64>> withoutFeats();
    /// Returns the digest (stored result) of a match as text; empty if there is none.
    [[nodiscard]] std::optional<QByteArray> digest(qint64 id);
    /// Returns the unfinished matches in which a person has a feat, in any order. Their digests count the finished rounds.
    [[nodiscard]] std::optional<QList<PlayedMatch>> unfinishedWithFeats();
    /// Returns the names of all feats in finished and unfinished matches, except the match \p exceptId and deleted matches.
    [[nodiscard]] std::optional<QSet<QString>> feats(qint64 exceptId);
    /// Sets the digest (stored result) of a finished match. An empty digest means that the match has no winner; all() and
    /// deleted() leave such matches out.
    [[nodiscard]] bool setDigest(qint64 id, const QByteArray &digest);

    /// Deletes the records of the oldest matches, but keeps their results (digests), until only the newest \p kept records
    /// remain. Deletes at most \p atMost records per call. Returns the number of deleted records. Unfinished matches, deleted
    /// matches, and matches without a digest keep their records and are not counted in \p kept.
    [[nodiscard]] std::optional<int> dropRecords(int kept, int atMost);

    QString problem() const { return m_access.problem(); }

private:
    std::optional<QList<PlayedMatch>> rows(const QByteArray &condition);

    StoreAccess m_access;
};

} // namespace tableside
