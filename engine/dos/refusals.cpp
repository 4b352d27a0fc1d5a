// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts with which DOS refuses actions, in the order of the enum Reason.
#include "engine/dos/types.h"

#include <array>

namespace tableside::dos {

namespace {

constexpr std::array<Refusal, reason_count> refusals{{
    {"none", "", ""},
    {"round-over", "DOS-SCORE-1", TRANSLATABLE("Refusals", "This round is over.")},
    //: %1 is the player whose turn it is
    {"not-your-turn", "DOS-TURN-1", TRANSLATABLE("Refusals", "It’s %1’s turn.")},
    {"no-such-row-card", "DOS-TURN-1", TRANSLATABLE("Refusals", "That card isn’t in the Center Row.")},
    {"row-card-already-matched", "DOS-TURN-2",
     TRANSLATABLE("Refusals", "You’ve already matched that row card this turn.")},
    {"card-not-in-hand", "DOS-TURN-1", TRANSLATABLE("Refusals", "That card isn’t in your hand.")},
    {"number-does-not-match", "DOS-MATCH-1",
     TRANSLATABLE("Refusals", "You can’t match that row card because your card has a different number.")},
    {"sum-does-not-match", "DOS-MATCH-2",
     TRANSLATABLE("Refusals", "You can’t match that row card because your two cards don’t add up to its number.")},
    {"already-drawn", "DOS-TURN-3",
     TRANSLATABLE("Refusals", "You’ve already drawn this turn. Match a row card, or lay a card in the Center Row.")},
    {"draw-after-match", "DOS-TURN-6",
     TRANSLATABLE("Refusals", "You’ve already matched, so you can’t draw this turn.")},
    {"nothing-matched", "DOS-TURN-1", TRANSLATABLE("Refusals", "Match a row card or draw before you end your turn.")},
    {"lay-owed", "DOS-TURN-4", TRANSLATABLE("Refusals", "You drew without a match: lay a card in the Center Row.")},
    {"lay-before-draw", "DOS-TURN-4",
     TRANSLATABLE("Refusals", "Draw first. You only lay a card if you still don’t make a match.")},
    {"lay-after-match", "DOS-TURN-4",
     TRANSLATABLE("Refusals", "You can’t lay a card because you’ve already matched. End your turn instead.")},
    {"only-bonus-lays-now", "DOS-END-3",
     TRANSLATABLE("Refusals", "You’re done matching. Now it’s time for your bonus cards.")},
    {"no-bonus-to-skip", "DOS-END-3", TRANSLATABLE("Refusals", "You don’t have a bonus card to skip.")},
    {"bonus-lays-compulsory", "DOS-END-3", TRANSLATABLE("Refusals", "House rule: lay your bonus cards.")},
    {"nothing-to-call", "DOS-CALL-1",
     TRANSLATABLE("Refusals", "You only call “DOS!” when you have exactly two cards.")},
    {"already-called", "DOS-CALL-8",
     //: Why a call is refused
     TRANSLATABLE("Refusals", "You’ve already called."),
     //: Why a catch is refused: %1 is the player you tried to catch
     TRANSLATABLE("Refusals", "You can’t catch %1 because they’ve already called.")},
    {"already-caught", "DOS-CALL-3",
     //: Why a call is refused
     TRANSLATABLE("Refusals", "You can’t call now because someone already caught you."),
     //: Why a catch is refused: %1 is the player you tried to catch
     TRANSLATABLE("Refusals", "You can’t catch %1 because someone already did.")},
    {"call-window-closed", "DOS-CALL-4",
     //: Why a call is refused
     TRANSLATABLE("Refusals", "Nobody caught you in time, so you don’t have to call anymore."),
     //: Why a catch is refused: %1 is the player you tried to catch
     TRANSLATABLE("Refusals", "You’re too late to catch %1. Play has moved on.")},
    {"no-such-seat", "DOS-CALL-2", TRANSLATABLE("Refusals", "Nobody is sitting there.")},
    {"cannot-catch-yourself", "DOS-CALL-2", TRANSLATABLE("Refusals", "You can’t catch yourself. Call “DOS!” instead.")},
    //: Why a catch is refused: %1 is the player you tried to catch
    {"not-exposed", "DOS-CALL-7", TRANSLATABLE("Refusals", "You can’t catch %1 now.")},
    //: Why a catch is refused: %1 is the player you tried to catch
    {"too-early", "DOS-CALL-6", TRANSLATABLE("Refusals", "Give %1 a moment to call, then try again.")},
}};

} // namespace

const Refusal &refusal(Reason reason)
{
    return refusals.at(static_cast<std::size_t>(reason));
}

} // namespace tableside::dos
