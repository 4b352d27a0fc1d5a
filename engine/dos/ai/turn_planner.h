// The best whole turn of DOS that one's own cards allow: a set of matches on different row cards. Best is: most
// cards shed (played, and laid as a bonus), then most double color matches, then most points shed; a style may weigh
// against the cards shed.
// Depth-first over the row with bounds on what the rest of the row can still give; a limit on nodes keeps huge rows
// and hands fast (the plan is then good, not always best).
#pragma once

#include "engine/players/style.h"
#include "engine/dos/action.h"
#include "engine/dos/hand.h"
#include "engine/dos/observation.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
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

/// Indices into the list of legal actions that was planned with, in the order of the row; empty if there is no match.
/// Each stays legal when those before it have been played.
struct TurnPlan
{
    TurnWorth worth;
    std::vector<std::size_t> matches;
};

/// Keeps its memory from turn to turn; plan() allocates only while that grows.
class TurnPlanner
{
public:
    static constexpr int most_nodes = 2000;

    explicit TurnPlanner(const Style &style = {}) : m_style(style) {}

    /// For the seat in turn in Phase::play. `legal` is its list of legal actions or a part of it: what is left out is
    /// not considered. The matches must be grouped by row card, as legal_actions() lists them.
    const TurnPlan &plan(const Observation &seen, const ActionList &legal);

private:
    struct Option
    {
        MatchRow match;
        int cards = 0; ///< Played and laid.
        int lays = 0;
        int double_colors = 0;
        int points = 0; ///< Of the cards played.
        double style_score = 0.0;
        std::size_t index = 0;
    };

    struct RowCard
    {
        std::size_t first_option = 0;
        std::size_t end_option = 0;
        int most_cards = 0;            ///< Of this row card and all after it.
        int most_double_colors = 0;    ///< Likewise.
        double most_style_score = 0.0; ///< Likewise, or 0.
    };

    /// How far a branch has come.
    struct Branch
    {
        Hand hand;
        int cards = 0;
        int lays = 0;
        int double_colors = 0;
        int points = 0;
        double style_score = 0.0;
    };

    void list_options(const Observation &seen, const ActionList &legal);
    void sort_and_bound();
    void search(std::size_t from, const Branch &branch);
    bool may_improve(std::size_t row_card, const Branch &branch) const;
    void rate(const Branch &branch);
    double style_score_of(const MatchRow &match) const;

    Style m_style;
    int m_nodes = 0;
    std::vector<Option> m_options;
    std::vector<RowCard> m_row_cards;
    std::vector<std::size_t> m_chosen;
    std::array<int, deck_size + 1> m_points_of_highest{}; ///< Of the n highest cards of the hand.
    int m_hand_size = 0;
    TurnPlan m_best;
};

} // namespace tableside::dos
