#include "ai/dos_opponent_model.h"

#include "ai/dos_quick_turn.h"

#include <algorithm>

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

PerManner likelihood_of_matches(const SeenTurn &turn, const Hand &hand)
{
    Shedding seen(hand);
    for (const MatchRow &match : turn.matches)
        seen.play(turn.row[match.row], match.first, match.second);
    PerManner odds{};
    for (const Taste taste : {Taste::sheds_points, Taste::keeps_wilds}) {
        const Shed shed = seen.with_lays(taste);
        const Shed best = quick_turn(turn.row, {}, hand, taste).shed;
        const bool is_best = shed.key(taste) >= best.key(taste);
        const auto less = static_cast<std::size_t>(std::clamp(best.cards - shed.cards, 0, 2));
        const PerManner &by = is_best ? sheds_most : sheds_less[less];
        const auto manner = static_cast<std::size_t>(taste == Taste::keeps_wilds ? Manner::keeper : Manner::greedy);
        odds[manner] = by[manner];
        odds[static_cast<std::size_t>(Manner::free)] = by[static_cast<std::size_t>(Manner::free)];
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
