// What has been seen of a round of UNO, put in order for the belief (engine/uno/ai/belief.h); see engine/search/hand_log.h.
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
    Moment began = 0;       ///< Cards that came in it before it was played are of the hand that it began with.
    TopCard top;            ///< What there was to play on.
    Threat threat;          ///< When the card was played, as it is where a 7 and a 0 move hands.
    PlayCard played;        ///< None: no card was played.
    int drawn_slot = -1;    ///< The slot that the card drawn in it fills, the last of several; -1: drew none.
    int drawn_past = 0;     ///< So many slots before it were filled with cards that could not be played (UNO-DRAW-1).
    bool drew = false;      ///< Or would have, had there been a card.
    bool is_forced = false; ///< There were cards to be drawn: it was no free choice. Or it was out of turn.
    std::optional<bool> was_bluff; ///< What a challenge told of the Wild Draw Four that it played (UNO-CHAL-1).
    bool is_hand_gone =
        false; ///< The hand was shown since, so that the log no longer tells of the one it was played from.

    bool has_acted() const { return drew || !played.card.is_none(); }
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
