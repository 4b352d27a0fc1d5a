// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Samples the cards that one seat cannot see, given all that it saw: determinizations drawn from the posterior over who
// holds which cards. The sampler is Markov chain Monte Carlo (Metropolis, Rosenbluth, Rosenbluth, Teller, Teller 1953).
//
// The state of a chain is a hypothesis about the hands of the other seats (engine/search/hand_hypothesis.h). For each
// card that such a hand has got in the round, whether still held or played since, there is a slot, and the hypothesis
// assumes a card for each slot. The prior over hypotheses is uniform. The likelihood is the product of the
// probabilities of the turns that were seen, given the hands that the seats held under the hypothesis. For example, a
// seat that drew probably had nothing to play. Each step proposes to exchange two cards. A card of a hand is exchanged
// with a card of the draw pile, or with a card of another hand if the draw pile is empty. Some steps instead exchange
// two cards of one hand that were acquired at different moments. The exchange is accepted with the probability min(1,
// likelihood after / likelihood before).
//
// The way in which a seat plays is unknown, too: likelihoods are given per opponent type
// (engine/search/type_weights.h). The posterior of the types after a round, mixed with a little of `type_prior`, is the
// prior for the next round.
//
// ChainBelief is a template over a game, which provides `Parts`:
//   Card, Hand, Event, Dealt, Observation, Determinization (members `state` and `policies`, the latter per seat),
//   RoundLog (a HandLogs, engine/search/hand_log.h), Turn, TypeWeights (a std::array<double>)
//   seats                          the largest number of seats in the game
//   type_prior                     the probability of each opponent type for an unknown player; sums to 1
//   initial_steps                  steps per hand that each chain makes for a new position
//   steps_per_sample               steps per hand that a chain makes before each sample
//   most_turns_weighed             the number of a seat's latest turns whose likelihoods are computed (weighed)
//   evaluations_per_turn           the cost of weighing a turn, in evaluations (engine/search/search.h)
//   likelihood_cache_size          the number of cached likelihoods, a power of two; 0 to disable the cache
//   deck(), shown_on_table(seen)   all cards of the deck, and the cards that lie face up
//   drawn_in(turn, hypothesis)     the cards drawn in the turn under the hypothesis; must be one Card if there is a cache
//   is_informative(rules, turn)    whether the likelihood of the turn is computed at all
//   likelihood_of(rules, turn, hand, drawn)   TypeWeights, each in (0, 1]; `hand` is the hand before the turn
//   sample_policy(type_weights, random)       a rollout policy for another seat
//   own_policy                     the rollout policy of the seat that has this belief
#pragma once

#include "engine/search/hand_hypothesis.h"
#include "engine/search/likelihood_cache.h"
#include "engine/search/type_weights.h"
#include "engine/core/random.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <variant>
#include <vector>

namespace tableside {

/// The belief of one seat about the hidden cards of its round. Call watch() with each event, then prepare() and draw().
template <typename Parts>
class ChainBelief
{
public:
    /// The number of independent Markov chains; samples come from each chain in turn. Chosen by hand. Ten times as many
    /// steps per chain do not make the level hard measurably stronger (tests/bench/README.md).
    static constexpr int chain_count = 32;

    using Card = typename Parts::Card;
    using Event = typename Parts::Event;
    using Observation = typename Parts::Observation;
    using Determinization = typename Parts::Determinization;

    ChainBelief() { m_type_weights.fill(Parts::type_prior); }

    void watch(const Event &event)
    {
        if (std::holds_alternative<typename Parts::Dealt>(event))
            update_type_weights();
        else if (!m_log.has_hand_sizes())
            return; // a log that has not seen the deal can't use events before prepare(), because it lacks the hand sizes
        m_log.watch(event);
    }

    /// Must be called for a position before draw(). If the watched events do not lead to `seen`, only `seen` is used.
    /// The preparation ends early if it has used `decision_budget` evaluations or if `cancel` requests a stop.
    /// Determinizations are then still consistent with the observation, but the chains have not converged.
    void prepare(const Observation &seen, Random &random, int decision_budget = INT_MAX,
                 const std::stop_token &cancel = {});
    /// Returns a sample: advances the next chain by steps_per_sample steps and combines the chain's hypothesis about
    /// the hands with a shuffled draw pile.
    Determinization draw(Random &random);
    /// Returns the number of evaluations spent since prepare() began, including those of draw().
    int evaluations() const { return m_evaluations; }

protected:
    using Hand = typename Parts::Hand;

    ~ChainBelief() = default;

    const Observation &seen() const { return m_seen; }
    const typename Parts::RoundLog &log() const { return m_log; }
    /// Returns the hand that `seat` held just before `moment` in the determinization that draw() returned last.
    Hand hand_before(int seat, Moment moment) const
    {
        return m_chains[m_drawn].seats[index_of(seat)].hand.template hand_before<Hand>(moment);
    }

private:
    using TypeWeights = typename Parts::TypeWeights;
    using Turn = typename Parts::Turn;
    using SeatLog = HandLog<Card, Turn>;

    using Slot = HandSlot<Card>;

    struct SeatHypothesis
    {
        HandHypothesis<Card> hand;
        std::vector<TypeWeights> turns; ///< The likelihood of each turn in the seat's log, per opponent type.
    };

    struct Chain
    {
        std::array<SeatHypothesis, Parts::seats> seats;
        std::vector<Card> pool; ///< The draw pile: the unseen cards that are in no hand.
    };

    static std::size_t index_of(int number) { return static_cast<std::size_t>(number); }

    void update_type_weights();
    void count_unseen();
    void adapt_to_position(Chain &chain, Random &random);
    void fill(Chain &chain, Random &random);
    void compute_likelihoods(int seat, SeatHypothesis &hypothesis);
    void update_likelihoods_since(int seat, SeatHypothesis &hypothesis, Moment changed);
    TypeWeights weigh(int seat, const SeatHypothesis &hypothesis, std::size_t index);
    std::uint64_t number_of(int seat, std::size_t turn) const;
    static std::size_t first_weighed(const SeatHypothesis &hypothesis);
    TypeWeights type_posterior(int seat, const SeatHypothesis &hypothesis) const;
    void make_steps(Chain &chain, int per_hand, Random &random);
    void step(Chain &chain, Random &random);
    void exchange_with_pool(int seat, SeatHypothesis &hypothesis, Slot &slot, Card &pool_card, Random &random);
    void exchange_with_hand(Chain &chain, int seat, Slot &slot, Random &random);
    void exchange_moments(int seat, SeatHypothesis &hypothesis, Slot &one, Slot &other, Random &random);
    bool accept_exchange(int seat, SeatHypothesis &hypothesis, Moment changed, Random &random);
    static bool depends_on_moment(const Turn &turn, const SeatHypothesis &hypothesis, Moment changed);
    int random_other_seat(Random &random) const;

    /// The prior of a seat's opponent type for the next round is a mixture of Parts::type_prior and the posterior after
    /// this round. This constant is the fraction of Parts::type_prior, 0 to 1. The fraction is not 0, because players
    /// may change their style; chosen by hand.
    static constexpr double general_prior_share = 0.03;
    /// The probability that a step exchanges two cards of the same hand that were acquired at different moments, if
    /// such an exchange is possible. Chosen by hand.
    static constexpr double share_of_moment_exchanges = 0.3;
    /// The number of cards at the top of the draw pile that are shuffled for each sample; playouts rarely draw more. The
    /// cards below keep the order in which fill() shuffled them.
    static constexpr std::size_t shuffled_top = 24;

    typename Parts::RoundLog m_log;
    Observation m_seen{};
    std::array<Chain, chain_count> m_chains;
    std::size_t m_next_chain = 0;
    std::size_t m_drawn = 0; ///< The index of the chain from which the last determinization was drawn.
    LikelihoodCache<Hand, Card, TypeWeights> m_likelihoods{Parts::likelihood_cache_size};
    int m_edition = -1;           ///< The HandLogs::edition() for which the chains were prepared; -1 before prepare().
    std::uint64_t m_position = 0; ///< The number of calls of prepare().
    int m_evaluations = 0;
    std::array<TypeWeights, Parts::seats> m_type_weights; ///< The prior of each seat's opponent type.
    std::array<int, 256> m_unseen{};                      ///< How many copies of a card are unseen, by Card::code().
    std::vector<TypeWeights> m_turns_before;
};

/// Sets the prior of each seat's opponent type for the next round: the posterior after this round, averaged over the
/// chains and mixed with a little of Parts::type_prior.
template <typename Parts>
void ChainBelief<Parts>::update_type_weights()
{
    if (m_edition != m_log.edition())
        return; // prepare() was not called in this round, so there is no posterior
    for (int seat = 0; seat < m_seen.table.seats; ++seat) {
        TypeWeights mean{};
        for (const Chain &chain : m_chains) {
            const TypeWeights posterior = type_posterior(seat, chain.seats[index_of(seat)]);
            for (std::size_t type = 0; type < mean.size(); ++type)
                mean[type] += posterior[type] / sum_of(posterior) / chain_count;
        }
        for (std::size_t type = 0; type < mean.size(); ++type) {
            m_type_weights[index_of(seat)][type] = (1.0 - general_prior_share) * mean[type]
                + general_prior_share * Parts::type_prior[type];
        }
    }
}

template <typename Parts>
void ChainBelief<Parts>::prepare(const Observation &seen, Random &random, int decision_budget,
                                 const std::stop_token &cancel)
{
    m_seen = seen;
    count_unseen();
    if (!m_log.is_at(seen))
        m_log.reset_to(seen);
    if (m_edition != m_log.edition()) {
        m_chains.fill({});
        m_likelihoods.forget();
    }
    m_edition = m_log.edition();
    ++m_position;
    m_evaluations = 0;
    for (Chain &chain : m_chains)
        adapt_to_position(chain, random);
    for (int count = 0; count < Parts::initial_steps && m_evaluations < decision_budget; ++count) {
        for (Chain &chain : m_chains) {
            if (cancel.stop_requested())
                return;
            make_steps(chain, 1, random);
        }
    }
}

template <typename Parts>
void ChainBelief<Parts>::count_unseen()
{
    m_unseen = {};
    for (const Card card : Parts::deck())
        ++m_unseen[index_of(card.code())];
    for (const Card card : Parts::shown_on_table(m_seen))
        --m_unseen[index_of(card.code())];
    m_seen.hand.for_each_card([&](Card card) { --m_unseen[index_of(card.code())]; });
}

/// Adapts the chain's hypothesis from an earlier position to the current position with as few changes as possible. A
/// hypothesis that was likely earlier is likely still after small changes.
template <typename Parts>
void ChainBelief<Parts>::adapt_to_position(Chain &chain, Random &random)
{
    for (int seat = 0; seat < m_seen.table.seats; ++seat) {
        if (seat != m_seen.seat)
            chain.seats[index_of(seat)].hand.update_from(m_log.seat(seat), random);
    }
    fill(chain, random);
    for (int seat = 0; seat < m_seen.table.seats; ++seat) {
        if (seat != m_seen.seat)
            compute_likelihoods(seat, chain.seats[index_of(seat)]);
    }
}

/// Completes the hypothesis about each hand. A slot stands for one card that the hand has got. If a slot is empty, or
/// if its card has been seen elsewhere, the slot gets a random unseen card. The other unseen cards become the draw
/// pile.
template <typename Parts>
void ChainBelief<Parts>::fill(Chain &chain, Random &random)
{
    std::array<int, 256> unseen = m_unseen;
    std::vector<Slot *> empty;
    for (const bool is_shown : {true, false}) {
        for (SeatHypothesis &hypothesis : chain.seats) {
            for (Slot &slot : hypothesis.hand.slots()) {
                if (!slot.is_held() || slot.is_shown != is_shown)
                    continue;
                if (slot.card.is_none() || unseen[index_of(slot.card.code())] == 0)
                    empty.push_back(&slot);
                else
                    --unseen[index_of(slot.card.code())];
            }
        }
    }
    chain.pool.clear();
    for (int code = 0; code < 256; ++code)
        chain.pool.insert(chain.pool.end(), index_of(unseen[index_of(code)]), Card::from_code(code));
    shuffle(chain.pool.data(), chain.pool.size(), random);
    for (Slot *slot : empty) {
        slot->card = chain.pool.back();
        chain.pool.pop_back();
    }
}

template <typename Parts>
void ChainBelief<Parts>::compute_likelihoods(int seat, SeatHypothesis &hypothesis)
{
    hypothesis.turns.assign(m_log.seat(seat).turns.size(), equal_weights<TypeWeights>(1.0));
    for (std::size_t turn = first_weighed(hypothesis); turn < hypothesis.turns.size(); ++turn)
        hypothesis.turns[turn] = weigh(seat, hypothesis, turn);
}

template <typename Parts>
void ChainBelief<Parts>::update_likelihoods_since(int seat, SeatHypothesis &hypothesis, Moment changed)
{
    const SeatLog &log = m_log.seat(seat);
    for (std::size_t turn = first_weighed(hypothesis); turn < hypothesis.turns.size(); ++turn) {
        if (depends_on_moment(log.turns[turn], hypothesis, changed))
            hypothesis.turns[turn] = weigh(seat, hypothesis, turn);
    }
}

/// Returns the key of a turn in the likelihood cache: at least 1, and different for every turn of the log. The last
/// turn of a seat may still continue, so the key of that turn changes with every call of prepare().
template <typename Parts>
std::uint64_t ChainBelief<Parts>::number_of(int seat, std::size_t turn) const
{
    const bool may_go_on = turn + 1 == m_log.seat(seat).turns.size();
    return ((may_go_on ? m_position : 0) << 32) + turn * Parts::seats + index_of(seat) + 1;
}

template <typename Parts>
typename ChainBelief<Parts>::TypeWeights ChainBelief<Parts>::weigh(int seat, const SeatHypothesis &hypothesis,
                                                                   std::size_t index)
{
    const Turn &turn = m_log.seat(seat).turns[index];
    const auto &rules = m_seen.table.rules;
    if (!Parts::is_informative(rules, turn))
        return equal_weights<TypeWeights>(1.0);
    m_evaluations += Parts::evaluations_per_turn;
    const auto drawn = Parts::drawn_in(turn, hypothesis.hand);
    const Hand hand = hypothesis.hand.template hand_before<Hand>(turn.began);
    if constexpr (Parts::likelihood_cache_size == 0)
        return Parts::likelihood_of(rules, turn, hand, drawn);
    else
        return m_likelihoods.answer({hand, number_of(seat, index), drawn},
                                    [&] { return Parts::likelihood_of(rules, turn, hand, drawn); });
}

template <typename Parts>
std::size_t ChainBelief<Parts>::first_weighed(const SeatHypothesis &hypothesis)
{
    return hypothesis.turns.size() - std::min(hypothesis.turns.size(), Parts::most_turns_weighed);
}

/// Returns the prior of each opponent type times the likelihood of the seat's turns given that type, not normalized.
template <typename Parts>
typename ChainBelief<Parts>::TypeWeights ChainBelief<Parts>::type_posterior(int seat,
                                                                            const SeatHypothesis &hypothesis) const
{
    TypeWeights product = m_type_weights[index_of(seat)];
    for (std::size_t turn = first_weighed(hypothesis); turn < hypothesis.turns.size(); ++turn)
        multiply(product, hypothesis.turns[turn]);
    return product;
}

template <typename Parts>
int ChainBelief<Parts>::random_other_seat(Random &random) const
{
    const int others = m_seen.table.seats - 1;
    const int step = others == 1 ? 0 : static_cast<int>(random.below(static_cast<std::uint32_t>(others)));
    return (m_seen.seat + 1 + step) % m_seen.table.seats;
}

template <typename Parts>
void ChainBelief<Parts>::make_steps(Chain &chain, int per_hand, Random &random)
{
    for (int count = per_hand * (m_seen.table.seats - 1); count > 0; --count)
        step(chain, random);
}

/// Proposes one exchange and accepts or rejects it by the Metropolis rule.
template <typename Parts>
void ChainBelief<Parts>::step(Chain &chain, Random &random)
{
    const int seat = random_other_seat(random);
    SeatHypothesis &hypothesis = chain.seats[index_of(seat)];
    if (hypothesis.hand.is_empty())
        return; // UNO: the round goes on until the next seat responds to the last card of this hand
    Slot *slot = &hypothesis.hand.random_slot(random);
    Slot &other = hypothesis.hand.random_slot(random);
    if (may_exchange_moments(*slot, other) && random.chance(share_of_moment_exchanges)) {
        exchange_moments(seat, hypothesis, *slot, other, random);
        return;
    }
    while (!slot->is_held())
        slot = &hypothesis.hand.random_slot(random);
    if (slot->is_shown)
        return;
    if (chain.pool.empty())
        exchange_with_hand(chain, seat, *slot, random);
    else
        exchange_with_pool(seat, hypothesis, *slot, chain.pool[random_index(chain.pool.size(), random)], random);
}

template <typename Parts>
void ChainBelief<Parts>::exchange_with_pool(int seat, SeatHypothesis &hypothesis, Slot &slot, Card &pool_card,
                                            Random &random)
{
    if (slot.card == pool_card)
        return;
    std::swap(slot.card, pool_card);
    if (!accept_exchange(seat, hypothesis, slot.acquired, random))
        std::swap(slot.card, pool_card);
}

/// Exchanges a card of one hand with a card of another; used when the draw pile is empty. The likelihoods of both seats'
/// turns decide whether the exchange is kept.
template <typename Parts>
void ChainBelief<Parts>::exchange_with_hand(Chain &chain, int seat, Slot &slot, Random &random)
{
    const int other = random_other_seat(random);
    SeatHypothesis &here = chain.seats[index_of(seat)];
    SeatHypothesis &there = chain.seats[index_of(other)];
    if (other == seat || there.hand.is_empty())
        return;
    Slot &partner = there.hand.random_slot(random);
    if (!partner.is_held() || partner.is_shown || partner.card == slot.card)
        return;
    const auto joint = [&] { return sum_of(type_posterior(seat, here)) * sum_of(type_posterior(other, there)); };
    const double wanted = random.unit() * joint();
    std::array turns_before{here.turns, there.turns};
    std::swap(slot.card, partner.card);
    update_likelihoods_since(seat, here, slot.acquired);
    update_likelihoods_since(other, there, partner.acquired);
    if (joint() >= wanted)
        return;
    std::swap(slot.card, partner.card);
    std::swap(here.turns, turns_before[0]);
    std::swap(there.turns, turns_before[1]);
}

template <typename Parts>
void ChainBelief<Parts>::exchange_moments(int seat, SeatHypothesis &hypothesis, Slot &one, Slot &other, Random &random)
{
    const auto exchange = [&] {
        std::swap(one.card, other.card);
        std::swap(one.left, other.left);
    };
    exchange();
    if (!accept_exchange(seat, hypothesis, std::min(one.acquired, other.acquired), random))
        exchange();
}

/// Decides by the Metropolis rule whether to keep an exchange that was already made; returns whether it is kept.
/// Recomputes the likelihoods of the turns that depend on the moment `changed`, and restores the earlier likelihoods if
/// the exchange is rejected. No likelihood exceeds 1, so the exchange is rejected as soon as the product of the
/// likelihoods known so far is too small.
template <typename Parts>
bool ChainBelief<Parts>::accept_exchange(int seat, SeatHypothesis &hypothesis, Moment changed, Random &random)
{
    const SeatLog &log = m_log.seat(seat);
    const double wanted = random.unit() * sum_of(type_posterior(seat, hypothesis));
    m_turns_before = hypothesis.turns;
    TypeWeights bound = m_type_weights[index_of(seat)];
    for (std::size_t turn = first_weighed(hypothesis); turn < hypothesis.turns.size(); ++turn) {
        if (!depends_on_moment(log.turns[turn], hypothesis, changed))
            multiply(bound, hypothesis.turns[turn]);
    }
    for (std::size_t turn = hypothesis.turns.size(); turn-- > first_weighed(hypothesis);) {
        if (!depends_on_moment(log.turns[turn], hypothesis, changed))
            continue;
        hypothesis.turns[turn] = weigh(seat, hypothesis, turn);
        multiply(bound, hypothesis.turns[turn]);
        if (sum_of(bound) < wanted) {
            std::swap(hypothesis.turns, m_turns_before);
            return false;
        }
    }
    return true;
}

/// Returns whether an exchange of a card that the hand got at the moment `changed` may change the likelihood of `turn`.
/// The likelihood may change if the turn began after that moment, or if a card was drawn in the turn at that moment or
/// later.
template <typename Parts>
bool ChainBelief<Parts>::depends_on_moment(const Turn &turn, const SeatHypothesis &hypothesis, Moment changed)
{
    return turn.began > changed
        || (turn.last_drawn_index >= 0 && hypothesis.hand.slot(turn.last_drawn_index).acquired >= changed);
}

template <typename Parts>
typename Parts::Determinization ChainBelief<Parts>::draw(Random &random)
{
    m_drawn = m_next_chain;
    m_next_chain = (m_next_chain + 1) % chain_count;
    Chain &chain = m_chains[m_drawn];
    make_steps(chain, Parts::steps_per_sample, random);
    Determinization sample;
    auto &state = sample.state;
    state.table = decltype(sample.state.table)(m_seen.table);
    state.random = Random(random.next());
    for (int seat = 0; seat < m_seen.table.seats; ++seat) {
        Hand &hand = state.hands[index_of(seat)];
        if (seat == m_seen.seat) {
            hand = m_seen.hand;
            continue;
        }
        const SeatHypothesis &hypothesis = chain.seats[index_of(seat)];
        hypothesis.hand.add_held(hand);
        sample.policies[index_of(seat)] = Parts::sample_policy(type_posterior(seat, hypothesis), random);
    }
    sample.policies[m_seen.seat] = Parts::own_policy;
    shuffle_first(chain.pool, shuffled_top, random);
    std::copy_n(chain.pool.begin(), m_seen.table.draw_count, state.table.cards.end() - m_seen.table.draw_count);
    return sample;
}

} // namespace tableside
