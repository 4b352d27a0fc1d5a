#include "app/history/late_digests.h"

#include "app/platform/file_job.h"
#include "app/store/played_store.h"
#include "app/table/session/match_file.h"
#include "engine/dos/ruleset.h"
#include "engine/uno/ruleset.h"

#include <algorithm>

namespace tableside {

namespace {

/// Nobody says of a match that ended without a digest whether it was won or put away; its points do, as far as they are known.
bool wasWon(const QList<int> &totals, const MatchDigest &digest)
{
    const bool isUno = digest.game == QLatin1String("uno");
    const int usual = isUno ? uno::Ruleset().target : dos::Ruleset().target; // where the header does not say
    return totals.isEmpty() || *std::ranges::max_element(totals) >= (digest.target > 0 ? digest.target : usual);
}

/// What is to be kept of a record; empty for nothing. Nothing at all where the store cannot be read now.
std::optional<QByteArray> lateDigest(PlayedStore &store, qint64 id)
{
    const std::optional<QByteArrayList> lines = store.record(id);
    if (!lines)
        return {};
    if (const std::optional<MatchDigest> digest = digestOfRecord(*lines))
        return digest->isOver() ? digest->toJson() : QByteArray();
    const std::optional<PlayedTraces> traces = store.traces(id);
    if (!traces)
        return {};
    const MatchDigest unreadable = digestOfUnreadable(traces->game, traces->header);
    return wasWon(traces->totals, unreadable) ? unreadable.toJson() : QByteArray();
}

} // namespace

int deriveLateDigests(Database &database, JobProgress &progress)
{
    PlayedStore store(database);
    const QList<qint64> ids = store.underived().value_or(QList<qint64>());
    int derived = 0;
    for (qsizetype done = 0; done < ids.size(); ++done) {
        const std::optional<QByteArray> digest = lateDigest(store, ids[done]);
        if (!digest || !store.setDigest(ids[done], *digest))
            break; // it may be read the next time
        derived += !digest->isEmpty();
        if (!progress.reach(static_cast<int>(done) + 1, static_cast<int>(ids.size())))
            break;
    }
    return derived;
}

} // namespace tableside
