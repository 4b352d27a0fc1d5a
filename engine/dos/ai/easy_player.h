// Plays DOS as a beginner does: greedily, but it overlooks doubles and whole row cards, draws although it could match
// and lays whatever comes to hand. Better than chance, worse than greedy.
#pragma once

#include "engine/dos/ai/turn_planner.h"
#include "engine/players/player.h"
#include "engine/core/random.h"
#include "engine/dos/game.h"

#include <algorithm>

namespace tableside::dos {

/// Probabilities, each drawn anew for every decision.
struct MistakeRates
{
    double overlooks_doubles = 0.45;
    double overlooks_row_card = 0.22;
    double plays_no_match = 0.08;
    double lays_any_card = 0.45;
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
    /// Of a style that gambles: how often it plays no match at all, as it does not weigh one turn against the next.
    static constexpr double chance_per_point = 0.03;

    void look_over(const ActionList &legal);
    std::size_t lay(const ActionList &legal);

    Random m_random;
    MistakeRates m_mistakes;
    TurnPlanner m_planner;
    Style m_style;
    ActionList m_noticed; ///< The matches that were not overlooked.
};

} // namespace tableside::dos
