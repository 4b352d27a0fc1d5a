// Finds the turn of DOS that sheds the most cards (played, and laid as a bonus), then has the most double color
// matches, then sheds the most points; a style adds a score of its own. Branch and bound over the sets of
// TurnEnumerator. A limit on the sets bounds the time on long rows and with large hands, where the turn found may not
// be the best.
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

/// The order in which turns are compared: by points_per_card * cards_shed + style_score, then double_colors, then
/// points_shed. Bonus lays count, of the highest cards left, those earned earlier in the turn included.
struct TurnWorth
{
    /// The points of a Style that weigh as much as a card; chosen by hand.
    static constexpr double points_per_card = 10.0;

    int cards_shed = 0;
    int double_colors = 0;
    int points_shed = 0;
    double style_score = 0.0; ///< In points of a round; see engine/players/style.h.

    friend std::partial_ordering operator<=>(const TurnWorth &left, const TurnWorth &right)
    {
        return std::tuple(left.value(), left.double_colors, left.points_shed)
            <=> std::tuple(right.value(), right.double_colors, right.points_shed);
    }
    friend bool operator==(const TurnWorth &, const TurnWorth &) = default;

private:
    double value() const { return points_per_card * cards_shed + style_score; }
};

/// What a style adds for the matches that a turn plays, in points of a round.
double style_score(const Style &style, const PlayedTurn &turn);

/// `matches` are legal one after the other; empty if there is no match, or if not to match is better to the style.
struct TurnPlan
{
    TurnWorth worth;
    std::vector<Action> matches;
};

/// Keeps its memory from turn to turn; plan() allocates only while that grows.
class TurnPlanner
{
public:
    static constexpr int most_nodes = 2000; ///< Sets of matches that are looked at, at most.

    explicit TurnPlanner(const Style &style = {}) : m_style(style) {}

    /// For the seat in turn. `legal` is its list of legal actions or a part of it; matches must be grouped by row card,
    /// as legal_actions() lists them. Valid until the next call.
    const TurnPlan &plan(const Observation &seen, const ActionList &legal);

private:
    struct Option : MatchOption
    {
        TurnWorth gain;
        std::size_t place = 0; ///< In the list of its row card before sorting; decides between equal gains.
    };

    void sort_and_bound(const PlayedTurn &start);
    TurnWorth gain_of(const Option &option, const PlayedTurn &start) const;
    TurnWorth worth_of(const PlayedTurn &turn) const;
    bool may_improve(std::size_t row_card, const PlayedTurn &turn) const;

    Style m_style;
    TurnEnumerator<Option> m_turns;
    std::vector<TurnWorth> m_most_of_rest; ///< Per row card: an upper bound for it and all after it, points left out.
    std::vector<int> m_points_of_highest;  ///< Index n: the sum of the points of the n highest cards of the hand.
    TurnPlan m_best;
};

} // namespace tableside::dos
