// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// HandHypothesis: an assumption about which cards a hidden hand has got in the round. Each card that came into the hand
// has a slot, numbered as in the hand's log (engine/search/hand_log.h), and the hypothesis assumes a card for each slot.
// The Markov chains of a belief (engine/search/belief.h) change the hypothesis step by step.
#pragma once

#include "engine/search/hand_log.h"
#include "engine/core/random.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tableside {

/// Returns a uniform index in [0, size); `size` is at least 1.
inline std::size_t random_index(std::size_t size, Random &random)
{
    return random.below(static_cast<std::uint32_t>(size));
}

/// Performs the first `count` steps of a Fisher-Yates shuffle: the first items become a random sample of all items, in
/// random order.
template <typename Item>
void shuffle_first(std::vector<Item> &items, std::size_t count, Random &random)
{
    for (std::size_t place = 0; place < std::min(count, items.size()); ++place)
        std::swap(items[place], items[place + random_index(items.size() - place, random)]);
}

/// A slot: one card that a hand got, with the moments at which the card came and left.
template <typename Card>
struct HandSlot
{
    Card card; ///< The card that the hypothesis assumes; empty until ChainBelief::fill() sets it.
    Moment acquired = 0;
    bool is_shown = false; ///< Whether the card was visible when it came and is therefore certain.
    Moment left = never;

    bool is_held() const { return left == never; }
    bool was_held(Moment before) const { return acquired < before && left > before; }
};

/// Returns whether two slots of a hand may exchange their cards and the moments at which the cards left the hand. Both
/// cards must have come into the hand unseen and at different moments. Each card must have come before the other card
/// left.
template <typename Card>
bool may_exchange_moments(const HandSlot<Card> &one, const HandSlot<Card> &other)
{
    return one.acquired != other.acquired && one.acquired < other.left && other.acquired < one.left && !one.is_shown
        && !other.is_shown;
}

template <typename Card>
class HandHypothesis
{
public:
    using Slot = HandSlot<Card>;

    std::vector<Slot> &slots() { return m_slots; }
    const std::vector<Slot> &slots() const { return m_slots; }
    const Slot &slot(int index) const { return m_slots[static_cast<std::size_t>(index)]; }
    bool is_empty() const { return m_slots.size() == m_departures; }

    Slot &random_slot(Random &random) { return m_slots[random_index(m_slots.size(), random)]; }

    /// Returns the hand just before `moment` according to the hypothesis.
    template <typename Hand>
    Hand hand_before(Moment moment) const
    {
        Hand hand;
        for (const Slot &slot : m_slots) {
            if (slot.was_held(moment))
                hand.add(slot.card);
        }
        return hand;
    }

    /// Adds to `hand` the cards that the player still holds according to the hypothesis.
    template <typename Hand>
    void add_held(Hand &hand) const
    {
        for (const Slot &slot : m_slots) {
            if (slot.is_held())
                hand.add(slot.card);
        }
    }

    /// Updates the slots from the log. Adds a slot for each new card; the slot is empty if the card was not seen. For
    /// each card that has left the hand since the last call, chooses the slot from which the card left.
    template <typename Turn>
    void update_from(const HandLog<Card, Turn> &log, Random &random)
    {
        while (m_slots.size() < log.arrivals.size()) {
            const Arrival<Card> &arrival = log.arrivals[m_slots.size()];
            m_slots.push_back({arrival.shown, arrival.at, !arrival.shown.is_none()});
        }
        for (; m_departures < log.departures.size(); ++m_departures)
            take(log.departures[m_departures], random);
    }

private:
    /// Chooses the slot from which a card left the hand. In order of preference: a slot whose card was seen to be the
    /// same card, a slot for which the hypothesis assumes the same card, an empty slot, a random slot.
    void take(const Departure<Card> &departure, Random &random)
    {
        const auto may_have_left = [&](const Slot &slot) { return slot.is_held() && slot.acquired < departure.left; };
        const auto find = [&](Card card, bool is_shown) {
            return std::ranges::find_if(m_slots, [&](const Slot &slot) {
                return may_have_left(slot) && slot.card == card && slot.is_shown == is_shown;
            });
        };
        auto slot = find(departure.card, true);
        if (slot == m_slots.end())
            slot = find(departure.card, false);
        if (slot == m_slots.end())
            slot = find(Card(), false);
        const bool is_known = slot != m_slots.end();
        while (!is_known && (slot == m_slots.end() || slot->is_shown || !may_have_left(*slot)))
            slot = m_slots.begin() + static_cast<std::ptrdiff_t>(random_index(m_slots.size(), random));
        slot->card = departure.card;
        slot->left = departure.left;
    }

    std::vector<Slot> m_slots;
    std::size_t m_departures = 0; ///< The number of departures in the log that update_from() has handled.
};

} // namespace tableside
