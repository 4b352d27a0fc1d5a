// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the turn of DOS that sheds the most cards, including bonus cards; ties go to the turn with more double color
// matches, then with more points. A player's style can change this order. The planner searches the turns of
// TurnEnumerator by branch and bound. The number of turns is limited, so for long rows and large hands the result may
// not be the best turn.
#pragma once

#include "engine/players/style.h"
#include "engine/dos/ai/played_turn.h"
#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/types.h"
#include "engine/dos/observation.h"

#include <array>
#include <compare>
#include <cstddef>
#include <tuple>
#include <vector>

namespace tableside::dos {

/// The value of a turn. Turns are compared by points_per_card * cards_shed + style_score, then by double_colors, then
/// by points_shed. Cards and points include the bonus cards; the planner lays the cards with the most points.
struct TurnWorth
{
    /// The number of points in style_score that count as much as one card shed; chosen by hand.
    static constexpr double points_per_card = 10.0;

    int cards_shed = 0;
    int double_colors = 0;
    int points_shed = 0;
    double style_score = 0.0; ///< The points that the player's style (engine/players/style.h) adds.

    friend std::partial_ordering operator<=>(const TurnWorth &left, const TurnWorth &right)
    {
        return std::tuple(left.value(), left.double_colors, left.points_shed)
            <=> std::tuple(right.value(), right.double_colors, right.points_shed);
    }
    friend bool operator==(const TurnWorth &, const TurnWorth &) = default;

private:
    double value() const { return points_per_card * cards_shed + style_score; }
};

/// Returns the points that a style adds to the value of a turn for its matches. The points for kept cards
/// (Style::gambles) are not included.
double style_score(const Style &style, const PlayedTurn &turn);

/// The best turn: its matches, which are legal in this order. There are no matches if nothing matches or if the style
/// prefers to match nothing.
struct TurnPlan
{
    TurnWorth worth;
    std::vector<Action> matches;
};

/// Finds the best turn of a position. Reusing one object saves allocations.
class TurnPlanner
{
public:
    static constexpr int most_nodes = 2000; ///< The largest number of nodes (sets of matches) that plan() visits.

    explicit TurnPlanner(const Style &style = {}) : m_style(style) {}

    /// Returns the best turn of the seat in turn; the reference is valid until the next call. `legal` has all or some
    /// legal actions of this seat, with the matches grouped by row card, as legal_actions() lists them.
    const TurnPlan &plan(const Observation &seen, const ActionList &legal);

private:
    struct Option : MatchOption
    {
        TurnWorth gain;        ///< The value of the match alone. A bonus card that the match earns counts as shed.
        std::size_t place = 0; ///< The index before sorting; breaks ties between equal gains.
    };

    void sort_and_bound(const PlayedTurn &start);
    TurnWorth gain_of(const Option &option, const PlayedTurn &start) const;
    TurnWorth worth_of(const PlayedTurn &turn) const;
    bool may_improve(std::size_t row_card, const PlayedTurn &turn) const;

    Style m_style;
    TurnEnumerator<Option> m_turns;
    /// For each row card, an upper bound of the value that matches on this and all later row cards can add to a turn.
    std::vector<TurnWorth> m_bound_from;
    std::vector<int> m_points_of_highest; ///< At index n, the sum of the points of the n highest cards of the hand.
    TurnPlan m_best;
};

} // namespace tableside::dos
