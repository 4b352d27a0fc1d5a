// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts for the cards and events of UNO in the interface language. Texts that both games use are in dos_words.h.
#pragma once

#include "engine/uno/types.h"

#include <QString>
#include <QStringList>

namespace tableside::words {

/// Returns the word that a player with one card left must call: "UNO!".
QString unoCall();
/// Returns the name of a card outside a sentence, such as "Red 7", "Blue Draw Two", or "Wild Dumb Fu", for example for screen
/// readers.
QString cardName(uno::Card card);
/// Returns the name of a card inside a sentence, such as "red 7" or "blue Draw Two".
QString cardInSentence(uno::Card card);

/// Returns an event as a sentence; empty if the event needs none. The parameters are those of logLine() for DOS.
QString logLine(const uno::Event &event, const QStringList &names, int viewer);

} // namespace tableside::words
