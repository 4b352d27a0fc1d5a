// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists the distinct cards of each game with their points and copies, and what the printed rules say about the number of
// players, the target, the next dealer and blocked rounds. Used by the pad on which people tap the cards left in a hand,
// and by the checks of score sheets. The values come from the engine's decks and rules, so that score sheets and games in
// the app agree.
#pragma once

#include "engine/core/game_id.h"

#include <span>
#include <string>
#include <string_view>

namespace tableside::score {

/// One distinct card of a game.
struct PadCard
{
    std::string code; ///< The card as the console writes it, such as "r7" or "dos".
    int points = 0;   ///< The points that the card is worth in a hand (DOS-SCORE-1, UNO-SCORE-1).
    int copies = 0;   ///< The number of copies in the whole deck.
};

/// Returns each distinct card once, in the order of the sorted deck.
std::span<const PadCard> card_pad(GameId game);

/// Returns the card with that code; null if the game has no such card.
const PadCard *pad_card(GameId game, std::string_view code);

/// Returns the points of all cards of the deck together, which no hand can exceed.
int deck_points(GameId game);

/// A game's rule for the next dealer: the winner of the last round deals (DOS-SETUP-4), or the player to the left of the
/// last dealer (UNO-NEXT-1).
enum class NextDealer : unsigned char { round_winner, left_of_dealer };

/// The parts of a game's printed rules that score sheets need. A score sheet allows more players than these rules, up to
/// score::most_players.
struct PrintedRules
{
    int fewest_players = 0;
    int most_players = 0;
    int target = 0; ///< The usual total that wins the game (DOS-SCORE-2, UNO-SCORE-1). People may set another total.
    NextDealer next_dealer = NextDealer::round_winner;
    bool can_be_blocked = false; ///< Whether a round may end while all players hold cards (UNO-PILE-1).
};
const PrintedRules &printed_rules(GameId game);

} // namespace tableside::score
