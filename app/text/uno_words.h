// UNO's codes in the reader's language; what both games have is in play/words.h.
#pragma once

#include "engine/uno/event.h"

#include <QString>
#include <QStringList>

namespace tableside::words {

/// What is called with one card left: "UNO!".
QString unoCall();
/// "Red 7", "Blue Draw Two", "Wild Dumb Fu": as a screen reader says it.
QString cardName(uno::Card card);
/// "red 7", "blue Draw Two": within a sentence.
QString cardInSentence(uno::Card card);

/// As for DOS.
QString logLine(const uno::Event &event, const QStringList &names, int viewer);

} // namespace tableside::words
