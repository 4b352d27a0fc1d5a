// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The small talk of the computer players' characters at the table: two lines for each occasion, of at most 40 characters.
#pragma once

#include "engine/players/character.h"

#include <QString>

namespace tableside::words {

enum class TalkOccasion {
    CaughtYou,     ///< The character has caught somebody who forgot to call.
    WasCaught,     ///< The character was caught.
    Hit,           ///< The character has to draw cards that somebody else has caused.
    Wins,          ///< The character has won the round.
    LosesNarrowly, ///< Another player has won the round, and the character had one or two cards left.
};

/// Returns one of the two lines; \p variant is any number, odd or even.
QString tableTalk(Character character, TalkOccasion occasion, int variant);
/// Returns a sentence for screen readers in which the player \p name says \p line.
QString talkSentence(const QString &name, const QString &line);

} // namespace tableside::words
