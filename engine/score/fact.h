// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts: the statements from which the score sheet of a game is computed, in the order in which they were made. For a
// game with real cards, people state the facts, for example that a hand was counted; for a game in the app, the facts
// follow from its events (engine/score/match_facts.h). A fact is never changed or removed; undo and redo are facts,
// too. Each kind of fact is one struct below. Rounds are numbered from 0; the open (current) round has the number
// after the last closed one.
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

/// The permanent id of a person in the score book. Opaque and not empty. Players who are not in the score book have
/// the ids of table_player.h.
using PlayerId = std::string;

/// A player, with name and portrait as they were at the time of the game. The score book may store a newer name and
/// portrait.
struct Player
{
    PlayerId id;
    std::string name;     ///< The name in UTF-8.
    std::string portrait; ///< The name of a picture, such as "owl"; may be empty.
    int color = 0;        ///< An index into the app's colors of players.

    friend bool operator==(const Player &, const Player &) = default;
};

/// The base of facts that have no data besides their kind.
struct EmptyFact
{
    friend bool operator==(const EmptyFact &, const EmptyFact &) = default;
};

/// The game, its scoring and its rules.
struct GameTerms
{
    GameId game = GameId::dos;
    Scoring scoring = Scoring::winner_takes_all;
    NextDealer next_dealer = NextDealer::round_winner;
    int target = 0; ///< The points that end the game: lowest_target to highest_target, or unknown_target.
    std::vector<std::string> variants; ///< The names of the house rules that are used, as in the ruleset.
    bool at_table = false;             ///< Whether the game was played in the app, not with real cards.
    friend bool operator==(const GameTerms &, const GameTerms &) = default;
};

struct GameStarted : GameTerms
{
    std::vector<Player> players; ///< The players in seating order, clockwise.
    int dealer = 0;              ///< The first dealer, as an index into `players`.
    friend bool operator==(const GameStarted &, const GameStarted &) = default;
};

/// The count of a player's hand was entered or corrected. If `entry` is empty, the earlier entry is cleared, which is
/// allowed only in the open (current) round.
struct HandEntered
{
    int round = 0;
    PlayerId player;
    std::optional<Entry> entry;
    friend bool operator==(const HandEntered &, const HandEntered &) = default;
};

/// The draft of a hand (its unfinished count) was changed by a tap or key. A draft does not change the points;
/// only a later HandEntered or RoundCorrected fact with the finished count does. If `draft` is empty, the earlier
/// draft is dropped.
struct DraftChanged
{
    int round = 0;
    PlayerId player;
    std::optional<Draft> draft;
    friend bool operator==(const DraftChanged &, const DraftChanged &) = default;
};

/// `player` went out (played the last card), so the entry of that player's hand is removed: an empty hand has no points.
/// In a closed round the fact may correct an earlier WentOut fact. The removed entry then moves to the player who went
/// out by the earlier fact. If only the winner's points of the round were known, a closed round gives these points to
/// `player`; the open round drops them, so that the hands must be entered.
struct WentOut
{
    int round = 0;
    PlayerId player;
    friend bool operator==(const WentOut &, const WentOut &) = default;
};

/// Nobody could play on although all players hold cards; the hand with the fewest points wins (UNO-PILE-1). This fact
/// revokes an earlier WentOut fact of the round. If the round is closed, the hand of the player who was said to be out
/// counts 0 until that hand is corrected.
struct RoundBlocked
{
    int round = 0;
    /// The player whose turn was next when the round was blocked; may be empty. If several hands are the smallest and this
    /// player has one of them, this player wins the round.
    PlayerId first;
    friend bool operator==(const RoundBlocked &, const RoundBlocked &) = default;
};

/// Only the winner's points of a round were entered, because the hands are unknown. Earlier entries for hands of the
/// round are cleared. Refused in games in which cards count against the players who hold them.
struct RoundScored
{
    int round = 0;
    PlayerId winner; ///< May be empty if `points` is 0.
    int points = 0;
    friend bool operator==(const RoundScored &, const RoundScored &) = default;
};

/// The open round is complete and closed; the next one opens.
struct RoundClosed : EmptyFact
{};

/// One corrected hand in a RoundCorrected fact.
struct CorrectedHand
{
    PlayerId player;
    Entry entry;
    friend bool operator==(const CorrectedHand &, const CorrectedHand &) = default;
};

/// A closed round was corrected. States the player who went out and the hands of all other players. The drafts
/// (unfinished counts) of the round are dropped.
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

/// A player no longer takes part; the open round is the first without the player.
struct PlayerLeft
{
    PlayerId player;
    friend bool operator==(const PlayerLeft &, const PlayerLeft &) = default;
};

/// Another player deals the open round. The dealers of later rounds follow again from the rule GameTerms::next_dealer.
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

/// The players score by the other of the two ways from the first round on. Refused in a game that counts only the winner's
/// points of a round if the new way needs the hands.
struct ScoringChanged
{
    Scoring scoring = Scoring::winner_takes_all;
    friend bool operator==(const ScoringChanged &, const ScoringChanged &) = default;
};

/// The game was played at another time than the first fact was stated, for example when a paper sheet is entered later.
struct DateChanged
{
    std::int64_t played_ms = 0; ///< The start of the game in milliseconds since the epoch, UTC; 0 or more.
    friend bool operator==(const DateChanged &, const DateChanged &) = default;
};

/// The points of one player over several rounds.
struct StatedTotal
{
    PlayerId player;
    int points = 0; ///< From 0 to highest_stated_total.
    friend bool operator==(const StatedTotal &, const StatedTotal &) = default;
};

/// Only the final totals of the game are known, and none of its rounds. States the total of every player. Refused once a
/// round has been closed. Rounds that follow are added to these totals.
struct TotalsStated
{
    std::vector<StatedTotal> totals;
    friend bool operator==(const TotalsStated &, const TotalsStated &) = default;
};

/// A decided or ended game is continued. If the target has already decided the game, only GameEnded ends the game from then
/// on. But if no round decides the game any more, after a correction or with a new target, the target can decide the game
/// again. The target can also still decide a game that people ended before a total had reached the target.
struct GameContinued : EmptyFact
{};

/// People ended the game; the leader, if there is one, has won.
struct GameEnded : EmptyFact
{};

/// The note and the place of the game were entered; both replace the earlier note and place.
struct Noted
{
    std::string note;
    std::string place;
    friend bool operator==(const Noted &, const Noted &) = default;
};

/// Undoes the newest fact that has not been undone. GameStarted, Undone and Redone facts can't be undone.
struct Undone : EmptyFact
{};

/// Restores the fact that was undone last and has not been restored. Refused if a fact other than Undone and Redone was added
/// after the undo.
struct Redone : EmptyFact
{};

using Statement =
    std::variant<GameStarted, DraftChanged, HandEntered, WentOut, RoundBlocked, RoundScored, RoundClosed,
                 RoundCorrected, RoundRemoved, PlayerJoined, PlayerLeft, DealerChanged, TargetChanged, GameContinued,
                 GameEnded, Noted, Undone, Redone, ScoringChanged, DateChanged, TotalsStated>;

/// One statement about a game, such as an entered hand, with the time at which it was made.
struct Fact
{
    std::int64_t at_ms = 0; ///< The time of the statement in milliseconds since the epoch, UTC.
    Statement statement;
    friend bool operator==(const Fact &, const Fact &) = default;
};

} // namespace tableside::score
