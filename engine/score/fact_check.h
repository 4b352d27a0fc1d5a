// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks whether a statement, such as an entered hand, is allowed for the score sheet so far, and lists the reasons
// to refuse a statement. A refused statement changes nothing; the app shows the reason.
#pragma once

#include "engine/score/sheet.h"

#include <string_view>

namespace tableside::score {

/// The reason to refuse a fact.
enum class Refusal : std::uint8_t {
    none,
    not_started,
    already_started,
    too_few_players,
    too_many_players,
    player_twice,   ///< Two seats, or two corrected hands of one round, have the same player id.
    no_such_player, ///< The player is not in the game or not in this round, or the id is empty.
    no_such_round,
    no_such_card,   ///< The game does not have this card, or the number of copies is below 1.
    too_many_cards, ///< The hands of the round have more copies of a card than the deck.
    not_a_sum,      ///< The typed text is neither a sum nor the beginning of a sum.
    /// Points out of range: negative, above deck_points(), start points above highest_target, or a total above
    /// highest_stated_total.
    more_than_the_deck,
    hand_is_out,    ///< The player went out and so has no hand to enter.
    hands_unknown,  ///< Only the winner's points of the round are known, so the round has no hands.
    counts_against, ///< The winner's points were stated, but in this game each hand counts against its player.
    hands_needed, ///< Hands cannot count against their players, because only the winner's points of a round are known.
    nobody_out,   ///< Nobody is said to have gone out, and the round is not blocked; or points have no winner.
    cannot_be_blocked, ///< The game has no blocked rounds: a player always goes out.
    hands_missing,     ///< Hands must still be entered; Sheet::missing() lists their seats.
    cannot_be_blank,   ///< Every hand of a closed round needs an entry.
    not_closed,        ///< Only a closed round can be corrected.
    target_out_of_range,
    date_out_of_range, ///< The time is before the epoch.
    decided,           ///< The game is decided, so it must be continued first (GameContinued).
    not_decided,
    ended,
    already_present,
    rounds_known, ///< Totals can be stated only before the first round is closed or entered.
    nothing_to_undo,
    nothing_to_redo,
    too_long, ///< The game has reached one of the limits most_facts, most_rounds and most_rounds_recomputed.
};

/// Returns a short name such as "hands-missing" for file errors and tests. The app has its own sentences for people.
std::string_view refusal_name(Refusal refusal);

/// Returns the first reason to refuse the statement, or Refusal::none. Always refuses Undone and Redone, which only the
/// ledger can check.
Refusal check(const Sheet &sheet, const Statement &statement);

} // namespace tableside::score
