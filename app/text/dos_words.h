// The texts for cards, matches, and events of DOS, in the current language.
#pragma once

#include "engine/dos/event.h"
#include "engine/dos/observation.h"

#include <QString>
#include <QStringList>

#include <span>

namespace tableside::words {

QString colorName(Color color);
/// Returns the call with two cards left: "DOS!".
QString dosCall();
/// Returns the name of a card on its own, as for screen readers: "Red 7", "Wild DOS", "Red Wild #".
QString cardName(dos::Card card);
/// Returns the name of a card within a sentence: "red 7", "Wild DOS".
QString cardInSentence(dos::Card card);
/// Returns the value without the color: "7", "2", "#".
QString cardValue(dos::Card card);
/// Returns the name of a card within a sentence. A Wild # includes the number it was played as: "red Wild # as 4". \p index is
/// the index of the card among the cards played.
QString cardAsRead(const dos::Reading &reading, dos::Card card, std::size_t index);
/// Returns the name of a card on its own with a number that it stands for: "Red Wild # as 4".
QString cardAsNumber(dos::Card card, int number);
/// Returns the name of the Center Row card within a sentence. A wild card includes what it was matched as, such as "Wild DOS as
/// red 2".
QString rowCardAsRead(const dos::Reading &reading, dos::Card rowCard);

QString hiddenCardName(const QString &owner);
QString drawPileName(int count);

/// Returns, for example, "Center Row: red 7 and Wild DOS".
QString centerRow(std::span<const dos::Card> cards);

/// Returns a match, such as "5 + 2 on red 7 · double color match: one bonus card, the others draw one".
QString match(const dos::Reading &reading, dos::Card rowCard, dos::Card first, dos::Card second);
/// Returns what must still be selected to complete an action. Cards that are not selected yet are none.
QString unfinishedChoice(dos::Card rowCard, dos::Card first, dos::Card second);
QString layChoice(dos::Card card);

/// Returns the event as a sentence for the log and for announcements; empty if it needs none. \p names are by seat; \p viewer is
/// the seat of the reader, who is addressed as "you".
QString logLine(const dos::Event &event, const QStringList &names, int viewer);

/// Returns the house rule that everyone counts their own cards (DOS-SCORE-3, UNO-SCORE-2), as a part of houseRules().
QString countAgainstRule();
/// Joins the house rules into one line: \p rules, and the grace period in seconds if \p graceMs differs from \p printedMs (both
/// in milliseconds). Says that the printed rules apply if there are no house rules.
QString houseRules(QStringList rules, int graceMs, int printedMs);

/// Returns the bonus earned so far, such as "You can lay 1 more · the others draw 1"; empty if there is none. \p player is the
/// name of the player who has it, or empty for the reader. \p onlyOther is the opponent's name in a two-player game.
QString bonus(const QString &player, int lays, int othersDraw, const QString &onlyOther = {});

} // namespace tableside::words
