// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/levels.h"

#include "engine/players/search_player.h"
#include "engine/search/search_adviser.h"
#include "engine/uno/ai/easy_player.h"
#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/ai/random_player.h"
#include "engine/uno/ai/search_parts.h"

namespace tableside::uno {

namespace {

// The strength of the levels medium and hard: the budget of one decision of the player, and whether the search uses the
// history of the round. The budget is the number of decisions that the rollout policies may make (evaluations, see
// engine/search/search.h). Both budgets are chosen by hand: in rounds of two players, hard needs about 2 ms per decision
// (tests/bench/README.md), and medium has a quarter of the budget of hard.
constexpr SearchStrength medium_strength{.decision_budget_of_two = 7'500, .remembers = false};
constexpr SearchStrength hard_strength{.decision_budget_of_two = 30'000, .remembers = true};

} // namespace

bool Levels::has(Level level)
{
    return level != Level::keeper;
}

std::unique_ptr<Player<Game>> Levels::make_player(Level level, std::uint64_t seed, const Style &style)
{
    switch (level) {
    case Level::random: return std::make_unique<RandomPlayer>(seed);
    case Level::greedy: return std::make_unique<GreedyPlayer>(seed);
    case Level::easy: return std::make_unique<EasyPlayer>(seed, mistakes_in_style(style));
    case Level::medium: return std::make_unique<SearchPlayer<Game>>(seed, medium_strength, style);
    case Level::hard: return std::make_unique<SearchPlayer<Game>>(seed, hard_strength, style);
    case Level::keeper: break;
    }
    return nullptr;
}

std::unique_ptr<Adviser<Game>> Levels::make_adviser(std::uint64_t seed)
{
    return std::make_unique<SearchAdviser<Game>>(seed, hard_strength);
}

} // namespace tableside::uno
