// The rule options of a match of UNO. The defaults follow the printed rules sheet; where the sheet says nothing, they are
// this project's choice.
#pragma once

#include "engine/core/scoring.h"

#include <cstdint>

namespace tableside::uno {

/// The effect of a Reverse between two players (UNO-ACT-2): like a Skip, or only a change of direction.
enum class TwoPlayerReverse : std::uint8_t { skips, literal };
using tableside::Scoring; // UNO-SCORE-1: the winner scores all other hands; UNO-SCORE-2: all score their own

struct Ruleset
{
    static constexpr int lowest_target = 50;
    static constexpr int highest_target = 1000;
    static constexpr int longest_grace_ms = 5000; // the upper limit of grace_ms, in milliseconds (UNO-CALL-1)

    TwoPlayerReverse two_player_reverse = TwoPlayerReverse::skips;
    Scoring scoring = Scoring::winner_takes_all;
    bool stacking = false;            ///< Whether draw cards can be stacked (UNO-STACK-1).
    bool jump_in = false;             ///< Whether players can jump in with an identical card (UNO-JUMP-1).
    bool seven_zero = false;          ///< Whether a 7 swaps two hands and a 0 passes all hands on (UNO-SEVEN-1).
    bool draw_until_playable = false; ///< Whether a player draws until a card can be played (UNO-DRAW-1).
    bool no_bluffing = false;         ///< Whether bluffing with a Wild Draw Four is forbidden (UNO-BLUFF-1).
    /// Whether a drawn card that cannot be played is kept without an action or an event. True only for records of version 1.
    /// In new matches this would reveal that the card could not be played (UNO-TURN-5).
    bool keeps_at_once = false;
    std::uint16_t grace_ms = 1000; // milliseconds in which a player with one card can't be caught yet (UNO-CALL-1)
    std::uint16_t target = 500;

    friend constexpr bool operator==(const Ruleset &, const Ruleset &) = default;
};

} // namespace tableside::uno
