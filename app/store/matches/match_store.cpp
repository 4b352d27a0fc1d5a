// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/matches/match_store.h"

#include "app/store/schema/sql_statement.h"

#include <QJsonDocument>

#include <algorithm>

namespace tableside {

namespace {

QString toText(const QJsonObject &summary)
{
    return QString::fromUtf8(QJsonDocument(summary).toJson(QJsonDocument::Compact));
}

} // namespace

MatchStore::MatchStore(Database &database) : m_access(database)
{
    m_access.setOpenGames([this](const QSqlDatabase &into) { return writeOpenMatches(into); });
}

std::optional<qint64> MatchStore::begin(const QString &game, const QByteArrayList &lines, const QJsonObject &summary)
{
    qint64 id = 0;
    qint64 startedAt = 0;
    const bool begun = m_access.transact([&] {
        startedAt = stamp(0);
        // If the match was partly played before it was stored, its playing time is unknown (NULL).
        const QVariant played = lines.size() == 1 ? QVariant(0) : QVariant();
        if (!m_access.run("INSERT INTO table_match (game, summary, line_count, started_at, updated_at, played_ms) "
                          "VALUES (:1, :2, :3, :4, :4, :5)",
                          {game, toText(summary), lines.size(), startedAt, played}))
            return false;
        id = m_access.newRow();
        return insertLines(id, 0, lines);
    });
    if (!begun)
        return {};
    m_known.insert(id, {game, startedAt, toText(summary), lines});
    return id;
}

bool MatchStore::append(qint64 matchId, const QByteArrayList &lines)
{
    const qint64 first = m_known.value(matchId).lines.size();
    const bool stored = m_access.transact([&] {
        return changeOpen(matchId,
                          "line_count = line_count + :4, "
                          "played_ms = played_ms + max(0, min(:1 - updated_at, :5))",
                          {lines.size(), m_justResumed.contains(matchId) ? 0 : longestPauseMs})
            && insertLines(matchId, first, lines);
    });
    if (stored) {
        m_known[matchId].lines += lines;
        m_justResumed.remove(matchId);
    }
    return stored;
}

std::optional<QByteArrayList> MatchStore::readLines(qint64 matchId)
{
    m_access.clear();
    const auto lines = m_access.readSeries("SELECT line_count, sequence, line FROM table_match LEFT JOIN table_match_line "
                                           "ON match_id = id WHERE id = :1 ORDER BY sequence",
                                           {matchId});
    if (lines && !lines->isThere)
        m_access.failStale();
    else if (lines && !lines->isWhole)
        //: Some of the saved moves of a game are missing in the file.
        m_access.fail(StoreTrouble::Damaged, tr("Part of this game is missing, so it can’t continue. Start a new one."));
    if (trouble() != StoreTrouble::None)
        return {};
    return lines->texts;
}

std::optional<QByteArrayList> MatchStore::lines(qint64 matchId)
{
    auto lines = readLines(matchId);
    const auto known = m_known.constFind(matchId);
    if (!lines || known == m_known.constEnd() || known->lines.size() == lines->size())
        return lines;
    m_access.failStale();
    return {};
}

std::optional<QByteArrayList> MatchStore::resume(qint64 matchId)
{
    auto lines = readLines(matchId);
    if (!lines)
        return {};
    Known known;
    known.lines = *lines;
    if (!m_access.forEachRow("SELECT game, started_at, summary FROM table_match WHERE id = :1", {matchId},
                             [&](const QSqlQuery &row) {
                                 known.game = row.value(0).toString();
                                 known.startedAt = row.value(1).toLongLong();
                                 known.summary = row.value(2).toString();
                             }))
        return {};
    m_known.insert(matchId, known);
    m_justResumed.insert(matchId);
    return lines;
}

std::optional<qint64> MatchStore::startedAt(qint64 matchId)
{
    m_access.clear();
    std::optional<qint64> startedAt;
    const bool read = m_access.forEachRow("SELECT started_at FROM table_match WHERE id = :1", {matchId},
                                          [&](const QSqlQuery &row) { startedAt = row.value(0).toLongLong(); });
    if (read && !startedAt)
        m_access.failStale();
    return startedAt;
}

QList<UnfinishedMatch> MatchStore::unfinished()
{
    m_access.clear();
    QList<UnfinishedMatch> matches;
    m_access.forEachRow("SELECT id, game, updated_at, summary FROM table_match "
                        "WHERE finished_at IS NULL ORDER BY updated_at DESC, id DESC",
                        {}, [&](const QSqlQuery &row) {
                            matches << UnfinishedMatch{row.value(0).toLongLong(), row.value(1).toString(),
                                                       QDateTime::fromMSecsSinceEpoch(row.value(2).toLongLong()).toUTC(),
                                                       QJsonDocument::fromJson(row.value(3).toString().toUtf8()).object()};
                        });
    return matches;
}

std::optional<UnfinishedMatch> MatchStore::unfinished(const QString &game)
{
    const QList<UnfinishedMatch> matches = unfinished();
    const auto found = std::ranges::find(matches, game, &UnfinishedMatch::game);
    return found == matches.end() ? std::nullopt : std::optional(*found);
}

bool MatchStore::updateSummary(qint64 matchId, const QJsonObject &summary)
{
    const bool isChanged = m_access.transact([&] { return changeOpen(matchId, "summary = :4", {toText(summary)}); });
    if (isChanged)
        m_known[matchId].summary = toText(summary);
    return isChanged;
}

bool MatchStore::finish(qint64 matchId, const QByteArray &digest)
{
    return m_access.transact([&] {
        // The stored time is later than those of all finished matches that have records, even if the clock was set back.
        // Otherwise this match might count as one of the oldest, whose records are deleted.
        return changeOpen(matchId,
                          "finished_at = max(:1, 1 + coalesce((SELECT max(finished_at) FROM table_match "
                          "WHERE digest > '' AND line_count > 0 AND finished_at IS NOT NULL AND deleted_at IS NULL), 0)), "
                          "digest = :4",
                          {QString::fromUtf8(digest)});
    });
}

bool MatchStore::discard(qint64 matchId)
{
    return m_access.transact([&] {
        return m_access.run("UPDATE table_match SET finished_at = :1, updated_at = :1 "
                            "WHERE id = :2 AND finished_at IS NULL",
                            {stamp(matchId), matchId});
    });
}

bool MatchStore::restore(qint64 matchId)
{
    return m_access.transact([&] {
        return m_access.runUnlessStale("UPDATE table_match SET finished_at = NULL, updated_at = :1 "
                                       "WHERE id = :2 AND finished_at = updated_at AND coalesce(digest, '') = ''",
                                       {stamp(matchId), matchId});
    });
}

/// Returns the time to store for a change: later than the times of all other unfinished matches, so that their order stays right
/// even if the clock was set back.
qint64 MatchStore::stamp(qint64 matchId)
{
    return m_access.laterTime("SELECT updated_at FROM table_match WHERE finished_at IS NULL AND id <> :1 "
                              "ORDER BY updated_at DESC LIMIT 1",
                              {matchId});
}

/// Runs an UPDATE with the assignments \p change, in which :1 is the time from stamp() and :4 onwards are \p more. Fails with
/// `Stale` unless the match is unfinished and has as many lines as this store has in memory. The call therefore fails for a match
/// that this store has neither begun nor resumed.
bool MatchStore::changeOpen(qint64 matchId, const QByteArray &change, const QVariantList &more)
{
    const QVariantList values = QVariantList{stamp(matchId), matchId, m_known.value(matchId).lines.size()} + more;
    return m_access.runUnlessStale("UPDATE table_match SET updated_at = :1, " + change
                                       + " WHERE id = :2 AND line_count = :3 AND finished_at IS NULL",
                                   values);
}

bool MatchStore::insertLines(qint64 matchId, qint64 first, const QByteArrayList &lines)
{
    for (qsizetype i = 0; i < lines.size(); ++i) {
        Q_ASSERT(!lines[i].contains('\n'));
        if (!m_access.run("INSERT INTO table_match_line (match_id, sequence, line) VALUES (:1, :2, :3)",
                          {matchId, first + i, QString::fromUtf8(lines[i])}))
            return false;
    }
    return true;
}

/// Writes the open matches, which this store holds in memory, to \p into. Sets `updated_at` to 0: Recovery then reads the other
/// columns of a match from the damaged file, but keeps the lines from memory.
bool MatchStore::writeOpenMatches(const QSqlDatabase &into) const
{
    QSqlQuery query(into);
    for (auto match = m_known.cbegin(); match != m_known.cend(); ++match) {
        if (!runStatement(
                query,
                "INSERT INTO table_match (id, game, summary, line_count, started_at, updated_at) VALUES (?, ?, ?, ?, ?, 0) "
                "ON CONFLICT (id) DO UPDATE SET line_count = max(line_count, excluded.line_count)",
                {match.key(), match->game, match->summary, match->lines.size(), match->startedAt}))
            return false;
        for (qsizetype sequence = 0; sequence < match->lines.size(); ++sequence) {
            if (!runStatement(query, "INSERT OR IGNORE INTO table_match_line (match_id, sequence, line) VALUES (?, ?, ?)",
                              {match.key(), sequence, QString::fromUtf8(match->lines[sequence])}))
                return false;
        }
    }
    return true;
}

} // namespace tableside
