// What one seat of UNO believes of the cards that it cannot see: who drew held nothing that could be played, who plays a
// card held none that it likes better, who was challenged showed its hand (ai/uno_opponent_model.h). How that is worked
// out is in ai/belief.h.
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
    using World = uno::World;
    using RoundLog = uno::RoundLog;
    using Turn = SeenTurn;
    using PerManner = uno::PerManner;

    static constexpr std::size_t seats = most_seats;
    static constexpr PerManner manners_of_strangers{0.6, 0.4};

    // Steps of a chain per hand that it fills: when a position is new, and before a world is drawn.
    static constexpr int steps_at_first = 40;
    static constexpr int steps_per_world = 2;

    // Limits that keep long rounds fast. They are out of reach of usual ones.
    static constexpr std::size_t most_turns_weighed = 40;
    static constexpr std::size_t likelihoods_remembered = 0;
    static constexpr int looks_per_turn = 1;

    static constexpr Taste own_taste = Taste::greedy;

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::span<const Card> shown_on_table(const Observation &seen) { return seen.table.discard(); }
    static bool tells(const Ruleset &rules, const SeenTurn &turn) { return uno::tells(rules, turn); }
    static Drawn drawn_in(const SeenTurn &turn, const HandFilling<Card> &filling)
    {
        Drawn drawn;
        for (int slot = turn.drawn_slot - turn.drawn_past; slot < turn.drawn_slot; ++slot)
            drawn.past.add(filling.slot(slot).card);
        if (turn.drawn_slot >= 0)
            drawn.last = filling.slot(turn.drawn_slot).card;
        return drawn;
    }
    static PerManner likelihood_of(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, const Drawn &drawn)
    {
        return uno::likelihood_of(rules, turn, hand, drawn);
    }
    static Taste draw_taste(const PerManner &odds, Random &random)
    {
        return random.unit() * sum_of(odds) < odds[static_cast<std::size_t>(Manner::greedy)] ? Taste::greedy : Taste::free;
    }
};

class Belief final : public ChainBelief<BeliefParts>
{
public:
    World draw(Random &random);
};

} // namespace tableside::uno

namespace tableside {

extern template class ChainBelief<uno::BeliefParts>;

} // namespace tableside
