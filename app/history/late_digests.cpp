// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/late_digests.h"

#include "app/files/file_job.h"
#include "app/store/matches/played_store.h"
#include "app/table/session/match_file.h"
#include "engine/dos/types.h"
#include "engine/uno/types.h"

#include <algorithm>

namespace tableside {

namespace {

/// Returns whether a match with an unreadable record was probably won, not discarded. The store does not record which of the two
/// happened. The match counts as won if a player has reached the target, or if no points are known.
bool wasWon(const QList<int> &totals, const MatchDigest &digest)
{
    const bool isUno = digest.game == QLatin1String("uno");
    const int usual = isUno ? uno::Ruleset().target : dos::Ruleset().target; // the default target
    return totals.isEmpty() || *std::ranges::max_element(totals) >= (digest.target > 0 ? digest.target : usual);
}

/// Returns the digest (result) to store for a match; empty if nobody has won. Returns nothing if the store cannot be read at the
/// moment.
std::optional<QByteArray> lateDigest(PlayedStore &store, qint64 id)
{
    const std::optional<QByteArrayList> lines = store.record(id);
    if (!lines)
        return {};
    if (const std::optional<MatchDigest> digest = digestOfRecord(*lines))
        return digest->isOver() ? digest->toJson() : QByteArray();
    const std::optional<PlayedRemains> traces = store.traces(id);
    if (!traces)
        return {};
    const MatchDigest unreadable = digestOfUnreadable(traces->game, traces->header);
    return wasWon(traces->totals, unreadable) ? unreadable.toJson() : QByteArray();
}

/// Returns the stored digest of a match with the feats from its record; without any if the record is unreadable. Returns nothing
/// if the store cannot be read at the moment.
std::optional<QByteArray> digestWithFeats(PlayedStore &store, qint64 id)
{
    const std::optional<QByteArrayList> lines = store.record(id);
    const std::optional<QByteArray> stored = store.digest(id);
    if (!lines || !stored)
        return {};
    MatchDigest digest = MatchDigest::fromJson(*stored);
    digest.hasFeats = true;
    const std::optional<MatchDigest> derived = digestOfRecord(*lines);
    for (qsizetype seat = 0; derived && seat < std::min(digest.seats.size(), derived->seats.size()); ++seat)
        digest.seats[seat].feats = derived->seats[seat].feats;
    return digest.toJson();
}

} // namespace

int deriveLateDigests(Database &database, JobProgress &progress)
{
    PlayedStore store(database);
    const QList<qint64> underived = store.underived().value_or(QList<qint64>());
    const QList<qint64> ids = underived + store.withoutFeats().value_or(QList<qint64>());
    int derived = 0;
    for (qsizetype done = 0; done < ids.size(); ++done) {
        const bool isNew = done < underived.size();
        const std::optional<QByteArray> digest = isNew ? lateDigest(store, ids[done]) : digestWithFeats(store, ids[done]);
        if (!digest || !store.setDigest(ids[done], *digest))
            break; // a later run may be able to read the match
        derived += !digest->isEmpty();
        if (!progress.reach(static_cast<int>(done) + 1, static_cast<int>(ids.size())))
            break;
    }
    return derived;
}

} // namespace tableside
