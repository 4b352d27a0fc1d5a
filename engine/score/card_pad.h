// The different cards of a game with their points and copies, and what its printed rules say about players, target and
// deal. For the card pad of the score keeper and the checks of the ledger; derived from the decks and rule sets with
// which the engine plays, so that scorer and table cannot disagree.
#pragma once

#include "engine/core/game_id.h"

#include <span>
#include <string>
#include <string_view>

namespace tableside::score {

struct PadCard
{
    std::string code; ///< As the console writes it: "r7", "dos".
    int points = 0;   ///< DOS-SCORE-1, UNO-SCORE-1.
    int copies = 0;   ///< In the whole deck.
};

/// Every different card once, in the order of the sorted deck.
std::span<const PadCard> card_pad(GameId game);

/// Null if the game has no such card.
const PadCard *pad_card(GameId game, std::string_view code);

/// The points of all cards of the deck together: no hand can count more.
int deck_points(GameId game);

/// Who deals the next round: its winner (DOS-SETUP-4), or the player to the left of the dealer, as in UNO.
enum class NextDealer : unsigned char { round_winner, left_of_dealer };

/// What the printed rules say. A ledger takes more players than they name: most_players.
struct PrintedRules
{
    int fewest_players = 0;
    int most_players = 0;
    int target = 0; ///< Where nobody chooses another: DOS-SCORE-2, UNO-SCORE-1.
    NextDealer next_dealer = NextDealer::round_winner;
    bool can_be_blocked = false; ///< A round may end although all hold cards: UNO-PILE-1.
};
const PrintedRules &printed_rules(GameId game);

} // namespace tableside::score
