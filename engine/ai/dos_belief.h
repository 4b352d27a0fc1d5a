// What one seat of DOS believes of the cards that it cannot see, given all that it saw: samples from the posterior over
// who holds what, by Markov chains (Metropolis, Rosenbluth, Rosenbluth, Teller, Teller 1953).
//
// A sample says which card came into each slot of the others' hands: those that they have shown since, and those that
// they still hold. Before anything is seen of their play every such filling is as likely as another. The turns that were
// seen weigh it (ai/dos_opponent_model.h): who drew held no match, who lays its highest card holds none above it. A chain
// goes from filling to filling by exchanging two cards.
#pragma once

#include "ai/dos_opponent_model.h"
#include "ai/dos_playout.h"
#include "ai/dos_round_log.h"
#include "core/random.h"
#include "dos/observation.h"

#include <array>
#include <vector>

namespace tableside::dos {

class Belief
{
public:
    static constexpr int chain_count = 8;

    Belief();

    void watch(const Event &event);
    /// To be called for a position before worlds are drawn in it. If the log does not tell of the position, the
    /// observation is all that is known.
    void prepare(const Observation &seen, Random &random);
    World draw(Random &random);

private:
    struct Slot
    {
        Card card;
        Moment acquired = 0;
        Moment left = never;

        bool is_held() const { return left == never; }
    };

    struct SeatFilling
    {
        std::vector<Slot> slots;
        std::vector<PerManner> turns; ///< The likelihood of each turn.
        std::size_t departures = 0;   ///< So many of the log are accounted for.
    };

    struct Chain
    {
        std::array<SeatFilling, most_seats> seats;
        std::vector<Card> pool; ///< What is unseen and in no hand.
    };

    void remember_manners();
    void count_unseen();
    void bring_up_to_date(Chain &chain, Random &random);
    static void take_departures(SeatFilling &filling, const SeatLog &log, Random &random);
    void fill(Chain &chain, Random &random);
    void weigh_turns(SeatFilling &filling, const SeatLog &log);
    PerManner weigh(const SeatFilling &filling, const SeatLog &log, const SeenTurn &turn) const;
    PerManner manners(int seat, const SeatFilling &filling) const;
    double likelihood(int seat, const SeatFilling &filling) const;
    void step(Chain &chain, Random &random);
    void exchange_with_pool(int seat, SeatFilling &filling, Slot &slot, Card &pool_card, Random &random);
    void exchange_moments(int seat, SeatFilling &filling, Slot &one, Slot &other, Random &random);
    bool keeps_exchange(int seat, SeatFilling &filling, Moment changed, Random &random);
    static Taste draw_taste(const PerManner &odds, Random &random);
    int random_other_seat(Random &random) const;

    RoundLog m_log;
    Observation m_seen;
    std::array<Chain, chain_count> m_chains;
    std::size_t m_next_chain = 0;
    int m_edition = -1;
    std::array<PerManner, most_seats> m_manners; ///< What the earlier rounds told of each seat.
    std::array<int, 256> m_unseen{};             ///< By Card::code().
    std::vector<PerManner> m_turns_before;
};

} // namespace tableside::dos
