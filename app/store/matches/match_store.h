// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Stores the matches that are being played in the app. Each match is a header and a growing list of record lines (JSON, see
// engine/record), so that a match resumes at exactly the same point after a crash or a power cut.
#pragma once

#include "app/store/database/store_access.h"

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

/// A match that was begun and is not finished.
struct UnfinishedMatch
{
    qint64 id = 0;
    QString game; ///< The game's id: "dos" or "uno".
    /// The time (UTC) of the last change. Always later than the times of the unfinished matches that were changed before, even if
    /// the clock was set back.
    QDateTime updatedAt;
    QJsonObject summary; ///< The last summary passed to begin() or updateSummary().
};

/// Stores unfinished matches. Changes are on the disk (fsync) when a function returns true. A function that returns false or
/// nothing has changed nothing; problem() and trouble() then give the reason until the next call. The store also adds up
/// the playing time of each match: each appended line or list of lines adds the time since the previous change, at most
/// `longestPauseMs`. The first call of append() after resume() adds nothing.
class MatchStore
{
    Q_DECLARE_TR_FUNCTIONS(tableside::MatchStore)

public:
    /// \p database must outlive the store.
    explicit MatchStore(Database &database);
    Q_DISABLE_COPY_MOVE(MatchStore)

    static constexpr qint64 longestPauseMs = 120'000;

    /// Begins a match of \p game whose record starts with \p headerLine. \p summary contains the data that the caller needs to
    /// show the match in a list and to seat its players again. \p summary has no translated words, because the language may
    /// change. Returns the match's id (> 0), or nothing if the match could not be stored.
    [[nodiscard]] std::optional<qint64> begin(const QString &game, const QByteArray &headerLine, const QJsonObject &summary)
    {
        return begin(game, QByteArrayList{headerLine}, summary);
    }
    /// Begins a match with all \p lines played so far, header first, in one transaction. If there are more lines than the header,
    /// the playing time of the match stays unknown.
    [[nodiscard]] std::optional<qint64> begin(const QString &game, const QByteArrayList &lines, const QJsonObject &summary);

    /// Appends record lines (UTF-8, without line breaks) to a match, in one transaction. The match must have been begun or
    /// resumed through this store. Fails with `Stale` if another window has added to, finished, or deleted the match.
    [[nodiscard]] bool append(qint64 matchId, const QByteArrayList &lines);
    [[nodiscard]] bool append(qint64 matchId, const QByteArray &line) { return append(matchId, QByteArrayList{line}); }

    /// Returns the whole record of a match, header first. Does not open the match for append(). Returns nothing if the match does
    /// not exist or is incomplete. Fails with `Stale` if this store has the match open and another window has added lines.
    [[nodiscard]] std::optional<QByteArrayList> lines(qint64 matchId);
    /// Opens a match: returns its whole record, regardless of which window wrote it, and lets append() continue after the last
    /// line.
    [[nodiscard]] std::optional<QByteArrayList> resume(qint64 matchId);

    /// Returns when the match was begun, in milliseconds since the epoch. If the time cannot be read, returns nothing and sets
    /// problem().
    [[nodiscard]] std::optional<qint64> startedAt(qint64 matchId);

    /// Returns all unfinished matches, most recently changed first; an empty list on failure.
    [[nodiscard]] QList<UnfinishedMatch> unfinished();
    /// Returns the most recently changed unfinished match of \p game, or nothing.
    [[nodiscard]] std::optional<UnfinishedMatch> unfinished(const QString &game);

    /// Replaces the summary of a match that was begun or resumed through this store. Fails with `Stale` if another window has
    /// added to, finished, or deleted the match.
    [[nodiscard]] bool updateSummary(qint64 matchId, const QJsonObject &summary);
    /// Marks the match as finished with the result \p digest (MatchDigest): the match stays stored, but unfinished() leaves the
    /// match out and append() fails. Fails under the same conditions as updateSummary().
    [[nodiscard]] bool finish(qint64 matchId, const QByteArray &digest);
    /// Discards an unfinished match: marks it as finished without a result. The match need not be complete or open in this store.
    /// Returns true even if another window has already ended or deleted the match.
    [[nodiscard]] bool discard(qint64 matchId);
    /// Undoes discard() and makes the match the most recently changed one. Fails with `Stale` if discard() had no effect because
    /// the match had ended or been deleted before.
    [[nodiscard]] bool restore(qint64 matchId);

    /// Returns a sentence for the user about the failure of the last call; empty if the call succeeded.
    QString problem() const { return m_access.problem(); }
    StoreTrouble trouble() const { return m_access.trouble(); }

private:
    std::optional<QByteArrayList> readLines(qint64 matchId);
    qint64 stamp(qint64 matchId);
    bool changeOpen(qint64 matchId, const QByteArray &change, const QVariantList &more = {});
    bool insertLines(qint64 matchId, qint64 first, const QByteArrayList &lines);
    bool writeOpenMatches(const QSqlDatabase &into) const;

    StoreAccess m_access;
    QSet<qint64> m_justResumed; ///< The ids of resumed matches to which nothing has been appended yet.
    /// A match that this store has begun or resumed. The lines of its record are also kept in memory, in case the
    /// database file gets damaged.
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
