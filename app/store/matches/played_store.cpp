// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/matches/played_store.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tableside {

PlayedStore::PlayedStore(Database &database) : m_access(database)
{
    // The age of a deleted match is measured back from the last stored change if the clock shows a later time. Otherwise, a clock
    // that is set too far ahead would remove recently deleted matches.
    m_access.run("DELETE FROM table_match WHERE deleted_at < min(:1, max("
                 "(SELECT max(deleted_at) FROM table_match WHERE deleted_at IS NOT NULL), "
                 "(SELECT updated_at FROM table_match ORDER BY id DESC LIMIT 1))) - :2",
                 {nowMs(), qint64(keptDays) * 24 * 60 * 60 * 1000});
}

std::optional<QList<PlayedMatch>> PlayedStore::rows(const QByteArray &condition)
{
    m_access.clear();
    QList<PlayedMatch> matches;
    const bool isRead = m_access.forEachRow(
        "SELECT id, started_at, finished_at, played_ms, line_count > 0, CAST(digest AS BLOB) FROM table_match WHERE digest > '' AND "
            + condition,
        {}, [&](const QSqlQuery &row) {
            const QVariant played = row.value(3);
            matches.append({row.value(0).toLongLong(), row.value(1).toLongLong(), row.value(2).toLongLong(),
                            played.isNull() ? -1 : played.toLongLong(), row.value(4).toBool(),
                            MatchDigest::fromJson(row.value(5).toByteArray())});
        });
    if (!isRead)
        return {};
    matches.removeIf([](const PlayedMatch &match) { // drops damaged digests: no version of the app writes one without a winner
        return !match.digest.isOver() && !match.digest.isUnreadable;
    });
    return matches;
}

std::optional<QList<PlayedMatch>> PlayedStore::all()
{
    return rows("finished_at IS NOT NULL AND deleted_at IS NULL ORDER BY finished_at DESC, id DESC");
}

std::optional<QList<PlayedMatch>> PlayedStore::deleted()
{
    return rows("deleted_at IS NOT NULL ORDER BY deleted_at, id");
}

std::optional<QList<DailyMatch>> PlayedStore::dailies()
{
    m_access.clear();
    QList<DailyMatch> matches;
    const bool isRead = m_access.forEachRow(
        R"(SELECT id, game, summary, finished_at IS NULL, CAST(digest AS BLOB) FROM table_match
           WHERE instr(summary, '"day"') > 0 ORDER BY id DESC)",
        {}, [&](const QSqlQuery &row) {
            const QJsonObject summary = QJsonDocument::fromJson(row.value(2).toString().toUtf8()).object();
            const QDate day = QDate::fromString(summary[QLatin1String("day")].toString(), Qt::ISODate);
            if (day.isValid())
                matches.append({row.value(0).toLongLong(), row.value(1).toString(), day, row.value(3).toBool(),
                                MatchDigest::fromJson(row.value(4).toByteArray())});
        });
    return isRead ? std::optional(matches) : std::nullopt;
}

bool PlayedStore::setDeleted(qint64 id, bool deleted)
{
    return m_access.transact([&] {
        return m_access.run("UPDATE table_match SET deleted_at = CASE WHEN :1 THEN max(:2, 1 + coalesce("
                            "(SELECT max(deleted_at) FROM table_match WHERE deleted_at IS NOT NULL), 0)) END "
                            "WHERE id = :3 AND digest > ''",
                            {deleted, nowMs(), id});
    });
}

std::optional<QByteArrayList> PlayedStore::record(qint64 id)
{
    m_access.clear();
    const auto lines = m_access.readSeries("SELECT line_count, sequence, line FROM table_match LEFT JOIN table_match_line "
                                           "ON match_id = id WHERE id = :1 ORDER BY sequence",
                                           {id});
    if (!lines)
        return {};
    return lines->isWhole ? lines->texts : QByteArrayList();
}

std::optional<PlayedRemains> PlayedStore::traces(qint64 id)
{
    m_access.clear();
    PlayedRemains traces;
    const bool isRead = m_access.forEachRow(
        "SELECT game, summary, line FROM table_match LEFT JOIN table_match_line ON match_id = id AND sequence = 0 WHERE id = :1",
        {id}, [&](const QSqlQuery &row) {
            traces.game = row.value(0).toString();
            const QJsonObject summary = QJsonDocument::fromJson(row.value(1).toString().toUtf8()).object();
            const QJsonArray totals = summary[QLatin1String("totals")].toArray();
            for (const QJsonValue &total : totals)
                traces.totals << total.toInt();
            traces.header = row.value(2).toString().toUtf8();
        });
    return isRead ? std::optional(traces) : std::nullopt;
}

std::optional<QList<qint64>> PlayedStore::underived()
{
    m_access.clear();
    QList<qint64> ids;
    if (!m_access.forEachRow("SELECT id FROM table_match WHERE finished_at IS NOT NULL AND digest IS NULL ORDER BY id", {},
                             [&](const QSqlQuery &row) { ids << row.value(0).toLongLong(); }))
        return {};
    return ids;
}

std::optional<QList<qint64>> PlayedStore::withoutFeats()
{
    m_access.clear();
    QList<qint64> ids;
    if (!m_access.forEachRow("SELECT id FROM table_match WHERE digest > '' AND line_count > 0 AND finished_at IS NOT NULL "
                             "AND deleted_at IS NULL AND instr(digest, '\"feats\":') = 0 ORDER BY id",
                             {}, [&](const QSqlQuery &row) { ids << row.value(0).toLongLong(); }))
        return {};
    return ids;
}

std::optional<QByteArray> PlayedStore::digest(qint64 id)
{
    m_access.clear();
    QByteArray digest;
    if (!m_access.forEachRow("SELECT CAST(digest AS BLOB) FROM table_match WHERE id = :1", {id},
                             [&](const QSqlQuery &row) { digest = row.value(0).toByteArray(); }))
        return {};
    return digest;
}

std::optional<QList<PlayedMatch>> PlayedStore::unfinishedWithFeats()
{
    m_access.clear();
    QList<PlayedMatch> matches;
    const bool isRead = m_access.forEachRow(
        "SELECT id, started_at, updated_at, CAST(summary AS BLOB) FROM table_match WHERE finished_at IS NULL "
        "AND instr(summary, '\"feats\":') > 0",
        {}, [&](const QSqlQuery &row) {
            const QJsonObject summary = QJsonDocument::fromJson(row.value(3).toByteArray()).object();
            const QJsonObject digest = summary[QLatin1String("digest")].toObject();
            matches.append({row.value(0).toLongLong(), row.value(1).toLongLong(), row.value(2).toLongLong(), -1, true,
                            MatchDigest::fromJson(QJsonDocument(digest).toJson(QJsonDocument::Compact))});
        });
    return isRead ? std::optional(matches) : std::nullopt;
}

std::optional<QSet<QString>> PlayedStore::feats(qint64 exceptId)
{
    m_access.clear();
    // Reads only this part of each text, because parsing thousands of digests at the end of a round would take too long. Quotes in
    // the names of players are escaped, so that the key occurs only once.
    QSet<QString> feats;
    const bool isRead = m_access.forEachRow(
        "SELECT DISTINCT substr(rest, 1, instr(rest, '\"') - 1) FROM (SELECT substr(told, instr(told, '\"feats\":\"') + 9) AS rest "
        "FROM (SELECT CASE WHEN finished_at IS NULL THEN summary ELSE digest END AS told FROM table_match "
        "WHERE deleted_at IS NULL AND id <> :1) WHERE instr(told, '\"feats\":\"') > 0)",
        {exceptId}, [&](const QSqlQuery &row) {
            for (const QString &seat : row.value(0).toString().split(u',')) {
                for (const QString &feat : seat.split(u' ', Qt::SkipEmptyParts))
                    feats << feat;
            }
        });
    return isRead ? std::optional(feats) : std::nullopt;
}

bool PlayedStore::setDigest(qint64 id, const QByteArray &digest)
{
    return m_access.transact([&] {
        return m_access.run("UPDATE table_match SET digest = :1 WHERE id = :2 AND finished_at IS NOT NULL",
                            {digest.isEmpty() ? QStringLiteral("") : QString::fromUtf8(digest), id});
    });
}

std::optional<int> PlayedStore::dropRecords(int kept, int atMost)
{
    QList<qint64> ids;
    const bool isDone = m_access.transact([&] {
        const bool isRead = m_access.forEachRow(
            "SELECT id FROM table_match WHERE digest > '' AND line_count > 0 AND finished_at IS NOT NULL "
            "AND deleted_at IS NULL ORDER BY finished_at DESC, id DESC LIMIT -1 OFFSET :1",
            {kept}, [&](const QSqlQuery &row) { ids << row.value(0).toLongLong(); });
        // The list is sorted newest first, so its last ids are those of the oldest matches.
        ids = ids.mid(std::max<qsizetype>(0, ids.size() - atMost));
        for (const qint64 id : ids) {
            if (!isRead || !m_access.run("DELETE FROM table_match_line WHERE match_id = :1", {id})
                || !m_access.run("UPDATE table_match SET line_count = 0 WHERE id = :1", {id}))
                return false;
        }
        return isRead;
    });
    if (!isDone)
        return {};
    return static_cast<int>(ids.size());
}

} // namespace tableside
