// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every ruleset of a game by index, over all its switches, and the list of games for typed tests.
#pragma once

#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <gtest/gtest.h>

#include <string>

namespace tableside::test {

/// The games of typed tests, and their names in the names of the tests.
using Games = testing::Types<dos::Game, uno::Game>;
struct GameNames
{
    template <typename Game>
    static std::string GetName(int /*index*/)
    {
        return std::string(Game::name);
    }
};

/// The number of rulesets that differ in how rounds are played, and twice as many with both kinds of scoring.
template <typename Game>
constexpr unsigned round_rulesets = 0;
template <>
inline constexpr unsigned round_rulesets<dos::Game> = 3 * 2 * 2;
template <>
inline constexpr unsigned round_rulesets<uno::Game> = 1U << 6;
template <typename Game>
constexpr unsigned match_rulesets = 2 * round_rulesets<Game>;

/// Returns the ruleset with the index, below match_rulesets. Those from round_rulesets on count points against their holder.
template <typename Game>
typename Game::Ruleset ruleset(unsigned index);

template <>
inline dos::Ruleset ruleset<dos::Game>(unsigned index)
{
    return {.bonus_lay = static_cast<dos::BonusLay>(index / 3 % 2),
            .catch_window = static_cast<dos::CatchWindow>(index % 3),
            .false_catch = static_cast<dos::FalseCatch>(index / 6 % 2),
            .scoring = static_cast<Scoring>(index / 12 % 2)};
}

template <>
inline uno::Ruleset ruleset<uno::Game>(unsigned index)
{
    const auto is_on = [&](int bit) { return ((index >> bit) & 1U) != 0; };
    return {.two_player_reverse = is_on(5) ? uno::TwoPlayerReverse::literal : uno::TwoPlayerReverse::skips,
            .scoring = static_cast<Scoring>(is_on(6)),
            .stacking = is_on(0),
            .jump_in = is_on(1),
            .seven_zero = is_on(2),
            .draw_until_playable = is_on(3),
            .no_bluffing = is_on(4)};
}

/// Returns the ruleset with the index and a lower target, so that matches are short.
template <typename Game>
typename Game::Ruleset short_ruleset(unsigned index)
{
    auto rules = ruleset<Game>(index % match_rulesets<Game>);
    rules.target = 60;
    return rules;
}

/// Returns a number of seats that changes with the index through all numbers of the game.
template <typename Game>
int seats_for(unsigned index)
{
    return Game::fewest_seats + static_cast<int>(index) % (Game::most_seats - Game::fewest_seats + 1);
}

} // namespace tableside::test
