// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Moments: what happens to a player during a round, such as drawing four cards or losing a hand. MomentFinder finds them in the
// events of a match, and momentStyle() is the table of how each kind is shown. Pages show any moment without knowing its kind.
#pragma once

#include "app/audio/sound_board.h"

#include <optional>

namespace tableside {

enum class MomentKind : quint8 {
    DoubleColor,      ///< A double color match, for which everyone else draws a card (DOS-MATCH-4): the first of a turn.
    DoubleColorAgain, ///< Another double color match of the same turn.
    AnotherMatch,     ///< A second or later match of the same turn of DOS.
    ManyCards,        ///< A turn of DOS that shed four or more cards.
    Caught,           ///< A player who forgot to call was caught.
    WrongCatch,       ///< A player caught somebody wrongly and draws cards for it (DOS-CALL-7).
    Unnoticed,        ///< A player forgot to call, but nobody caught them in time.
    CardsDrawn,       ///< A player draws for a draw card.
    Stacked,          ///< A draw card was played on a draw card (UNO-STACK-1).
    Bluff,            ///< A challenge succeeded (UNO-CHAL-1).
    NoBluff,          ///< A challenge failed.
    HandsSwapped,     ///< Two players swapped hands for a 7 (UNO-SEVEN-1).
    HandsPassed,      ///< Everyone passed their hand on for a 0 (UNO-SEVEN-1).
    Reversed,         ///< The direction of play turned.
    Skipped,          ///< A player missed a turn.
    Posing,           ///< A player has to hold a pose (UNO-ACT-6).
    Moved,            ///< A posing player moved.
    Held,             ///< A player held the pose to its end.
    JumpedIn,         ///< A player jumped in (UNO-JUMP-1).
    MatchPoint,       ///< A player may win the match with this round.
    DealerDrawn,      ///< The players drew for the first deal.
};
inline constexpr int momentKinds = static_cast<int>(MomentKind::DealerDrawn) + 1;

struct TableMoment
{
    static constexpr int nobody = -1;
    static constexpr int everyone = -2; ///< All players but the one at `by`.

    MomentKind kind;
    int by = nobody; ///< The seat that caused the moment; `nobody` if the rules did.
    int to = nobody; ///< The seat to which it happens; may be `everyone`.
    int amount = 0;  ///< The number of cards to draw, of cards shed, of matches, or of cards that `by` takes from `to`.
    int more = 0;    ///< HandsSwapped: the number of cards that `to` gets. Stacked: the number for the last card alone.

    bool happensTo(int seat) const { return seat >= 0 && (to == seat || (to == everyone && by != seat)); }
    friend bool operator==(const TableMoment &, const TableMoment &) = default;
};

/// How much room and time a moment gets.
enum class MomentWeight : quint8 {
    Badge = 1,  ///< A badge at the seat until that seat acts again; the game goes on at once.
    Banner = 2, ///< A banner over the bar; the game waits.
    Scene = 3,  ///< A banner, and light over the whole table; the game waits.
};

/// The face of a player's portrait.
enum class Face : quint8 { Calm, Thinking, Pleased, Dismayed, Startled };
/// Returns the name of a face in the files of the portraits (resources/README.md).
const char *faceName(Face face);

/// The seats at which a badge stays; AtViewer is the target if that is the only person.
enum class MomentBadge : quint8 { None, AtCause, AtTarget, AtBoth, AtViewer };

/// A row of the table of moments.
struct MomentStyle
{
    MomentWeight weight;
    int ms;        ///< How long the game waits, at normal speed; 0 for a badge.
    bool isBad;    ///< Whether the moment is bad for the player to whom it happens.
    bool isLogged; ///< Whether the log gets the moment's words, because no event of the match has a sentence about it.
    Face byFace;   ///< The face of the player who caused the moment.
    Face toFace;   ///< The face of a player to whom it happens. A startled player is dismayed after the moment.
    MomentBadge badge = MomentBadge::None;
    const char *badgeIcon = "";      ///< The name of an icon in resources/icons.
    std::optional<Sound> sound = {}; ///< A sound beside those of the events.
};

const MomentStyle &momentStyle(MomentKind kind);
/// Returns the factor for the size of the moment's words: 1, or up to 2 for the later matches of a turn and for a stack that grows.
double momentSize(const TableMoment &moment);
/// Returns the moment's sound, which rises with the number of matches in one turn; nothing if its events have sounds of their own.
std::optional<Sound> momentSound(const TableMoment &moment);

} // namespace tableside
