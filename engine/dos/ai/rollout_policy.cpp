// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Builds turns for playouts quickly. The functions reduce a hand to the set of its card values, look up the best pair
// of values for that set in a table, and only then choose cards with these values.
#include "engine/dos/ai/rollout_policy.h"

#include "engine/dos/fast_matches.h"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <utility>

namespace tableside::dos {

namespace {

template <typename Element>
using ByPolicy = std::array<Element, rollout_policy_count>;

template <typename Element>
constexpr const Element &of(const ByPolicy<Element> &elements, RolloutPolicy policy)
{
    return elements[static_cast<std::size_t>(policy)];
}

constexpr Values wild_values = value_bit(Card::number_wild) | value_bit(2); // a 2 is always a Wild DOS

/// How much a policy prefers to get rid of a card, by policy and card value; larger numbers are preferred.
constexpr ByPolicy<std::array<std::int8_t, value_count>> worths{{
    {0, 1, 20, 3, 4, 5, 6, 7, 8, 9, 10, 40},  // sheds_points: the points of the card (DOS-SCORE-1)
    {0, 1, -2, 3, 4, 5, 6, 7, 8, 9, 10, -40}, // keeps_wilds: sheds any other card before a wild card
}};

constexpr int worth_of(int value, RolloutPolicy policy)
{
    return of(worths, policy)[static_cast<std::size_t>(value)];
}

/// Returns the card value in `values`, which must not be empty, that the policy prefers to get rid of.
constexpr int preferred(Values values, RolloutPolicy policy)
{
    const Values ordinary = values & ~wild_values;
    const Values wild = values & wild_values;
    if (policy == RolloutPolicy::keeps_wilds && ordinary == 0)
        return std::countr_zero(wild);
    const bool is_wild = policy == RolloutPolicy::sheds_points && wild != 0;
    return static_cast<int>(std::bit_width(is_wild ? wild : ordinary)) - 1;
}

/// The values of the one or two cards of a match; may stand for no match. The class has one byte so that tables of it
/// fit into the L1 cache.
class ValuePair
{
public:
    constexpr ValuePair() = default;
    constexpr ValuePair(int first, int second) : m_code(static_cast<std::uint8_t>(first << 4 | second)) {}

    constexpr int first() const { return m_code >> 4; }
    constexpr int second() const { return m_code & 15; } ///< Returns 0 for a single card.
    constexpr explicit operator bool() const { return m_code != 0; }

    constexpr int worth(RolloutPolicy policy) const { return worth_of(first(), policy) + worth_of(second(), policy); }

private:
    /// The two values, four bits each; 0 if there is no match.
    std::uint8_t m_code = 0;
};

/// Finds a double match on a row card with the value `row_value`. Returns the pair of card values that the policy
/// prefers to get rid of; no match if the hand has no such pair. `values` are the values in the hand, `twice` those
/// that at least two of its cards have.
constexpr ValuePair find_pair(std::size_t row_value, Values values, Values twice, RolloutPolicy policy)
{
    ValuePair best;
    for (Values rest = values; rest != 0; rest &= rest - 1) {
        const auto first = static_cast<unsigned>(std::countr_zero(rest));
        const Values above = rest & (rest - 1);
        const Values fitting = partner_values[row_value][first] & (above | (twice & (1U << first)));
        if (fitting == 0)
            continue;
        const ValuePair pair(static_cast<int>(first), preferred(fitting, policy));
        if (!best || pair.worth(policy) > best.worth(policy))
            best = pair;
    }
    return best;
}

/// The results of find_pair() for hands in which all cards have different values, indexed by row value and by
/// value_set_index() of the hand's values.
using PairTable = std::array<std::array<ValuePair, value_sets>, value_count>;

constexpr PairTable make_pairs(RolloutPolicy policy)
{
    PairTable table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (Values values = 2; values < 2 * value_sets; values += 2)
            table[row][value_set_index(values)] = find_pair(row, values, 0, policy);
    }
    return table;
}
constexpr ByPolicy<PairTable> pairs{make_pairs(RolloutPolicy::sheds_points), make_pairs(RolloutPolicy::keeps_wilds)};

ValuePair best_pair(Card row, Values values, Values twice, RolloutPolicy policy)
{
    const auto row_value = static_cast<std::size_t>(row.value());
    if ((double_target_table.alike[value_set_index(twice)] & value_bit(row.value())) != 0)
        return find_pair(row_value, values, twice, policy);
    return of(pairs, policy)[row_value][value_set_index(values)];
}

ValuePair best_single(Card row, Values values, RolloutPolicy policy)
{
    if (!row.is_wild_number())
        values &= value_bit(row.value()) | value_bit(Card::number_wild);
    return values == 0 ? ValuePair() : ValuePair(preferred(values, policy), 0);
}

/// Calls find(color) for each color that the row card may have; find() returns the best match in one color. Returns the
/// best of these matches and its color.
template <typename Find>
std::pair<ValuePair, Color> best_color(Card row, RolloutPolicy policy, Find find)
{
    std::pair best(ValuePair(), Color::any);
    for (unsigned rest = row.color_mask(); rest != 0; rest &= rest - 1) {
        const int color = std::countr_zero(rest);
        const ValuePair pair = find(color);
        if (pair && (!best.first || pair.worth(policy) > best.first.worth(policy)))
            best = {pair, static_cast<Color>(color)};
    }
    return best;
}

Card card_in(Color color, int value)
{
    return value == Card::wild_dos().value() ? Card::wild_dos() : Card(color, value);
}

/// Returns a card of the hand with the value `value`, in the first color of the enum Color that the hand has. The hand
/// must have a card with this value.
Card card_of(const Hand &hand, int value)
{
    return first_kind(hand.kinds() & kinds_of_values(value_bit(value)));
}

GreedyMatch sorted(Card first, Card second, int cards, bool is_double_color)
{
    if (!second.is_none() && second < first)
        std::swap(first, second);
    return {first, second, static_cast<std::int8_t>(cards), is_double_color};
}

/// A row card that can be matched, with the best match on it.
struct Candidate
{
    GreedyMatch best;
    Card row_card;
    std::uint8_t row = 0;

    MatchRow match() const { return {row, best.first, best.second}; }
    /// Returns a sort key; larger is better. More cards shed count most, then a double color match, then a lower row
    /// index.
    int key() const { return best.cards * 1024 + int{best.is_double_color} * 512 - row; }
};

/// The row cards that can be matched, in no particular order; at most GreedyTurn::most_matches.
class Candidates
{
public:
    Candidates(std::span<const Card> row, const RowBits &matched, const Hand &hand, RolloutPolicy policy)
        : m_policy(policy)
    {
        for (std::size_t index = 0; index < row.size() && m_count < m_list.size(); ++index) {
            if ((matched[index / 64] >> (index % 64) & 1U) != 0)
                continue;
            const GreedyMatch best = best_match_on(hand, row[index], policy);
            m_list[m_count] = {best, row[index], static_cast<std::uint8_t>(index)};
            m_count += static_cast<bool>(best);
        }
    }

    std::size_t count() const { return m_count; }

    /// Returns the index of the candidate with the largest key; there must be a candidate.
    std::size_t largest() const
    {
        const auto list = std::span(m_list).first(m_count);
        return static_cast<std::size_t>(std::ranges::max_element(list, {}, &Candidate::key) - list.begin());
    }

    /// Removes and returns the candidate at index `place`; the last candidate moves to this index.
    Candidate take(std::size_t place)
    {
        const Candidate taken = m_list[place];
        m_list[place] = m_list[--m_count];
        return taken;
    }

    /// Updates the candidates after cards have left the hand: a candidate whose cards are gone gets a new match or is
    /// removed. The other candidates keep their matches, as a smaller hand allows no better ones. Returns whether all
    /// matches are unchanged.
    bool adapt_to(const Hand &hand)
    {
        bool are_unchanged = true;
        for (std::size_t place = 0; place < m_count;) {
            Candidate &candidate = m_list[place];
            if (!hand.has(candidate.best.first, candidate.best.second)) {
                are_unchanged = false;
                candidate.best = best_match_on(hand, candidate.row_card, m_policy);
            }
            if (candidate.best)
                ++place;
            else
                take(place);
        }
        return are_unchanged;
    }

private:
    std::array<Candidate, GreedyTurn::most_matches> m_list;
    std::size_t m_count = 0;
    RolloutPolicy m_policy;
};

/// A turn that is built greedily after a given first match.
struct GreedyLine
{
    GreedyTurn turn;
    PlayedTurn played;
    /// Whether no match used up cards that were chosen for another match. If so, all orders of the matches have the same
    /// result.
    bool is_order_irrelevant = true;
};

/// Returns the turn that begins with the match of the candidate at index `place` and then always takes the match that
/// sheds the most cards.
GreedyLine greedy_turn_from(std::size_t place, Candidates left, const Hand &hand)
{
    GreedyLine line{{}, {hand}};
    for (;; place = left.largest()) {
        const Candidate chosen = left.take(place);
        line.turn.row_matches[line.turn.count++] = chosen.match();
        line.played.play(chosen.row_card, chosen.match());
        line.is_order_irrelevant &= left.adapt_to(line.played.hand);
        if (left.count() == 0)
            return line;
    }
}

} // namespace

GreedyMatch best_match_on(const Hand &hand, Card row, RolloutPolicy policy)
{
    // DOS-MATCH-4: in a double color match, both cards have the row card's color.
    const auto double_color = best_color(row, policy, [&](int color) {
        return best_pair(row, hand.values_of(color), hand.repeated_values_of(color), policy);
    });
    if (const auto &[pair, color] = double_color; pair)
        return sorted(card_in(color, pair.first()), card_in(color, pair.second()), std::min(hand.size(), 3), true);
    const auto single_color = best_color(
        // DOS-MATCH-3: in a single color match, the card has the row card's color.
        row, policy, [&](int color) { return best_single(row, hand.values_of(color), policy); });
    if (const auto &[single, color] = single_color; single)
        return {card_in(color, single.first()), {}, static_cast<std::int8_t>(std::min(hand.size(), 2)), false};
    const Values values = hand.values();
    if (const ValuePair pair = best_pair(row, values, hand.repeated_values(), policy)) {
        Hand rest = hand;
        const Card first = card_of(rest, pair.first());
        rest.remove(first);
        return sorted(first, card_of(rest, pair.second()), 2, false);
    }
    const ValuePair single = best_single(row, values, policy);
    return single ? GreedyMatch{card_of(hand, single.first()), {}, 1, false} : GreedyMatch();
}

Card preferred_lay(const Hand &hand, RolloutPolicy policy)
{
    return card_of(hand, preferred(hand.values(), policy));
}

PlayedTurn with_lays(PlayedTurn turn, RolloutPolicy policy)
{
    while (turn.bonus_lays > 0 && !turn.hand.empty())
        turn.lay(preferred_lay(turn.hand, policy));
    return turn;
}

GreedyTurn rollout_turn(std::span<const Card> row, const RowBits &matched, const Hand &hand, RolloutPolicy policy)
{
    const Candidates candidates(row, matched, hand, policy);
    return candidates.count() == 0 ? GreedyTurn() : greedy_turn_from(candidates.largest(), candidates, hand).turn;
}

Shed turn_score(const PlayedTurn &turn, RolloutPolicy policy)
{
    const PlayedTurn end = with_lays(turn, policy);
    return {end.cards, policy == RolloutPolicy::keeps_wilds ? -turn.wilds : 0, turn.double_colors, end.points};
}

std::array<RatedTurn, rollout_policy_count> greedy_turns(std::span<const Card> row, const Hand &hand)
{
    std::array<RatedTurn, rollout_policy_count> best;
    // Builds turns by one policy, and keeps each turn that is the best so far by one of the policies `raters`.
    const auto try_all = [&](RolloutPolicy builder, std::initializer_list<RolloutPolicy> raters) {
        const Candidates candidates(row, {}, hand, builder);
        for (std::size_t first = 0; first < candidates.count(); ++first) {
            const GreedyLine line = greedy_turn_from(first, candidates, hand);
            for (const RolloutPolicy rater : raters) {
                RatedTurn &most = best[static_cast<std::size_t>(rater)];
                const Shed shed = turn_score(line.played, rater);
                if (most.turn.count == 0 || shed > most.shed)
                    most = {line.turn, shed};
            }
            if (line.is_order_irrelevant)
                return;
        }
    };
    constexpr auto sheds_points = RolloutPolicy::sheds_points;
    constexpr auto keeps_wilds = RolloutPolicy::keeps_wilds;
    if (!hand.has_wilds()) { // without wild cards both policies choose the same turn
        try_all(keeps_wilds, {keeps_wilds});
        best[static_cast<std::size_t>(sheds_points)] = best[static_cast<std::size_t>(keeps_wilds)];
        return best;
    }
    // A player who saves wild cards can often match more row cards in the turn. So the turns of keeps_wilds are also
    // candidates for sheds_points.
    try_all(keeps_wilds, {keeps_wilds, sheds_points});
    try_all(sheds_points, {sheds_points});
    return best;
}

} // namespace tableside::dos
