// What a ledger is made of: facts about a game with real cards, in the order in which people stated them. Nothing is
// ever changed or taken away; to undo is a fact as well.
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

/// Names somebody in the book of players, for ever; opaque, not empty.
using PlayerId = std::string;

/// How somebody looked when the game was played; the book of players may know a newer name.
struct Player
{
    PlayerId id;
    std::string name;     ///< UTF-8.
    std::string portrait; ///< What stands for the player beside the name: "owl". May be empty.
    int color = 0;        ///< An index into the app's colors of players.

    friend bool operator==(const Player &, const Player &) = default;
};

/// What is played, and by which rules.
struct GameTerms
{
    GameId game = GameId::dos;
    Scoring scoring = Scoring::winner_takes_all;
    NextDealer next_dealer = NextDealer::round_winner;
    int target = 0;
    std::vector<std::string> variants; ///< House rules in force, by the names of the ruleset.
    friend bool operator==(const GameTerms &, const GameTerms &) = default;
};

struct GameStarted : GameTerms
{
    std::vector<Player> players; ///< In the order in which they sit, clockwise.
    int dealer = 0;              ///< An index into `players`.
    friend bool operator==(const GameStarted &, const GameStarted &) = default;
};

/// A hand was counted, counted again, or corrected long after. Rounds are numbered from 0; the next one to be closed is
/// open. No entry takes back what was entered.
struct HandEntered
{
    int round = 0;
    PlayerId player;
    std::optional<Entry> entry;
    friend bool operator==(const HandEntered &, const HandEntered &) = default;
};

/// A tap or key while a hand is being counted, or counted anew: the hand as it then was. It counts nothing before it is
/// entered, or before RoundCorrected in a round that is closed. No draft: what was tapped and typed is dropped.
struct DraftChanged
{
    int round = 0;
    PlayerId player;
    std::optional<Draft> draft;
    friend bool operator==(const DraftChanged &, const DraftChanged &) = default;
};

/// Who had no card left; what was entered for that hand is void.
struct WentOut
{
    int round = 0;
    PlayerId player;
    friend bool operator==(const WentOut &, const WentOut &) = default;
};

/// Nobody could go on, and all hold cards: the smallest hand wins the round (UNO-PILE-1). Who was out before is not any
/// more; in a closed round that hand counts 0 until it is corrected.
struct RoundBlocked
{
    int round = 0;
    PlayerId first; ///< Whose turn would have come first, to choose among equal hands; empty where nobody said.
    friend bool operator==(const RoundBlocked &, const RoundBlocked &) = default;
};

/// All that is known of a round is what its winner took; nobody's hand is. What was entered for hands is void. In a round
/// that is known so, WentOut of a closed one moves the points to another winner, and of the open one begins to count hands.
struct RoundScored
{
    int round = 0;
    PlayerId winner; ///< Empty where nobody gained anything, and nobody said who won.
    int points = 0;
    friend bool operator==(const RoundScored &, const RoundScored &) = default;
};

/// The open round is complete.
struct RoundClosed
{
    friend bool operator==(const RoundClosed &, const RoundClosed &) = default;
};

struct CorrectedHand
{
    PlayerId player;
    Entry entry;
    friend bool operator==(const CorrectedHand &, const CorrectedHand &) = default;
};

/// All of a closed round anew: who went out, and the hands of all others. What was a draft in it is one no more.
struct RoundCorrected
{
    int round = 0;
    PlayerId out;   ///< Empty where nobody could go on.
    PlayerId first; ///< As RoundBlocked::first.
    std::vector<CorrectedHand> hands;
    friend bool operator==(const RoundCorrected &, const RoundCorrected &) = default;
};

/// A closed round never was; later ones move up.
struct RoundRemoved
{
    int round = 0;
    friend bool operator==(const RoundRemoved &, const RoundRemoved &) = default;
};

/// From the open round on; somebody who left comes back with the points of then, and `points` is not used.
struct PlayerJoined
{
    Player player;
    int points = 0; ///< What a newcomer starts with.
    friend bool operator==(const PlayerJoined &, const PlayerJoined &) = default;
};

/// From the open round on.
struct PlayerLeft
{
    PlayerId player;
    friend bool operator==(const PlayerLeft &, const PlayerLeft &) = default;
};

struct TargetChanged
{
    int target = 0;
    friend bool operator==(const TargetChanged &, const TargetChanged &) = default;
};

/// A game that was decided or ended goes on. Past its target it goes on until GameEnded, or until a correction or another
/// target has put the target ahead again.
struct GameContinued
{
    friend bool operator==(const GameContinued &, const GameContinued &) = default;
};

struct GameEnded
{
    friend bool operator==(const GameEnded &, const GameEnded &) = default;
};

struct Noted
{
    std::string note;
    std::string place;
    friend bool operator==(const Noted &, const Noted &) = default;
};

/// The newest fact that is in force and no Undone or Redone is out of force.
struct Undone
{
    friend bool operator==(const Undone &, const Undone &) = default;
};

/// What was undone last is in force again. Not possible after any other new fact.
struct Redone
{
    friend bool operator==(const Redone &, const Redone &) = default;
};

using Statement = std::variant<GameStarted, DraftChanged, HandEntered, WentOut, RoundBlocked, RoundScored, RoundClosed,
                               RoundCorrected, RoundRemoved, PlayerJoined, PlayerLeft, TargetChanged, GameContinued,
                               GameEnded, Noted, Undone, Redone>;

struct Fact
{
    std::int64_t at_ms = 0; ///< When it was stated: milliseconds since 1970, UTC.
    Statement statement;
    friend bool operator==(const Fact &, const Fact &) = default;
};

} // namespace tableside::score
