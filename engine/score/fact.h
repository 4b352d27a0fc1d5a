// The facts that make up a ledger, in the order in which they were stated: people's statements about a game with real
// cards, or the events of a game at the app's own table (engine/score/match_facts.h). A fact is never changed or removed;
// undo and redo are facts too. Each kind of fact is one struct below. Rounds are numbered from 0; the open round has the
// number after the last closed one.
#pragma once

#include "engine/core/scoring.h"
#include "engine/score/card_pad.h"
#include "engine/score/entry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tableside::score {

using tableside::Scoring;

/// The permanent id of a person in the score book. Opaque and not empty; see table_player.h for players outside it.
using PlayerId = std::string;

/// A player, with name and portrait as they were at the time of the game. The score book may store newer ones.
struct Player
{
    PlayerId id;
    std::string name;     ///< The name in UTF-8.
    std::string portrait; ///< The name of a picture, such as "owl"; may be empty.
    int color = 0;        ///< An index into the app's colors of players.

    friend bool operator==(const Player &, const Player &) = default;
};

/// The base of facts that have no data besides their kind.
struct KindAlone
{
    friend bool operator==(const KindAlone &, const KindAlone &) = default;
};

/// The game, its scoring and its rules.
struct GameTerms
{
    GameId game = GameId::dos;
    Scoring scoring = Scoring::winner_takes_all;
    NextDealer next_dealer = NextDealer::round_winner;
    int target = 0; ///< The points that end the game: lowest_target to highest_target, or unknown_target.
    std::vector<std::string> variants; ///< The house rules in force, by their names in the ruleset.
    bool at_table = false;             ///< Whether the game was played at the app's own table, not with real cards.
    friend bool operator==(const GameTerms &, const GameTerms &) = default;
};

struct GameStarted : GameTerms
{
    std::vector<Player> players; ///< The players in seating order, clockwise.
    int dealer = 0;              ///< The first dealer, as an index into `players`.
    friend bool operator==(const GameStarted &, const GameStarted &) = default;
};

/// A hand was counted, counted again, or corrected later. Without an entry, the earlier entry is cleared, which is allowed
/// in the open round only.
struct HandEntered
{
    int round = 0;
    PlayerId player;
    std::optional<Entry> entry;
    friend bool operator==(const HandEntered &, const HandEntered &) = default;
};

/// The draft of a hand changed by a tap or key. A draft does not count until HandEntered, or RoundCorrected in a closed
/// round, states the entry made of it. Without a draft, the earlier draft is dropped.
struct DraftChanged
{
    int round = 0;
    PlayerId player;
    std::optional<Draft> draft;
    friend bool operator==(const DraftChanged &, const DraftChanged &) = default;
};

/// A player ran out of cards; an entry of that hand becomes void. In a closed round, the player who was out before gets that
/// entry instead. If only the winner's points are known, a closed round gives them to this player, and an open round
/// expects hands again.
struct WentOut
{
    int round = 0;
    PlayerId player;
    friend bool operator==(const WentOut &, const WentOut &) = default;
};

/// Nobody could play on although all hold cards; the smallest hand wins the round (UNO-PILE-1). This fact revokes an earlier
/// WentOut fact. If the round is closed, the hand of the player who had gone out counts 0 until that hand is corrected.
struct RoundBlocked
{
    int round = 0;
    PlayerId first; ///< The player whose turn was next, who wins among equal smallest hands; may be empty.
    friend bool operator==(const RoundBlocked &, const RoundBlocked &) = default;
};

/// Only the winner's points of a round are known, but no hands. Entries of its hands become void. Refused if cards count
/// against their holders.
struct RoundScored
{
    int round = 0;
    PlayerId winner; ///< May be empty if `points` is 0.
    int points = 0;
    friend bool operator==(const RoundScored &, const RoundScored &) = default;
};

/// The open round is complete and closed; the next one opens.
struct RoundClosed : KindAlone
{};

/// One hand of RoundCorrected.
struct CorrectedHand
{
    PlayerId player;
    Entry entry;
    friend bool operator==(const CorrectedHand &, const CorrectedHand &) = default;
};

/// A closed round was corrected. States the player who went out and the hands of all others; drafts are dropped.
struct RoundCorrected
{
    int round = 0;
    PlayerId out;   ///< The player who went out; empty if the round was blocked.
    PlayerId first; ///< The player whose turn was next when the round was blocked; may be empty.
    std::vector<CorrectedHand> hands;
    friend bool operator==(const RoundCorrected &, const RoundCorrected &) = default;
};

/// A closed round is removed because it was stated by mistake; later rounds get numbers one lower.
struct RoundRemoved
{
    int round = 0;
    friend bool operator==(const RoundRemoved &, const RoundRemoved &) = default;
};

/// A player takes part from the open round on. A player who had left returns to the old seat with the old points; `points`
/// and `after` are ignored then.
struct PlayerJoined
{
    Player player;
    int points = 0;   ///< The points that a newcomer starts with, from 0 to highest_target.
    PlayerId after{}; ///< The player to whose left a newcomer sits; empty to sit last.
    friend bool operator==(const PlayerJoined &, const PlayerJoined &) = default;
};

/// A player no longer takes part, from the open round on.
struct PlayerLeft
{
    PlayerId player;
    friend bool operator==(const PlayerLeft &, const PlayerLeft &) = default;
};

/// Another player deals the open round; later dealers follow from this one.
struct DealerChanged
{
    PlayerId player;
    friend bool operator==(const DealerChanged &, const DealerChanged &) = default;
};

struct TargetChanged
{
    int target = 0;
    friend bool operator==(const TargetChanged &, const TargetChanged &) = default;
};

/// A decided or ended game is resumed. Past its target it lasts until GameEnded, unless a correction or a new target leaves
/// the target unreached; then the target counts again.
struct GameContinued : KindAlone
{};

/// The game was ended; the leader, if there is one, has won.
struct GameEnded : KindAlone
{};

/// The note and the place of the game were written; both replace the earlier ones.
struct Noted
{
    std::string note;
    std::string place;
    friend bool operator==(const Noted &, const Noted &) = default;
};

/// Undoes the newest fact in force. Undone and Redone are never in force themselves.
struct Undone : KindAlone
{};

/// Restores the fact undone last. Refused once another fact has followed the undo.
struct Redone : KindAlone
{};

using Statement = std::variant<GameStarted, DraftChanged, HandEntered, WentOut, RoundBlocked, RoundScored, RoundClosed,
                               RoundCorrected, RoundRemoved, PlayerJoined, PlayerLeft, DealerChanged, TargetChanged,
                               GameContinued, GameEnded, Noted, Undone, Redone>;

/// One statement with the time at which it was made.
struct Fact
{
    std::int64_t at_ms = 0; ///< The time of the statement in milliseconds since the epoch, UTC.
    Statement statement;
    friend bool operator==(const Fact &, const Fact &) = default;
};

} // namespace tableside::score
