// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that legal_actions() and check() agree: of all conceivable actions check() accepts exactly those that legal_actions()
// and jump_ins() list. Also tests that a refused action changes nothing, and in which order the matches of DOS are listed.
#include "tests/engine/dos/kit.h"
#include "tests/engine/support/random_seats.h"
#include "tests/engine/uno/kit.h"

#include <algorithm>
#include <map>

namespace tableside::test {

namespace {

/// All kinds of cards of a game, and no card.
template <typename Game>
std::vector<typename Game::Card> kinds_and_none()
{
    std::vector<typename Game::Card> kinds{typename Game::Card{}};
    std::ranges::unique_copy(Game::deck(), std::back_inserter(kinds));
    return kinds;
}

struct DosRules : DosKit
{
    static void jump_ins(const dos::Observation &, dos::ActionList &actions) { actions.clear(); }
    static int phase(const dos::State &state) { return static_cast<int>(state.table.phase); }
    static constexpr int positions = 1000;

    /// Returns every action that a seat in turn could try, with a row index that is too large and with no card.
    static const std::vector<dos::Action> &conceivable(const dos::State &state)
    {
        static std::map<int, std::vector<dos::Action>> by_row_count;
        std::vector<dos::Action> &actions = by_row_count[state.table.row_count];
        if (!actions.empty())
            return actions;
        actions = {dos::DrawCard{}, dos::EndTurn{}, dos::SkipBonus{}};
        const auto kinds = kinds_and_none<dos::Game>();
        for (const dos::Card first : kinds) {
            actions.emplace_back(dos::LayCard{first});
            for (int row = 0; row <= state.table.row_count; ++row) {
                for (const dos::Card second : kinds)
                    actions.emplace_back(dos::MatchRow{static_cast<std::uint8_t>(row), first, second});
            }
        }
        return actions;
    }

    /// A double match is listed with its cards in order, and accepted in either order.
    static bool is_listed_form(const dos::Observation &seen, const dos::Action &action, dos::Reason reason)
    {
        const auto *match = std::get_if<dos::MatchRow>(&action);
        if (match == nullptr || !match->is_double() || match->first.is_none())
            return true;
        EXPECT_EQ(reason, dos::check(seen, dos::MatchRow{match->row, match->second, match->first})) << text(action);
        return match->first <= match->second;
    }

    /// Expects the matches first, by row card, and single matches before double matches. Players choose actions by index.
    static void expect_order(const dos::ActionList &legal)
    {
        const auto rank = [](const dos::Action &action) {
            const auto *match = std::get_if<dos::MatchRow>(&action);
            return match == nullptr ? std::pair(255, false) : std::pair(int{match->row}, match->is_double());
        };
        EXPECT_TRUE(std::ranges::is_sorted(legal, {}, rank));
    }
};

struct UnoRules : uno_test::UnoKit
{
    static void jump_ins(const uno::Observation &seen, uno::ActionList &actions) { uno::jump_ins(seen, actions); }
    static int phase(const uno::State &state) { return static_cast<int>(state.table.phase); }
    static constexpr int positions = 4000; // enough to reach every phase

    /// Returns all actions but calls, catches and reports of moves, with no card and with seats that do not exist.
    static const std::vector<uno::Action> &conceivable(const uno::State &)
    {
        static const std::vector<uno::Action> all = [] {
            std::vector<uno::Action> actions{uno::DrawCard{}, uno::PassTurn{}, uno::ChallengeDraw{}, uno::AcceptDraw{}};
            for (int color = 0; color <= static_cast<int>(uno::Color::any); ++color) {
                actions.emplace_back(uno::NameColor{static_cast<uno::Color>(color)});
                for (const uno::Card card : kinds_and_none<uno::Game>())
                    actions.emplace_back(uno::PlayCard{card, static_cast<uno::Color>(color)});
            }
            for (const int seat : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255})
                actions.emplace_back(uno::SwapHands{static_cast<std::uint8_t>(seat)});
            return actions;
        }();
        return all;
    }
    static bool is_listed_form(const uno::Observation &, const uno::Action &, uno::Reason) { return true; }
    static void expect_order(const uno::ActionList &) {}
};

template <typename Rules>
std::vector<std::string> sorted_texts(const auto &actions)
{
    std::vector<std::string> texts;
    for (const auto &action : actions)
        texts.push_back(Rules::text_of(action));
    std::ranges::sort(texts);
    return texts;
}

/// Returns the actions that check() accepts, for the state as for the observation. Expects that apply() refuses the others and
/// leaves the state unchanged.
template <typename Rules>
std::vector<std::string> accepted(const typename Rules::State &state, int seat)
{
    using Game = typename Rules::Game;
    const auto seen = Game::observe(state, seat);
    auto tried = state;
    typename Game::EventList events;
    typename Game::ActionList actions;
    for (const auto &action : Rules::conceivable(state)) {
        const auto reason = Game::check(seen, action);
        EXPECT_EQ(reason, check(state, seat, action));
        const bool is_listed_form = Rules::is_listed_form(seen, action, reason);
        if (reason == Game::Reason::none && is_listed_form)
            actions.push_back(action);
        if (reason != Game::Reason::none && Game::apply(tried, seat, action, events) != reason)
            ADD_FAILURE() << Rules::text_of(action);
    }
    EXPECT_EQ(tried, state);
    EXPECT_TRUE(events.events().empty());
    return sorted_texts<Rules>(actions);
}

template <typename Rules>
void expect_agreement(const typename Rules::State &state)
{
    using Game = typename Rules::Game;
    const auto legal = all_legal<Game>(state);
    for (int seat = 0; seat < state.table.seats; ++seat) {
        const auto seen = Game::observe(state, seat);
        typename Game::ActionList seen_legal;
        Game::legal_actions(seen, seen_legal);
        ASSERT_EQ(seen_legal, seat == state.table.turn ? legal : typename Game::ActionList{});
        Rules::expect_order(seen_legal);
        if (seat != state.table.turn)
            Rules::jump_ins(seen, seen_legal);
        const auto listed = sorted_texts<Rules>(seen_legal);
        ASSERT_EQ(listed, accepted<Rules>(state, seat));
        ASSERT_EQ(std::ranges::adjacent_find(listed), listed.end()) << "listed twice";
    }
    Rules::check(state, {});
}

template <typename Game>
class Agreement : public testing::Test
{
protected:
    using RulesOf = std::conditional_t<std::is_same_v<Game, dos::Game>, DosRules, UnoRules>;
};
TYPED_TEST_SUITE(Agreement, Games, GameNames);

TYPED_TEST(Agreement, legal_actions_are_those_that_check_accepts_and_refused_ones_change_nothing)
{
    using Game = TypeParam;
    using Rules = typename TestFixture::RulesOf;
    std::map<int, int> phases;
    int jumps = 0;
    for (std::uint64_t seed = 0; seed < Rules::positions && !this->HasFailure(); ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        const auto rules = Rules::ruleset(random.below(Rules::rulesets));
        const int seats = seats_for<Game>(random.below(100));
        const auto state = position_of_random_round(SingleRound<Game>(seats, 0, rules, Random(random.next())),
                                                    random.below(80), random.next());
        expect_agreement<Rules>(state);
        ++phases[Rules::phase(state)];
        typename Game::ActionList list;
        for (int seat = 0; seat < seats; ++seat) {
            Rules::jump_ins(Game::observe(state, seat), list);
            jumps += !list.empty();
        }
    }
    const bool is_uno = Game::name == "uno";
    EXPECT_EQ(phases.size(), is_uno ? 5U : 2U) << "all but the phase of a round that is over";
    EXPECT_EQ(jumps > 20, is_uno);
}

TEST(Extreme, uno_hand_of_every_kind)
{
    uno::State state = uno_test::state_of({.hands = {"", "r7"}, .top = "wild", .color = "r"});
    std::ranges::for_each(kinds_and_none<uno::Game>(), [&](uno::Card card) {
        if (!card.is_none())
            state.hands[0].add(card);
    });
    EXPECT_EQ(state.hand(0).size(), 55);
    for (int face = 1; face <= 13; ++face) {
        state.table.cards[0] = uno::Card::from_code(16 + face); // every face matches in one color only
        state.table.color = uno::Color::red;
        expect_agreement<UnoRules>(state);
    }
}

/// Returns a position of DOS with many cards in the row or in the hand of seat 0; seat 1 holds the rest of the deck.
dos::State large(int row_cards, int hand_cards, std::uint64_t seed = 3)
{
    auto deck = dos::sorted_deck();
    Random random(seed);
    shuffle(deck.data(), deck.size(), random);
    dos::State state = state_of({.hands = {"", ""}});
    std::copy_n(deck.begin(), row_cards, state.table.cards.begin());
    state.table.row_count = narrow(row_cards);
    for (int index = row_cards; index < dos::deck_size; ++index)
        state.hands[index < row_cards + hand_cards ? 0 : 1].add(deck[static_cast<std::size_t>(index)]);
    return state;
}

TEST(Extreme, DOS_TURN_5_row_of_100_and_hand_of_80)
{
    for (const auto &[row, hand] : {std::pair(100, 6), std::pair(26, 80)}) {
        const dos::State state = large(row, hand);
        EXPECT_EQ(census(state), census_of_whole_deck<dos::Game>());
        expect_agreement<DosRules>(state);
    }
}

/// Tests hands and rows of any cards at any point of a turn, most of which never occur in a round.
TEST(Extreme, dos_any_row_and_any_hand)
{
    for (std::uint64_t seed = 0; seed < 300 && !HasFailure(); ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        const auto below = [&](int end) { return static_cast<int>(random.below(static_cast<std::uint32_t>(end))); };
        dos::State state = large(2 + below(6), 1 + below(10), seed);
        state.table.phase = random.chance(0.2) ? dos::Phase::bonus : dos::Phase::play;
        state.table.rules.bonus_lay = random.chance(0.5) ? dos::BonusLay::optional : dos::BonusLay::compulsory;
        state.table.drawn = random.chance(0.3);
        if (random.chance(0.3)) {
            state.table.matched[0] = std::uint64_t{1} << below(state.table.row_count);
            state.table.matches = 1;
        }
        expect_agreement<DosRules>(state);
    }
}

TEST(Extreme, dos_row_of_76_by_laying)
{
    dos::State state = large(68, 20);
    NoEvents none;
    for (int turn = 0; turn < 8; ++turn) {
        const int seat = state.table.turn;
        ASSERT_EQ(apply(state, seat, dos::DrawCard{}, none), dos::Reason::none);
        ASSERT_EQ(apply(state, seat, dos::LayCard{dos::Game::hand_cards(state, seat).back()}, none), dos::Reason::none);
        ASSERT_EQ(census(state), census_of_whole_deck<dos::Game>());
    }
    EXPECT_EQ(state.table.row_count, 76);
    const std::uint8_t last = 75; // in the second word of the mask
    const dos::Action match = dos::MatchRow{last, dos::Card::wild_number(dos::Color::red), {}};
    state.hands[0].add(dos::Card::wild_number(dos::Color::red));
    ASSERT_EQ(apply(state, state.table.turn, match, none), dos::Reason::none);
    EXPECT_TRUE(state.table.is_matched(last));
    EXPECT_EQ(check(state, state.table.turn, match), dos::Reason::row_card_already_matched);
}

} // namespace

} // namespace tableside::test
