#include "ai/dos_opponent_model.h"

#include "dos/matching.h"

#include <algorithm>
#include <tuple>

namespace tableside::dos {

namespace {

constexpr PerManner draws_although_it_matches{0.003, 0.003, 0.05};
constexpr PerManner lays_although_it_matches{0.003, 0.003, 0.05};
constexpr PerManner skips_bonus{0.002, 0.002, 0.10};

/// By how many cards the turn sheds less than the best one.
constexpr std::array<PerManner, 3> sheds_less{{{0.03, 0.03, 0.50}, {0.006, 0.006, 0.15}, {0.002, 0.002, 0.04}}};
constexpr PerManner sheds_most{0.95, 0.95, 0.60};

constexpr double lays_any_card = 0.03; ///< Greedy and keeper.
constexpr double free_lays_highest = 0.30;
constexpr double free_lays_highest_ordinary = 0.30;

void multiply(PerManner &odds, const PerManner &by)
{
    for (std::size_t manner = 0; manner < manner_count; ++manner)
        odds[manner] *= by[manner];
}

bool can_match(const Hand &hand, const Cards &row)
{
    return std::ranges::any_of(row, [&](Card card) { return matches_any(hand, card); });
}

/// What a whole turn got rid of.
struct Shed
{
    int cards = 0;
    int double_colors = 0;
    int points = 0;
    int wilds = 0; ///< Played on row cards.
};

/// The matches of a turn, and then lays of the highest cards.
class Shedding
{
public:
    explicit Shedding(const Hand &hand) : m_hand(hand) {}

    const Hand &hand() const { return m_hand; }

    void match(const Cards &row, const MatchRow &match)
    {
        const Bonus bonus = bonus_of(row[match.row], match.first, match.second);
        m_lays += bonus != Bonus::none;
        m_shed.double_colors += bonus == Bonus::double_;
        play(match.first);
        if (match.is_double())
            play(match.second);
    }

    Shed with_lays(Taste taste) const
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

Shed best_turn(const Cards &row, const Hand &hand, Taste taste)
{
    Shedding shedding(hand);
    RowBits matched{};
    MatchRow match;
    while (!shedding.hand().empty() && best_match(row, matched, shedding.hand(), taste, match)) {
        matched[match.row / 64U] |= std::uint64_t{1} << (match.row % 64U);
        shedding.match(row, match);
    }
    return shedding.with_lays(taste);
}

bool is_as_good(const Shed &shed, const Shed &best, Taste taste)
{
    const auto key = [&](const Shed &one) {
        return std::tuple(one.cards, taste == Taste::keeps_wilds ? -one.wilds : 0, one.double_colors, one.points);
    };
    return key(shed) >= key(best);
}

PerManner likelihood_of_matches(const SeenTurn &turn, const Hand &hand)
{
    Shedding seen(hand);
    for (const MatchRow &match : turn.matches)
        seen.match(turn.row, match);
    PerManner odds;
    for (const Taste taste : {Taste::sheds_points, Taste::keeps_wilds}) {
        const Shed shed = seen.with_lays(taste);
        const Shed best = best_turn(turn.row, hand, taste);
        const auto less = static_cast<std::size_t>(std::clamp(best.cards - shed.cards, 0, 2));
        const PerManner &by = is_as_good(shed, best, taste) ? sheds_most : sheds_less[less];
        const auto manner = static_cast<std::size_t>(taste == Taste::keeps_wilds ? Manner::keeper : Manner::greedy);
        odds[manner] = by[manner];
        odds[2] = by[2];
    }
    return odds;
}

PerManner likelihood_of_lay(const Hand &hand, Card card)
{
    const double any = 1.0 / hand.size();
    const double highest = card.points() == lay_to_taste(hand, Taste::sheds_points).points() ? 1.0 : 0.0;
    const Card ordinary = lay_to_taste(hand, Taste::keeps_wilds);
    const double highest_ordinary = card.points() == ordinary.points() ? 1.0 : 0.0;
    const double rest = 1.0 - free_lays_highest - free_lays_highest_ordinary;
    return {(1.0 - lays_any_card) * highest + lays_any_card * any,
            (1.0 - lays_any_card) * highest_ordinary + lays_any_card * any,
            free_lays_highest * highest + free_lays_highest_ordinary * highest_ordinary + rest * any};
}

} // namespace

PerManner likelihood_of(const SeenTurn &turn, Hand hand, Card drawn)
{
    PerManner odds{1.0, 1.0, 1.0};
    if (!drawn.is_none()) {
        if (can_match(hand, turn.row))
            multiply(odds, draws_although_it_matches);
        hand.add(drawn);
    }
    if (!turn.matches.empty()) {
        multiply(odds, likelihood_of_matches(turn, hand));
    } else if (can_match(hand, turn.row)) {
        multiply(odds, lays_although_it_matches);
    }
    for (const MatchRow &match : turn.matches) {
        hand.remove(match.first);
        if (match.is_double())
            hand.remove(match.second);
    }
    for (const Card card : turn.lays) {
        multiply(odds, likelihood_of_lay(hand, card));
        hand.remove(card);
    }
    if (turn.skipped)
        multiply(odds, skips_bonus);
    return odds;
}

} // namespace tableside::dos
