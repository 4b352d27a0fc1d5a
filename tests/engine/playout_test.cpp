// 100,000 random rounds, calls and catches mixed in, over every number of seats and every ruleset. What must hold is
// checked at every state; a failure names the seed of its round.
#include "card_tracker.h"
#include "position.h"

#include "core/random.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::test {

using namespace dos;

namespace {

constexpr int rounds_in_all = 100'000;
constexpr int combinations = 3 * 3 * 2 * 2; // seats, catch windows, bonus lays, false catches
constexpr int rounds_each = rounds_in_all / combinations + 1;
constexpr int longest_round = 20'000;

/// The same to `seat`: what it cannot see is dealt anew, and chance is another.
State hidden_again(const State &state, int seat, Random &random)
{
    State other = state;
    Table &table = other.table;
    Cards hidden(table.draw().begin(), table.draw().end());
    for (int holder = 0; holder < table.seats; ++holder) {
        if (holder != seat)
            state.hand(holder).for_each_card([&](Card card) { hidden.push_back(card); });
    }
    shuffle(hidden.data(), hidden.size(), random);
    auto next = hidden.begin();
    for (int holder = 0; holder < table.seats; ++holder) {
        if (holder == seat)
            continue;
        other.hands[static_cast<unsigned>(holder)] = Hand{};
        for (int count = state.hand(holder).size(); count > 0; --count)
            other.hands[static_cast<unsigned>(holder)].add(*next++);
    }
    std::copy(next, hidden.end(), table.cards.end() - table.draw_count);
    other.random = Random(random.next());
    return other;
}

class Round
{
public:
    Round(int seats, const Ruleset &rules, std::uint64_t seed) : m_random(seed)
    {
        const auto dealer = static_cast<int>(m_random.below(static_cast<std::uint32_t>(seats)));
        const Random deal_random(m_random.next());
        m_state = deal(seats, dealer, rules, deal_random, m_events);
        m_silent = deal(seats, dealer, rules, deal_random, m_none);
        m_deck = census_of_deck();
        check_state();
    }

    /// The number of actions, or 0 if the round did not end or something was wrong.
    int play()
    {
        for (int actions = 0; actions < longest_round; ++actions) {
            if (testing::Test::HasFailure())
                return 0;
            if (m_state.is_over())
                return actions;
            if (m_random.chance(0.05))
                try_anything();
            if (m_random.chance(m_state.table.exposed != 0 ? 0.3 : 0.01))
                shout();
            else
                step();
        }
        ADD_FAILURE() << "the round did not end";
        return 0;
    }

private:
    int any_seat() { return static_cast<int>(m_random.below(m_state.table.seats)); }

    void step()
    {
        legal_actions(m_state, m_legal);
        ASSERT_FALSE(m_legal.empty());
        carry_out(m_state.table.turn, m_legal[m_random.below(static_cast<std::uint32_t>(m_legal.size()))], true);
    }

    void shout()
    {
        if (m_random.chance(0.4))
            carry_out(any_seat(), CallDos{}, false);
        else
            carry_out(any_seat(), CatchSeat{static_cast<std::uint8_t>(m_random.below(5)),
                                            static_cast<std::uint16_t>(m_random.below(4000))}, false);
    }

    void try_anything()
    {
        const auto any_card = [&] { return m_random.chance(0.2) ? Card{} : sorted_deck()[m_random.below(deck_size)]; };
        const Action tries[] = {DrawCard{}, EndTurn{}, SkipBonus{}, LayCard{any_card()},
                                MatchRow{static_cast<std::uint8_t>(m_random.below(5)), any_card(), any_card()}};
        const Action &action = tries[m_random.below(std::size(tries))];
        const int seat = any_seat();
        if (check(m_state, seat, action) != Reason::none)
            carry_out(seat, action, false);
    }

    void carry_out(int seat, const Action &action, bool must_be_legal)
    {
        const State before = m_state;
        m_events.clear();
        const Reason reason = apply(m_state, seat, action, m_events);
        ASSERT_EQ(apply(m_silent, seat, action, m_none), reason);
        ASSERT_EQ(m_silent, m_state) << "silent and told rounds differ";
        ASSERT_EQ(check(observe(before, seat), action), reason);
        if (reason == Reason::none) {
            check_state();
            return;
        }
        ASSERT_FALSE(must_be_legal) << reason_code(reason);
        ASSERT_EQ(m_state, before) << "a refused action changed the state";
        ASSERT_TRUE(m_events.events().empty()) << "a refused action told something";
    }

    void check_state()
    {
        ASSERT_EQ(census(m_state), m_deck);
        m_tracker.follow(m_events.events());
        ASSERT_EQ(m_tracker.difference(m_state), "");
        for (const Event &event : m_events.events()) {
            if (std::holds_alternative<TurnStarted>(event))
                check_row();
        }
        check_secrets(any_seat());
    }

    /// DOS-TURN-5, DOS-PILE-1.
    void check_row()
    {
        const Table &table = m_state.table;
        ASSERT_TRUE(table.row_count >= shortest_row || (table.draw_count == 0 && table.discard_count == 0));
    }

    void check_secrets(int seat)
    {
        const Observation seen = observe(m_state, seat);
        ASSERT_EQ(seen, observe(hidden_again(m_state, seat, m_random), seat)) << "hidden cards are seen";
        ASSERT_EQ(seen.hand, m_state.hand(seat));
        ASSERT_EQ(seen.table.draw_count, m_state.table.draw_count);
        ASSERT_TRUE(std::ranges::all_of(seen.table.draw(), &Card::is_none));
    }

    Random m_random;
    State m_state;
    State m_silent;
    EventList m_events;
    NoEvents m_none;
    CardTracker m_tracker;
    ActionList m_legal;
    std::array<int, 256> m_deck;
};

class Playouts : public testing::TestWithParam<std::tuple<int, CatchWindow>>
{
};

TEST_P(Playouts, hold_every_invariant)
{
    const auto [seats, window] = GetParam();
    std::uint64_t seed = derived_seed(static_cast<std::uint64_t>(seats), static_cast<std::uint64_t>(window));
    for (const BonusLay bonus_lay : {BonusLay::optional, BonusLay::compulsory}) {
        for (const FalseCatch false_catch : {FalseCatch::none, FalseCatch::draw_two}) {
            Ruleset rules;
            rules.bonus_lay = bonus_lay;
            rules.catch_window = window;
            rules.false_catch = false_catch;
            for (int round = 0; round < rounds_each; ++round) {
                ++seed;
                if (Round(seats, rules, seed).play() == 0) {
                    FAIL() << "seed " << seed << ", seats " << seats << ", window " << static_cast<int>(window)
                           << ", bonus lay " << static_cast<int>(bonus_lay) << ", false catch "
                           << static_cast<int>(false_catch);
                }
            }
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

} // namespace

} // namespace tableside::test
