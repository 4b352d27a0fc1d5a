// Whole turns of matches, found quickly, of which playouts and beliefs need millions. A quick turn sheds as many cards as
// the best turn there is in 98 of 100 turns, a hasty one in 90 (four seats, greedy play).
#pragma once

#include "engine/dos/ai/greedy_match.h"
#include "engine/dos/action.h"
#include "engine/dos/matching.h"

#include <array>
#include <cstdint>
#include <span>
#include <tuple>

namespace tableside::dos {

/// A bit per row card that is matched already, as in Table.
using RowBits = std::array<std::uint64_t, 2>;

/// What the matches of a turn got rid of; and the lays for them, where they are counted.
struct Shed
{
    int cards = 0;
    int double_colors = 0;
    int points = 0;
    int wilds = 0; ///< Played on row cards.

    /// What is compared, in this order.
    auto key(RolloutPolicy policy) const
    {
        return std::tuple(cards, policy == RolloutPolicy::keeps_wilds ? -wilds : 0, double_colors, points);
    }
};

/// The hand of a turn as matches are played from it.
class Shedding
{
public:
    explicit Shedding(const Hand &hand) : m_hand(hand) {}

    const Hand &hand() const { return m_hand; }
    void play(Card row_card, Card first, Card second)
    {
        const Bonus bonus = bonus_of(row_card, first, second);
        m_lays += bonus != Bonus::none;
        m_shed.double_colors += bonus == Bonus::double_;
        play(first);
        if (!second.is_none())
            play(second);
    }
    /// The bonus lays counted, of the highest cards to the policy.
    Shed with_lays(RolloutPolicy policy) const;

private:
    void play(Card card)
    {
        m_hand.remove(card);
        ++m_shed.cards;
        m_shed.points += card.points();
        m_shed.wilds += card.is_wild();
    }

    Hand m_hand;
    Shed m_shed;
    int m_lays = 0;
};

struct TurnLine
{
    static constexpr std::size_t most_matches = 8;

    std::array<MatchRow, most_matches> matches{};
    std::size_t count = 0;

    std::span<const MatchRow> list() const { return std::span(matches).first(count); }
};

/// What sheds the most first, one match after the other. For playouts, whose number counts more than such mistakes.
TurnLine rollout_turn(std::span<const Card> row, const RowBits &matched, const Hand &hand, RolloutPolicy policy);

/// A turn and what it sheds, lays counted.
struct RatedTurn
{
    TurnLine turn;
    Shed shed;
};

/// To each RolloutPolicy the best of a few ways to choose matches one after the other: each row card first, then always what sheds
/// the most. Not more than TurnLine::most_matches; none if nothing matches. No row card has been matched yet.
std::array<RatedTurn, rollout_policy_count> greedy_turns(std::span<const Card> row, const Hand &hand);

} // namespace tableside::dos
