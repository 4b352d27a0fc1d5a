// UNO's codes in the reader's language; what both games have is in play/words.h.
#pragma once

#include "engine/uno/event.h"
#include "engine/uno/reason.h"

#include <QString>
#include <QStringList>

namespace tableside::words {

/// What is called with one card left: "UNO!".
QString unoCall();
/// "Red 7", "Blue Draw Two", "Wild Dumb Fu": as a screen reader says it.
QString cardName(uno::Card card);
/// "red 7", "blue Draw Two": within a sentence.
QString cardInSentence(uno::Card card);

/// Why something was refused, as one sentence; `otherName` is the seat that was meant: caught, or swapped with.
QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName = {});

/// As for DOS.
QString logLine(const uno::Event &event, const QStringList &names, int viewer);

} // namespace tableside::words
