// The reasons why the rules refuse an action, each with a code for programs, the id of the rule, and a sentence for
// people.
#pragma once

#include <cstdint>
#include <string_view>

namespace tableside::uno {

enum class Reason : std::uint8_t {
    none, ///< The action is legal.
    round_over,
    not_your_turn,
    card_not_in_hand,
    card_does_not_match,
    only_the_drawn_card,
    already_drawn,
    nothing_to_pass,
    color_not_named,
    card_has_its_color,
    name_color_first,
    no_color_to_name,
    holds_the_color,
    draw_comes_first,
    only_its_like_stacks,
    accept_or_challenge,
    nothing_to_accept,
    nothing_to_challenge,
    not_identical,
    too_late_to_jump_in,
    choose_hand_first,
    no_hand_to_choose,
    cannot_swap_with_yourself,
    not_posing,
    nothing_to_call,
    already_called, ///< A call or a catch is refused, because the seat has already called.
    already_caught,
    call_window_closed,
    no_such_seat,
    cannot_catch_yourself,
    not_exposed,
    too_early,
};

inline constexpr int reason_count = static_cast<int>(Reason::too_early) + 1;

/// Returns the code for programs, such as "card-does-not-match".
std::string_view reason_code(Reason reason);
/// Returns the id of the rule that refuses the action, such as "UNO-TURN-1"; empty for Reason::none.
std::string_view reason_rule(Reason reason);
/// Returns the English sentence for people; empty for Reason::none. The app translates the sentence in the context
/// "Refusals" and replaces %1 with a player's name: the player in turn for not_your_turn, otherwise the target of the
/// action. `about_other` selects the sentence for an action against another player, such as a catch.
const char *reason_text(Reason reason, bool about_other = false);

} // namespace tableside::uno
