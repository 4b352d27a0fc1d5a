#include "ai/dos_quick_turn.h"

#include "dos/matching.h"

#include <algorithm>

namespace tableside::dos {

namespace {

constexpr std::size_t most_row_cards = 12; ///< Of those that can be matched; what lies behind them waits.

struct Choice
{
    std::uint8_t row = 0;
    Card card;
    QuickMatch match;
};

/// Chooses among the row cards that can be matched.
class Chooser
{
public:
    Chooser(std::span<const Card> row, const RowBits &matched, const Hand &hand, Taste taste)
        : m_hand(hand), m_taste(taste)
    {
        for (std::size_t index = 0; index < row.size() && m_count < most_row_cards; ++index) {
            if ((matched[index / 64] >> (index % 64) & 1U) != 0)
                continue;
            if (const QuickMatch match = best_match_on(hand, row[index], taste))
                m_choices[m_count++] = {static_cast<std::uint8_t>(index), row[index], match};
        }
    }

    std::size_t count() const { return m_count; }

    /// Matches the row card of choice `first`, then always what sheds the most; `value` is the taste of the seat.
    QuickTurn turn_from(std::size_t first, Taste value) const
    {
        QuickTurn turn;
        Shedding shedding(m_hand);
        std::array<Choice, most_row_cards> left = m_choices;
        std::size_t left_count = m_count;
        for (std::size_t place = first; turn.count < QuickTurn::most_matches; place = largest(left, left_count)) {
            const Choice chosen = left[place];
            turn.matches[turn.count++] = {chosen.row, chosen.match.first, chosen.match.second};
            shedding.play(chosen.card, chosen.match.first, chosen.match.second);
            left[place] = left[--left_count];
            left_count = choose_again(left, left_count, shedding.hand());
            if (left_count == 0)
                break;
        }
        turn.shed = shedding.with_lays(value);
        return turn;
    }

private:
    static std::size_t largest(const std::array<Choice, most_row_cards> &choices, std::size_t count)
    {
        const auto key = [](const Choice &one) { return std::tuple(-one.match.cards, !one.match.is_double_color, one.row); };
        std::size_t best = 0;
        for (std::size_t place = 1; place < count; ++place) {
            if (key(choices[place]) < key(choices[best]))
                best = place;
        }
        return best;
    }

    /// What is left for each row card now that the hand is smaller; those without a match go.
    std::size_t choose_again(std::array<Choice, most_row_cards> &choices, std::size_t count, const Hand &hand) const
    {
        std::size_t kept = 0;
        for (std::size_t place = 0; place < count; ++place) {
            Choice choice = choices[place];
            if (!is_in(hand, choice.match))
                choice.match = best_match_on(hand, choice.card, m_taste);
            if (choice.match)
                choices[kept++] = choice;
        }
        return kept;
    }

    /// The hand only shrinks: while the best match is still there it is still the best.
    static bool is_in(const Hand &hand, const QuickMatch &match)
    {
        if (match.first == match.second)
            return hand.count(match.first) > 1;
        return hand.has(match.first) && (match.second.is_none() || hand.has(match.second));
    }

    const Hand &m_hand;
    Taste m_taste;
    std::array<Choice, most_row_cards> m_choices{};
    std::size_t m_count = 0;
};

bool holds_wilds(const Hand &hand)
{
    constexpr KindSet wild_numbers = kinds_of_values(1U << Card::number_wild);
    return hand.wild_dos() > 0 || (hand.kinds() & wild_numbers) != 0;
}

} // namespace

void Shedding::play(Card row_card, Card first, Card second)
{
    const Bonus bonus = bonus_of(row_card, first, second);
    m_lays += bonus != Bonus::none;
    m_shed.double_colors += bonus == Bonus::double_;
    play(first);
    if (!second.is_none())
        play(second);
}

void Shedding::play(Card card)
{
    m_hand.remove(card);
    ++m_shed.cards;
    m_shed.points += card.points();
    m_shed.wilds += card.is_wild();
}

Shed Shedding::with_lays(Taste taste) const
{
    Shed shed = m_shed;
    Hand rest = m_hand;
    for (int lays = std::min(m_lays, rest.size()); lays > 0; --lays) {
        const Card card = lay_to_taste(rest, taste);
        rest.remove(card);
        ++shed.cards;
        shed.points += card.points();
    }
    return shed;
}

QuickTurn quick_turn(std::span<const Card> row, const RowBits &matched, const Hand &hand, Taste taste)
{
    QuickTurn best;
    // Wild cards fit everywhere: who saves them while choosing matches more, also if it would rather be rid of them.
    for (const Taste choosing : {Taste::keeps_wilds, Taste::sheds_points}) {
        const Chooser chooser(row, matched, hand, choosing);
        if (chooser.count() == 0)
            return best;
        for (std::size_t first = 0; first < chooser.count(); ++first) {
            const QuickTurn turn = chooser.turn_from(first, taste);
            if (best.count == 0 || turn.shed.key(taste) > best.shed.key(taste))
                best = turn;
        }
        if (taste == Taste::keeps_wilds || !holds_wilds(hand))
            break;
    }
    return best;
}

} // namespace tableside::dos
