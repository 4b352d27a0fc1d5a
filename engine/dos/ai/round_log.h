// What has been seen of a round of DOS, put in order for the belief (engine/dos/ai/belief.h); see engine/search/hand_log.h.
#pragma once

#include "engine/search/hand_log.h"
#include "engine/dos/action.h"
#include "engine/dos/event.h"
#include "engine/dos/observation.h"

#include <vector>

namespace tableside::dos {

/// One turn of another seat.
struct SeenTurn
{
    Moment began = 0;
    Cards row;           ///< As it was then.
    int drawn_slot = -1; ///< The slot that the card drawn at its beginning fills; -1: did not draw.
    std::vector<MatchRow> matches;
    Cards lays;
    bool laid_bonus = false; ///< The lays were bonus lays.
    bool skipped = false;    ///< Bonus lays were given up.
};

class RoundLog final : public HandLogs<Card, SeenTurn, most_seats>
{
public:
    /// In the order of the round; a Dealt begins a new one.
    void watch(const Event &event);

    /// Whether the log tells of this position; if not, only reset_to() makes it usable.
    bool agrees_with(const Observation &seen) const;
    /// Forgets how the position came about.
    void reset_to(const Observation &seen);

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
    {}

    Cards m_row;
    std::vector<int> m_matched; ///< Row indices matched in this turn.
};

} // namespace tableside::dos
