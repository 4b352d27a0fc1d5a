// Whether a fact fits the sheet that the facts before it made, and the reasons to refuse one. For the ledger, which
// changes nothing where a fact is refused, and for those who tell people the reason.
#pragma once

#include "engine/score/sheet.h"

#include <string_view>

namespace tableside::score {

enum class Refusal : std::uint8_t {
    none,
    not_started,
    already_started,
    too_few_players,
    too_many_players,
    player_twice,   ///< The same id at two seats.
    no_such_player, ///< Not at this game, or not in this round.
    no_such_round,
    no_such_card,       ///< The game has none.
    too_many_cards,     ///< More of a card than the deck has, over all hands of the round.
    not_a_sum,          ///< What was typed cannot become one.
    more_than_the_deck, ///< Points that all cards together do not have.
    hand_is_out,        ///< Who went out holds nothing.
    hands_unknown,      ///< Of a round of which only the winner's points are known.
    counts_against,     ///< Each hand has its own points: nobody takes all.
    nobody_out,         ///< Nor is the round stated to be blocked.
    cannot_be_blocked,  ///< In this game somebody always goes out.
    hands_missing,      ///< Sheet::missing() says whose.
    cannot_be_blank,    ///< A hand of a closed round.
    not_closed,         ///< Only a closed round is corrected.
    target_out_of_range,
    decided, ///< The target is reached: play on first.
    not_decided,
    ended,
    already_present,
    nothing_to_undo,
    nothing_to_redo,
    too_long, ///< The game has most_facts or most_rounds, or has recomputed most_rounds_visited.
};

/// "hands-missing", for errors of files and for tests; the app has sentences for people.
std::string_view refusal_name(Refusal refusal);

/// The first reason to refuse the statement, or Refusal::none. Not for Undone and Redone, which only the ledger can
/// check.
Refusal check(const Sheet &sheet, const Statement &statement);

} // namespace tableside::score
