// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts with which UNO refuses actions, in the order of the enum Reason.
#include "engine/uno/types.h"

#include <array>

namespace tableside::uno {

namespace {

constexpr std::array<Refusal, reason_count> refusals{{
    {"none", "", ""},
    {"round-over", "UNO-OUT-1", TRANSLATABLE("Refusals", "This round is over.")},
    //: %1 is the player whose turn it is
    {"not-your-turn", "UNO-TURN-1", TRANSLATABLE("Refusals", "It’s %1’s turn.")},
    {"card-not-in-hand", "UNO-TURN-1", TRANSLATABLE("Refusals", "That card isn’t in your hand.")},
    {"card-does-not-match", "UNO-TURN-1",
     TRANSLATABLE("Refusals",
                  "You can’t play that card because it doesn’t match the color, number, or symbol in play.")},
    {"only-the-drawn-card", "UNO-TURN-3", TRANSLATABLE("Refusals", "You can only play the card you just drew.")},
    {"already-drawn", "UNO-TURN-2", TRANSLATABLE("Refusals", "You’ve already drawn. Play that card or keep it.")},
    {"nothing-to-pass", "UNO-TURN-2", TRANSLATABLE("Refusals", "Play a card or draw before you end your turn.")},
    {"colour-not-named", "UNO-ACT-4", TRANSLATABLE("Refusals", "Name a color for your wild card.")},
    {"card-has-its-colour", "UNO-ACT-4", TRANSLATABLE("Refusals", "You only name a color for wild cards.")},
    {"name-colour-first", "UNO-SETUP-3", TRANSLATABLE("Refusals", "The first card is wild: name a color.")},
    {"no-colour-to-name", "UNO-SETUP-3", TRANSLATABLE("Refusals", "You can’t name a color now.")},
    {"holds-the-colour", "UNO-BLUFF-1",
     TRANSLATABLE("Refusals", "House rule: no bluffing. You still have a card of the current color.")},
    {"draw-comes-first", "UNO-STACK-1", TRANSLATABLE("Refusals", "You can’t play until those cards are drawn.")},
    {"only-its-like-stacks", "UNO-STACK-1", TRANSLATABLE("Refusals", "You can only stack the same kind of draw card.")},
    {"accept-or-challenge", "UNO-ACT-5",
     TRANSLATABLE("Refusals", "You have to draw first, unless you can challenge or stack.")},
    {"nothing-to-accept", "UNO-ACT-5", TRANSLATABLE("Refusals", "You don’t have to draw.")},
    {"nothing-to-challenge", "UNO-CHAL-1", TRANSLATABLE("Refusals", "There’s nothing for you to challenge.")},
    {"not-identical", "UNO-JUMP-1",
     TRANSLATABLE("Refusals", "You can only jump in with a card identical to the top card.")},
    {"too-late-to-jump-in", "UNO-JUMP-1", TRANSLATABLE("Refusals", "You’re too late to jump in. Play has moved on.")},
    {"choose-hand-first", "UNO-SEVEN-1", TRANSLATABLE("Refusals", "First, choose a player to swap hands with.")},
    {"no-hand-to-choose", "UNO-SEVEN-1", TRANSLATABLE("Refusals", "You can’t swap hands now.")},
    {"cannot-swap-with-yourself", "UNO-SEVEN-1",
     TRANSLATABLE("Refusals", "You can’t swap hands with yourself. Choose another player.")},
    //: Why a report that a player moved is refused: %1 is that player
    {"not-posing", "UNO-ACT-6", TRANSLATABLE("Refusals", "%1 isn’t posing.")},
    {"nothing-to-call", "UNO-CALL-1", TRANSLATABLE("Refusals", "You only call “UNO!” when you have exactly one card.")},
    {"already-called", "UNO-CALL-1",
     //: Why a call is refused
     TRANSLATABLE("Refusals", "You’ve already called."),
     //: Why a catch is refused: %1 is the player you tried to catch
     TRANSLATABLE("Refusals", "You can’t catch %1 because they’ve already called.")},
    {"already-caught", "UNO-CALL-1",
     //: Why a call is refused
     TRANSLATABLE("Refusals", "You can’t call now because someone already caught you."),
     //: Why a catch is refused: %1 is the player you tried to catch
     TRANSLATABLE("Refusals", "You can’t catch %1 because someone already did.")},
    {"call-window-closed", "UNO-CALL-1",
     //: Why a call is refused
     TRANSLATABLE("Refusals", "Nobody caught you in time, so you don’t have to call anymore."),
     //: Why a catch is refused: %1 is the player you tried to catch
     TRANSLATABLE("Refusals", "You’re too late to catch %1. Play has moved on.")},
    {"no-such-seat", "UNO-DECK-2", TRANSLATABLE("Refusals", "Nobody is sitting there.")},
    {"cannot-catch-yourself", "UNO-CALL-1", TRANSLATABLE("Refusals", "You can’t catch yourself. Call “UNO!” instead.")},
    //: Why a catch is refused: %1 is the player you tried to catch
    {"not-exposed", "UNO-CALL-1", TRANSLATABLE("Refusals", "You can’t catch %1 now.")},
    //: Why a catch is refused: %1 is the player you tried to catch
    {"too-early", "UNO-CALL-1", TRANSLATABLE("Refusals", "Give %1 a moment to call, then try again.")},
}};

} // namespace

const Refusal &refusal(Reason reason)
{
    return refusals.at(static_cast<std::size_t>(reason));
}

} // namespace tableside::uno
