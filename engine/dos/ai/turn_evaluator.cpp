// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/turn_evaluator.h"

#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/fast_matches.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tableside::dos {

namespace {

/// Returns the lookup table of copies_of(), indexed by value_set_index(). Value 2 counts 0, as the only 2 is Wild DOS,
/// which has no color.
constexpr auto make_copies()
{
    std::array<std::uint8_t, value_sets> made{};
    for (Values values = 2; values <= every_value; values += 2) {
        const Card lowest(Color::red, std::countr_zero(values));
        const int others = made[value_set_index(values & (values - 1))];
        made[value_set_index(values)] = static_cast<std::uint8_t>(others + copies_in_deck(lowest));
    }
    return made;
}
constexpr auto copies = make_copies();

/// Returns the number of cards in the deck that have one given color and a value in `values`.
int copies_of(Values values)
{
    return copies[value_set_index(values)];
}

/// Takes each of the 108 cards of the deck as the row card and counts the cards that the hand's best match on it sheds.
/// Returns the sum of these counts.
int shed_on_deck(const Hand &hand)
{
    const Values doubles = double_targets(hand.values(), hand.repeated_values());
    const Values singles = single_targets(hand.values());
    Values doubles_in_color = 0;
    int shed = 0;
    for (int color = 0; color < color_count; ++color) {
        const Values own = hand.values_of(color);
        // DOS-MATCH-4: a double color match counts as 4 cards: two cards, a bonus card, and one more because the other
        // seats draw. DOS-MATCH-2, DOS-MATCH-3: a double match counts as 2 cards, and so does a single color match with
        // its bonus card.
        const Values double_colors = double_targets(own, hand.repeated_values_of(color));
        const Values two = doubles | single_targets(own);
        doubles_in_color |= double_colors;
        shed += 2 * copies_of(double_colors) + 2 * copies_of(two) + copies_of(singles & ~two);
    }
    // Any single match on a Wild DOS is a color match (DOS-WILD-4).
    const bool is_double_color = (doubles_in_color & value_bit(2)) != 0;
    const bool is_two = ((doubles | singles) & value_bit(2)) != 0;
    return shed + copies_in_deck(Card::wild_dos()) * 2 * (int{is_double_color} + int{is_two});
}

} // namespace

double expected_shed(const Hand &hand)
{
    return static_cast<double>(shed_on_deck(hand)) / deck_size;
}

TurnEvaluator::TurnEvaluator(const PublicTable &table, int seat, std::span<const std::uint8_t> sizes)
    : TurnEvaluator(table, seat, sizes, evaluation_weights(table.seats))
{}

TurnEvaluator::TurnEvaluator(const PublicTable &table, int seat, std::span<const std::uint8_t> sizes,
                             const EvaluationWeights &weights)
    : m_weights(weights), m_row_cards(table.row()), m_others(table.seats - 1)
{
    for (int other = 0; other < table.seats; ++other) {
        if (other == seat)
            continue;
        const int size = sizes[static_cast<std::size_t>(other)];
        m_fewest = std::min(m_fewest, size);
        m_cards_of_others += size;
    }
    table.for_each_unmatched([&](unsigned index) {
        ++m_row.cards;
        count(m_row, table.row()[index], 1);
    });
}

RowLeft TurnEvaluator::row_after(std::span<const Action> actions) const
{
    RowLeft row = m_row;
    for (const Action &action : actions) {
        if (const auto *played = std::get_if<MatchRow>(&action))
            match(row, m_row_cards[played->row]);
        else if (const auto *laid = std::get_if<LayCard>(&action))
            lay(row, laid->card);
    }
    return row;
}

void TurnEvaluator::match(RowLeft &row, Card card) const
{
    --row.cards;
    count(row, card, -1);
}

void TurnEvaluator::lay(RowLeft &row, Card card) const
{
    ++row.laid;
    count(row, card, 1);
}

void TurnEvaluator::count(RowLeft &row, Card card, int times) const
{
    row.values += times * card.value();
    row.worth += times * m_weights.row_card[static_cast<std::size_t>(card.value())];
}

double TurnEvaluator::worth(Hand hand, RowLeft row, int bonus_lays, int double_colors) const
{
    for (int lays = std::min(bonus_lays, hand.size()); lays > 0; --lays) {
        const Card card = preferred_lay(hand, RolloutPolicy::keeps_wilds);
        hand.remove(card);
        lay(row, card);
    }
    if (hand.empty())
        return m_weights.going_out + m_weights.card_of_others * (m_cards_of_others + m_others * double_colors);
    return worth_left(hand, row, double_colors);
}

double TurnEvaluator::worth_of_drawing(const Hand &hand, const PublicTable &table) const
{
    int shed = 0;
    int most = 0;
    int matched = 0;
    for (const Card card : table.row()) {
        const GreedyMatch best = best_match_on(hand, card, RolloutPolicy::keeps_wilds);
        const int cards = best.cards + int{best.is_double_color};
        shed += cards;
        most = std::max(most, cards);
        matched += cards > 0;
    }
    const EvaluationWeights::Draw &draw = m_weights.draw;
    return worth_left(hand, m_row, 0) + draw.plain
        + draw.card * (std::min(hand.size(), EvaluationWeights::largest_size) - 1)
        + draw.fewest * static_cast<int>(fewest(0))
        + draw.row_card * std::min(m_row.cards, EvaluationWeights::longest_row) + draw.shed * shed + draw.most * most
        + draw.any * (matched > 0) + draw.matched * matched;
}

/// Returns the evaluation of a turn that leaves `hand`, which must not be empty, and `row`.
double TurnEvaluator::worth_left(const Hand &hand, const RowLeft &row, int double_colors) const
{
    const EvaluationWeights &fit = m_weights;
    const auto size = static_cast<std::size_t>(hand.size() - 1);
    const int more = std::min(hand.size(), EvaluationWeights::largest_size) - static_cast<int>(fit.size.size());
    const std::size_t least = fewest(double_colors);
    const std::size_t is_far = least >= 2 ? 1 : 0;
    const auto row_cards = static_cast<std::size_t>(std::min(row.cards, EvaluationWeights::longest_row));
    const double of_hand = fit.size[std::min(size, fit.size.size() - 1)][least] + fit.more_cards * std::max(more, 0)
        + fit.shed[std::min(size, fit.shed.size() - 1)][is_far] * expected_shed(hand)
        + fit.points[least] * hand.points() + fit.wild_dos * hand.wild_dos() + fit.wild_number * hand.wild_numbers();
    return of_hand + fit.rows[is_far][row_cards] + row.worth + fit.row_values[least] * row.values
        + fit.laid[least] * row.laid;
}

std::size_t TurnEvaluator::fewest(int double_colors) const
{
    return static_cast<std::size_t>(std::min(m_fewest + double_colors, EvaluationWeights::largest_fewest) - 1);
}

} // namespace tableside::dos
