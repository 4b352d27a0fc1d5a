// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A log of the events of a DOS round that one seat has seen. The belief (engine/dos/ai/belief.h) infers the hidden
// hands from this log; engine/search/hand_log.h has the base class.
#pragma once

#include "engine/search/hand_log.h"
#include "engine/dos/types.h"
#include "engine/dos/observation.h"

#include <vector>

namespace tableside::dos {

/// A turn of a seat, as observed by another seat.
struct SeenTurn
{
    Moment began = 0;
    Cards row; ///< The Center Row when the turn began.
    int last_drawn_index =
        -1; ///< The index in HandLog::arrivals of the card drawn in the turn (DOS-TURN-3); -1 if none.
    std::vector<MatchRow> matches;
    Cards lays;
    bool laid_bonus = false; ///< Whether the cards laid are bonus cards (DOS-END-3).
    bool skipped = false;    ///< Whether the seat skipped laying bonus cards.
};

/// The log of each hand in a round, updated by the events of the round.
class RoundLog final : public HandLogs<Card, SeenTurn, most_seats>
{
public:
    /// Records an event. Must be called for all events in their order; Dealt starts a new round.
    void watch(const Event &event);

    /// Returns whether the row and the hand sizes in the log are those of the position `seen`. If not, the log has
    /// missed events, and reset_to() must be called.
    bool is_at(const Observation &seen) const;
    /// Restarts the log at the position `seen`, without any history.
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
