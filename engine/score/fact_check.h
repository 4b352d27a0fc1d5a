// Whether a fact fits the sheet that the facts before it made; for the ledger, its tests, and whoever asks why a fact was
// refused. Nothing is changed here.
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
    no_such_card,       ///< The box has none.
    too_many_cards,     ///< More of a card than the deck has, over all hands of the round.
    not_a_sum,          ///< What was typed cannot become one.
    more_than_the_deck, ///< Points that all cards together do not have.
    hand_is_out,        ///< Who went out holds nothing.
    hands_unknown,      ///< Of a round of which only the winner's points are known.
    counts_against,     ///< Each hand has its own points: nobody takes all.
    nobody_out,         ///< Neither is it said that nobody could go on.
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
    too_long, ///< The game has most_facts or most_rounds.
};

/// "hands-missing"; what tests and logs write. People are told in words by the app.
std::string_view refusal_name(Refusal refusal);

/// For every statement but Undone and Redone, which are the ledger's own business.
Refusal check(const Sheet &sheet, const Statement &statement);

} // namespace tableside::score
