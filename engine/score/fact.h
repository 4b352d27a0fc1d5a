// The facts of which a ledger is made: what people stated about a game with real cards, or what happened in a game at the
// app's own table (engine/score/match_facts.h), in that order. A fact is never changed or removed; undo and redo are facts as well. Every kind of fact is one struct
// below.
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

/// Names a person in the score book, for ever. Opaque, not empty.
using PlayerId = std::string;

/// A person with the name and look of the time of the game; the score book may know newer ones.
struct Player
{
    PlayerId id;
    std::string name;     ///< UTF-8.
    std::string portrait; ///< Names a picture: "owl". May be empty.
    int color = 0;        ///< An index into the app's colors of players.

    friend bool operator==(const Player &, const Player &) = default;
};

/// Of a fact that says all by its kind.
struct KindAlone
{
    friend bool operator==(const KindAlone &, const KindAlone &) = default;
};

/// What is played, and by which rules.
struct GameTerms
{
    GameId game = GameId::dos;
    Scoring scoring = Scoring::winner_takes_all;
    NextDealer next_dealer = NextDealer::round_winner;
    int target = 0;
    std::vector<std::string> variants; ///< House rules in force, by the names of the ruleset.
    bool at_table = false;             ///< Played at the app's own table, not with real cards.
    friend bool operator==(const GameTerms &, const GameTerms &) = default;
};

struct GameStarted : GameTerms
{
    std::vector<Player> players; ///< In the order in which they sit, clockwise.
    int dealer = 0;              ///< An index into `players`.
    friend bool operator==(const GameStarted &, const GameStarted &) = default;
};

/// A hand was counted, counted again, or corrected long after. Rounds are numbered from 0; the last one is open until
/// it is closed. Without an entry, what was entered before is taken back.
struct HandEntered
{
    int round = 0;
    PlayerId player;
    std::optional<Entry> entry;
    friend bool operator==(const HandEntered &, const HandEntered &) = default;
};

/// The draft of a hand after a tap or key. A draft counts nothing: HandEntered makes it an entry, or RoundCorrected in
/// a closed round. Without a draft, the one before is dropped.
struct DraftChanged
{
    int round = 0;
    PlayerId player;
    std::optional<Draft> draft;
    friend bool operator==(const DraftChanged &, const DraftChanged &) = default;
};

/// The player had no card left; what was entered for that hand becomes void.
struct WentOut
{
    int round = 0;
    PlayerId player;
    friend bool operator==(const WentOut &, const WentOut &) = default;
};

/// Nobody could go on, and all hold cards: the smallest hand wins the round (UNO-PILE-1). A player stated to be out
/// before is out no more; in a closed round that hand counts 0 until it is corrected.
struct RoundBlocked
{
    int round = 0;
    PlayerId first; ///< Whose turn would have come first, to choose among equal hands; empty where nobody said.
    friend bool operator==(const RoundBlocked &, const RoundBlocked &) = default;
};

/// Only the points of the winner are known of a round, no hand. What was entered for hands becomes void. In such a
/// round, WentOut gives the points to another winner once the round is closed, and begins to count hands while the
/// round is open.
struct RoundScored
{
    int round = 0;
    PlayerId winner; ///< Empty where nobody gained anything, and nobody said who won.
    int points = 0;
    friend bool operator==(const RoundScored &, const RoundScored &) = default;
};

/// The open round is complete.
struct RoundClosed : KindAlone
{};

struct CorrectedHand
{
    PlayerId player;
    Entry entry;
    friend bool operator==(const CorrectedHand &, const CorrectedHand &) = default;
};

/// A closed round was corrected: who went out, and the hands of all others. Drafts of its hands are dropped.
struct RoundCorrected
{
    int round = 0;
    PlayerId out;   ///< Empty where nobody could go on.
    PlayerId first; ///< As RoundBlocked::first.
    std::vector<CorrectedHand> hands;
    friend bool operator==(const RoundCorrected &, const RoundCorrected &) = default;
};

/// A closed round was stated by mistake; the later ones move up.
struct RoundRemoved
{
    int round = 0;
    friend bool operator==(const RoundRemoved &, const RoundRemoved &) = default;
};

/// From the open round on. A player who had left comes back to the old seat with the points of then; `points` and
/// `after` are not used.
struct PlayerJoined
{
    Player player;
    int points = 0;   ///< What a newcomer starts with.
    PlayerId after{}; ///< To whose left a newcomer sits; empty where nobody said: last.
    friend bool operator==(const PlayerJoined &, const PlayerJoined &) = default;
};

/// From the open round on.
struct PlayerLeft
{
    PlayerId player;
    friend bool operator==(const PlayerLeft &, const PlayerLeft &) = default;
};

/// Who deals the open round after all; the rounds that follow go on from there.
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

/// A game that was decided or ended goes on. Past its target it goes on until GameEnded; a correction or another target
/// that puts the target ahead again makes the target count again.
struct GameContinued : KindAlone
{};

struct GameEnded : KindAlone
{};

/// Replaces the note and the place of before.
struct Noted
{
    std::string note;
    std::string place;
    friend bool operator==(const Noted &, const Noted &) = default;
};

/// Puts the newest fact that is in force out of force; Undone and Redone themselves do not count.
struct Undone : KindAlone
{};

/// Puts the fact that was undone last in force again. Refused after any other new fact.
struct Redone : KindAlone
{};

using Statement = std::variant<GameStarted, DraftChanged, HandEntered, WentOut, RoundBlocked, RoundScored, RoundClosed,
                               RoundCorrected, RoundRemoved, PlayerJoined, PlayerLeft, DealerChanged, TargetChanged,
                               GameContinued, GameEnded, Noted, Undone, Redone>;

struct Fact
{
    std::int64_t at_ms = 0; ///< When it was stated: milliseconds since 1970, UTC.
    Statement statement;
    friend bool operator==(const Fact &, const Fact &) = default;
};

} // namespace tableside::score
