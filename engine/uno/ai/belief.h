// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The belief of UNO: the probabilities of the hidden cards, given what one seat has seen. BeliefParts has the members that
// the sampler in engine/search/belief.h requires. The belief uses this evidence (engine/uno/ai/opponent_model.h): a seat
// that draws probably had no playable card; a seat that plays a card probably had no playable card with a higher score; a
// challenge shows a hand.
#pragma once

#include "engine/search/belief.h"
#include "engine/uno/ai/opponent_model.h"
#include "engine/uno/ai/playout.h"
#include "engine/uno/ai/round_log.h"
#include "engine/uno/observation.h"

#include <span>

namespace tableside::uno {

struct BeliefParts
{
    using Card = uno::Card;
    using Hand = uno::Hand;
    using Event = uno::Event;
    using Dealt = uno::Dealt;
    using Observation = uno::Observation;
    using Determinization = uno::Determinization;
    using RoundLog = uno::RoundLog;
    using Turn = SeenTurn;
    using TypeWeights = uno::TypeWeights;

    static constexpr std::size_t seats = most_seats;
    static constexpr TypeWeights type_prior{0.6, 0.4};

    // The sampler guesses the hidden hands with Markov chains. For a new position, each chain makes `initial_steps` steps
    // for each hidden hand. Before each sample, one of the chains makes `steps_per_sample` steps for each hidden hand.
    static constexpr int initial_steps = 40;
    static constexpr int steps_per_sample = 2;

    // The number of a seat's latest turns that count as evidence. The limit bounds the time in very long rounds; normal
    // rounds do not reach it.
    static constexpr std::size_t most_turns_weighed = 40;
    static constexpr std::size_t likelihood_cache_size = 0;
    static constexpr int evaluations_per_turn = 1;

    static constexpr RolloutPolicy own_policy = RolloutPolicy::greedy;

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::span<const Card> shown_on_table(const Observation &seen) { return seen.table.discard(); }
    static bool is_informative(const Ruleset &rules, const SeenTurn &turn) { return uno::is_informative(rules, turn); }
    static Drawn drawn_in(const SeenTurn &turn, const HandHypothesis<Card> &hypothesis)
    {
        Drawn drawn;
        for (int slot = turn.last_drawn_index - turn.unplayable_draws; slot < turn.last_drawn_index; ++slot)
            drawn.past.add(hypothesis.slot(slot).card);
        if (turn.last_drawn_index >= 0)
            drawn.last = hypothesis.slot(turn.last_drawn_index).card;
        return drawn;
    }
    static TypeWeights likelihood_of(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, const Drawn &drawn)
    {
        return uno::likelihood_of(rules, turn, hand, drawn);
    }
    static RolloutPolicy sample_policy(const TypeWeights &odds, Random &random)
    {
        return random.unit() * sum_of(odds) < odds[static_cast<std::size_t>(OpponentType::greedy)]
            ? RolloutPolicy::greedy
            : RolloutPolicy::free;
    }
};

class Belief final : public ChainBelief<BeliefParts>
{
public:
    Determinization draw(Random &random);
};

} // namespace tableside::uno

namespace tableside {

extern template class ChainBelief<uno::BeliefParts>;

} // namespace tableside
