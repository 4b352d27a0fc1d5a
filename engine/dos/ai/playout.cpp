// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/playout.h"

#include "engine/dos/ai/rollout_policy.h"
#include "engine/search/round_value.h"
#include "engine/dos/rules.h"

#include <optional>

namespace tableside::dos {

namespace {

/// The weight, 0 to 1, of the evaluation of the seat's next turn in the value of a playout. The outcome of the
/// simulated round has the remaining weight. The evaluation is biased, but it varies less than the outcome. Chosen by
/// hand (tests/bench/README.md).
constexpr double evaluation_share = 0.5;

/// The value for a seat of an average round: `won` if the seat wins it, `lost` if another seat wins it. The winner of
/// an average round gets MatchOdds::average_points(). The unit is points, as converted by MatchOdds::worth().
struct AverageRound
{
    double won = 0.0;
    double lost = 0.0;
};

AverageRound average_round(const MatchOdds &odds, int seat, int seats)
{
    const int others = seats - 1;
    AverageRound usual{Playout::round_win_bonus, -Playout::round_win_bonus / others};
    for (int winner = 0; winner < seats; ++winner) {
        const double worth = odds.worth(seat, winner, odds.average_points());
        (winner == seat ? usual.won : usual.lost) += winner == seat ? worth : worth / others;
    }
    return usual;
}

/// Plays the next actions of the seat in turn by its rollout policy: a bonus card; or matches, followed by EndTurn; or,
/// if nothing matches, a draw or a lay. After GreedyTurn::most_matches matches, the next call continues the turn.
void play_policy_turn(State &state, RolloutPolicy policy)
{
    NoEvents none;
    const PublicTable &table = state.table;
    const int seat = table.turn;
    const Hand &hand = state.hand_in_turn();
    if (table.phase == Phase::bonus) {
        apply(state, seat, LayCard{preferred_lay(hand, policy)}, none);
        return;
    }
    const GreedyTurn turn = rollout_turn(table.row(), table.matched, hand, policy);
    for (const MatchRow &match : turn.matches())
        apply(state, seat, match, none);
    if (state.is_over() || turn.count == GreedyTurn::most_matches)
        return;
    if (table.matches > 0)
        apply(state, seat, EndTurn{}, none);
    else if (!table.drawn)
        apply(state, seat, DrawCard{}, none);
    else
        apply(state, seat, LayCard{preferred_lay(hand, policy)}, none);
}

} // namespace

void Playout::prepare(const Observation &seen, bool evaluates)
{
    m_evaluates = evaluates;
    m_seat = seen.seat;
    prepare_evaluation_scale(seen);
}

/// Computes the linear map from an evaluation to its value at the present scores of the match. The evaluation weights
/// were fitted to rounds with scores of 0. The value of winning an average round at scores of 0 is mapped to the value
/// of winning it at the present scores. The same holds for losing an average round.
void Playout::prepare_evaluation_scale(const Observation &seen)
{
    const int seats = seen.table.seats;
    const int target = seen.table.rules.target;
    constexpr std::array<std::uint16_t, most_seats> at_first{};
    m_odds.prepare(std::span(at_first).first(seen.table.seats), target);
    const AverageRound first = average_round(m_odds, m_seat, seats);
    m_odds.prepare(std::span(seen.scores).first(seen.table.seats), target);
    const AverageRound now = average_round(m_odds, m_seat, seats);
    m_evaluation_scale = (now.won - now.lost) / (first.won - first.lost);
    m_evaluation_offset = now.lost - m_evaluation_scale * first.lost;
    m_uses_evaluation = m_evaluates && seen.table.rules.scoring != Scoring::count_against;
}

bool Playout::is_own_evaluated_turn(const PublicTable &table) const
{
    return m_evaluates && table.turn == m_seat && table.phase == Phase::play && table.matches == 0;
}

/// Plays the turn that EvaluatedTurn finds for the seat. Returns the cost in evaluations, the unit of cost in
/// engine/search/search.h.
int Playout::play_own_turn(State &state)
{
    NoEvents none;
    for (const Action &action : m_evaluated.find(state))
        apply(state, m_seat, action, none);
    return m_evaluated.evaluations();
}

RoundOutcome Playout::play(Determinization &sample, std::span<const Action> actions)
{
    NoEvents none;
    State &state = sample.state;
    for (const Action &action : actions)
        apply(state, m_seat, action, none);
    int evaluations = 0;
    std::optional<double> guess;
    for (int turns = 0, turn_of = -1; !state.is_over() && turns <= max_turns;) {
        turns += turn_of != state.table.turn;
        turn_of = state.table.turn;
        if (is_own_evaluated_turn(state.table)) {
            const bool begins = !state.table.drawn;
            evaluations += play_own_turn(state);
            if (begins && m_uses_evaluation && !guess)
                guess = m_evaluation_offset + m_evaluation_scale * m_evaluated.worth();
        } else {
            play_policy_turn(state, sample.policies[state.table.turn]);
            ++evaluations;
        }
    }
    RoundOutcome outcome = value_of_round(state, m_seat, m_odds, round_win_bonus);
    if (guess)
        outcome.worth = evaluation_share * *guess + (1.0 - evaluation_share) * outcome.worth;
    outcome.evaluations = evaluations;
    return outcome;
}

} // namespace tableside::dos
