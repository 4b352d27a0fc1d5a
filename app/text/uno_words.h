// The texts for cards and events of UNO in the current language. Texts for both games are in dos_words.h.
#pragma once

#include "engine/uno/event.h"

#include <QString>
#include <QStringList>

namespace tableside::words {

/// Returns the call with one card left: "UNO!".
QString unoCall();
/// Returns the name of a card on its own, as for screen readers: "Red 7", "Blue Draw Two", "Wild Dumb Fu".
QString cardName(uno::Card card);
/// Returns the name of a card within a sentence: "red 7", "blue Draw Two".
QString cardInSentence(uno::Card card);

/// Returns the event as a sentence, like logLine() for DOS.
QString logLine(const uno::Event &event, const QStringList &names, int viewer);

} // namespace tableside::words
