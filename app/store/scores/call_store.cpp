// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/scores/call_store.h"

#include <QVariant>

#include <algorithm>

namespace tableside {

namespace {

QVariant idOrNull(std::optional<qint64> id)
{
    return id ? QVariant(*id) : QVariant();
}

} // namespace

CallStore::CallStore(Database &database) : m_access(database)
{
    // The age of a call is measured back from the last call if the clock shows a later time than that call. Otherwise, a clock
    // that is set too far ahead would delete recent calls.
    m_access.run("DELETE FROM call_entry WHERE game_id IS NULL AND at < "
                 "min(:1, (SELECT at FROM call_entry ORDER BY id DESC LIMIT 1)) - :2",
                 {nowMs(), qint64(keptDays) * 24 * 60 * 60 * 1000});
}

bool CallStore::append(const QList<StoredCall> &calls)
{
    return m_access.transact([&] {
        return std::ranges::all_of(calls, [&](const StoredCall &call) {
            return m_access.run("INSERT INTO call_entry (game_id, at, entry) SELECT :1, :2, :3 "
                                "WHERE :1 IS NULL OR EXISTS (SELECT 1 FROM score_game WHERE id = :1)",
                                {idOrNull(call.gameId), call.atMs, QString::fromUtf8(call.entry)});
        });
    });
}

bool CallStore::replace(const StoredCall &call, const QByteArray &entry)
{
    return m_access.transact([&] {
        return m_access.run("UPDATE call_entry SET entry = :1 WHERE id = (SELECT max(id) FROM call_entry "
                            "WHERE game_id IS :2 AND at = :3 AND entry = :4)",
                            {QString::fromUtf8(entry), idOrNull(call.gameId), call.atMs, QString::fromUtf8(call.entry)});
    });
}

std::optional<QByteArrayList> CallStore::newest(std::optional<qint64> gameId, int most)
{
    m_access.clear();
    QByteArrayList entries;
    const bool read = m_access.forEachRow("SELECT entry FROM call_entry WHERE game_id IS :1 ORDER BY id DESC LIMIT :2",
                                          {idOrNull(gameId), most},
                                          [&](const QSqlQuery &row) { entries.append(row.value(0).toString().toUtf8()); });
    if (!read)
        return {};
    return entries;
}

} // namespace tableside
