// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Implements facts_of() of score_csv.h: converts a CSV table of points to facts, the statements from which a score
// sheet is computed (engine/score/fact.h).
#include "engine/core/standing.h"
#include "engine/score/ledger.h"
#include "engine/score/score_csv.h"

#include <algorithm>

namespace tableside::score {

namespace {

int points_of(const std::optional<CsvPoints> &entered)
{
    return entered ? entered->points : 0;
}

/// Returns whether the player joined after the game had begun. Only such a player has start points.
bool joined_late(const CsvGame &csv, std::size_t seat)
{
    return !csv.start_points.empty() && csv.start_points[seat] != 0;
}

/// Returns the seat that went out: the one that gained points or, if hands count against their players, the first
/// with 0. Returns nothing if there is no such seat, as in a blocked round (UNO-PILE-1: nobody can play or draw).
std::optional<std::size_t> seat_that_went_out(const CsvGame &csv, const CsvRow &row)
{
    const bool takes_all = csv.scoring == Scoring::winner_takes_all;
    const auto is_out = [&](const std::optional<CsvPoints> &entered) {
        return entered && (entered->points > 0) == takes_all;
    };
    const auto found = std::ranges::find_if(row, is_out);
    if (found == row.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - row.begin());
}

/// Returns the number of the last line in the file that has points of the round.
int line_of(const CsvRow &row)
{
    int line = 0;
    for (const std::optional<CsvPoints> &entered : row)
        line = std::max(line, entered ? entered->line : 0);
    return line;
}

void add_problems_of_round(CsvProblems &problems, const CsvGame &csv, GameId game, std::size_t round)
{
    const PrintedRules &rules = printed_rules(game);
    const CsvRow &row = csv.rounds[round];
    const int number = static_cast<int>(round + 1);
    const auto told = std::ranges::count_if(row, [](const auto &entered) { return entered.has_value(); });
    if (csv.blank_means_absent && told < rules.fewest_players)
        problems.add({line_of(row), CsvFault::few_in_round, {}, {}, number});
    const bool all_told = csv.blank_means_absent || told == std::ssize(row);
    const bool may_be_blocked = rules.can_be_blocked && all_told;
    if (csv.scoring == Scoring::count_against && !seat_that_went_out(csv, row) && !may_be_blocked)
        problems.add({line_of(row), CsvFault::nobody_out, {}, {}, number});
    for (const std::optional<CsvPoints> &entered : row) {
        if (points_of(entered) > deck_points(game))
            problems.add({entered->line, CsvFault::above_deck, std::string(game_name(game)), {}, entered->points});
    }
}

/// Returns the reasons why the table cannot be a game of \p game with these \p players; empty if it can be one.
CsvProblems problems_of(const CsvGame &csv, GameId game, const std::vector<Player> &players)
{
    CsvProblems problems;
    int starters = 0;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        starters += joined_late(csv, seat) ? 0 : 1;
        const auto first = std::ranges::find(players, players[seat].id, &Player::id);
        const auto other = static_cast<std::size_t>(first - players.begin());
        if (other < seat)
            problems.add(
                {csv.players[seat].line, CsvFault::same_player, csv.players[seat].name, csv.players[other].name, 0});
    }
    if (const int fewest = printed_rules(game).fewest_players; starters < fewest)
        problems.add({csv.players.front().line, CsvFault::starts_with_points, {}, {}, fewest});
    for (std::size_t round = 0; round < csv.rounds.size() && !csv.has_only_totals; ++round)
        add_problems_of_round(problems, csv, game, round);
    return problems;
}

/// Builds the facts of a game from its table, one round after the other.
class FactsBuilder
{
public:
    FactsBuilder(const CsvGame &csv, const std::vector<Player> &players, std::int64_t at_ms,
                 std::optional<std::int64_t> played_ms)
        : m_csv(csv), m_players(players), m_at_ms(at_ms), m_played_ms(played_ms), m_totals(csv.start_points)
    {
        m_totals.resize(players.size());
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            m_seated.push_back(!joined_late(csv, seat));
        m_present = m_seated;
    }

    std::vector<Fact> facts(GameId game) &&
    {
        GameStarted start;
        start.game = game;
        start.scoring = m_csv.scoring;
        start.next_dealer = printed_rules(game).next_dealer;
        start.target = unknown_target;
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            if (m_seated[seat])
                start.players.push_back(m_players[seat]);
        }
        state(std::move(start));
        if (m_played_ms)
            state(DateChanged{*m_played_ms});
        if (m_csv.has_only_totals) {
            state_totals();
            state(GameEnded{});
            return std::move(m_facts);
        }
        for (std::size_t round = 0; round < m_csv.rounds.size(); ++round) {
            const bool is_last = round + 1 == m_csv.rounds.size();
            add_joins_and_leaves(round, is_last);
            play(round);
            if (!is_last)
                continue_if_decided(round);
        }
        state(GameEnded{});
        return std::move(m_facts);
    }

private:
    void state(Statement statement) { m_facts.push_back({m_at_ms, std::move(statement)}); }
    void state_totals()
    {
        TotalsStated stated;
        for (std::size_t seat = 0; seat < m_players.size(); ++seat)
            stated.totals.push_back({m_players[seat].id, points_of(m_csv.rounds.front()[seat])});
        state(std::move(stated));
    }

    bool plays(std::size_t round, std::size_t seat) const
    {
        return !m_csv.blank_means_absent || m_csv.rounds[round][seat].has_value();
    }

    /// Adds the facts that players of this round join, and then the facts that others leave; in this order there are
    /// never too few players. In the last round, players of the table who have never been in the game join as well.
    void add_joins_and_leaves(std::size_t round, bool is_last)
    {
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            if ((!plays(round, seat) && (!is_last || m_seated[seat])) || m_present[seat])
                continue;
            state(m_seated[seat] ? PlayerJoined{m_players[seat], 0}
                                 : PlayerJoined{m_players[seat], m_totals[seat], neighbor_of(seat)});
            m_seated[seat] = true;
            m_present[seat] = true;
        }
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            if (m_present[seat] && !plays(round, seat)) {
                state(PlayerLeft{m_players[seat].id});
                m_present[seat] = false;
            }
        }
    }

    /// Returns the player to whose left \p seat sits down: the nearest player to the right who has ever been in the
    /// game.
    PlayerId neighbor_of(std::size_t seat) const
    {
        std::size_t other = seat;
        do
            other = (other == 0 ? m_players.size() : other) - 1;
        while (!m_seated[other]);
        return m_players[other].id;
    }

    void play(std::size_t round)
    {
        const CsvRow &row = m_csv.rounds[round];
        const int number = static_cast<int>(round);
        const std::optional<std::size_t> out = seat_that_went_out(m_csv, row);
        for (std::size_t seat = 0; seat < m_players.size(); ++seat)
            m_totals[seat] += points_of(row[seat]);
        if (m_csv.scoring == Scoring::winner_takes_all) {
            state(out ? RoundScored{number, m_players[*out].id, points_of(row[*out])} : RoundScored{number, {}, 0});
        } else {
            state(out ? Statement(WentOut{number, m_players[*out].id}) : RoundBlocked{number, {}});
            for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
                if (out != seat && plays(round, seat))
                    state(HandEntered{number, m_players[seat].id, Entry{{}, {points_of(row[seat])}}});
            }
        }
        state(RoundClosed{});
    }

    /// Adds a GameContinued fact if this round decided the game. The table states no target, so unknown_target is
    /// used; a very long game can reach even that target but must not end there.
    void continue_if_decided(std::size_t round)
    {
        std::vector<int> totals;
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            if (plays(round, seat))
                totals.push_back(m_totals[seat]);
        }
        if (m_played_on || !match_winner(totals, unknown_target, m_csv.scoring == Scoring::count_against))
            return;
        state(GameContinued{});
        m_played_on = true;
    }

    const CsvGame &m_csv;
    const std::vector<Player> &m_players;
    std::int64_t m_at_ms;
    std::optional<std::int64_t> m_played_ms;
    std::vector<Fact> m_facts;
    std::vector<bool> m_present; ///< Whether each seat is in the game now.
    std::vector<bool> m_seated;  ///< Whether each seat has ever been in the game.
    std::vector<int> m_totals;   ///< The total of each seat; before a late player joins, the start points.
    bool m_played_on = false;    ///< Whether a GameContinued fact has been added.
};

} // namespace

Result<std::vector<Fact>, CsvProblems> facts_of(const CsvGame &csv, GameId game, const std::vector<Player> &players,
                                                std::int64_t at_ms, std::optional<std::int64_t> played_ms)
{
    CsvProblems problems = problems_of(csv, game, players);
    if (!problems.empty())
        return problems;
    std::vector<Fact> facts = FactsBuilder(csv, players, at_ms, played_ms).facts(game);
    if (facts.size() <= most_facts)
        return facts;
    problems.add({line_of(csv.rounds.back()), CsvFault::many_facts, {}, {}, 0});
    return problems;
}

} // namespace tableside::score
