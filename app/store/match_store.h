// The matches played at the table, as they are being played: each is a header and a growing list of record lines
// (JSON, see engine/record), kept so that a match resumes exactly where it was after kill -9 or a pulled plug.
#pragma once

#include "app/store/store_access.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tableside {

/// A match that was begun and not finished.
struct UnfinishedMatch
{
    qint64 id = 0;
    QString game;         ///< "dos", "uno"
    QDateTime updatedAt;  ///< UTC, of the last line or summary; later than that of what was changed before
    QJsonObject summary;  ///< as last given to begin() or updateSummary()
};

/// Changes are on the disk (fsync) when a call returns true. A call that returns false has changed nothing;
/// problem() and trouble() then say why, until the next call. How long a match is played is kept with each line: the time
/// since the line before, at most `longestPauseMs`, and nothing since the match was left.
class MatchStore
{
    Q_DECLARE_TR_FUNCTIONS(tableside::MatchStore)

public:
    /// `database` outlives the store.
    explicit MatchStore(Database &database);
    Q_DISABLE_COPY_MOVE(MatchStore)

    static constexpr qint64 longestPauseMs = 120'000;

    /// Begins a match of `game` whose record starts with `headerLine`. `summary` is whatever is needed to name the
    /// match and to seat its players again; data rather than words, for the language may change meanwhile.
    /// Returns the match's id (> 0), nothing when it could not be stored.
    [[nodiscard]] std::optional<qint64> begin(const QString &game, const QByteArray &headerLine, const QJsonObject &summary)
    {
        return begin(game, QByteArrayList{headerLine}, summary);
    }
    /// The same with all that has been played, header first: all or none, in one transaction.
    [[nodiscard]] std::optional<qint64> begin(const QString &game, const QByteArrayList &lines, const QJsonObject &summary);

    /// Adds record lines (UTF-8, without line breaks) behind those that this store has written or resumed: all or
    /// none, in one transaction. Refused with `Stale` when somebody else has added to, finished or deleted the match.
    /// The match must have been begun here or opened with resume().
    [[nodiscard]] bool append(qint64 matchId, const QByteArrayList &lines);
    [[nodiscard]] bool append(qint64 matchId, const QByteArray &line) { return append(matchId, QByteArrayList{line}); }

    /// The whole record, header first, to be looked at: append() goes on where it was. Nothing when there is no such match
    /// or it cannot be read whole, and `Stale` when somebody else went on with a match that is open here.
    [[nodiscard]] std::optional<QByteArrayList> lines(qint64 matchId);
    /// The whole record whoever wrote it; from now on append() continues behind what was read.
    [[nodiscard]] std::optional<QByteArrayList> resume(qint64 matchId);

    /// When it was begun, in milliseconds since 1970; nothing, with problem(), where that cannot be read.
    [[nodiscard]] std::optional<qint64> startedAt(qint64 matchId);

    /// All that were begun and not finished, the one that was changed last first.
    [[nodiscard]] QList<UnfinishedMatch> unfinished();
    /// The first of them of that game.
    [[nodiscard]] std::optional<UnfinishedMatch> unfinished(const QString &game);

    /// As append(): the match must be known to this store, and `Stale` if somebody else went on with it.
    [[nodiscard]] bool updateSummary(qint64 matchId, const QJsonObject &summary);
    /// The match is over: kept, but no longer offered by unfinished(), and closed for append(). `digest` is what it came to
    /// (MatchDigest). As updateSummary().
    [[nodiscard]] bool finish(qint64 matchId, const QByteArray &digest);
    /// As finish(), of a match that need not be known and may not even be whole: nothing is read, and nothing added to
    /// it. True also when somebody else has ended or deleted it.
    [[nodiscard]] bool putAway(qint64 matchId);
    /// Opens a match again that this store has put away: it is the one of its game that unfinished() gives. False with no problem()
    /// if it had been ended or deleted before.
    [[nodiscard]] bool bringBack(qint64 matchId);

    /// A sentence for the person about the last call, empty when it went well.
    QString problem() const { return m_access.problem(); }
    StoreTrouble trouble() const { return m_access.trouble(); }

private:
    std::optional<QByteArrayList> readLines(qint64 matchId);
    qint64 stamp(qint64 matchId);
    bool changeOpen(qint64 matchId, const QByteArray &change, const QVariantList &more = {});
    bool insertLines(qint64 matchId, qint64 first, const QByteArrayList &lines);
    bool isKnown(qint64 matchId);
    QString staleSentence(qint64 matchId);
    bool writeOpenMatches(const QSqlDatabase &into) const;

    StoreAccess m_access;
    QSet<qint64> m_putAwayHere;
    QSet<qint64> m_justResumed; ///< Those to which nothing has been added since.
    /// A match that was begun or resumed here. Its lines are also held in memory, in case the file is damaged meanwhile.
    struct Known
    {
        QString game;
        qint64 startedAt = 0;
        QString summary;
        QByteArrayList lines;
    };
    QHash<qint64, Known> m_known;
};

} // namespace tableside
