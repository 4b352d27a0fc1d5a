#include "ai/dos_belief.h"

#include <algorithm>
#include <numeric>

namespace tableside::dos {

namespace {

constexpr PerManner manners_of_strangers{0.35, 0.35, 0.30};
constexpr double forgotten_each_round = 0.03; ///< Of what earlier rounds told of a seat's manner.

constexpr int steps_at_first = 48; ///< Of each chain, when a position is new.
constexpr int steps_per_world = 2;
constexpr double share_of_moment_exchanges = 0.2;

/// Beyond so many turns of a seat the earlier ones are not weighed.
constexpr std::size_t most_turns_weighed = 40;

std::size_t index_of(int seat)
{
    return static_cast<std::size_t>(seat);
}

/// Playouts rarely draw more cards than this. What is below them was shuffled when the pool was made.
constexpr std::size_t shuffled_top = 24;

std::size_t random_index(std::size_t size, Random &random)
{
    return random.below(static_cast<std::uint32_t>(size));
}

void shuffle_top(std::vector<Card> &pool, Random &random)
{
    for (std::size_t place = 0; place < std::min(shuffled_top, pool.size()); ++place)
        std::swap(pool[place], pool[place + random_index(pool.size() - place, random)]);
}

} // namespace

Belief::Belief()
{
    m_manners.fill(manners_of_strangers);
}

void Belief::watch(const Event &event)
{
    if (std::holds_alternative<Dealt>(event))
        remember_manners();
    m_log.watch(event);
}

/// What a round told of the manners is the next one's prior.
void Belief::remember_manners()
{
    if (m_edition != m_log.edition())
        return; // no position of this round was looked at
    for (int seat = 0; seat < m_seen.table.seats; ++seat) {
        PerManner mean{};
        for (const Chain &chain : m_chains) {
            const PerManner posterior = manners(seat, chain.seats[index_of(seat)]);
            const double sum = std::accumulate(posterior.begin(), posterior.end(), 0.0);
            for (std::size_t manner = 0; manner < manner_count; ++manner)
                mean[manner] += posterior[manner] / sum / chain_count;
        }
        for (std::size_t manner = 0; manner < manner_count; ++manner) {
            m_manners[index_of(seat)][manner] = (1.0 - forgotten_each_round) * mean[manner]
                + forgotten_each_round * manners_of_strangers[manner];
        }
    }
}

void Belief::prepare(const Observation &seen, Random &random)
{
    m_seen = seen;
    count_unseen();
    if (!m_log.agrees_with(seen))
        m_log.reset_to(seen);
    if (m_edition != m_log.edition())
        m_chains.fill({});
    m_edition = m_log.edition();
    for (Chain &chain : m_chains) {
        bring_up_to_date(chain, random);
        for (int count = 0; count < steps_at_first; ++count)
            step(chain, random);
    }
}

void Belief::count_unseen()
{
    m_unseen = {};
    for (const Card card : sorted_deck())
        ++m_unseen[index_of(card.code())];
    const int shown = m_seen.table.discard_count + m_seen.table.row_count + m_seen.table.played_count;
    for (const Card card : std::span(m_seen.table.cards).first(index_of(shown)))
        --m_unseen[index_of(card.code())];
    m_seen.hand.for_each_card([&](Card card) { --m_unseen[index_of(card.code())]; });
}

/// A filling that was possible before becomes one that is possible now, with as few changes as can be; the steps that
/// follow make it a likely one.
void Belief::bring_up_to_date(Chain &chain, Random &random)
{
    for (int seat = 0; seat < m_seen.table.seats; ++seat) {
        if (seat != m_seen.seat)
            take_departures(chain.seats[index_of(seat)], m_log.seat(seat), random);
    }
    fill(chain, random);
    for (int seat = 0; seat < m_seen.table.seats; ++seat) {
        if (seat != m_seen.seat)
            weigh_turns(chain.seats[index_of(seat)], m_log.seat(seat));
    }
}

/// A card that a hand was seen to lose was in one of its slots: where the filling had it, else in an empty slot, else
/// anywhere.
void Belief::take_departures(SeatFilling &filling, const SeatLog &log, Random &random)
{
    std::vector<Slot> &slots = filling.slots;
    while (slots.size() < log.acquired.size())
        slots.push_back({Card(), log.acquired[slots.size()]});
    for (; filling.departures < log.departures.size(); ++filling.departures) {
        const Departure &departure = log.departures[filling.departures];
        const auto find = [&](Card card) {
            return std::ranges::find_if(slots, [&](const Slot &slot) {
                return slot.is_held() && slot.acquired < departure.left && slot.card == card;
            });
        };
        auto slot = find(departure.card);
        if (slot == slots.end())
            slot = find(Card());
        while (slot == slots.end() || !slot->is_held() || slot->acquired >= departure.left)
            slot = slots.begin() + static_cast<std::ptrdiff_t>(random_index(slots.size(), random));
        slot->card = departure.card;
        slot->left = departure.left;
    }
}

/// Fills empty slots, and those whose card has been seen elsewhere, from what is unseen; the rest is the pool.
void Belief::fill(Chain &chain, Random &random)
{
    std::array<int, 256> unseen = m_unseen;
    std::vector<Slot *> empty;
    for (SeatFilling &filling : chain.seats) {
        for (Slot &slot : filling.slots) {
            if (!slot.is_held())
                continue;
            if (slot.card.is_none() || unseen[index_of(slot.card.code())] == 0)
                empty.push_back(&slot);
            else
                --unseen[index_of(slot.card.code())];
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

void Belief::weigh_turns(SeatFilling &filling, const SeatLog &log)
{
    filling.turns.clear();
    for (const SeenTurn &turn : log.turns)
        filling.turns.push_back(weigh(filling, log, turn));
}

PerManner Belief::weigh(const SeatFilling &filling, const SeatLog &, const SeenTurn &turn) const
{
    Hand hand;
    for (const Slot &slot : filling.slots) {
        if (slot.acquired < turn.began && slot.left > turn.began)
            hand.add(slot.card);
    }
    const Card drawn = turn.drawn_slot < 0 ? Card() : filling.slots[index_of(turn.drawn_slot)].card;
    return likelihood_of(turn, hand, drawn);
}

/// The prior of each manner times the likelihood of the turns in it.
PerManner Belief::manners(int seat, const SeatFilling &filling) const
{
    PerManner product = m_manners[index_of(seat)];
    const std::size_t first = filling.turns.size() - std::min(filling.turns.size(), most_turns_weighed);
    for (std::size_t turn = first; turn < filling.turns.size(); ++turn) {
        for (std::size_t manner = 0; manner < manner_count; ++manner)
            product[manner] *= filling.turns[turn][manner];
    }
    return product;
}

double Belief::likelihood(int seat, const SeatFilling &filling) const
{
    const PerManner product = manners(seat, filling);
    return std::accumulate(product.begin(), product.end(), 0.0);
}

int Belief::random_other_seat(Random &random) const
{
    const int others = m_seen.table.seats - 1;
    const int step = others == 1 ? 0 : static_cast<int>(random.below(static_cast<std::uint32_t>(others)));
    return (m_seen.seat + 1 + step) % m_seen.table.seats;
}

/// One exchange is proposed, and made with the probability by which it makes the turns likelier.
void Belief::step(Chain &chain, Random &random)
{
    const int seat = random_other_seat(random);
    SeatFilling &filling = chain.seats[index_of(seat)];
    Slot &slot = filling.slots[random_index(filling.slots.size(), random)];
    if (random.chance(share_of_moment_exchanges)) {
        Slot &other = filling.slots[random_index(filling.slots.size(), random)];
        exchange_moments(seat, filling, slot, other, random);
    } else if (slot.is_held() && !chain.pool.empty()) {
        exchange_with_pool(seat, filling, slot, chain.pool[random_index(chain.pool.size(), random)], random);
    }
}

void Belief::exchange_with_pool(int seat, SeatFilling &filling, Slot &slot, Card &pool_card, Random &random)
{
    if (slot.card == pool_card)
        return;
    std::swap(slot.card, pool_card);
    if (!keeps_exchange(seat, filling, slot.acquired, random))
        std::swap(slot.card, pool_card);
}

/// Two cards of one hand came in the other order.
void Belief::exchange_moments(int seat, SeatFilling &filling, Slot &one, Slot &other, Random &random)
{
    if (one.acquired == other.acquired || one.acquired >= other.left || other.acquired >= one.left)
        return;
    const auto exchange = [&] {
        std::swap(one.card, other.card);
        std::swap(one.left, other.left);
    };
    exchange();
    if (!keeps_exchange(seat, filling, std::min(one.acquired, other.acquired), random))
        exchange();
}

/// Weighs the turns since `changed` anew; false, and all is as it was, if the exchange is not to be.
bool Belief::keeps_exchange(int seat, SeatFilling &filling, Moment changed, Random &random)
{
    const SeatLog &log = m_log.seat(seat);
    const double before = likelihood(seat, filling);
    m_turns_before = filling.turns;
    for (std::size_t turn = 0; turn < filling.turns.size(); ++turn) {
        const bool draws_it = log.turns[turn].drawn_slot >= 0
            && filling.slots[index_of(log.turns[turn].drawn_slot)].acquired >= changed;
        if (log.turns[turn].began > changed || draws_it)
            filling.turns[turn] = weigh(filling, log, log.turns[turn]);
    }
    const double after = likelihood(seat, filling);
    if (after >= before || random.unit() * before < after)
        return true;
    std::swap(filling.turns, m_turns_before);
    return false;
}

World Belief::draw(Random &random)
{
    Chain &chain = m_chains[m_next_chain];
    m_next_chain = (m_next_chain + 1) % chain_count;
    for (int count = 0; count < steps_per_world; ++count)
        step(chain, random);
    World world;
    State &state = world.state;
    state.table = m_seen.table;
    state.random = Random(random.next());
    for (int seat = 0; seat < m_seen.table.seats; ++seat) {
        Hand &hand = state.hands[index_of(seat)];
        if (seat == m_seen.seat) {
            hand = m_seen.hand;
            continue;
        }
        const SeatFilling &filling = chain.seats[index_of(seat)];
        for (const Slot &slot : filling.slots) {
            if (slot.is_held())
                hand.add(slot.card);
        }
        world.tastes[index_of(seat)] = draw_taste(manners(seat, filling), random);
    }
    world.tastes[m_seen.seat] = Taste::keeps_wilds;
    shuffle_top(chain.pool, random);
    std::copy_n(chain.pool.begin(), m_seen.table.draw_count, state.table.cards.end() - m_seen.table.draw_count);
    return world;
}

Taste Belief::draw_taste(const PerManner &odds, Random &random)
{
    const double sum = std::accumulate(odds.begin(), odds.end(), 0.0);
    return random.unit() * sum < odds[static_cast<std::size_t>(Manner::greedy)] ? Taste::sheds_points
                                                                                 : Taste::keeps_wilds;
}

} // namespace tableside::dos
