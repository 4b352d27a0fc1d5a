#include "engine/dos/ai/greedy_turn.h"

#include <algorithm>

namespace tableside::dos {

namespace {

/// Of those that can be matched; what lies behind them waits.
constexpr std::size_t most_row_cards = QuickTurn::most_matches;

struct Choice
{
    KindSet kinds = 0; ///< That the match plays.
    std::uint8_t row = 0;
    Card row_card;
    QuickMatch match;

    KindSet pairs() const { return match.first == match.second ? kinds : 0; }
};
static_assert(sizeof(Choice) <= 16); // an array of them is made for every turn

using Choices = std::array<Choice, most_row_cards>;

/// Chooses among the row cards that can be matched.
class Chooser
{
public:
    /// The result of choosing one match after the other.
    struct Way
    {
        explicit Way(const Hand &hand) : shedding(hand) {}

        QuickTurn turn;
        Shedding shedding;
        bool is_settled = true; ///< No match stood in the way of another: from wherever one begins, it comes to the same.
    };

    Chooser(std::span<const Card> row, const RowBits &matched, const Hand &hand, Taste taste)
        : m_hand(hand), m_taste(taste)
    {
        for (std::size_t index = 0; index < row.size() && m_count < most_row_cards; ++index) {
            if ((matched[index / 64] >> (index % 64) & 1U) != 0)
                continue;
            Choice &choice = m_choices[m_count];
            choice.row = static_cast<std::uint8_t>(index);
            choice.row_card = row[index];
            m_count += choose_match(choice, hand);
        }
    }

    std::size_t count() const { return m_count; }

    /// Matches the row card of choice `first`, then always what sheds the most.
    Way way_from(std::size_t first) const
    {
        Way way(m_hand);
        Choices left = m_choices;
        std::size_t left_count = m_count;
        for (std::size_t place = first;; place = largest(left, left_count)) {
            const Choice &chosen = left[place];
            way.turn.matches[way.turn.count++] = {chosen.row, chosen.match.first, chosen.match.second};
            way.shedding.play(chosen.row_card, chosen.match.first, chosen.match.second);
            left[place] = left[--left_count];
            if (left_count == 0 || way.turn.count == QuickTurn::most_matches)
                return way;
            left_count = choose_again(left, left_count, way);
            if (left_count == 0)
                return way;
        }
    }

    std::size_t largest() const { return largest(m_choices, m_count); }

private:
    static std::size_t largest(const Choices &choices, std::size_t count)
    {
        const auto key = [](const Choice &one) {
            return one.match.cards * 1024 + int{one.match.is_double_color} * 512 - one.row;
        };
        std::size_t best = 0;
        int most = key(choices[0]);
        for (std::size_t place = 1; place < count; ++place) {
            if (const int next = key(choices[place]); next > most) {
                best = place;
                most = next;
            }
        }
        return best;
    }

    bool choose_match(Choice &choice, const Hand &hand) const
    {
        choice.match = best_match_on(hand, choice.row_card, m_taste);
        const QuickMatch &match = choice.match;
        if (!match)
            return false;
        choice.kinds = kind_bit(match.first) | (match.second.is_none() ? 0 : kind_bit(match.second));
        return true;
    }

    /// What is left for each row card now that the hand is smaller; those without a match go. The hand only shrinks:
    /// while the best match is still in it, it is still the best.
    std::size_t choose_again(Choices &choices, std::size_t count, Way &way) const
    {
        const Hand &hand = way.shedding.hand();
        const KindSet no_kinds = ~hand.kinds();
        const KindSet no_pairs = ~hand.pairs();
        std::size_t kept = 0;
        for (std::size_t place = 0; place < count; ++place) {
            Choice &choice = choices[place];
            if (((choice.kinds & no_kinds) | (choice.pairs() & no_pairs)) != 0) {
                way.is_settled = false;
                if (!choose_match(choice, hand))
                    continue;
            }
            if (kept != place)
                choices[kept] = choice;
            ++kept;
        }
        return kept;
    }

    const Hand &m_hand;
    Taste m_taste;
    Choices m_choices;
    std::size_t m_count = 0;
};

RatedTurn &to(Taste taste, std::array<RatedTurn, taste_count> &turns)
{
    return turns[static_cast<std::size_t>(taste)];
}

void improve(RatedTurn &best, const Chooser::Way &way, Taste taste)
{
    const Shed shed = way.shedding.with_lays(taste);
    if (best.turn.count == 0 || shed.key(taste) > best.shed.key(taste))
        best = {way.turn, shed};
}

} // namespace

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

QuickTurn hasty_turn(std::span<const Card> row, const RowBits &matched, const Hand &hand, Taste taste)
{
    const Chooser chooser(row, matched, hand, taste);
    return chooser.count() == 0 ? QuickTurn() : chooser.way_from(chooser.largest()).turn;
}

std::array<RatedTurn, taste_count> quick_turns(std::span<const Card> row, const Hand &hand)
{
    std::array<RatedTurn, taste_count> best;
    const auto try_all = [&](const Chooser &chooser, auto take) {
        for (std::size_t first = 0; first < chooser.count(); ++first) {
            const Chooser::Way way = chooser.way_from(first);
            take(way);
            if (way.is_settled)
                return;
        }
    };
    const bool has_wilds = hand.has_wilds();
    try_all(Chooser(row, {}, hand, Taste::keeps_wilds), [&](const Chooser::Way &way) {
        improve(to(Taste::keeps_wilds, best), way, Taste::keeps_wilds);
        if (has_wilds)
            improve(to(Taste::sheds_points, best), way, Taste::sheds_points);
    });
    if (!has_wilds) {
        to(Taste::sheds_points, best) = to(Taste::keeps_wilds, best); // there is nothing for the tastes to differ in
        return best;
    }
    // Wild cards fit everywhere: who saves them while choosing matches more, also if it would rather be rid of them.
    try_all(Chooser(row, {}, hand, Taste::sheds_points),
            [&](const Chooser::Way &way) { improve(to(Taste::sheds_points, best), way, Taste::sheds_points); });
    return best;
}

} // namespace tableside::dos
