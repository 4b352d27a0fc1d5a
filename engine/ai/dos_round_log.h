// What has been seen of a round of DOS, put in order for the belief (ai/dos_belief.h): per seat when it came by each of
// its cards, which cards it has shown since, and what it did in each of its turns.
#pragma once

#include "dos/action.h"
#include "dos/event.h"
#include "dos/observation.h"

#include <array>
#include <cstddef>
#include <vector>

namespace tableside::dos {

/// The place of an event in its round: 0 for the deal.
using Moment = int;
inline constexpr Moment never = 1'000'000'000;

/// One turn of another seat.
struct SeenTurn
{
    Moment began = 0;
    Cards row;            ///< As it was then.
    int drawn_slot = -1;  ///< The slot that the card drawn at its beginning fills; -1: did not draw.
    std::vector<MatchRow> matches;
    Cards lays;
    bool laid_bonus = false; ///< The lays were bonus lays.
    bool skipped = false; ///< Bonus lays were given up.
};

/// A card that a hand was seen to lose.
struct Departure
{
    Card card;
    Moment left = 0;
};

/// Of one seat. Its hand has had a slot for each card that it ever got.
struct SeatLog
{
    std::vector<Moment> acquired; ///< Per slot.
    std::vector<Departure> departures;
    std::vector<SeenTurn> turns;

    int hand_size() const { return static_cast<int>(acquired.size() - departures.size()); }
};

class RoundLog
{
public:
    /// In the order of the round; a Dealt begins a new one.
    void watch(const Event &event);

    /// Whether the log tells of this position; if not, only reset_to() makes it usable.
    bool agrees_with(const Observation &seen) const;
    /// Forgets how the position came about.
    void reset_to(const Observation &seen);

    const SeatLog &seat(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    /// Changes whenever slots are no longer what they were: with a new round, and when something was forgotten.
    int edition() const { return m_edition; }

private:
    void on(const Dealt &dealt);
    void on(const TurnStarted &started);
    void on(const Drew &drew);
    void on(const Matched &matched);
    void on(const Laid &laid);
    void on(const BonusSkipped &skipped);
    void on(const Discarded &);
    void on(const Refilled &refilled);
    void on(const Reshuffled &);
    template <typename Other>
    void on(const Other &)
    {
    }

    SeatLog &log_of(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
    void leave(int seat, Card card);
    void forget_history(const std::array<int, most_seats> &hand_sizes);

    std::array<SeatLog, most_seats> m_seats;
    Cards m_row;
    std::vector<int> m_matched; ///< Row indices matched in this turn.
    Moment m_now = 0;
    int m_edition = 0;
};

} // namespace tableside::dos
