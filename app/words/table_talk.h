// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the characters of computer players say at the table, in character: two lines for each occasion, 40 characters at most.
#pragma once

#include "engine/players/character.h"

#include <QString>

namespace tableside::words {

enum class TalkOccasion {
    CaughtYou,     ///< The character has caught somebody who forgot to call.
    WasCaught,     ///< The character was caught.
    Hit,           ///< The character has to draw cards that somebody else has caused.
    Wins,          ///< The character has won the round.
    LosesNarrowly, ///< Somebody else has won the round, and the character had one or two cards left.
};

/// Returns one of the two lines; \p variant is any number, odd or even.
QString tableTalk(Character character, TalkOccasion occasion, int variant);

} // namespace tableside::words
