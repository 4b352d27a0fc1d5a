// The level easy of DOS: the level greedy with mistakes, as beginners make them. It overlooks double matches and whole
// row cards, draws although it could match, and lays random cards. Stronger than random, weaker than greedy.
#pragma once

#include "engine/dos/ai/turn_planner.h"
#include "engine/players/player.h"
#include "engine/core/random.h"
#include "engine/dos/game.h"

#include <algorithm>

namespace tableside::dos {

/// Probabilities, 0 to 1, of each mistake per decision; chosen by hand.
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
    /// Added to plays_no_match per point of Style::gambles: this player does not compare turns, so it cannot weigh the
    /// points.
    static constexpr double chance_per_point = 0.03;

    void notice_matches(const ActionList &legal);
    std::size_t lay(const ActionList &legal);

    Random m_random;
    MistakeRates m_mistakes;
    TurnPlanner m_planner;
    Style m_style;
    ActionList m_noticed; ///< The matches that it does not overlook.
};

} // namespace tableside::dos
