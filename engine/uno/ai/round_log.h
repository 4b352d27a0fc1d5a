// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The history of a round of UNO as one seat has observed it: for each hand, its cards and its turns
// (engine/search/hand_log.h). The belief (engine/uno/ai/belief.h) uses this history as evidence.
#pragma once

#include "engine/search/hand_log.h"
#include "engine/uno/ai/rollout_play.h"
#include "engine/uno/types.h"
#include "engine/uno/observation.h"

#include <optional>

namespace tableside::uno {

/// One observed turn of a seat, or one card that a seat played out of turn.
struct SeenTurn
{
    /// The moment at which the turn began. The turn is evidence about the hand just before this moment. If the
    /// seat draws penalty cards in its turn before it plays or draws, the moment right after the penalty cards is stored
    /// instead.
    Moment began = 0;
    TopCard top; ///< The top card at the beginning of the turn.
    /// How close the other seats were to going out when the card was played. Always includes the value of exchanging hands
    /// with a 7 or 0, even if the house rule UNO-SEVEN-1 is off.
    Threat threat;
    PlayCard played;           ///< The card played and the named color; the card is empty if none was played.
    int last_drawn_index = -1; ///< Index of the turn's last drawn card in the log's `arrivals`; -1 if none.
    int unplayable_draws = 0;  ///< The number of cards drawn before the last one, all unplayable (UNO-DRAW-1).
    /// Whether the seat drew as its action in the turn, or tried to draw from an empty pile. Penalty cards and the cards that
    /// a Draw Two or Wild Draw Four costs do not count.
    bool drew = false;
    /// Whether the seat had no free choice, because it had to answer a draw card or played out of turn.
    bool is_forced = false;
    /// Whether the Wild Draw Four played in this turn was a bluff; empty if it was not challenged (UNO-CHAL-1).
    std::optional<bool> was_bluff;
    /// Whether the seat has shown its hand after this turn. The log then restarts with the shown hand and can no longer
    /// reconstruct the hand of this turn.
    bool is_hand_replaced = false;

    bool has_acted() const { return drew || !played.card.is_none(); }
};

class RoundLog final : public HandLogs<Card, SeenTurn, most_seats>
{
public:
    /// Updates the log with an event; must be called with all events of the round, in order. A Dealt event starts a new
    /// round.
    void watch(const Event &event);

    /// Returns whether the log fits the observed position. If not, reset_to() must be called before the log is used.
    bool is_at(const Observation &seen) const;
    /// Discards the history and restarts the log from the observed position.
    void reset_to(const Observation &seen);

private:
    void on(const Dealt &dealt);
    void on(const TurnStarted &started);
    void on(const Played &played);
    void on(const ColorNamed &named);
    void on(const Reversed &reversed);
    void on(const Drew &drew);
    void on(const Challenged &challenged);
    void on(const HandsSwapped &swapped);
    void on(const Reshuffled &);
    template <typename Other>
    void on(const Other &)
    {}

    SeenTurn *last_turn(int seat);
    Threat threat(int seat) const;
    void pass_hands_on();
    void show(int seat, const Cards &cards);

    TopCard m_top;
    int m_seats = 0;
    int m_direction = 1;
    int m_in_turn = 0;
    bool m_is_draw_pending = false;
};

} // namespace tableside::uno
