// The log of what one seat saw of a round of DOS, from which the belief (engine/dos/ai/belief.h) infers the other hands;
// see engine/search/hand_log.h.
#pragma once

#include "engine/search/hand_log.h"
#include "engine/dos/action.h"
#include "engine/dos/event.h"
#include "engine/dos/observation.h"

#include <vector>

namespace tableside::dos {

/// An observed turn of a seat.
struct SeenTurn
{
    Moment began = 0;
    Cards row;           ///< The Center Row when the turn began.
    int drawn_slot = -1; ///< The slot of the card drawn in the turn (DOS-TURN-3); -1 if none.
    std::vector<MatchRow> matches;
    Cards lays;
    bool laid_bonus = false; ///< Whether the lays are bonus lays.
    bool skipped = false;    ///< Whether the seat gave up bonus lays.
};

/// Translates the events of a round to logs of the hands.
class RoundLog final : public HandLogs<Card, SeenTurn, most_seats>
{
public:
    /// Records an event. Must be called for the events in their order; Dealt starts a new round.
    void watch(const Event &event);

    /// Returns whether the log leads to this position: the same row and hand sizes. If not, call reset_to().
    bool agrees_with(const Observation &seen) const;
    /// Restarts the log at this position, without any history.
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
    std::vector<int> m_matched; ///< The indices of the row cards matched in this turn.
};

} // namespace tableside::dos
