// Plays random rounds with calls and catches, for every number of seats and every ruleset: 100,000 rounds in which every
// state is checked for all invariants, and at least as many with few checks. A failure reports the seed of its round.
#include "tests/engine/dos/card_tracker.h"
#include "tests/engine/dos/position.h"
#include "tests/engine/support/playout.h"
#include "tests/engine/support/random_rounds.h"

namespace tableside::test {

using namespace dos;

namespace {

constexpr int rounds_in_all = 100'000;
constexpr int seat_counts = most_seats - fewest_seats + 1;
constexpr int longest_round = 20'000;

struct Kit
{
    using Game = dos::Game;
    using Tracker = CardTracker;

    static constexpr int rulesets = 3 * 2 * 2; // catch windows, bonus lays, false catches
    static Ruleset ruleset(unsigned index)
    {
        Ruleset rules;
        rules.catch_window = static_cast<CatchWindow>(index % 3);
        rules.bonus_lay = static_cast<BonusLay>(index / 3 % 2);
        rules.false_catch = static_cast<FalseCatch>(index / 6 % 2);
        return rules;
    }

    static std::size_t choices(const State &, const ActionList &legal, Random &) { return legal.size(); }

    static int cards_outside_hands(const State &state)
    {
        const Table &table = state.table;
        return table.discard_count + table.row_count + table.played_count + table.draw_count;
    }

    static std::string text_of(const auto &what) { return text(what); }
    static Census census(const State &state) { return test::census(state); }
    static Census census_of_deck() { return test::census_of_deck(); }
    static double shout_chance(const State &state) { return state.table.exposed != 0 ? 0.3 : 0.01; }

    static int any_seat(const State &state, Random &random)
    {
        return static_cast<int>(random.below(state.table.seats));
    }

    static std::pair<int, Action> attempt(const State &state, Random &random)
    {
        if (random.chance(0.4))
            return {any_seat(state, random), CallDos{}};
        const auto target = static_cast<std::uint8_t>(random.below(5));
        return {any_seat(state, random), CatchSeat{target, static_cast<std::uint16_t>(random.below(4000))}};
    }

    static std::pair<int, Action> anything(const State &state, Random &random)
    {
        const auto any_card = [&] { return random.chance(0.2) ? Card{} : sorted_deck()[random.below(deck_size)]; };
        const Action tries[] = {DrawCard{}, EndTurn{}, SkipBonus{}, LayCard{any_card()},
                                MatchRow{static_cast<std::uint8_t>(random.below(5)), any_card(), any_card()}};
        const Action &action = tries[random.below(std::size(tries))];
        return {any_seat(state, random), action};
    }

    static State rehidden(const State &state, int seat, Random &random)
    {
        return with_other_secrets(state, seat, random);
    }

    /// Returns whether the events of an action cannot depend on hidden cards: cards that refill the row become visible.
    static bool is_told_alike(const State &, const Action &, const std::vector<Event> &events)
    {
        return std::ranges::none_of(events, [](const Event &event) { return std::holds_alternative<Refilled>(event); });
    }

    /// DOS-TURN-5, DOS-PILE-1: a turn starts with two row cards unless both piles are empty.
    static void check(const State &state, const std::vector<Event> &events)
    {
        const Table &table = state.table;
        const bool has_row = table.row_count >= shortest_row || (table.draw_count == 0 && table.discard_count == 0);
        for (const Event &event : events)
            ASSERT_TRUE(has_row || !std::holds_alternative<TurnStarted>(event));
    }
};

class Playouts : public testing::TestWithParam<std::tuple<int, CatchWindow>>
{};

TEST_P(Playouts, hold_every_invariant)
{
    const auto [seats, window] = GetParam();
    std::uint64_t seed = derived_seed(static_cast<std::uint64_t>(seats), static_cast<std::uint64_t>(window));
    for (unsigned index = static_cast<unsigned>(window); index < Kit::rulesets; index += 3) {
        for (int round = 0; round < rounds_in_all / (seat_counts * Kit::rulesets) + 1; ++round) {
            ++seed;
            if (PlayoutRound<Kit>(seats, Kit::ruleset(index), seed).play(longest_round) == 0)
                FAIL() << "seed " << seed << ", seats " << seats << ", ruleset " << index;
        }
    }
}

std::string playout_name(const testing::TestParamInfo<std::tuple<int, CatchWindow>> &info)
{
    const char *windows[] = {"until_next_player_acts", "while_two", "never"};
    return std::to_string(std::get<0>(info.param)) + "_seats_" + windows[static_cast<int>(std::get<1>(info.param))];
}

INSTANTIATE_TEST_SUITE_P(Dos, Playouts,
                         testing::Combine(testing::Values(2, 3, 4),
                                          testing::Values(CatchWindow::until_next_player_acts, CatchWindow::while_two,
                                                          CatchWindow::never)),
                         playout_name);

class Worlds : public testing::TestWithParam<int>
{};

TEST_P(Worlds, events_do_not_depend_on_cards_hidden_from_the_seat)
{
    compare_worlds_in_rounds<Kit>(GetParam(), 50, longest_round);
}

INSTANTIATE_TEST_SUITE_P(Dos, Worlds, testing::Range(fewest_seats, most_seats + 1), testing::PrintToStringParamName());

class RandomRounds : public testing::TestWithParam<int>
{};

TEST_P(RandomRounds, end_and_keep_the_deck)
{
    play_random_rounds<Kit>(GetParam(), random_rounds_in_all() / seat_counts + 1, 100, longest_round);
}

INSTANTIATE_TEST_SUITE_P(Dos, RandomRounds, testing::Range(fewest_seats, most_seats + 1),
                         testing::PrintToStringParamName());

} // namespace

} // namespace tableside::test
