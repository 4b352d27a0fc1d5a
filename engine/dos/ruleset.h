// The options of DOS that players may choose. The defaults follow the printed rule sheet; where the sheet is silent, they
// are our choice (rules marked "Open" in RULES.md).
#pragma once

#include "engine/core/scoring.h"

#include <cstdint>

namespace tableside::dos {

/// Whether a player may give up the bonus cards that are left (DOS-END-3).
enum class BonusLay : std::uint8_t { optional, compulsory };
/// The time at which a player who forgot to call becomes safe (DOS-CALL-4).
enum class CatchWindow : std::uint8_t { until_next_player_acts, while_two, never };
/// The penalty for a wrong catch (DOS-CALL-7).
enum class FalseCatch : std::uint8_t { none, draw_two };
using tableside::Scoring; // who scores the cards left in hand (DOS-SCORE-1, DOS-SCORE-3)

struct Ruleset
{
    static constexpr int lowest_target = 50; // in points (DOS-SCORE-2)
    static constexpr int highest_target = 1000;
    static constexpr int longest_grace_ms = 5000; // the time before a catch is legal (DOS-CALL-6)

    BonusLay bonus_lay = BonusLay::optional;
    CatchWindow catch_window = CatchWindow::until_next_player_acts;
    FalseCatch false_catch = FalseCatch::none;
    Scoring scoring = Scoring::winner_takes_all;
    std::uint16_t grace_ms = 1000;
    std::uint16_t target = 200;

    friend constexpr bool operator==(const Ruleset &, const Ruleset &) = default;
};

} // namespace tableside::dos
