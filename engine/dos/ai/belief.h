// What one seat of DOS believes of the cards that it cannot see: who drew held no match, who lays its highest card holds
// none above it (ai/dos_opponent_model.h). How that is worked out is in ai/belief.h.
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
    using World = dos::World;
    using RoundLog = dos::RoundLog;
    using Turn = SeenTurn;
    using PerManner = dos::PerManner;

    static constexpr std::size_t seats = most_seats;
    static constexpr PerManner manners_of_strangers{0.35, 0.35, 0.30};

    // Steps of a chain per hand that it fills: when a position is new, and before a world is drawn.
    static constexpr int steps_at_first = 30;
    static constexpr int steps_per_world = 2;

    // Limits that keep long rounds and huge rows fast. They are out of reach of usual ones.
    static constexpr std::size_t most_turns_weighed = 40;
    static constexpr std::size_t longest_row_weighed = 8; ///< Turns on longer rows tell nothing.
    static constexpr std::size_t likelihoods_remembered = 4096;
    static constexpr int looks_per_turn = 2;

    static constexpr Taste own_taste = Taste::keeps_wilds;

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::span<const Card> shown_on_table(const Observation &seen)
    {
        const int shown = seen.table.discard_count + seen.table.row_count + seen.table.played_count;
        return std::span(seen.table.cards).first(static_cast<std::size_t>(shown));
    }
    static bool tells(const Ruleset &, const SeenTurn &turn)
    {
        const bool has_only_begun = turn.matches.empty() && turn.lays.empty();
        return !has_only_begun && turn.row.size() <= longest_row_weighed;
    }
    static Card drawn_in(const SeenTurn &turn, const HandFilling<Card> &filling)
    {
        return turn.drawn_slot < 0 ? Card() : filling.slot(turn.drawn_slot).card;
    }
    static PerManner likelihood_of(const Ruleset &, const SeenTurn &turn, const Hand &hand, Card drawn)
    {
        return dos::likelihood_of(turn, hand, drawn);
    }
    static Taste draw_taste(const PerManner &odds, Random &random)
    {
        return random.unit() * sum_of(odds) < odds[static_cast<std::size_t>(Manner::greedy)] ? Taste::sheds_points
                                                                                             : Taste::keeps_wilds;
    }
};

class Belief final : public ChainBelief<BeliefParts>
{
};

} // namespace tableside::dos

namespace tableside {

extern template class ChainBelief<dos::BeliefParts>;

} // namespace tableside
