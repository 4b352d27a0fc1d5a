// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/opponent_model.h"

#include "engine/dos/ai/opponent_shares.h"
#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/fast_matches.h"

#include <algorithm>

namespace tableside::dos {

namespace {

/// The smallest likelihood of a turn. It is not 0 because no opponent plays exactly like the model, and because a
/// product over many turns must not underflow.
constexpr double least_likelihood = 1e-6;

bool can_match(const Hand &hand, const Cards &row)
{
    Values values = 0;
    for (const Card card : row)
        values |= value_bit(card.value());
    return matches_any(hand, values);
}

TypeWeights likelihood_of_matches(const SeenTurn &turn, const Hand &hand)
{
    PlayedTurn seen{hand};
    for (const MatchRow &match : turn.matches)
        seen.play(turn.row[match.row], match);
    const auto best = greedy_turns(turn.row, hand);
    const auto likelihood_under = [&](RolloutPolicy policy) -> const TypeWeights & {
        const Shed shed = turn_score(seen, policy);
        const Shed &most = best[static_cast<std::size_t>(policy)].shed;
        const int less = std::clamp(most.cards - shed.cards, 0, 2);
        return shed >= most ? sheds_most : sheds_less[static_cast<std::size_t>(less)];
    };
    const TypeWeights &to_keeper = likelihood_under(RolloutPolicy::keeps_wilds);
    if (!hand.has_wilds()) // without wild cards in the hand, both policies prefer the same turns
        return to_keeper;
    const TypeWeights &to_greedy = likelihood_under(RolloutPolicy::sheds_points);
    return {to_greedy[0], to_keeper[1], to_keeper[2]}; // in the order of OpponentType: greedy, keeper, free
}

TypeWeights likelihood_of_lay(const Hand &hand, Card card)
{
    const double any = 1.0 / hand.size();
    const double highest = card.points() == preferred_lay(hand, RolloutPolicy::sheds_points).points() ? 1.0 : 0.0;
    const Card ordinary = preferred_lay(hand, RolloutPolicy::keeps_wilds);
    const double highest_ordinary = card.points() == ordinary.points() ? 1.0 : 0.0;
    const double rest = 1.0 - free_lays_highest - free_lays_highest_ordinary;
    return {(1.0 - lays_any_card) * highest + lays_any_card * any,
            (1.0 - lays_any_card) * highest_ordinary + lays_any_card * any,
            free_lays_highest * highest + free_lays_highest_ordinary * highest_ordinary + rest * any};
}

} // namespace

TypeWeights likelihood_of(const SeenTurn &turn, Hand hand, Card drawn)
{
    TypeWeights odds{1.0, 1.0, 1.0};
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
    for (double &likelihood : odds)
        likelihood = std::max(likelihood, least_likelihood);
    return odds;
}

} // namespace tableside::dos
