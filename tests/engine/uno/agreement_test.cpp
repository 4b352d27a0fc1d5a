// legal_actions() and check() implement the same rules. Over every conceivable action, check() must accept exactly the
// listed ones; the same for jump_ins(). A refused action changes nothing.
#include "tests/engine/support/random_seats.h"
#include "tests/engine/uno/position.h"

#include "engine/uno/game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::uno_test {

using namespace uno;

namespace {

/// Returns all conceivable actions except calls, catches, and move reports, including no card and invalid seats.
std::vector<Action> all_conceivable()
{
    std::vector<Action> actions{DrawCard{}, PassTurn{}, ChallengeDraw{}, AcceptDraw{}};
    std::vector<Card> kinds{Card{}};
    kinds.insert(kinds.end(), sorted_deck().begin(), sorted_deck().end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    for (const Color color : {Color::red, Color::blue, Color::green, Color::yellow, Color::any}) {
        actions.emplace_back(NameColor{color});
        for (const Card card : kinds)
            actions.emplace_back(PlayCard{card, color});
    }
    for (const int seat : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255})
        actions.emplace_back(SwapHands{static_cast<std::uint8_t>(seat)});
    return actions;
}

const std::vector<Action> conceivable = all_conceivable();

std::vector<std::string> sorted_texts(const auto &actions)
{
    std::vector<std::string> texts;
    for (const Action &action : actions)
        texts.push_back(text(action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::vector<std::string> accepted(const State &state, int seat)
{
    const Observation seen = observe(state, seat);
    std::vector<Action> actions;
    for (const Action &action : conceivable) {
        const Reason reason = check(seen, action);
        EXPECT_EQ(reason, check(state, seat, action)) << text(action);
        if (reason == Reason::none)
            actions.push_back(action);
    }
    return sorted_texts(actions);
}

void expect_agreement(const State &state)
{
    ActionList legal;
    legal_actions(state, legal);
    const std::vector<std::string> listed = sorted_texts(legal);
    ASSERT_EQ(listed, accepted(state, state.table.turn));
    ASSERT_EQ(std::adjacent_find(listed.begin(), listed.end()), listed.end()) << "listed twice";
    ActionList seen_legal;
    for (int seat = 0; seat < state.table.seats; ++seat) {
        const Observation seen = observe(state, seat);
        legal_actions(seen, seen_legal);
        if (seat == state.table.turn) {
            ASSERT_EQ(seen_legal, legal);
        } else {
            ASSERT_TRUE(seen_legal.empty()) << "not in turn";
            jump_ins(seen, seen_legal);
            ASSERT_EQ(sorted_texts(seen_legal), accepted(state, seat));
        }
    }
}

State position_on_the_way(std::uint64_t seed)
{
    Random random(seed);
    Ruleset rules;
    rules.stacking = random.chance(0.5);
    rules.jump_in = random.chance(0.5);
    rules.seven_zero = random.chance(0.5);
    rules.draw_until_playable = random.chance(0.3);
    rules.no_bluffing = random.chance(0.4);
    const int seats = 2 + static_cast<int>(random.below(9));
    return test::position_of_random_round(SingleRound<Game>(seats, 0, rules, Random(random.next())), random.below(60),
                                          random.next());
}

TEST(UnoAgreement, legal_actions_and_check_agree_in_random_positions)
{
    std::array<int, 6> phases{};
    int with_jump = 0;
    ActionList jumps;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) { // enough to reach every phase
        SCOPED_TRACE(seed);
        const State state = position_on_the_way(seed);
        expect_agreement(state);
        ++phases.at(static_cast<std::size_t>(state.table.phase));
        for (int seat = 0; seat < state.table.seats; ++seat) {
            jump_ins(observe(state, seat), jumps);
            with_jump += !jumps.empty();
        }
        if (HasFatalFailure())
            return;
    }
    for (const Phase phase : {Phase::play, Phase::drawn, Phase::color, Phase::challenge, Phase::swap})
        EXPECT_GT(phases.at(static_cast<std::size_t>(phase)), 0) << static_cast<int>(phase);
    EXPECT_GT(with_jump, 20);
}

TEST(UnoAgreement, refused_actions_change_nothing)
{
    EventList events;
    for (std::uint64_t seed = 5000; seed < 5200; ++seed) {
        SCOPED_TRACE(seed);
        const State state = position_on_the_way(seed);
        State tried = state;
        for (int seat = 0; seat < state.table.seats; ++seat) {
            for (const Action &action : conceivable) {
                const Reason reason = check(state, seat, action);
                if (reason == Reason::none)
                    continue;
                ASSERT_EQ(apply(tried, seat, action, events), reason);
                ASSERT_EQ(tried, state) << text(action);
                ASSERT_TRUE(events.events().empty());
            }
        }
    }
}

TEST(UnoAgreement, nothing_is_legal_when_the_round_is_over)
{
    const State over = state_of({.hands = {"", "r7"}, .top = "g7", .phase = Phase::over});
    EXPECT_EQ(legal_text(over), "");
    for (int seat = 0; seat < 2; ++seat) {
        for (const Action &action : conceivable)
            EXPECT_EQ(check(over, seat, action), Reason::round_over);
    }
}

TEST(UnoAgreement, legal_actions_and_check_agree_for_the_longest_list)
{
    State state = state_of({.hands = {"", "r7"}, .top = "wild", .color = "r"});
    for (const Card card : sorted_deck()) {
        if (!state.hand(0).has(card))
            state.hands[0].add(card);
    }
    for (int face = 1; face <= 13; ++face) {
        state.table.cards[0] = Card::from_code(16 + face); // every face matches in one color only
        state.table.color = Color::red;
        expect_agreement(state);
    }
    EXPECT_EQ(state.hand(0).size(), 55);
}

} // namespace

} // namespace tableside::uno_test
