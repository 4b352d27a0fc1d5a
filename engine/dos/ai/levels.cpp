// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/levels.h"

#include "engine/dos/ai/easy_player.h"
#include "engine/dos/ai/greedy_player.h"
#include "engine/dos/ai/search_parts.h"
#include "engine/players/random_player.h"
#include "engine/players/search_player.h"
#include "engine/search/search_adviser.h"

namespace tableside::dos {

namespace {

// With its budget of 300 evaluations per decision, the level medium wins 76 % of its rounds against the level easy. The
// level hard wins 66 % of its rounds against medium. The measurements are in tests/bench/README.md.
constexpr SearchStrength medium_strength{.decision_budget_of_two = 300, .remembers = false, .evaluates = false};
// Larger budgets of 24,000 or 32,000 evaluations per decision gain only 0.2 points per round.
constexpr SearchStrength hard_strength{.decision_budget_of_two = 16'000, .remembers = true, .evaluates = true};

Style with_keeper_style(Style style)
{
    style.wild_card_cost += keeper_style.wild_card_cost;
    return style;
}

} // namespace

bool Levels::has(Level)
{
    return true;
}

std::unique_ptr<Player<Game>> Levels::make_player(Level level, std::uint64_t seed, const Style &style)
{
    switch (level) {
    case Level::random: return std::make_unique<RandomPlayer<Game>>(seed);
    case Level::greedy: return std::make_unique<GreedyPlayer>(style);
    case Level::keeper: return std::make_unique<GreedyPlayer>(with_keeper_style(style));
    case Level::easy: return std::make_unique<EasyPlayer>(seed, style);
    case Level::medium: return std::make_unique<SearchPlayer<Game>>(seed, medium_strength, style);
    case Level::hard: return std::make_unique<SearchPlayer<Game>>(seed, hard_strength, style);
    }
    return nullptr;
}

std::unique_ptr<Adviser<Game>> Levels::make_adviser(std::uint64_t seed)
{
    return std::make_unique<SearchAdviser<Game>>(seed, hard_strength);
}

} // namespace tableside::dos
