// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the shares that the opponent models use (engine/dos/ai/opponent_model.cpp and engine/uno/ai/opponent_model.cpp):
// how often each level does something when it could, in rounds of two and of four seats against greedy players. Prints a
// game's opponent_shares.h. The type "free", for opponents that are neither greedy nor keepers, gets the mean of the other
// levels whose play does not depend on these numbers: easy and, in DOS, medium. Hard is measured only for the report.
//
//     tableside_fit_opponents dos|uno [ROUNDS] >engine/dos/ai/opponent_shares.h      (script/fit)
#include "dos_turns.h"
#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/dos.h"
#include "engine/dos/fast_matches.h"
#include "engine/dos/matching.h"
#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"
#include "engine/players/levels.h"
#include "engine/uno/ai/rollout_play.h"
#include "engine/uno/matching.h"
#include "engine/uno/uno.h"
#include "fit.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace tableside::bench {

namespace {

constexpr std::uint64_t seed = 20;

/// The share used for actions that a type never does. A person who errs once must not rule out a type for certain. A share
/// ten times smaller made no difference to the choices of hard: +0.02 +-0.13 points of a round (4 seats, 6,000 positions).
constexpr double least_share = 0.003;

/// For each habit, such as "skips bonus", the mean of 1 when a seat did so and 0 when a seat could but did not.
using Habits = std::map<std::string, Mean>;

/// A turn of seat 0, whose habits are counted.
template <typename Game>
struct WatchedTurn
{
    std::vector<typename Game::State> before; ///< The state before each action.
    std::vector<typename Game::Action> actions;

    template <typename What>
    const typename Game::State *first() const
    {
        for (std::size_t index = 0; index < actions.size(); ++index) {
            if (std::holds_alternative<What>(actions[index]))
                return &before[index];
        }
        return nullptr;
    }
};

void count_habits(const WatchedTurn<dos::Game> &turn, Habits &habits);
void count_habits(const WatchedTurn<uno::Game> &turn, Habits &habits);

template <typename Game>
class WatchedSeats : public DriverSeats<Game>
{
public:
    WatchedSeats(Level level, int seats, Random &random)
    {
        for (int seat = 0; seat < seats; ++seat)
            m_players.push_back(make_player<Game>(seat == 0 ? level : Level::greedy, random.next()));
    }

    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        return m_players[seen.seat]->choose(seen, legal, {});
    }
    void on_events(const std::vector<typename Game::Event> &events)
    {
        if (m_players[0]->watches()) {
            for (const auto &event : events)
                m_players[0]->watch(Game::seen_by(event, 0));
        }
    }
    void on_applied(int seat, const typename Game::Action &action, const typename Game::State &before)
    {
        if (seat != 0 || Game::begins_turn(before))
            end_turn();
        if (seat != 0)
            return;
        m_turn.before.push_back(before);
        m_turn.actions.push_back(action);
    }
    void end_turn()
    {
        if (!m_turn.actions.empty())
            count_habits(m_turn, habits);
        m_turn = {};
    }

    Habits habits;

private:
    std::vector<std::unique_ptr<Player<Game>>> m_players;
    WatchedTurn<Game> m_turn;
};

/// The cards that a turn of matches sheds, including bonus lays, in a form for comparison; see Shed::key().
using Shedding = std::tuple<int, int, int, int>;

Shedding shedding(const dos::State &before, std::span<const dos::Action> matches, dos::RolloutPolicy policy)
{
    const int seat = before.table.turn;
    dos::Hand hand = before.hand(seat);
    int wilds = 0;
    int lays = 0;
    int double_colors = 0;
    for (const dos::Action &action : matches) {
        const auto &match = std::get<dos::MatchRow>(action);
        const dos::Bonus bonus = dos::bonus_of(before.table.row()[match.row], match.first, match.second);
        lays += bonus != dos::Bonus::none;
        double_colors += bonus == dos::Bonus::double_;
        for (const dos::Card card : {match.first, match.second}) {
            if (!card.is_none()) {
                hand.remove(card);
                wilds += card.is_wild();
            }
        }
    }
    for (; lays > 0 && !hand.empty(); --lays)
        hand.remove(dos::preferred_lay(hand, policy));
    return {before.hand(seat).size() - hand.size(), policy == dos::RolloutPolicy::keeps_wilds ? -wilds : 0,
            double_colors, before.hand(seat).points() - hand.points()};
}

void count_matches(const dos::State &before, std::span<const dos::Action> matches, dos::RolloutPolicy policy,
                   const std::string &policy_name, Habits &habits)
{
    const Shedding seen = shedding(before, matches, policy);
    Shedding best = seen;
    int most = 2'000;
    std::vector<dos::Action> path;
    const auto visit = [&](const dos::State &, std::span<const dos::Action> actions) {
        best = std::max(best, shedding(before, actions, policy));
    };
    for_each_turn(before, most, path, visit);
    const int less = std::min(std::get<0>(best) - std::get<0>(seen), 2);
    habits["sheds most " + policy_name].add(seen == best);
    for (int cards = 0; cards <= 2; ++cards)
        habits["sheds " + std::to_string(cards) + " less " + policy_name].add(seen != best && less == cards);
}

void count_habits(const WatchedTurn<dos::Game> &turn, Habits &habits)
{
    using namespace dos;
    const auto can_match = [](const State &state) {
        const auto row = state.table.row();
        return std::ranges::any_of(row, [&](Card card) { return matches_any(state.hand(0), value_bit(card.value())); });
    };
    const auto is = [](const Action &action, auto what) { return std::holds_alternative<decltype(what)>(action); };
    if (can_match(turn.before.front()))
        habits["draws although it matches"].add(is(turn.actions.front(), DrawCard{}));
    std::vector<Action> matches;
    std::ranges::copy_if(turn.actions, std::back_inserter(matches),
                         [&](const Action &action) { return is(action, MatchRow{}); });
    const State *const match = turn.first<MatchRow>();
    if (turn.actions.size() > 1 && is(turn.actions.front(), DrawCard{}) && can_match(turn.before[1]))
        habits["lays although it matches"].add(match == nullptr);
    if (match != nullptr) {
        count_matches(*match, matches, RolloutPolicy::sheds_points, "to greedy", habits);
        count_matches(*match, matches, RolloutPolicy::keeps_wilds, "to keeper", habits);
    }
    for (std::size_t index = 0; index < turn.actions.size(); ++index) {
        const State &state = turn.before[index];
        if (state.table.phase == Phase::bonus)
            habits["skips bonus"].add(is(turn.actions[index], SkipBonus{}));
        const auto *lay = std::get_if<LayCard>(&turn.actions[index]);
        if (lay == nullptr)
            continue;
        const int highest = preferred_lay(state.hand(0), RolloutPolicy::sheds_points).points();
        const int ordinary = preferred_lay(state.hand(0), RolloutPolicy::keeps_wilds).points();
        if (highest == ordinary) {
            habits["lays the highest where that is ordinary"].add(lay->card.points() == highest);
        } else {
            habits["lays the highest, a wild"].add(lay->card.points() == highest);
            habits["lays the highest ordinary, not a wild"].add(lay->card.points() == ordinary);
        }
    }
}

int playable_kinds(const uno::TopCard &top, const uno::Hand &hand)
{
    int kinds = uno::KindCounts(hand.kinds() & uno::matching_kinds(top.card, top.color)).of_all();
    hand.for_each_wild_kind([&](uno::Card) { ++kinds; });
    return kinds;
}

void count_habits(const WatchedTurn<uno::Game> &turn, Habits &habits)
{
    using namespace uno;
    for (std::size_t index = 0; index < turn.actions.size(); ++index) {
        const State &state = turn.before[index];
        const Action &action = turn.actions[index];
        const Hand &hand = state.hand(0);
        const TopCard top{state.table.top(), state.table.color};
        const bool would_bluff = hand.has(wild_draw_four) && !lacks_color(state.table, hand);
        const auto *play = std::get_if<PlayCard>(&action);
        const bool bluffs = play != nullptr && play->card == wild_draw_four && would_bluff;
        const bool draws = std::holds_alternative<DrawCard>(action);
        if (state.table.phase == Phase::play) {
            if (can_play(top, hand))
                habits["draws although it can play"].add(draws);
            if (would_bluff)
                habits["bluffs"].add(bluffs);
            if (play != nullptr && !bluffs) {
                const auto size_of = [&](int seat) { return state.hand(seat).size(); };
                const PlayCard liked = rollout_play(top, hand, threat_at(state.table, 0, size_of));
                habits["plays what greedy plays"].add(*play == liked);
                habits["of the kinds that can be played, one"].add(1.0 / playable_kinds(top, hand));
            }
        } else if (state.table.phase == Phase::drawn && may_play(state.table, hand, state.table.drawn)) {
            const bool drew_bluff = state.table.drawn == wild_draw_four && !lacks_color(state.table, hand);
            habits[drew_bluff ? "keeps a bluff that it drew" : "keeps what it drew"].add(play == nullptr);
        }
    }
}

template <typename Game>
Habits habits_of(Level level, int seats, int rounds)
{
    constexpr int rounds_per_block = 20;
    const auto blocks = for_each_block(static_cast<std::size_t>(rounds / rounds_per_block), [&](std::uint64_t block) {
        Random random(derived_seed(derived_seed(seed, block), static_cast<std::uint64_t>(seats)));
        WatchedSeats<Game> players(level, seats, random);
        for (int index = 0; index < rounds_per_block; ++index) {
            SingleRound<Game> round(seats, index % seats, {}, Random(random.next()));
            MatchDriver<Game, WatchedSeats<Game>, SingleRound<Game>> driver(round, players);
            if (driver.play() != RoundEnd::over)
                std::abort();
            players.end_turn();
        }
        return players.habits;
    });
    Habits all;
    for (const Habits &block : blocks) {
        for (const auto &[habit, mean] : block)
            all[habit].add(mean);
    }
    return all;
}

/// The measured habits of each level. Levels that search play fewer rounds.
class Measured
{
public:
    explicit Measured(std::vector<Level> free_levels) : m_free_levels(std::move(free_levels)) {}

    template <typename Game>
    void measure(Level level, int rounds)
    {
        const int share = level == Level::hard ? 40 : level == Level::medium ? 10 : 1;
        for (const int seats : {2, 4}) {
            for (const auto &[habit, mean] : habits_of<Game>(level, seats, rounds / share))
                m_table[habit][level].add(mean);
        }
    }

    double share(const char *habit, Level level) const { return m_table.at(habit).at(level).mean(); }
    double share_of_free(const char *habit) const
    {
        Mean mean;
        for (const Level level : m_free_levels)
            mean.add(share(habit, level));
        return mean.mean();
    }

    void show() const
    {
        for (const auto &[habit, means] : m_table) {
            std::fprintf(stderr, "%-40s", habit.c_str());
            for (const auto &[level, mean] : means)
                std::fprintf(stderr, " %s %.1f %% of %.0f", std::string(level_name(level)).c_str(), 100.0 * mean.mean(),
                             mean.count);
            std::fprintf(stderr, "\n");
        }
    }

private:
    std::vector<Level> m_free_levels;
    std::map<std::string, std::map<Level, Mean>> m_table;
};

double printed(double share)
{
    return std::clamp(share, least_share, 1.0 - least_share);
}

void print_top(const char *game, int rounds)
{
    std::printf(
        "// Written by script/fit opponents (tests/bench/fit_opponents.cpp) with random seed %d. Measured in %d rounds "
        "with each level\n"
        "// of AI player, and in fewer rounds with the slow levels that search.\n"
        "#pragma once\n\n#include \"engine/%s/ai/opponent_model.h\"\n\n#include <array>\n\n"
        "// clang-format off\nnamespace tableside::%s {\n\n",
        static_cast<int>(seed), 2 * rounds, game, game);
}

void print_dos(int rounds)
{
    Measured measured({Level::easy, Level::medium});
    for (const Level level : {Level::greedy, Level::keeper, Level::easy, Level::medium, Level::hard})
        measured.measure<dos::Game>(level, rounds);
    measured.show();
    const auto row = [&](const char *to_greedy, const char *to_keeper) {
        std::printf("{%.3f, %.3f, %.3f}", printed(measured.share(to_greedy, Level::greedy)),
                    printed(measured.share(to_keeper, Level::keeper)), printed(measured.share_of_free(to_keeper)));
    };
    const auto print = [&](const char *name, const char *habit) {
        std::printf("inline constexpr TypeWeights %s", name);
        row(habit, habit);
        std::printf(";\n");
    };
    print_top("dos", rounds);
    std::printf(
        "// The probability that a player does what the name says, per OpponentType in the order greedy, keeper, free.\n");
    print("draws_although_it_matches", "draws although it matches");
    print("lays_although_it_matches", "lays although it matches");
    print("skips_bonus", "skips bonus");
    std::printf("\ninline constexpr TypeWeights sheds_most");
    row("sheds most to greedy", "sheds most to keeper");
    std::printf(";\n/// The probability of a turn that is not the best turn of the hand. Index 0: the turn sheds "
                "as many cards as the best\n"
                "/// turn; index 1: one card fewer; index 2: two or more cards fewer.\n"
                "inline constexpr std::array<TypeWeights, 3> sheds_less{{");
    row("sheds 0 less to greedy", "sheds 0 less to keeper");
    std::printf(", ");
    row("sheds 1 less to greedy", "sheds 1 less to keeper");
    std::printf(", ");
    row("sheds 2 less to greedy", "sheds 2 less to keeper");
    std::printf(
        "}};\n\ninline constexpr double lays_any_card = %.3f; ///< The probability that greedy and keeper lay a random card.\n"
        "// The probabilities that the type free lays its highest card, or its highest card that is not wild. Otherwise\n"
        "// this type lays a random card.\n"
        "inline constexpr double free_lays_highest = %.3f;\n"
        "inline constexpr double free_lays_highest_ordinary = %.3f;\n\n} // namespace tableside::dos\n",
        least_share, measured.share_of_free("lays the highest, a wild"),
        measured.share_of_free("lays the highest ordinary, not a wild"));
}

void print_uno(int rounds)
{
    Measured measured({Level::easy});
    for (const Level level : {Level::greedy, Level::easy, Level::medium, Level::hard})
        measured.measure<uno::Game>(level, rounds);
    measured.show();
    const auto print = [&](const char *name, double greedy, double free) {
        std::printf("inline constexpr TypeWeights %s{%.3f, %.3f};\n", name, printed(greedy), printed(free));
    };
    const auto print_share = [&](const char *name, const char *habit) {
        print(name, measured.share(habit, Level::greedy), measured.share_of_free(habit));
    };
    print_top("uno", rounds);
    std::printf("// The probability of the action in the constant's name, for each OpponentType in the order greedy, "
                "free.\n");
    print_share("draws_although_it_can_play", "draws although it can play");
    print_share("keeps_what_it_drew", "keeps what it drew");
    print("keeps_bluff_that_it_drew", 1.0,
          measured.share_of_free("keeps a bluff that it drew")); // greedy players never draw one
    std::printf(
        "/// The probability of a bluff for a seat that holds a Wild Draw Four and a card of the color in play.\n");
    print_share("bluffs", "bluffs");
    const double any = measured.share_of_free("of the kinds that can be played, one");
    const double liked = measured.share_of_free("plays what greedy plays");
    std::printf("/// The probability that a seat plays its card with the highest score. Otherwise the seat plays a "
                "random kind of card, which may\n/// be the same kind.\n");
    print("plays_what_it_likes", 1.0, (liked - any) / (1.0 - any));
    std::printf("/// The likelihood, for type greedy, of any play other than the one with the highest score.\n"
                "inline constexpr double plays_otherwise = %.3f;\n\n} // namespace tableside::uno\n",
                least_share);
}

} // namespace

} // namespace tableside::bench

int main(int argc, char **argv)
{
    using namespace tableside;
    const std::string_view game = argc > 1 ? argv[1] : "";
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 20'000;
    if (game == "dos")
        bench::print_dos(rounds);
    else if (game == "uno")
        bench::print_uno(rounds);
    else
        return 2;
}
