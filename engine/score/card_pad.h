// The faces of a box, with what each counts and how many of them there are: what the scorekeeper's card pad shows and
// checks, and what the box's rules print about a game. All of it is derived from the engine's own decks and rule sets, so
// that scorer and table cannot disagree.
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

/// Every different face once, in the order of the sorted deck.
std::span<const PadCard> card_pad(GameId game);

/// Nothing if the box has no such card.
const PadCard *pad_card(GameId game, std::string_view code);

/// What all cards of the deck count together: no hand can count more.
int deck_points(GameId game);

/// DOS-SETUP-4, or the deal passes to the left, as UNO's families have it.
enum class NextDealer : unsigned char { round_winner, left_of_dealer };

/// How many players the printed rules name (a ledger takes more: most_players), what they play to by default, and how
/// a round may end.
struct PrintedRules
{
    int fewest_players = 0;
    int most_players = 0;
    int target = 0; ///< DOS-SCORE-2, UNO-SCORE-1.
    NextDealer next_dealer = NextDealer::round_winner;
    bool can_be_blocked = false; ///< A round may end although all hold cards: UNO-PILE-1.
};
const PrintedRules &printed_rules(GameId game);

} // namespace tableside::score
