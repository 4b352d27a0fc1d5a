// Tests that legal_actions() and check() agree: of all conceivable actions check() accepts exactly those that
// legal_actions() lists. Also tests that a refused action changes nothing.
#include "tests/engine/support/random_seats.h"
#include "tests/engine/dos/position.h"

#include "engine/dos/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace tableside::test {

using namespace dos;

namespace {

std::vector<Card> kinds_and_none()
{
    std::vector<Card> kinds{Card{}};
    kinds.insert(kinds.end(), sorted_deck().begin(), sorted_deck().end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    return kinds;
}

/// Returns every action that a seat in turn could try, including ones with a row index that is too large or with no card.
const std::vector<Action> &conceivable(int rows)
{
    static std::vector<std::vector<Action>> cache(130);
    std::vector<Action> &actions = cache.at(static_cast<std::size_t>(rows));
    if (!actions.empty())
        return actions;
    actions = {DrawCard{}, EndTurn{}, SkipBonus{}};
    const std::vector<Card> kinds = kinds_and_none();
    for (const Card first : kinds)
        actions.emplace_back(LayCard{first});
    for (int row = 0; row <= rows; ++row) {
        for (const Card first : kinds) {
            for (const Card second : kinds)
                actions.emplace_back(MatchRow{static_cast<std::uint8_t>(row), first, second});
        }
    }
    return actions;
}

bool is_sorted_match(const Action &action)
{
    const auto *match = std::get_if<MatchRow>(&action);
    return match == nullptr || !match->is_double() || match->first <= match->second;
}

std::vector<std::string> sorted_texts(const ActionList &actions)
{
    std::vector<std::string> texts;
    for (const Action &action : actions)
        texts.push_back(text(action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Returns the actions that check() accepts for the seat in turn. Expects the same result for the state as for the
/// observation, and for either order of two cards.
ActionList accepted(const State &state)
{
    const int seat = state.table.turn;
    const Observation seen = observe(state, seat);
    ActionList actions;
    for (const Action &action : conceivable(state.table.row_count)) {
        const Reason reason = check(seen, action);
        EXPECT_EQ(reason, check(state, seat, action));
        if (reason == Reason::none && is_sorted_match(action))
            actions.push_back(action);
        const auto *match = std::get_if<MatchRow>(&action);
        if (match != nullptr && match->is_double() && !match->first.is_none()) {
            EXPECT_EQ(reason, check(seen, MatchRow{match->row, match->second, match->first})) << text(action);
        }
    }
    return actions;
}

void expect_agreement(const State &state)
{
    ActionList legal;
    legal_actions(state, legal);
    const std::vector<std::string> listed = sorted_texts(legal);
    ASSERT_EQ(listed, sorted_texts(accepted(state)));
    ASSERT_EQ(std::adjacent_find(listed.begin(), listed.end()), listed.end()) << "listed twice";
    ActionList seen_legal;
    legal_actions(observe(state, state.table.turn), seen_legal);
    ASSERT_EQ(seen_legal, legal);
    for (int seat = 0; seat < state.table.seats; ++seat) {
        if (seat == state.table.turn)
            continue;
        legal_actions(observe(state, seat), seen_legal);
        ASSERT_TRUE(seen_legal.empty()) << "not in turn";
    }
}

State position_on_the_way(std::uint64_t seed)
{
    Random random(seed);
    Ruleset rules;
    rules.bonus_lay = random.chance(0.5) ? BonusLay::optional : BonusLay::compulsory;
    const int seats = 2 + static_cast<int>(random.below(3));
    return position_of_random_round(SingleRound<Game>(seats, 0, rules, Random(random.next())), random.below(80),
                                    random.next());
}

TEST(Agreement, legal_actions_and_check_agree_in_random_positions)
{
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(seed);
        expect_agreement(position_on_the_way(seed));
        if (HasFatalFailure())
            return;
    }
}

TEST(Agreement, refused_actions_change_nothing)
{
    for (std::uint64_t seed = 1000; seed < 1060; ++seed) {
        SCOPED_TRACE(seed);
        const State state = position_on_the_way(seed);
        const int seat = state.table.turn;
        State tried = state;
        EventList events;
        for (const Action &action : conceivable(state.table.row_count)) {
            const Reason reason = check(state, seat, action);
            if (reason == Reason::none)
                continue;
            ASSERT_EQ(apply(tried, seat, action, events), reason);
            ASSERT_EQ(tried, state) << text(action);
            ASSERT_TRUE(events.events().empty());
        }
    }
}

TEST(Agreement, nothing_is_legal_when_the_round_is_over)
{
    const State over = state_of({.hands = {"", "r7"}, .row = "g7 b9", .phase = Phase::over});
    EXPECT_EQ(legal_text(over), "");
    for (int seat = 0; seat < 2; ++seat) {
        for (const Action &action : conceivable(2))
            EXPECT_EQ(check(over, seat, action), Reason::round_over);
    }
}

/// Returns a position with many cards in the row or in the hand of seat 0; seat 1 holds the rest of the deck.
State large(int row_cards, int hand_cards)
{
    auto deck = sorted_deck();
    Random random(3);
    shuffle(deck.data(), deck.size(), random);
    State state = state_of({.hands = {"", ""}});
    std::copy_n(deck.begin(), row_cards, state.table.cards.begin());
    state.table.row_count = static_cast<std::uint8_t>(row_cards);
    auto next = deck.begin() + row_cards;
    for (int count = 0; count < hand_cards; ++count)
        state.hands[0].add(*next++);
    while (next != deck.end())
        state.hands[1].add(*next++);
    return state;
}

TEST(Extreme, DOS_TURN_5_row_of_100)
{
    const State state = large(100, 6);
    EXPECT_EQ(census(state), census_of_deck());
    expect_agreement(state);
}

TEST(Extreme, hand_of_80)
{
    const State state = large(26, 80);
    EXPECT_EQ(state.hand(0).size(), 80);
    expect_agreement(state);
}

TEST(Extreme, row_and_hand_of_52_played_to_the_end)
{
    State state = large(52, 52);
    NoEvents none;
    ActionList legal;
    int matches = 0;
    while (state.table.turn == 0 && !state.is_over()) {
        expect_agreement(state);
        if (HasFatalFailure())
            return;
        legal_actions(state, legal);
        matches += std::holds_alternative<MatchRow>(legal.front());
        ASSERT_EQ(apply(state, 0, legal.front(), none), Reason::none);
        ASSERT_EQ(census(state), census_of_deck());
    }
    EXPECT_GT(matches, 20);
}

TEST(Extreme, row_of_70_by_laying)
{
    State state = large(68, 20);
    NoEvents none;
    for (int turn = 0; turn < 8; ++turn) {
        const int seat = state.table.turn;
        ASSERT_EQ(apply(state, seat, DrawCard{}, none), Reason::none);
        Cards hand;
        state.hand(seat).for_each_card([&](Card card) { hand.push_back(card); });
        ASSERT_EQ(apply(state, seat, LayCard{hand.back()}, none), Reason::none);
        ASSERT_EQ(census(state), census_of_deck());
    }
    EXPECT_EQ(state.table.row_count, 76);
    const std::uint8_t last = 75; // in the second word of the mask
    const Action match = MatchRow{last, Card::wild_number(Color::red), {}};
    state.hands[0].add(Card::wild_number(Color::red));
    ASSERT_EQ(apply(state, state.table.turn, match, none), Reason::none);
    EXPECT_TRUE(state.table.is_matched(last));
    EXPECT_EQ(check(state, state.table.turn, match), Reason::row_card_already_matched);
}

} // namespace

} // namespace tableside::test
