// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/setup/unfinished_matches.h"

#include "app/words/player_words.h"
#include "app/words/region.h"

#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <vector>

namespace tableside {

namespace {

/// Returns a player's name in the current language from \p player, a part of a stored match summary. If nobody typed a name, the
/// name is derived from a person's seat or from a computer player's portrait.
QString playerName(const QJsonValue &player)
{
    if (!player.isObject())
        return player.toString();
    if (const QJsonValue seat = player.toObject().value(QLatin1String("seat")); seat.isDouble())
        return words::unnamedPerson(seat.toInt());
    const auto character = character_named(player.toObject().value(QLatin1String("portrait")).toString().toStdString());
    return character ? words::characterName(*character) : QString();
}

/// Returns the names of the other players if only one person plays; otherwise the names of all players.
QStringList namesIn(const UnfinishedMatch &match)
{
    QStringList names;
    for (const QJsonValue &player : match.summary.value(QLatin1String("others")).toArray())
        names << playerName(player);
    return names;
}

/// Returns the title. If there are more than \p names + 1 names, only the first \p names - 1 of them are in the title, followed
/// by the number of the other players.
QString titleOf(const UnfinishedMatch &match, qsizetype names)
{
    QStringList others = namesIn(match);
    if (others.size() > names + 1) {
        const int more = static_cast<int>(others.size() - names + 1);
        //: The end of a row of names: "DOS with West, North and 7 others". %n players
        others = others.first(names - 1) << UnfinishedMatches::tr("%n other(s)", nullptr, more);
    }
    const QString row = QLocale().createSeparatedList(others);
    //: An unfinished game. %1 the other players' names
    return match.game == QLatin1String("uno") ? UnfinishedMatches::tr("UNO with %1").arg(row)
                                              : UnfinishedMatches::tr("DOS with %1").arg(row);
}

} // namespace

QString UnfinishedRow::title() const
{
    return titleOf(match, 100);
}

QString UnfinishedRow::shortTitle() const
{
    return titleOf(match, 3);
}

QString UnfinishedRow::detail() const
{
    std::vector<int> totals;
    for (const QJsonValue &total : match.summary.value(QLatin1String("totals")).toArray())
        totals.push_back(total.toInt());
    const int round = match.summary.value(QLatin1String("round")).toInt();
    const QString when = regionLocale().toString(match.updatedAt.toLocalTime(), QLocale::ShortFormat);
    // Summaries stored before version 0.2 have no viewer. The only person always had seat 0 then.
    const int viewer = match.summary.value(QLatin1String("viewer")).toInt();
    if (viewer >= static_cast<int>(totals.size()) || std::ranges::all_of(totals, [](int total) { return total == 0; })) {
        //: An unfinished game, before anyone has points. %1 number of the round, %2 date and time
        return UnfinishedMatches::tr("Round %1, no points yet · %2").arg(QString::number(round), when);
    }
    const bool countsAgainst = match.summary.value(QLatin1String("countsAgainst")).toBool();
    if (viewer < 0) {
        const auto best = countsAgainst ? std::ranges::min_element(totals) : std::ranges::max_element(totals);
        const QString leader = namesIn(match).value(best - totals.begin());
        if (std::ranges::count(totals, *best)
            > 1) //: An unfinished game of several people. %1 number of the round, %2 points, %3 date and time
            return UnfinishedMatches::tr("Round %1 · tied at %2 points · %3")
                .arg(QString::number(round), QString::number(*best), when);
        //: An unfinished game of several people. %1 number of the round, %2 a name, %3 points, %4 date and time
        return UnfinishedMatches::tr("Round %1 · %2 leads: %3 points · %4")
            .arg(QString::number(round), leader, QString::number(*best), when);
    }
    const int own = totals[static_cast<std::size_t>(viewer)];
    const auto ahead = std::ranges::count_if(totals, [&](int total) { return countsAgainst ? total < own : total > own; });
    //: An unfinished game. %1 number of the round, %2 your points, %3 your rank of %4 players, %5 date and time
    return UnfinishedMatches::tr("Round %1 · you: %2 points, place %3 of %4 · %5")
        .arg(QString::number(round), QString::number(own), QString::number(ahead + 1), QString::number(totals.size()), when);
}

std::optional<qint64> UnfinishedMatches::newestOf(const QString &game) const
{
    const auto found = std::ranges::find(m_list.rows(), game, &UnfinishedRow::game);
    return found == m_list.rows().end() ? std::nullopt : std::optional(found->matchId());
}

std::optional<UnfinishedRow> UnfinishedMatches::find(qint64 id) const
{
    const auto found = std::ranges::find(m_list.rows(), id, &UnfinishedRow::matchId);
    return found == m_list.rows().end() ? std::nullopt : std::optional(*found);
}

void UnfinishedMatches::reload()
{
    QList<UnfinishedRow> rows;
    for (const UnfinishedMatch &match : m_store.unfinished())
        rows.append({match});
    m_list.setRows(rows);
    emit changed();
}

} // namespace tableside
