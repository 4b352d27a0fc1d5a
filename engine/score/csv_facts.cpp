// Makes the facts of a game from a CSV table that was read: facts_of() of score_csv.h.
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

/// How many sat down before the first round: those before the first who came with points.
std::size_t seats_at_start(const CsvGame &csv)
{
    const auto late = std::ranges::find_if(csv.start_points, [](int points) { return points != 0; });
    return late == csv.start_points.end() ? csv.players.size()
                                          : static_cast<std::size_t>(late - csv.start_points.begin());
}

/// Who went out: who gained, or who holds nothing. Nobody where nobody gained, or all hold something (UNO-PILE-1).
std::optional<std::size_t> out_of(const CsvGame &csv, const CsvRow &row)
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

/// The last that speaks of the round.
int line_of(const CsvRow &row)
{
    int line = 0;
    for (const std::optional<CsvPoints> &entered : row)
        line = std::max(line, entered ? entered->line : 0);
    return line;
}

std::optional<Error> problem_of_round(const CsvGame &csv, GameId game, std::size_t number)
{
    const PrintedRules &rules = printed_rules(game);
    const CsvRow &row = csv.rounds[number];
    const std::string in_round = " in round " + std::to_string(number + 1);
    const auto told = std::ranges::count_if(row, [](const auto &entered) { return entered.has_value(); });
    if (csv.blank_is_away && told < rules.fewest_players)
        return Error{line_of(row), "too few players" + in_round, {}};
    const bool all_told = csv.blank_is_away || told == std::ssize(row);
    const bool may_be_blocked = rules.can_be_blocked && all_told;
    if (csv.scoring == Scoring::count_against && !out_of(csv, row) && !may_be_blocked)
        return Error{line_of(row), "nobody has 0" + in_round + ", so nobody went out", {}};
    for (const std::optional<CsvPoints> &entered : row) {
        if (points_of(entered) > deck_points(game))
            return Error{entered->line,
                         std::to_string(entered->points) + " points is more than all the cards in "
                             + std::string(game_name(game)) + " are worth",
                         {}};
    }
    return std::nullopt;
}

/// What keeps the table from being a game with those cards, among those players.
std::optional<Error> problem_of(const CsvGame &csv, GameId game, const std::vector<Player> &players)
{
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const auto first = std::ranges::find(players, players[seat].id, &Player::id);
        const auto other = static_cast<std::size_t>(first - players.begin());
        if (other < seat)
            return Error{csv.players[seat].line,
                         "\"" + csv.players[seat].name + "\" and \"" + csv.players[other].name
                             + "\" are the same player",
                         {}};
    }
    const int fewest = printed_rules(game).fewest_players;
    if (static_cast<int>(seats_at_start(csv)) < fewest)
        return Error{
            csv.players.front().line, "the first " + std::to_string(fewest) + " players must start with 0 points", {}};
    for (std::size_t round = 0; round < csv.rounds.size(); ++round) {
        if (std::optional<Error> problem = problem_of_round(csv, game, round))
            return problem;
    }
    return std::nullopt;
}

/// States one round after the other.
class FactsBuilder
{
public:
    FactsBuilder(const CsvGame &csv, const std::vector<Player> &players, std::int64_t at_ms)
        : m_csv(csv), m_players(players), m_at_ms(at_ms), m_present(players.size()), m_totals(csv.start_points),
          m_seated(seats_at_start(csv))
    {
        m_totals.resize(players.size());
        std::fill_n(m_present.begin(), m_seated, true);
    }

    std::vector<Fact> facts(GameId game) &&
    {
        GameStarted start;
        start.game = game;
        start.scoring = m_csv.scoring;
        start.next_dealer = printed_rules(game).next_dealer;
        start.target = unknown_target;
        start.players.assign(m_players.begin(), m_players.begin() + static_cast<std::ptrdiff_t>(m_seated));
        state(std::move(start));
        for (std::size_t round = 0; round < m_csv.rounds.size(); ++round) {
            const bool is_last = round + 1 == m_csv.rounds.size();
            seat_those_of(round, is_last);
            play(round);
            if (!is_last)
                go_on_after(round);
        }
        state(GameEnded{});
        return std::move(m_facts);
    }

private:
    void state(Statement statement) { m_facts.push_back({m_at_ms, std::move(statement)}); }
    bool plays(std::size_t round, std::size_t seat) const
    {
        return !m_csv.blank_is_away || m_csv.rounds[round][seat].has_value();
    }

    /// Who comes to this round sits down, in the order of the table, before those leave who do not play it.
    void seat_those_of(std::size_t round, bool is_last)
    {
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            if (!plays(round, seat) && !is_last)
                continue;
            for (; m_seated <= seat; ++m_seated) {
                state(PlayerJoined{m_players[m_seated], m_totals[m_seated]});
                m_present[m_seated] = true;
            }
            if (plays(round, seat) && !m_present[seat]) {
                state(PlayerJoined{m_players[seat], 0});
                m_present[seat] = true;
            }
        }
        for (std::size_t seat = 0; seat < m_seated; ++seat) {
            if (m_present[seat] && !plays(round, seat)) {
                state(PlayerLeft{m_players[seat].id});
                m_present[seat] = false;
            }
        }
    }

    void play(std::size_t round)
    {
        const CsvRow &row = m_csv.rounds[round];
        const int number = static_cast<int>(round);
        const std::optional<std::size_t> out = out_of(m_csv, row);
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

    /// Even the highest target is reached by a very long game.
    void go_on_after(std::size_t round)
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
    std::vector<Fact> m_facts;
    std::vector<bool> m_present; ///< By seat.
    std::vector<int> m_totals;   ///< By seat; before they come what they begin with.
    std::size_t m_seated;        ///< How many have sat down so far.
    bool m_played_on = false;
};

} // namespace

Result<std::vector<Fact>> facts_of(const CsvGame &csv, GameId game, const std::vector<Player> &players,
                                   std::int64_t at_ms)
{
    if (std::optional<Error> problem = problem_of(csv, game, players))
        return *std::move(problem);
    std::vector<Fact> facts = FactsBuilder(csv, players, at_ms).facts(game);
    if (facts.size() > most_facts)
        return Error{line_of(csv.rounds.back()), "the game has too many entries", {}};
    return facts;
}

} // namespace tableside::score
