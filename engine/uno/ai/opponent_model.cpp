// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/opponent_model.h"

#include "engine/uno/ai/opponent_shares.h"
#include "engine/uno/matching.h"

#include <algorithm>
#include <cmath>

namespace tableside::uno {

namespace {

/// The lower limit of the likelihood of a turn. It is not 0, because nobody plays exactly as in the model, and not tiny,
/// because the product over many turns must not underflow.
constexpr double least_likelihood = 1e-6;
constexpr TypeWeights impossible{least_likelihood, least_likelihood};

bool is_bluff(const SeenTurn &turn, const Hand &hand)
{
    return hand.has_color(turn.top.color);
}

/// Returns the probability of each play if a player chooses at random among the playable kinds of cards: 1 divided by the
/// number of these kinds.
double any_play(const SeenTurn &turn, const Hand &hand)
{
    int kinds = KindCounts(hand.kinds() & matching_kinds(turn.top.card, turn.top.color)).of_all();
    hand.for_each_wild_kind([&](Card) { ++kinds; });
    return 1.0 / std::max(kinds, 1);
}

TypeWeights likelihood_of_play(const Ruleset &rules, const SeenTurn &turn, const Hand &hand)
{
    if (turn.played.card == wild_draw_four && is_bluff(turn, hand))
        return bluffs;
    const Threat threat = rules.seven_zero ? turn.threat : turn.threat.without_exchanges();
    const bool is_greedy = rollout_play(turn.top, hand, threat) == turn.played;
    const double any = (1.0 - plays_what_it_likes[1]) * any_play(turn, hand);
    return is_greedy ? TypeWeights{plays_what_it_likes[0], plays_what_it_likes[1] + any}
                     : TypeWeights{plays_otherwise, any};
}

/// Returns the number of playable kinds in `past`, a guess at the cards that were drawn before the last one. The guess is
/// wrong if the result is not 0, because drawing ends with the first playable card (UNO-DRAW-1: draw until playable). If bluffs
/// are forbidden (UNO-BLUFF-1), a Wild Draw Four is not playable while `hand` has the color in play.
int playable_kinds(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, const Hand &past)
{
    int kinds = KindCounts(past.kinds() & matching_kinds(turn.top.card, turn.top.color)).of_all();
    past.for_each_wild_kind(
        [&](Card wild) { kinds += wild == wild_draw_four && rules.no_bluffing && is_bluff(turn, hand) ? 0 : 1; });
    return kinds;
}

/// Returns the likelihood of the seat's choice to play or to keep `drawn`, which is assumed to be the last card that the
/// seat drew. A kept card is secret (UNO-TURN-5), so other seats do not see whether it could have been played.
TypeWeights likelihood_of_drawn(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, Card drawn)
{
    const bool would_bluff = drawn == wild_draw_four && is_bluff(turn, hand);
    const bool is_playable = would_bluff
        ? !rules.no_bluffing // UNO-BLUFF-1: without this house rule, bluffs are allowed
        : drawn.is_wild() || (kind_bit(drawn) & matching_kinds(turn.top.card, turn.top.color)) != 0;
    if (!turn.played.card.is_none())
        return turn.played.card == drawn ? TypeWeights{1.0, 1.0} : impossible;
    if (!is_playable)
        return {1.0, 1.0};
    return would_bluff ? keeps_bluff_that_it_drew : keeps_what_it_drew;
}

TypeWeights likelihood_of_draw(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, Card drawn)
{
    TypeWeights odds{1.0, 1.0};
    if (can_play(turn.top, hand))
        odds = draws_although_it_can_play;
    if (!drawn.is_none())
        multiply(odds, likelihood_of_drawn(rules, turn, hand, drawn));
    return odds;
}

/// Returns the likelihood of a turn in which the seat had no free choice, or whose hand the log no longer has. In both
/// cases, the choice of the action is no evidence; only the result of a challenge counts, if there was one.
TypeWeights likelihood_of_challenge_result(const SeenTurn &turn, const Hand &hand)
{
    if (!turn.is_hand_replaced && turn.was_bluff && *turn.was_bluff != is_bluff(turn, hand))
        return impossible;
    return turn.was_bluff.value_or(false) ? bluffs : TypeWeights{1.0, 1.0};
}

/// Returns whether the play was illegal if the seat had `hand`. This is so if the play was a bluff and bluffs are forbidden
/// (UNO-BLUFF-1).
bool was_forbidden(const Ruleset &rules, const SeenTurn &turn, const Hand &hand)
{
    return rules.no_bluffing && turn.played.card == wild_draw_four && !turn.is_hand_replaced && is_bluff(turn, hand);
}

TypeWeights likelihood_of_choice(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, Card drawn)
{
    if (was_forbidden(rules, turn, hand))
        return impossible;
    if (turn.is_forced || turn.is_hand_replaced)
        return likelihood_of_challenge_result(turn, hand);
    TypeWeights odds = turn.drew ? likelihood_of_draw(rules, turn, hand, drawn) : likelihood_of_play(rules, turn, hand);
    if (turn.was_bluff && *turn.was_bluff != is_bluff(turn, hand))
        odds = impossible;
    return odds;
}

} // namespace

bool is_informative(const Ruleset &rules, const SeenTurn &turn)
{
    const bool reveals_color = turn.was_bluff || (rules.no_bluffing && turn.played.card == wild_draw_four);
    return turn.has_acted() && (!turn.is_forced || reveals_color);
}

TypeWeights likelihood_of(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, const Drawn &drawn)
{
    // Each playable kind among the cards drawn before the last one is a wrong guess, because the seat would have stopped
    // drawing. Each further wrong guess halves the likelihood, so that the Markov chain can correct one card after the other.
    if (const int wrong = playable_kinds(rules, turn, hand, drawn.past); wrong > 0)
        return equal_weights<TypeWeights>(std::ldexp(least_likelihood, 1 - wrong));
    TypeWeights odds = likelihood_of_choice(rules, turn, hand, drawn.last);
    for (double &likelihood : odds)
        likelihood = std::max(likelihood, least_likelihood);
    return odds;
}

} // namespace tableside::uno
