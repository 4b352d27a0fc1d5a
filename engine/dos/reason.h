// The reasons why the rules refuse an action. Each reason has a code for programs, the id of a rule in RULES.md and a
// sentence for players.
#pragma once

#include <cstdint>
#include <string_view>

namespace tableside::dos {

enum class Reason : std::uint8_t {
    none, ///< The action is not refused.
    round_over,
    not_your_turn,
    no_such_row_card,
    row_card_already_matched,
    card_not_in_hand,
    number_does_not_match,
    sum_does_not_match,
    already_drawn,
    draw_after_match,
    nothing_matched,
    lay_owed,
    lay_before_draw,
    lay_after_match,
    only_bonus_lays_now,
    no_bonus_to_skip,
    bonus_lays_compulsory,
    nothing_to_call,
    already_called, ///< A reason to refuse a call or a catch, like the next two reasons.
    already_caught,
    call_window_closed,
    no_such_seat,
    cannot_catch_yourself,
    not_exposed,
    too_early,
};

inline constexpr int reason_count = static_cast<int>(Reason::too_early) + 1;

/// Returns the code of a reason, for programs, such as "row-card-already-matched".
std::string_view reason_code(Reason reason);
/// Returns the id of the rule that an action breaks, such as "DOS-TURN-2"; empty for Reason::none.
std::string_view reason_rule(Reason reason);
/// Returns the English sentence for players; empty for Reason::none. The app translates the sentence in the translation
/// context "Refusals". `about_other` must be true if the refused action targets another player, as a catch does. A %1
/// in the sentence stands for a player: for not_your_turn the player in turn, otherwise the target of the action.
const char *reason_text(Reason reason, bool about_other = false);

} // namespace tableside::dos
