// The observed history of a round of UNO, as input of the belief (engine/uno/ai/belief.h); see
// engine/search/hand_log.h.
#pragma once

#include "engine/search/hand_log.h"
#include "engine/uno/ai/rollout_play.h"
#include "engine/uno/event.h"
#include "engine/uno/observation.h"

#include <optional>

namespace tableside::uno {

/// One turn of a seat, or a card that it played out of turn.
struct SeenTurn
{
    /// The evidence of the turn concerns the hand just before this moment. Penalty cards that are drawn before the
    /// turn's choice postpone the moment.
    Moment began = 0;
    TopCard top;         ///< The top card at the beginning of the turn.
    Threat threat;       ///< The threat when the card was played, including exchanges of hands by a 7 or a 0.
    PlayCard played;     ///< Its card is none if no card was played.
    int drawn_slot = -1; ///< The slot of the last card drawn in the turn; -1 if none was drawn.
    int drawn_past = 0;  ///< The number of slots before it filled with cards that could not be played (UNO-DRAW-1).
    bool drew = false;   ///< Whether the seat drew, or tried to draw from an empty pile.
    /// Whether the play was no free choice: the seat had to answer a draw card or played out of turn.
    bool is_forced = false;
    /// The result of a challenge of the Wild Draw Four that was played, if there was one (UNO-CHAL-1).
    std::optional<bool> was_bluff;
    /// Whether the hand has been shown since, so that the log no longer has the hand of this turn.
    bool is_hand_gone = false;

    bool has_acted() const { return drew || !played.card.is_none(); }
};

class RoundLog final : public HandLogs<Card, SeenTurn, most_seats>
{
public:
    /// Updates the log; events must come in the order of the round. A Dealt begins a new round.
    void watch(const Event &event);

    /// Returns whether the log describes this position; if not, reset_to() must be called before the log is used.
    bool agrees_with(const Observation &seen) const;
    /// Replaces the history by the position alone.
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
