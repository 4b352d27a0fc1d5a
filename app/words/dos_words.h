// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts for the cards, matches, and events of DOS in the interface language, and texts that both games use.
#pragma once

#include "engine/dos/types.h"
#include "engine/dos/observation.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace tableside::words {

QString colorName(Color color);
/// Returns the word that a player with two cards left must call: "DOS!".
QString dosCall();
/// Returns the name of a card outside a sentence, such as "Red 7", "Wild DOS", or "Red Wild #", for example for screen readers.
QString cardName(dos::Card card);
/// Returns the name of a card inside a sentence, such as "red 7" or "Wild DOS".
QString cardInSentence(dos::Card card);
/// Returns the card's value without its color, such as "7", "2", or "#".
QString cardValue(dos::Card card);
/// Returns the name of a played card inside a sentence. For a Wild #, adds the number as which it was played: "red Wild # as
/// 4". \p index is the card's index among the one or two cards of the match.
QString cardAsPlayed(const dos::Reading &reading, dos::Card card, std::size_t index);
/// Returns the name of a card outside a sentence, followed by the number it stands for: "Red Wild # as 4".
QString cardAsNumber(dos::Card card, int number);
/// Returns the name of a matched Center Row card inside a sentence. For a Wild #, adds the number as which it was matched; for a
/// Wild DOS in a color match, the card: "Wild DOS as red 2".
QString rowCardAsRead(const dos::Reading &reading, dos::Card rowCard);

QString hiddenCardName(const QString &owner);
QString drawPileName(int count);

/// Returns the cards of the Center Row as text, such as "Center Row: red 7 and Wild DOS".
QString centerRow(std::span<const dos::Card> cards);

/// Returns a description of a match, such as "5 + 2 on red 7 · double color match: one bonus card, the others draw one".
QString match(const dos::Reading &reading, dos::Card rowCard, dos::Card first, dos::Card second);
/// Returns an instruction to select the cards that are still missing for a match. Pass an empty dos::Card()
/// for each card that is not selected yet.
QString unfinishedChoice(dos::Card rowCard, dos::Card first, dos::Card second);
QString layChoice(dos::Card card);

/// Returns an event as a sentence for the log and for screen readers; empty if the event needs none. \p names are the players'
/// names by seat. \p viewer is the reader's seat, and that player is addressed as "you".
QString logLine(const dos::Event &event, const QStringList &names, int viewer);

/// Returns the name of the house rule that each player scores their own remaining cards (DOS-SCORE-3, UNO-SCORE-2), for lists of
/// house rules.
QString countAgainstRule();
/// Joins the names of house rules into one line. Adds the grace period (the time before a player can be caught) if \p graceMs
/// differs from \p printedMs; both are in milliseconds. Without house rules, returns "printed rules".
QString houseRules(QStringList rules, int graceMs, int printedMs);

/// Returns the bonus earned so far in a DOS turn, such as "You can lay 1 more · the others draw 1"; empty if there is none. \p
/// player is the name of the player in turn, and \p onlyOther is the opponent's name in a two-player game. Either is empty if it
/// is the reader.
QString bonus(const QString &player, int lays, int othersDraw, const std::optional<QString> &onlyOther = {});

} // namespace tableside::words
