// Engine codes in the reader's language: the one place where cards, matches and events become words.
#pragma once

#include "engine/dos/event.h"
#include "engine/dos/observation.h"

#include <QString>
#include <QStringList>

#include <span>

namespace tableside::words {

QString colorName(Color color);
/// What is called with two cards left: "DOS!".
QString dosCall();
/// "Red 7", "Wild DOS", "Red Wild #": as a screen reader says it.
QString cardName(dos::Card card);
/// "red 7", "Wild DOS": within a sentence.
QString cardInSentence(dos::Card card);
/// "7", "2", "#": where the color is seen or does not matter.
QString cardValue(dos::Card card);
/// Within a sentence, wild cards with what they were read as: "red Wild # as 4", "Wild DOS as red 2". `index` is which of the
/// cards played it is.
QString cardAsRead(const dos::Reading &reading, dos::Card card, std::size_t index);
/// With a capital: "Red Wild # as 4".
QString cardAsNumber(dos::Card card, int number);
QString rowCardAsRead(const dos::Reading &reading, dos::Card rowCard);

QString hiddenCardName(const QString &owner);
QString drawPileName(int count);

/// "Center Row: red 7 and Wild DOS".
QString centerRow(std::span<const dos::Card> cards);

/// "5 + 2 on red 7 · double color match: one bonus card, the others draw one".
QString match(const dos::Reading &reading, dos::Card rowCard, dos::Card first, dos::Card second);
/// What a selection still needs to become an action; cards may be none.
QString unfinishedChoice(dos::Card rowCard, dos::Card first, dos::Card second);
QString layChoice(dos::Card card);

/// The event as a sentence for the log and for announcements; empty if it is not worth one. Names are by seat; `viewer` is
/// the seat that reads ("You").
QString logLine(const dos::Event &event, const QStringList &names, int viewer);

/// The scoring where everyone counts their own cards (DOS-SCORE-3, UNO-SCORE-2), as part of a line of house rules.
QString countAgainstRule();
/// Returns the house rules on one line: \p rules, and the grace period where it is not the \p printed one, in milliseconds. Says that
/// the printed rules apply where there is none.
QString houseRules(QStringList rules, int graceMs, int printedMs);

/// "You can lay 1 more · the others draw 1"; empty without a bonus. `player` is the name of the player whose bonus it is, empty for
/// the reader; `onlyOther` is the opponent's name in a game of two.
QString bonus(const QString &player, int lays, int othersDraw, const QString &onlyOther = {});

} // namespace tableside::words
