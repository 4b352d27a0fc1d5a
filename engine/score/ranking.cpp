// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/ranking.h"

#include <algorithm>
#include <compare>

namespace tableside::score {

namespace {

/// A figure as a fraction, so that equal figures compare equal without rounding. The denominator is positive.
struct Fraction
{
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    std::strong_ordering operator<=>(const Fraction &other) const
    {
        return numerator * other.denominator <=> other.numerator * denominator;
    }
    bool operator==(const Fraction &other) const { return (*this <=> other) == 0; }
};

/// Returns the figure by which a ranking is ordered; its denominator is 0 if the player does not have this figure.
Fraction figure_of(const PlayerFigures &figures, RankedBy by)
{
    switch (by) {
    case RankedBy::win_rate: return {figures.wins, figures.games};
    case RankedBy::points_per_round: return {figures.points, figures.gaining_rounds};
    case RankedBy::wins: break;
    }
    return {figures.wins, 1};
}

bool is_ranked(const PlayerFigures &figures, const RankingTerms &terms)
{
    return figures.games >= terms.fewest_games && figure_of(figures, terms.by).denominator > 0;
}

} // namespace

void SeasonFigures::add(const GameSummary &game)
{
    if (!game.is_over())
        return;
    ++m_games;
    m_games_against += game.count_against;
    m_games_without_rounds += game.gains.empty();
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        if (game.has_played(seat))
            m_players[game.players[seat]].add(game, seat);
    }
}

Ranking SeasonFigures::ranking(const RankingTerms &terms) const
{
    Ranking ranking{{}, {}, m_games, m_games_against, m_games_without_rounds};
    for (const auto &[player, figures] : m_players)
        (is_ranked(figures, terms) ? ranking.ranked : ranking.unranked).push_back({player, 0, figures});
    const auto by_figure = [&](const RankedPlayer &player) { return figure_of(player.figures, terms.by); };
    std::ranges::stable_sort(ranking.ranked, std::greater(), by_figure);
    for (std::size_t at = 0; at < ranking.ranked.size(); ++at) {
        const bool is_tied = at > 0 && by_figure(ranking.ranked[at]) == by_figure(ranking.ranked[at - 1]);
        ranking.ranked[at].rank = is_tied ? ranking.ranked[at - 1].rank : static_cast<int>(at) + 1;
    }
    std::ranges::stable_sort(ranking.unranked, std::greater(),
                             [](const RankedPlayer &player) { return player.figures.games; });
    return ranking;
}

Ranking ranking_of(std::span<const GameSummary> games, const RankingTerms &terms)
{
    SeasonFigures figures;
    for (const GameSummary &game : games)
        figures.add(game);
    return figures.ranking(terms);
}

} // namespace tableside::score
