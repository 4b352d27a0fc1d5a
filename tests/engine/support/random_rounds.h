// Plays very many random rounds quickly. Most rounds have only cheap checks at every state, and some have all checks of
// PlayoutRound (playout.h). The templates take the same kits, which must also have
//   rulesets, ruleset(index)     the number of different rulesets, over all switches, and each of them
//   cards_outside_hands(State)   the number of cards that are in no hand
#pragma once

#include "tests/engine/support/playout.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace tableside::test {

/// A round of random actions without events. The same seed gives the same round.
template <typename Kit>
class QuickRound
{
public:
    using Game = typename Kit::Game;

    QuickRound(int seats, const typename Game::Ruleset &rules, std::uint64_t seed) : m_random(seed)
    {
        const auto dealer = static_cast<int>(m_random.below(static_cast<std::uint32_t>(seats)));
        m_state = Game::deal(seats, dealer, rules, Random(m_random.next()), m_none);
    }

    /// Plays the round and returns the number of actions, or 0 if a check failed or the round has more than `longest` actions.
    /// `legal` is a buffer.
    int play(typename Game::ActionList &legal, int longest)
    {
        for (int actions = 1; actions <= longest; ++actions) {
            act(legal);
            check_state();
            if (testing::Test::HasFailure())
                return 0;
            if (Game::is_over(m_state)) {
                EXPECT_EQ(Kit::census(m_state), Kit::census_of_deck());
                return actions;
            }
        }
        ADD_FAILURE() << "the round did not end";
        return 0;
    }

private:
    void act(typename Game::ActionList &legal)
    {
        if (m_random.chance(Kit::shout_chance(m_state))) {
            const auto [seat, action] = Kit::attempt(m_state, m_random);
            Game::apply(m_state, seat, action, m_none); // the action may be refused
            return;
        }
        Game::legal_actions(m_state, legal);
        ASSERT_FALSE(legal.empty());
        const auto chosen = m_random.below(static_cast<std::uint32_t>(Kit::choices(m_state, legal, m_random)));
        ASSERT_EQ(Game::apply(m_state, Game::seat_in_turn(m_state), legal[chosen], m_none), Game::Reason::none);
    }

    void check_state()
    {
        int cards = Kit::cards_outside_hands(m_state);
        for (int seat = 0; seat < m_state.table.seats; ++seat)
            cards += m_state.hand(seat).size();
        ASSERT_EQ(cards, static_cast<int>(Game::deck().size()));
        Kit::check(m_state, {});
    }

    Random m_random;
    typename Game::State m_state;
    NoEvents m_none;
};

/// Returns the environment variable TABLESIDE_RANDOM_ROUNDS, at least 1, or 100,000 if it is not set.
inline std::int64_t random_rounds_in_all()
{
    const char *const wanted = std::getenv("TABLESIDE_RANDOM_ROUNDS");
    return wanted != nullptr ? std::max(1LL, std::atoll(wanted)) : 100'000;
}

/// Plays `rounds` rounds, changing the ruleset after each. After every `thorough` passes through the rulesets one pass has all
/// checks. A failure has the seed of its round.
template <typename Kit>
void play_random_rounds(int seats, std::int64_t rounds, int thorough, int longest)
{
    using Game = typename Kit::Game;
    const std::uint64_t first_seed = derived_seed(static_cast<std::uint64_t>(seats), 4711);
    typename Game::ActionList legal;
    std::int64_t actions = 0;
    for (std::int64_t round = 0; round < rounds; ++round) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(round);
        const auto rules = Kit::ruleset(static_cast<unsigned>(round % Kit::rulesets));
        const int played = round / Kit::rulesets % thorough == 0
            ? PlayoutRound<Kit>(seats, rules, seed).play(longest)
            : QuickRound<Kit>(seats, rules, seed).play(legal, longest);
        if (played == 0)
            FAIL() << "seed " << seed << ", seats " << seats << ", ruleset " << round % Kit::rulesets;
        actions += played;
    }
    std::cout << seats << " seats: " << rounds << " rounds from seed " << first_seed << ", " << actions << " actions\n";
}

} // namespace tableside::test
