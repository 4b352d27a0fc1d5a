// The rule options of a table, as data. The defaults follow the printed sheet; where it is silent, they are ours.
#pragma once

#include "engine/core/scoring.h"

#include <cstdint>

namespace tableside::uno {

/// The effect of a Reverse between two players (UNO-ACT-2).
enum class TwoPlayerReverse : std::uint8_t { skips, literal };
using tableside::Scoring; // who scores the cards left in hand (UNO-SCORE-1, UNO-SCORE-2)

struct Ruleset
{
    static constexpr int lowest_target = 50;
    static constexpr int highest_target = 1000;
    static constexpr int longest_grace_ms = 5000; // the time before a catch is legal (UNO-CALL-1)

    TwoPlayerReverse two_player_reverse = TwoPlayerReverse::skips;
    Scoring scoring = Scoring::winner_takes_all;
    bool stacking = false;            ///< Whether draw cards can be stacked (UNO-STACK-1).
    bool jump_in = false;             ///< Whether players can jump in with an identical card (UNO-JUMP-1).
    bool seven_zero = false;          ///< Whether sevens swap hands and zeros pass them on (UNO-SEVEN-1).
    bool draw_until_playable = false; ///< Whether a draw goes on until a card can be played (UNO-DRAW-1).
    bool no_bluffing = false;         ///< Whether a Wild Draw Four must be honest (UNO-BLUFF-1).
    /// Whether a drawn card that cannot be played is kept without an action or an event, which reveals to the others
    /// that the card did not fit. True in records of version 1, never in a new match (UNO-TURN-5).
    bool keeps_at_once = false;
    std::uint16_t grace_ms = 1000;
    std::uint16_t target = 500;

    friend constexpr bool operator==(const Ruleset &, const Ruleset &) = default;
};

} // namespace tableside::uno
