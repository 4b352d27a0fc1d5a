#include "app/store/call_store.h"

#include <QVariant>

#include <algorithm>

namespace tableside {

namespace {

QVariant idOrNull(std::optional<qint64> id)
{
    return id ? QVariant(*id) : QVariant(QMetaType::fromType<qint64>());
}

} // namespace

CallStore::CallStore(Database &database)
    : m_access(database), m_append(m_access.writing()), m_newest(m_access.reading())
{
    m_access.prepare(m_append, "INSERT INTO call_entry (game_id, at, entry) SELECT :game, :at, :entry "
                                "WHERE :game IS NULL OR EXISTS (SELECT 1 FROM score_game WHERE id = :game)");
    m_access.prepare(m_newest, "SELECT entry FROM call_entry WHERE game_id IS :game ORDER BY id DESC LIMIT :most");
    QSqlQuery forget = m_access.writing();
    // While the clock is wrong, the last call says how late it is at least.
    if (m_access.prepare(forget, "DELETE FROM call_entry WHERE game_id IS NULL AND at < "
                                 "min(:now, (SELECT at FROM call_entry ORDER BY id DESC LIMIT 1)) - :kept")) {
        forget.bindValue(QStringLiteral(":now"), nowMs());
        forget.bindValue(QStringLiteral(":kept"), qint64(keptDays) * 24 * 60 * 60 * 1000);
        m_access.execute(forget);
    }
}

bool CallStore::append(const QList<StoredCall> &calls)
{
    return m_access.transact([&] {
        return std::ranges::all_of(calls, [&](const StoredCall &call) {
            m_append.bindValue(QStringLiteral(":game"), idOrNull(call.gameId));
            m_append.bindValue(QStringLiteral(":at"), call.atMs);
            m_append.bindValue(QStringLiteral(":entry"), QString::fromUtf8(call.entry));
            return m_access.execute(m_append);
        });
    });
}

std::optional<QByteArrayList> CallStore::newest(std::optional<qint64> gameId, int most)
{
    m_access.clear();
    m_newest.bindValue(QStringLiteral(":game"), idOrNull(gameId));
    m_newest.bindValue(QStringLiteral(":most"), most);
    QByteArrayList entries;
    if (!m_access.forEachRow(m_newest, [&] { entries.append(m_newest.value(0).toString().toUtf8()); }))
        return {};
    return entries;
}

} // namespace tableside
