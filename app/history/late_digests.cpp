#include "app/history/late_digests.h"

#include "app/platform/file_job.h"
#include "app/store/played_store.h"
#include "app/table/session/match_file.h"

namespace tableside {

int deriveLateDigests(Database &database, JobProgress &progress)
{
    PlayedStore store(database);
    const QList<qint64> ids = store.underived().value_or(QList<qint64>());
    int derived = 0;
    for (qsizetype done = 0; done < ids.size(); ++done) {
        const std::optional<QByteArrayList> lines = store.record(ids[done]);
        if (!lines)
            break; // it may be read the next time
        const std::optional<MatchDigest> digest = digestOfRecord(*lines);
        const bool isOver = digest && digest->isOver();
        if (!store.setDigest(ids[done], isOver ? digest->toJson() : QByteArray()))
            break;
        derived += isOver;
        if (!progress.reach(static_cast<double>(done + 1) / static_cast<double>(ids.size())))
            break;
    }
    return derived;
}

} // namespace tableside
