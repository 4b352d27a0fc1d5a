// The rule options of DOS that players may choose. The defaults follow the printed rule sheet; where the sheet is
// silent, the defaults are this project's choice (marked "Open" in RULES.md).
#pragma once

#include "engine/core/scoring.h"

#include <cstdint>

namespace tableside::dos {

/// Whether a player may skip the bonus cards that color matches earn, or must lay them in the row (DOS-END-3).
enum class BonusLay : std::uint8_t { optional, compulsory };
/// The moment from which a player with two cards who forgot to call "DOS!" can no longer be caught (DOS-CALL-4).
enum class CatchWindow : std::uint8_t { until_next_player_acts, while_two, never };
/// The penalty for trying to catch a player who cannot be caught (DOS-CALL-7).
enum class FalseCatch : std::uint8_t { none, draw_two };
// Decides who gets the points of the cards left in hands: the winner gets all (DOS-SCORE-1), or each player gets those
// of the own hand (DOS-SCORE-3).
using tableside::Scoring;

struct Ruleset
{
    static constexpr int lowest_target = 50; // the minimum of `target`, the points to win a match (DOS-SCORE-2)
    static constexpr int highest_target = 1000;
    static constexpr int longest_grace_ms = 5000; // the maximum of `grace_ms`, the wait before a catch (DOS-CALL-6)

    BonusLay bonus_lay = BonusLay::optional;
    CatchWindow catch_window = CatchWindow::until_next_player_acts;
    FalseCatch false_catch = FalseCatch::none;
    Scoring scoring = Scoring::winner_takes_all;
    std::uint16_t grace_ms = 1000; // milliseconds before a catch counts (DOS-CALL-6)
    std::uint16_t target = 200;

    friend constexpr bool operator==(const Ruleset &, const Ruleset &) = default;
};

} // namespace tableside::dos
