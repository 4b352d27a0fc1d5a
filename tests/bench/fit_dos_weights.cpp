// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fits the weights by which the position after a turn of DOS is evaluated (engine/dos/ai/evaluation_weights.h) and prints
// evaluation_weights.cpp. Seat 0 plays by the weights, but explores in one turn of each round. The positions after that turn
// and the later ones are fitted, by least squares, to the value of the round in the unit of playouts. The next pass uses the
// fitted weights. The other seats are greedy; with two seats the other is a keeper in every second pair of rounds. The seats
// deal in turn, and there are no calls.
//
//     tableside_fit_dos_weights [ROUNDS-PER-PASS] >engine/dos/ai/evaluation_weights.cpp      (script/fit)
#include "dos_turns.h"
#include "engine/dos/ai/evaluation_weights.h"
#include "engine/dos/ai/playout.h"
#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/ai/turn_evaluator.h"
#include "engine/dos/dos.h"
#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"
#include "engine/players/levels.h"
#include "engine/search/round_value.h"
#include "fit.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tableside::bench {

namespace {

using namespace dos;

constexpr std::uint64_t seed = 20;
constexpr int passes = 6;
/// The number of last passes that are fitted together, because their weights differ little.
constexpr int passes_pooled = 3;
constexpr int rounds_judged = 100'000;
constexpr int most_sets = 200;    ///< The largest number of sets of matches to consider in a turn.
constexpr int turns_explored = 6; ///< Seat 0 explores in one of its first six turns, chosen at random.
/// The softmax temperature of exploring, in points of a round. With two seats, weights from a temperature of 10 won 0.4 points
/// a round less (200,000 rounds per pass), and weights from random turns 1.0 points less (100,000). With four seats a
/// temperature of 8 made no difference.
constexpr double temperature = 3.0;
constexpr double ridge = 20.0; ///< The ridge of LeastSquares.

constexpr std::size_t weight_count = sizeof(EvaluationWeights) / sizeof(double);
using FlatWeights = std::array<double, weight_count>;

/// Returns the weights of the first pass, for which only the number of cards counts.
EvaluationWeights first_weights()
{
    EvaluationWeights weights;
    for (std::size_t size = 0; size < weights.size.size(); ++size)
        weights.size[size].fill(-8.0 * static_cast<double>(size));
    weights.going_out = 20.0;
    weights.draw.plain = -16.0; // drawing is worse than any match
    return weights;
}

std::array<std::uint8_t, most_seats> sizes_of(const State &state)
{
    std::array<std::uint8_t, most_seats> sizes{};
    for (int seat = 0; seat < state.table.seats; ++seat)
        sizes[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(state.hand(seat).size());
    return sizes;
}

/// The position after a seat's matches, before the turn is ended, or before drawing a card.
struct Afterstate
{
    State state;
    int lays = 0;       ///< The number of cards that the seat may still lay.
    bool draws = false; ///< Whether the seat draws a card now and then continues its turn.

    double worth(int seat, const EvaluationWeights &weights) const
    {
        const auto sizes = sizes_of(state);
        const TurnEvaluator evaluator(state.table, seat, sizes, weights);
        return draws ? evaluator.worth_of_drawing(state.hand(seat), state.table)
                     : evaluator.worth(state.hand(seat), evaluator.row(), lays, still_to_draw());
    }

    /// Returns the features. worth() is linear in the weights, so a feature is the worth if its weight is 1 and all others 0.
    std::vector<double> features(int seat) const
    {
        std::vector<double> all(weight_count);
        FlatWeights unit{};
        for (std::size_t index = 0; index < weight_count; ++index) {
            unit[index] = 1.0;
            all[index] = worth(seat, std::bit_cast<EvaluationWeights>(unit));
            unit[index] = 0.0;
        }
        return all;
    }

private:
    /// Returns the number of cards that the others draw at the end of the turn. If the round is over they have drawn already.
    int still_to_draw() const { return state.is_over() ? 0 : state.table.others_draw; }
};

/// Seats of which seat 0 plays by the weights and explores, and all others are of one level.
class LearningSeats : public DriverSeats<Game>
{
public:
    explicit LearningSeats(const EvaluationWeights &weights) : m_weights(weights) {}

    bool keeps_events() const { return false; }

    /// Prepares for a round. Seat 0 explores in its turn number `explored`, from 0; -1 for no turn. Turns that begin by drawing
    /// don't count a second time after the draw.
    void begin(bool are_keepers, int explored, std::uint64_t round_seed)
    {
        m_others = m_levels[are_keepers ? 1 : 0].get();
        m_turns_to_explore = explored;
        m_random = Random(round_seed);
        m_has_explored = false;
        m_rest.clear();
        left.clear();
    }

    std::size_t choose_from(const State &state, const ActionList &legal)
    {
        if (state.table.turn != 0)
            return m_others->choose(Game::observe(state, state.table.turn), legal, {});
        if (state.table.phase == Phase::bonus)
            m_rest = {LayCard{preferred_lay(state.hand(0), RolloutPolicy::keeps_wilds)}};
        else if (m_rest.empty())
            plan(state);
        const Action next = m_rest.front();
        m_rest.erase(m_rest.begin());
        return static_cast<std::size_t>(std::ranges::find(legal, next) - legal.begin());
    }

    std::vector<Afterstate> left; ///< The chosen positions of seat 0 since the turn in which it explored.

private:
    /// Chooses the matches of this turn, or a draw, and stores their actions.
    void plan(const State &state)
    {
        const bool explores = !state.table.drawn && m_turns_to_explore-- == 0;
        m_seen = 0;
        consider(explores, {state, state.table.drawn ? 1 : 0, !state.table.drawn}, {});
        int most = most_sets;
        std::vector<Action> matches;
        const auto visit = [&](const State &after, std::span<const Action> actions) {
            consider(explores, {after, after.is_over() ? 0 : after.table.bonus_lays, false}, actions);
        };
        for_each_turn(state, most, matches, visit);
        if (m_chosen.draws)
            m_rest = {DrawCard{}};
        else if (m_rest.empty())
            m_rest = {LayCard{preferred_lay(state.hand(0), RolloutPolicy::keeps_wilds)}};
        else if (!m_chosen.state.is_over())
            m_rest.emplace_back(EndTurn{});
        m_has_explored |= explores;
        if (m_has_explored)
            left.push_back(m_chosen);
    }

    /// Chooses the position `after` if it is worth more than those before.
    void consider(bool explores, const Afterstate &after, std::span<const Action> actions)
    {
        const double worth = after.worth(0, m_weights) + (explores ? noise() : 0.0);
        if (m_seen++ > 0 && worth <= m_most)
            return;
        m_most = worth;
        m_chosen = after;
        m_rest.assign(actions.begin(), actions.end());
    }

    /// Returns Gumbel noise. If it is added to each turn's worth, the best turn is distributed by the softmax of the worths.
    double noise() { return -temperature * std::log(-std::log(1.0 - m_random.unit())); }

    EvaluationWeights m_weights;
    std::array<std::unique_ptr<Player<Game>>, 2> m_levels{make_player<Game>(Level::greedy, 0),
                                                          make_player<Game>(Level::keeper, 0)};
    Player<Game> *m_others = nullptr;
    Random m_random;
    int m_turns_to_explore = -1;
    bool m_has_explored = false;
    std::vector<Action> m_rest;
    Afterstate m_chosen;
    double m_most = 0.0;
    int m_seen = 0;
};

/// The results of some rounds.
struct Rounds
{
    LeastSquares fit{weight_count};
    Mean worth;
    Mean won;

    void add(const Rounds &other)
    {
        fit.add(other.fit);
        worth.add(other.worth);
        won.add(other.won);
    }
};

enum class Purpose : std::uint8_t { learn, judge };

Rounds play_block(int seats, const EvaluationWeights &weights, Purpose purpose, std::uint64_t block_seed, int count)
{
    Rounds rounds;
    Random random(block_seed);
    LearningSeats players(weights);
    MatchOdds odds{match_odds_fit};
    constexpr std::array<std::uint16_t, most_seats> at_first{};
    odds.prepare(std::span(at_first).first(static_cast<std::size_t>(seats)), Ruleset{}.target);
    for (int index = 0; index < count; ++index) {
        SingleRound<Game> round(seats, index % seats, {}, Random(random.next()));
        const int explored = purpose == Purpose::learn ? static_cast<int>(random.below(turns_explored)) : -1;
        players.begin(seats == 2 && index / seats % 2 == 1, explored, random.next());
        MatchDriver<Game, LearningSeats, SingleRound<Game>> driver(round, players);
        if (driver.play() != RoundEnd::over)
            std::abort();
        const RoundOutcome outcome = value_of_round(round.state(), 0, odds, Playout::round_win_bonus);
        rounds.worth.add(outcome.worth);
        rounds.won.add(outcome.won);
        for (const Afterstate &left : players.left)
            rounds.fit.add(left.features(0), outcome.worth);
    }
    return rounds;
}

Rounds play(int seats, const EvaluationWeights &weights, Purpose purpose, std::uint64_t pass_seed, int count)
{
    constexpr int rounds_per_block = 2'000;
    const auto blocks = for_each_block(static_cast<std::size_t>(count / rounds_per_block), [&](std::uint64_t block) {
        return play_block(seats, weights, purpose, derived_seed(pass_seed, block), rounds_per_block);
    });
    Rounds all;
    for (const Rounds &block : blocks)
        all.add(block);
    return all;
}

void judge(const char *name, int seats, const EvaluationWeights &weights)
{
    const Rounds rounds = play(seats, weights, Purpose::judge, derived_seed(seed, 1), rounds_judged);
    std::fprintf(stderr, "%d seats, %s: %.2f %% of %d rounds won, worth %+.2f (standard errors %.2f, %.2f)\n", seats,
                 name, 100.0 * rounds.won.mean(), rounds_judged, rounds.worth.mean(),
                 100.0 * rounds.won.standard_error(), rounds.worth.standard_error());
}

EvaluationWeights learn(int seats, int rounds_per_pass)
{
    judge("first weights", seats, first_weights());
    EvaluationWeights weights = first_weights();
    std::vector<Rounds> done;
    for (int pass = 0; pass < passes; ++pass) {
        const auto pass_seed = derived_seed(seed, static_cast<std::uint64_t>(100 * seats + pass));
        done.push_back(play(seats, weights, Purpose::learn, pass_seed, rounds_per_pass));
        Rounds fitted;
        const std::size_t first = pass < passes - 1 ? done.size() - 1 : done.size() - passes_pooled;
        for (std::size_t index = first; index < done.size(); ++index)
            fitted.add(done[index]);
        const std::vector<double> solution = fitted.fit.solve(ridge);
        FlatWeights flat{};
        std::ranges::copy(solution, flat.begin());
        weights = std::bit_cast<EvaluationWeights>(flat);
        judge(("fit " + std::to_string(pass + 1)).c_str(), seats, weights);
    }
    judge("the weights in use", seats, evaluation_weights(seats));
    return weights;
}

void print(double value, const char *after)
{
    std::printf("%.3f%s", value == 0.0 ? 0.0 : value, after);
}

template <std::size_t count>
void print(const std::array<double, count> &values, const char *after)
{
    std::printf("{");
    for (std::size_t index = 0; index < count; ++index)
        print(values[index], index + 1 < count ? ", " : "");
    std::printf("}%s", after);
}

template <std::size_t rows, std::size_t columns>
void print(const std::array<std::array<double, columns>, rows> &values, const char *after)
{
    std::printf("{{");
    for (std::size_t row = 0; row < rows; ++row)
        print(values[row], row + 1 < rows ? ",\n        " : "");
    std::printf("}}%s", after);
}

void print(const char *name, const EvaluationWeights &weights)
{
    const auto field = [](const char *label, const auto &values) {
        std::printf("    .%s = ", label);
        print(values, ",\n");
    };
    std::printf("constexpr EvaluationWeights %s{\n", name);
    field("size", weights.size);
    field("more_cards", weights.more_cards);
    field("shed", weights.shed);
    field("points", weights.points);
    field("wild_dos", weights.wild_dos);
    field("wild_number", weights.wild_number);
    field("rows", weights.rows);
    field("row_card", weights.row_card);
    field("row_values", weights.row_values);
    field("laid", weights.laid);
    field("going_out", weights.going_out);
    field("card_of_others", weights.card_of_others);
    const EvaluationWeights::Draw &draw = weights.draw;
    std::printf(
        "    .draw = {.plain = %.3f, .card = %.3f, .fewest = %.3f, .row_card = %.3f, .shed = %.3f, .most = %.3f,\n"
        "             .any = %.3f, .matched = %.3f},\n};\n\n",
        draw.plain, draw.card, draw.fewest, draw.row_card, draw.shed, draw.most, draw.any, draw.matched);
}

} // namespace

} // namespace tableside::bench

int main(int argc, char **argv)
{
    using namespace tableside::bench;
    const int rounds_per_pass = argc > 1 ? std::atoi(argv[1]) : 500'000;
    const auto of_two = learn(2, rounds_per_pass);
    const auto of_three = learn(3, rounds_per_pass);
    const auto of_four = learn(4, rounds_per_pass);
    std::printf(
        "// Written by script/fit weights (tests/bench/fit_dos_weights.cpp): seed %d, %d passes of %d rounds per table.\n"
        "#include \"engine/dos/ai/evaluation_weights.h\"\n\n"
        "// clang-format off\nnamespace tableside::dos {\n\nnamespace {\n\n",
        static_cast<int>(seed), passes, rounds_per_pass);
    print("of_two", of_two);
    print("of_three", of_three);
    print("of_four", of_four);
    std::printf("} // namespace\n\n"
                "const EvaluationWeights &evaluation_weights(int seats)\n{\n"
                "    return seats == 2 ? of_two : seats == 3 ? of_three : of_four;\n}\n\n"
                "} // namespace tableside::dos\n");
}
