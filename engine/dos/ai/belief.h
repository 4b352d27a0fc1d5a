// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The belief of DOS: an AI player's estimate of the hidden hands. BeliefParts is the template argument of ChainBelief
// in engine/search/belief.h. The evidence is the turns of the other seats (engine/dos/ai/opponent_model.h): a seat that
// draws probably has no match, and a seat that lays a low card probably has no higher card.
#pragma once

#include "engine/search/belief.h"
#include "engine/dos/ai/opponent_model.h"
#include "engine/dos/ai/playout.h"
#include "engine/dos/ai/round_log.h"
#include "engine/dos/observation.h"

#include <span>

namespace tableside::dos {

struct BeliefParts
{
    using Card = dos::Card;
    using Hand = dos::Hand;
    using Event = dos::Event;
    using Dealt = dos::Dealt;
    using Observation = dos::Observation;
    using Determinization = dos::Determinization;
    using RoundLog = dos::RoundLog;
    using Turn = SeenTurn;
    using TypeWeights = dos::TypeWeights;

    static constexpr std::size_t seats = most_seats;
    static constexpr TypeWeights type_prior{0.35, 0.35, 0.30};

    // The steps of each Markov chain (engine/search/belief.h), per hidden hand. A chain makes `initial_steps` in a new
    // position and `steps_per_sample` before each sample.
    static constexpr int initial_steps = 30;
    static constexpr int steps_per_sample = 2;

    // Limits that keep long rounds and long rows from taking too much time. Ordinary rounds do not reach the first two.
    static constexpr std::size_t most_turns_weighed = 40;
    static constexpr std::size_t longest_row_weighed = 8; ///< Turns with a longer Center Row are not used as evidence.
    static constexpr std::size_t likelihood_cache_size = 4096;
    static constexpr int evaluations_per_turn = 2;

    static constexpr RolloutPolicy own_policy = RolloutPolicy::keeps_wilds;

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::span<const Card> shown_on_table(const Observation &seen) { return seen.table.face_up(); }
    static bool is_informative(const Ruleset &, const SeenTurn &turn)
    {
        const bool has_no_actions = turn.matches.empty() && turn.lays.empty();
        return !has_no_actions && turn.row.size() <= longest_row_weighed;
    }
    static Card drawn_in(const SeenTurn &turn, const HandHypothesis<Card> &hypothesis)
    {
        return turn.last_drawn_index < 0 ? Card() : hypothesis.slot(turn.last_drawn_index).card;
    }
    static TypeWeights likelihood_of(const Ruleset &, const SeenTurn &turn, const Hand &hand, Card drawn)
    {
        return dos::likelihood_of(turn, hand, drawn);
    }
    static RolloutPolicy sample_policy(const TypeWeights &odds, Random &random)
    {
        return random.unit() * sum_of(odds) < odds[static_cast<std::size_t>(OpponentType::greedy)]
            ? RolloutPolicy::sheds_points
            : RolloutPolicy::keeps_wilds;
    }
};

class Belief final : public ChainBelief<BeliefParts>
{};

} // namespace tableside::dos

namespace tableside {

extern template class ChainBelief<dos::BeliefParts>;

} // namespace tableside
