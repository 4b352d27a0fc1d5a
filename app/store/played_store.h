// The matches at the table that are over: what they came to, and, of the newest, their records. What is being played is
// MatchStore's.
#pragma once

#include "app/store/match_digest.h"
#include "app/store/store_access.h"

#include <QByteArrayList>
#include <QList>
#include <QString>

#include <optional>

namespace tableside {

/// One of them.
struct PlayedMatch
{
    qint64 id = 0;
    qint64 startedAt = 0;  ///< Milliseconds since 1970, UTC, as the next one.
    qint64 finishedAt = 0;
    qint64 playedMs = -1;  ///< How long it was played, without the pauses; -1 where nobody knows.
    bool hasRecord = true; ///< It can be replayed.
    MatchDigest digest;
};

/// What is stored of a match beside its record, and the record's header.
struct PlayedTraces
{
    QString game;
    QByteArray header; ///< Empty where it is missing.
    QList<int> totals; ///< As the match was last left; empty where that is not known.
};

/// Changes are on the disk (fsync) when a call returns true. A call that returns false or nothing has changed nothing;
/// problem() then says why, until the next call.
class PlayedStore
{
public:
    /// `database` outlives the store. Forgets for good what was deleted more than `keptDays` ago.
    explicit PlayedStore(Database &database);
    Q_DISABLE_COPY_MOVE(PlayedStore)

    static constexpr int keptDays = 30;

    /// Those that somebody won and nobody deleted, the one that ended last first; also those that are marked unreadable.
    [[nodiscard]] std::optional<QList<PlayedMatch>> all();
    /// The same of those that are deleted and kept still, the last deleted one last.
    [[nodiscard]] std::optional<QList<PlayedMatch>> deleted();
    /// A deleted match is in no list, until it is brought back.
    [[nodiscard]] bool setDeleted(qint64 id, bool deleted);

    /// The lines of its record, header first; empty where it is no longer kept, or not whole.
    [[nodiscard]] std::optional<QByteArrayList> record(qint64 id);
    [[nodiscard]] std::optional<PlayedTraces> traces(qint64 id);

    /// The ids of matches of which nobody knows yet what they came to: they ended before there were digests, were put away, or
    /// came out of a backup.
    [[nodiscard]] std::optional<QList<qint64>> underived();
    /// What it came to. An empty digest: nobody won it, and it is in no list.
    [[nodiscard]] bool setDigest(qint64 id, const QByteArray &digest);

    /// The records of the oldest matches go, until those of the newest `kept` are left, but at most `atMost` in one call; what
    /// they came to stays. How many went. A match that is not over, deleted, or underived keeps its record.
    [[nodiscard]] std::optional<int> dropRecords(int kept, int atMost);

    QString problem() const { return m_access.problem(); }

private:
    std::optional<QList<PlayedMatch>> rows(const QByteArray &condition);

    StoreAccess m_access;
};

} // namespace tableside
