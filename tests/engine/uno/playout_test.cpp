// Random rounds of UNO with calls, catches, moves, and jump-ins, for every number of seats and every combination of
// rule options. Some rounds check all invariants in every state; at least 100,000 more are played without these checks.
// A failure names the seed of its round.
#include "tests/engine/support/playout.h"
#include "tests/engine/support/random_rounds.h"
#include "tests/engine/uno/card_tracker.h"
#include "tests/engine/uno/position.h"

#include "engine/uno/ai/random_player.h"

namespace tableside::uno_test {

using namespace uno;

namespace {

constexpr int rounds_each = 3; // for each of 9 numbers of seats and 64 rulesets
constexpr int seat_counts = most_seats - fewest_seats + 1;
constexpr int longest_round = 200'000;

struct Kit
{
    using Game = uno::Game;
    using Tracker = CardTracker;

    static constexpr int rulesets = 1 << 6;
    /// Returns the ruleset in which each rule option is a bit of `index`.
    static Ruleset ruleset(unsigned index)
    {
        const auto is_on = [&](int bit) { return ((index >> bit) & 1U) != 0; };
        Ruleset rules;
        rules.stacking = is_on(0);
        rules.jump_in = is_on(1);
        rules.seven_zero = is_on(2);
        rules.draw_until_playable = is_on(3);
        rules.no_bluffing = is_on(4);
        rules.two_player_reverse = is_on(5) ? TwoPlayerReverse::literal : TwoPlayerReverse::skips;
        return rules;
    }

    static std::size_t choices(const State &, const ActionList &legal, Random &) { return legal.size(); }

    static int cards_outside_hands(const State &state) { return state.table.discard_count + state.table.draw_count; }

    static std::string text_of(const auto &what) { return uno_test::text(what); }
    static Census census(const State &state) { return uno_test::census(state); }
    static Census census_of_deck() { return uno_test::census_of_deck(); }
    static double shout_chance(const State &state)
    {
        return state.table.exposed != 0 || state.table.posing != 0 || state.table.rules.jump_in ? 0.2 : 0.01;
    }

    static int any_seat(const State &state, Random &random)
    {
        return static_cast<int>(random.below(state.table.seats));
    }

    static std::pair<int, Action> attempt(const State &state, Random &random)
    {
        const int seat = any_seat(state, random);
        const auto target = static_cast<std::uint8_t>(random.below(state.table.seats + 1U));
        ActionList jumps;
        jump_ins(observe(state, seat), jumps);
        if (!jumps.empty())
            return {seat, jumps[random.below(static_cast<std::uint32_t>(jumps.size()))]};
        switch (random.below(3)) {
        case 0: return {seat, CallUno{}};
        case 1: return {seat, ReportMove{target}};
        default: return {seat, CatchSeat{target, static_cast<std::uint16_t>(random.below(4000))}};
        }
    }

    static std::pair<int, Action> anything(const State &state, Random &random)
    {
        const Card card = random.chance(0.2) ? Card{} : sorted_deck()[random.below(deck_size)];
        const auto color = static_cast<Color>(random.below(5));
        const auto seat = static_cast<std::uint8_t>(random.below(11));
        const Action tries[] = {DrawCard{},       PassTurn{},      ChallengeDraw{},       AcceptDraw{},
                                NameColor{color}, SwapHands{seat}, PlayCard{card, color}, PlayCard{card}};
        const Action &action = tries[random.below(std::size(tries))];
        return {any_seat(state, random), action};
    }

    /// Changes everything that `seat` cannot see, including whether a Wild Draw Four was a bluff and the challenged
    /// hand.
    static State rehidden(const State &state, int seat, Random &random)
    {
        State other = test::with_other_secrets(state, seat, random);
        other.is_bluff = random.chance(0.5);
        other.challenged_hand = other.hand(static_cast<int>(random.below(state.table.seats)));
        if (state.table.phase == Phase::drawn && state.table.turn != seat)
            other.table.drawn = any_card_of(other.hand_in_turn(), random);
        return other;
    }

    static Card any_card_of(const Hand &hand, Random &random)
    {
        Cards held;
        hand.for_each_card([&](Card card) { held.push_back(card); });
        return held[random.below(static_cast<std::uint32_t>(held.size()))];
    }

    /// Returns whether hidden cards must not affect the events. Excludes challenges and exchanges, which show hands,
    /// and drawing until a card can be played.
    static bool is_told_alike(const State &before, const Action &action, const std::vector<Event> &events)
    {
        const bool exchanges = std::ranges::any_of(events, [](const Event &event) {
            return std::holds_alternative<HandsSwapped>(event) || std::holds_alternative<Challenged>(event);
        });
        return !exchanges && !(before.table.rules.draw_until_playable && std::holds_alternative<DrawCard>(action));
    }

    static void check(const State &state, const std::vector<Event> &events)
    {
        const Table &table = state.table;
        ASSERT_GE(table.discard_count, 1);
        ASSERT_EQ(table.color == Color::any, table.phase == Phase::color);
        ASSERT_EQ(table.pending > 0, table.phase == Phase::challenge);
        ASSERT_EQ(!table.drawn.is_none(), table.phase == Phase::drawn);
        for (int seat = 0; seat < table.seats; ++seat) {
            const bool may_be_out = state.is_over() ? seat == table.turn
                                                    : table.is_ending && seat == table.challenged_seat();
            ASSERT_TRUE(!state.hand(seat).empty() || may_be_out);
            ASSERT_TRUE(!table.is_exposed(seat) || state.hand(seat).size() == 1);
        }
        for (const Event &event : events)
            check_sight(event, table.seats);
    }

    /// Checks that an event shows a hidden card only to its holder or to a challenger.
    static void check_sight(const Event &event, int seats)
    {
        for (int viewer = -1; viewer < seats; ++viewer) {
            const Event seen = seen_by(event, viewer);
            if (const auto *drew = std::get_if<Drew>(&seen)) {
                ASSERT_TRUE(drew->seat == viewer || std::ranges::all_of(drew->cards, &Card::is_none));
            } else if (const auto *challenged = std::get_if<Challenged>(&seen)) {
                const bool may_see = viewer == challenged->seat || viewer == challenged->target;
                ASSERT_TRUE(may_see || std::ranges::all_of(challenged->hand, &Card::is_none));
            } else if (const auto *swapped = std::get_if<HandsSwapped>(&seen)) {
                for (int seat = 0; seat < seats; ++seat)
                    ASSERT_TRUE(seat == viewer
                                || std::ranges::all_of(swapped->hands[static_cast<std::size_t>(seat)], &Card::is_none));
            }
        }
    }
};

/// A kit that rarely draws if it can play; otherwise a round with few seats would take tens of thousands of actions.
struct WillingKit : Kit
{
    static std::size_t choices(const State &state, const ActionList &legal, Random &random)
    {
        return random.chance(0.1) ? legal.size() : choice_count_without_draw(state.table, legal);
    }
};

class UnoPlayouts : public testing::TestWithParam<int>
{};

TEST_P(UnoPlayouts, hold_every_invariant)
{
    const int seats = GetParam();
    std::uint64_t seed = derived_seed(static_cast<std::uint64_t>(seats), 77);
    for (unsigned index = 0; index < Kit::rulesets; ++index) {
        for (int round = 0; round < rounds_each; ++round) {
            ++seed;
            if (test::PlayoutRound<Kit>(seats, Kit::ruleset(index), seed).play(longest_round) == 0)
                FAIL() << "seed " << seed << ", seats " << seats << ", ruleset " << index;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Uno, UnoPlayouts, testing::Range(fewest_seats, most_seats + 1),
                         testing::PrintToStringParamName());

class UnoWorlds : public testing::TestWithParam<int>
{};

TEST_P(UnoWorlds, UNO_TURN_5_with_equal_observations_give_equal_events)
{
    test::compare_worlds_in_rounds<WillingKit>(GetParam(), 2, longest_round);
}

INSTANTIATE_TEST_SUITE_P(Uno, UnoWorlds, testing::Range(fewest_seats, most_seats + 1),
                         testing::PrintToStringParamName());

class UnoRandomRounds : public testing::TestWithParam<int>
{};

TEST_P(UnoRandomRounds, end_and_keep_the_deck)
{
    test::play_random_rounds<WillingKit>(GetParam(), test::random_rounds_in_all() / seat_counts + 1, 100,
                                         longest_round);
}

INSTANTIATE_TEST_SUITE_P(Uno, UnoRandomRounds, testing::Range(fewest_seats, most_seats + 1),
                         testing::PrintToStringParamName());

} // namespace

} // namespace tableside::uno_test
