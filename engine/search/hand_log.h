// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// HandLogs: the history of each hand in a round, as far as one seat saw it: when each card came, which cards were
// shown, which have left, and what the hand's owner did in each turn. A belief (engine/search/belief.h) uses the
// history as evidence. A game's RoundLog derives from HandLogs and translates the game's events.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tableside {

/// A point in time of a round, which grows with every event; 0 is the deal.
using Moment = int;
inline constexpr Moment never = 1'000'000'000;

/// A card that a hand got, by the deal or later.
template <typename Card>
struct Arrival
{
    Moment at = 0;
    Card shown; ///< The card if it was seen, otherwise empty (Card::is_none()).
};

/// A card that was seen to leave a hand.
template <typename Card>
struct Departure
{
    Card card;
    Moment left = 0;
};

/// The log of one seat. The cards that come into the hand are numbered from 0 in the order in which they come; this
/// number is the slot of a card. A Turn has at least two members. `began` is the Moment at which the turn began; the
/// turn is evidence about the hand just before that moment. `last_drawn_index` is the slot of the card drawn in the
/// turn, or -1.
template <typename Card, typename Turn>
struct HandLog
{
    /// The cards that came into the hand, in the order of their arrival. The index of a card is its slot.
    std::vector<Arrival<Card>> arrivals;
    std::vector<Departure<Card>> departures;
    std::vector<Turn> turns;

    int hand_size() const { return static_cast<int>(arrivals.size() - departures.size()); }
};

/// The logs of all seats and the operations with which a game's RoundLog updates them.
template <typename Card, typename Turn, std::size_t seats>
class HandLogs
{
public:
    using Log = HandLog<Card, Turn>;

    const Log &seat(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    /// Returns how often the cards of the logs have got new slots (the numbers of the cards in each log), for example
    /// for a new round; 0 before the first round. While the result stays the same, a slot number stands for the same
    /// card.
    int edition() const { return m_edition; }
    /// Returns whether the sizes of the hands are known, from a deal or from a position. Without the sizes, the events of a
    /// round cannot be interpreted.
    bool has_hand_sizes() const { return m_edition > 0; }

protected:
    using HandSizes = std::array<int, seats>;

    ~HandLogs() = default;

    Log &log_of(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
    Moment now() const { return m_now; }
    void set_now(Moment now) { m_now = now; }

    bool has_sizes(std::span<const std::uint8_t> hand_sizes) const
    {
        return std::equal(hand_sizes.begin(), hand_sizes.end(), m_seats.begin(),
                          [](int size, const Log &log) { return log.hand_size() == size; });
    }

    /// Records that a hand gets `cards` at the moment now(). A card that was not seen is empty (Card::is_none()).
    void arrive(int seat, std::span<const Card> cards)
    {
        for (const Card card : cards)
            log_of(seat).arrivals.push_back({m_now, card});
    }
    void leave(int seat, Card card) { log_of(seat).departures.push_back({card, m_now}); }

    HandSizes sizes() const
    {
        HandSizes sizes{};
        std::ranges::transform(m_seats, sizes.begin(), &Log::hand_size);
        return sizes;
    }
    /// Discards the recorded history except for the sizes of the hands. The cards of each hand get new slots, so edition()
    /// increases.
    void forget_history(const HandSizes &sizes)
    {
        ++m_edition;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            m_seats[seat] = {};
            m_seats[seat].arrivals.assign(static_cast<std::size_t>(sizes[seat]), {m_now, Card()});
        }
    }
    /// Increases edition(). Must be called before the slots change their meaning, for example when players swap hands.
    void begin_slot_generation() { ++m_edition; }

private:
    std::array<Log, seats> m_seats;
    Moment m_now = 0;
    int m_edition = 0;
};

} // namespace tableside
