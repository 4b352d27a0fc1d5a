#include "ai/dos_hand_worth.h"

#include "ai/dos_hand_values.h"
#include "ai/dos_quick_match.h"
#include "dos/double_targets.h"

#include <algorithm>
#include <array>

namespace tableside::dos {

namespace {

// Found by playing 40,000 rounds each for some forty settings against three greedy players.
constexpr double worth_of_shed = 1.4;
constexpr double worth_of_wild_dos = 0.7;
constexpr double worth_of_wild_number = 1.4;
constexpr double worth_of_others_drawing = 0.5; // DOS-MATCH-4
constexpr double worth_of_being_out = 50.0;

constexpr Values wild_number_bit = bit_of(Card::number_wild);
constexpr Values every_value = 2 * value_sets - 2;

/// How many cards of one colour in the deck have one of the values, by value_set_index(); there is no 2 among them.
std::array<std::uint8_t, value_sets> make_copies()
{
    std::array<std::uint8_t, value_sets> made{};
    for (const Card card : sorted_deck()) {
        for (Values values = 0; values <= every_value && card.colour() == Colour::red; values += 2)
            made[value_set_index(values)] += (values & bit_of(card.value())) != 0;
    }
    return made;
}

constexpr int wild_dos_copies = 12; // DOS-DECK-1

int copies_of(Values values)
{
    static const std::array<std::uint8_t, value_sets> copies = make_copies();
    return copies[value_set_index(values)];
}

/// Row values on which one of the values is a single match: its own, and any for a #, on which any matches.
Values single_targets(Values values)
{
    return (values & wild_number_bit) != 0 ? every_value : values | (values != 0 ? wild_number_bit : 0U);
}

/// Of the best match on every card of the deck the cards it sheds, all together.
int shed_on_deck(const Hand &hand)
{
    const Lanes lanes(hand);
    const Values doubles = double_targets_of(hand.kinds(), hand.pairs());
    const Values singles = single_targets(all_values(hand));
    Values doubles_in_colour = 0;
    int shed = 0;
    for (int colour = 0; colour < colour_count; ++colour) {
        const Values own = lanes.of(colour);
        const Values double_colors = double_targets.of(own, lanes.twice(colour)); // DOS-MATCH-4
        const Values two = doubles | single_targets(own); // DOS-MATCH-2, -3
        doubles_in_colour |= double_colors;
        shed += 2 * copies_of(double_colors) + 2 * copies_of(two) + copies_of(singles & ~two);
    }
    // Whatever matches a Wild DOS alone is a color match (DOS-WILD-4).
    const bool is_double_color = (doubles_in_colour & bit_of(2)) != 0;
    const bool is_two = ((doubles | singles) & bit_of(2)) != 0;
    return shed + wild_dos_copies * 2 * (int{is_double_color} + int{is_two});
}

} // namespace

double expected_shed(const Hand &hand)
{
    return static_cast<double>(shed_on_deck(hand)) / deck_size;
}

double worth_of_hand(const Hand &hand)
{
    if (hand.empty())
        return worth_of_being_out;
    return worth_of_shed * expected_shed(hand) + worth_of_wild_dos * hand.wild_dos()
        + worth_of_wild_number * hand.wild_numbers() - hand.size();
}

double worth_of_turn(Hand hand, int bonus_lays, int double_colors)
{
    for (int lays = std::min(bonus_lays, hand.size()); lays > 0; --lays)
        hand.remove(lay_to_taste(hand, Taste::keeps_wilds));
    return worth_of_hand(hand) + worth_of_others_drawing * double_colors;
}

} // namespace tableside::dos
