// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The AI player of the level easy: plays like the level greedy but with the mistakes of a beginner. The player
// overlooks double matches and whole row cards, draws although it could match, and lays random cards. It is stronger
// than the level random and weaker than greedy.
#pragma once

#include "engine/dos/ai/turn_planner.h"
#include "engine/players/player.h"
#include "engine/core/random.h"
#include "engine/dos/game.h"

#include <algorithm>

namespace tableside::dos {

/// The probability, 0 to 1, of each mistake; the values were chosen by hand.
struct MistakeRates
{
    double overlooks_doubles = 0.45;  ///< The probability, per decision, to ignore all double matches.
    double overlooks_row_card = 0.22; ///< The probability, per decision and row card, to ignore all matches on it.
    double plays_no_match = 0.08;     ///< The probability, per decision, to play no match although one was noticed.
    double lays_any_card = 0.45;      ///< The probability, for each card to lay, to choose it at random.
};

class EasyPlayer final : public Player<Game>
{
public:
    explicit EasyPlayer(std::uint64_t seed, const Style &style = {}, const MistakeRates &mistakes = {})
        : m_random(seed), m_mistakes(mistakes), m_planner(style), m_style(style)
    {
        m_mistakes.plays_no_match = std::clamp(mistakes.plays_no_match + chance_per_point * style.gambles, 0.0, 1.0);
    }

    std::size_t choose(const Observation &seen, const ActionList &legal, const Thinking &thinking) override;

private:
    /// A playing style may add points for each playable card that is kept (Style::gambles). For the easy player, each
    /// of these points also adds this value to the probability `plays_no_match`. Chosen by hand.
    static constexpr double chance_per_point = 0.03;

    void notice_matches(const ActionList &legal);
    std::size_t lay(const ActionList &legal);

    Random m_random;
    MistakeRates m_mistakes;
    TurnPlanner m_planner;
    Style m_style;
    ActionList m_noticed; ///< The legal matches that the player did not overlook.
};

} // namespace tableside::dos
