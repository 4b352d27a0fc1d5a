// The best whole turn of DOS that one's own cards allow: the set of matches that sheds the most cards (played, and laid as
// a bonus), then has the most double color matches, then sheds the most points; a style may weigh against the cards shed.
// Branch and bound over TurnEnumerator's sets, with a limit that keeps huge rows and hands fast (the plan is then good, not
// always best).
#pragma once

#include "engine/players/style.h"
#include "engine/dos/ai/played_turn.h"
#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/action.h"
#include "engine/dos/observation.h"

#include <array>
#include <compare>
#include <cstddef>
#include <tuple>
#include <vector>

namespace tableside::dos {

/// What a turn is worth: the cards shed and what the style makes of them, then the rest in this order. Bonus lays are
/// counted, of the highest cards left, and so are the bonuses earned earlier in the turn.
struct TurnWorth
{
    /// What a style's points are weighed against.
    static constexpr double points_per_card = 10.0;

    int cards_shed = 0;
    int double_colors = 0;
    int points_shed = 0;
    double style_score = 0.0; ///< In points; see Style.

    friend std::partial_ordering operator<=>(const TurnWorth &left, const TurnWorth &right)
    {
        return std::tuple(left.value(), left.double_colors, left.points_shed)
            <=> std::tuple(right.value(), right.double_colors, right.points_shed);
    }
    friend bool operator==(const TurnWorth &, const TurnWorth &) = default;

private:
    double value() const { return points_per_card * cards_shed + style_score; }
};

/// What a turn is worth to a style by what it plays, in points of a round.
double style_score(const Style &style, const PlayedTurn &turn);

/// In the order of the row; empty if there is no match. Each is legal when those before it have been played.
struct TurnPlan
{
    TurnWorth worth;
    std::vector<Action> matches;
};

/// Keeps its memory from turn to turn; plan() allocates only while that grows.
class TurnPlanner
{
public:
    static constexpr int most_nodes = 2000;

    explicit TurnPlanner(const Style &style = {}) : m_style(style) {}

    /// For the seat in turn. `legal` is its list of legal actions or a part of it: what is left out is not considered. The
    /// matches must be grouped by row card, as legal_actions() lists them.
    const TurnPlan &plan(const Observation &seen, const ActionList &legal);

private:
    struct Option : MatchOption
    {
        TurnWorth gain;
        std::size_t place = 0; ///< Among those of its row card, as they were listed.
    };

    void sort_and_bound(const PlayedTurn &start);
    TurnWorth gain_of(const Option &option, const PlayedTurn &start) const;
    TurnWorth worth_of(const PlayedTurn &turn) const;
    bool may_improve(std::size_t row_card, const PlayedTurn &turn) const;

    Style m_style;
    TurnEnumerator<Option> m_turns;
    std::vector<TurnWorth> m_most_of_rest; ///< That a row card and all after it can give, points left out.
    std::vector<int> m_points_of_highest;  ///< Of the n highest cards of the hand.
    TurnPlan m_best;
};

} // namespace tableside::dos
