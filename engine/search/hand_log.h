// What was seen of the hands in a round, for a belief (engine/search/belief.h): per hand when each of its cards came, which were
// shown, which have gone since, and what its holder did in each turn. Knows no game.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tableside {

/// The place of an event in its round: 0 for the deal.
using Moment = int;
inline constexpr Moment never = 1'000'000'000;

/// A card that a hand got.
template <typename Card>
struct Arrival
{
    Moment at = 0;
    Card shown; ///< None: it was not seen.
};

/// A card that a hand was seen to lose.
template <typename Card>
struct Departure
{
    Card card;
    Moment left = 0;
};

/// Of one seat. Its hand has had a slot for each card that it ever got. A Turn has the members `began` (a Moment: the
/// hand is the one just before it) and `drawn_slot` (that of the card drawn in it; -1: none).
template <typename Card, typename Turn>
struct HandLog
{
    std::vector<Arrival<Card>> arrivals; ///< Per slot.
    std::vector<Departure<Card>> departures;
    std::vector<Turn> turns;

    int hand_size() const { return static_cast<int>(arrivals.size() - departures.size()); }
};

/// What the logs of all games have in common; a game's own reads its events.
template <typename Card, typename Turn, std::size_t seats>
class HandLogs
{
public:
    using Log = HandLog<Card, Turn>;

    const Log &seat(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    /// Changes whenever slots are no longer what they were: with a new round, and when something was forgotten.
    int edition() const { return m_edition; }
    /// False before the first deal, or position, that the log was told of: there is nothing then that events could change.
    bool knows_hands() const { return m_edition > 0; }

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

    /// Cards that came now; their slots are the last ones.
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
    /// From here on only how many cards the hands hold is known.
    void forget_history(const HandSizes &sizes)
    {
        ++m_edition;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            m_seats[seat] = {};
            m_seats[seat].arrivals.assign(static_cast<std::size_t>(sizes[seat]), {m_now, Card()});
        }
    }
    /// Slots are about to be others.
    void begin_edition() { ++m_edition; }

private:
    std::array<Log, seats> m_seats;
    Moment m_now = 0;
    int m_edition = 0;
};

} // namespace tableside
