// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/scores/game_filter.h"

#include "app/store/scores/score_store.h"
#include "app/words/cleaned_text.h"

#include <QDateTime>

#include <algorithm>

namespace tableside {

namespace {

/// Returns whether a player takes part in a game. In a finished game, only players who played at least one round count.
bool takesPart(const score::PlayerId &player, const score::GameSummary &game)
{
    return game.is_over() ? score::seat_played_by(player, game).has_value()
                          : std::ranges::find(game.players, player) != game.players.end();
}

} // namespace

bool GameFilter::passes(const BookGame &book) const
{
    if (from.isValid() && book.summary.played_ms < from.startOfDay().toMSecsSinceEpoch())
        return false;
    if (to.isValid() && book.summary.played_ms >= to.addDays(1).startOfDay().toMSecsSinceEpoch())
        return false;
    if ((game && book.summary.game != *game) || (atTable && book.summary.at_table != *atTable))
        return false;
    if (!placeKey.isEmpty() && placeKeyOf(book.place) != placeKey)
        return false;
    return std::ranges::all_of(players, [&](const score::PlayerId &player) { return takesPart(player, book.summary); });
}

QString placeKeyOf(const QString &place)
{
    return foldedForSearch(place.simplified());
}

QDate dayOf(const BookGame &game)
{
    return QDateTime::fromMSecsSinceEpoch(game.summary.played_ms).date();
}

std::optional<std::vector<BookGame>> ScoreStore::bookGames(const QStringList &personIds)
{
    QByteArray condition;
    QVariantList ids;
    for (const QString &id : personIds) {
        ids << id;
        condition += (condition.isEmpty() ? ":" : ", :") + QByteArray::number(ids.size());
    }
    if (!condition.isEmpty())
        condition = " AND id IN (SELECT game_id FROM score_seat WHERE person_id IN (" + condition + "))";
    m_access.clear();
    std::vector<BookGame> games;
    // As a BLOB, Qt returns the digest without converting it to UTF-16 and back.
    const bool isRead = m_access.forEachRow(
        "SELECT id, CAST(digest AS BLOB) FROM score_game WHERE deleted_at IS NULL" + condition
            + " ORDER BY started_at DESC, id DESC",
        ids, [&](const QSqlQuery &row) {
            ScoreDigest digest = ScoreDigest::withoutPlayers(row.value(1).toByteArray());
            if (!digest.shown.isUnreadable)
                games.push_back({row.value(0).toLongLong(), digest.shown.place, std::move(digest.summary)});
        });
    if (!isRead)
        return {};
    return games;
}

} // namespace tableside
