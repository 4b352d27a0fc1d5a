// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of score keeping: games, cards, refusals, and changes of a score sheet in the current language.
#pragma once

#include <QString>

#include "app/ui/option.h"
#include "engine/score/ledger.h"
#include "engine/score/standings.h"

namespace tableside::words {

/// Returns the name of a game, such as "DOS"; not translated.
QString gameName(GameId game);
QString gameKey(GameId game);
/// Returns the name of a card by its code on the pad, for both games: "Red 7", "Wild DOS", "Blue Draw Two".
QString padCardName(const QString &code);
/// Returns the name of a card without its color: "7", "Draw Two".
QString padValueName(const QString &code);
/// Returns the common house rules of a game. Each value is the id of a rule, such as "stacking" or "catchWindow:never". Of the
/// values with the same text before a colon, only one can be chosen. Sheets store the values permanently, so they must not
/// change.
QList<Option> variantsOf(GameId game);

/// Returns a sentence about why an entry on the score sheet was refused and what to do; empty for `none`.
QString scoreRefusal(score::Refusal refusal, const score::Sheet &sheet);
/// Returns a sentence that the deck has only \p copies of a card, and all are counted.
QString tooManyCards(const QString &code, int copies);
/// Returns a sentence about why a text is not a valid sum; empty for `none` and `empty`.
QString sumProblem(score::SumProblem problem);
/// Returns a short text that names a change, for Undo and Redo, such as "Ben's hand in round 3" or "Ben went out in round 3".
/// Empty for undo and redo themselves.
QString statement(const score::Statement &statement, const score::Sheet &sheet);
/// Returns a description of how undo or redo changed a hand, such as "Anna: Red 7 removed".
QString changeOfHand(const QString &player, const score::Cell &before, const score::Cell &after);
/// Returns the content of a hand as a list in words, such as "2 × Red 7, Wild DOS, 12+11".
QString entry(const score::Entry &entry);
/// Returns a reminder of the cards that players must still draw before the hands are counted: for double color matches in the
/// last turn (DOS-END-4 to -6, DOS-MATCH-5), or for a last card that makes the next player draw (UNO-OUT-1).
QString countingReminder(GameId game);
/// Returns a reminder of how a round is scored in which nobody can play any more because all piles are empty (UNO-PILE-1).
QString blockedReminder();

/// Returns the name of a player at the app's own table who is not in the score book, such as "Bruno (computer)".
QString tablePlayer(const score::PlayerId &id);
QString seatName(const score::Sheet &sheet, int seat);
/// Returns the names at all seats, in order.
QStringList seatNames(const score::Sheet &sheet);
/// Returns the names at \p seats as a list in words, such as "Ben and Cleo".
QString seatNames(const score::Sheet &sheet, const std::vector<int> &seats);
/// Returns a sentence about why a game continues although its target was reached: it names the tied players. Empty if no
/// players are tied at the target.
QString tieSentence(const score::Sheet &sheet);
/// Returns the standing, such as "Anna leads by 12." or "Anna wins with 214 points."
QString standingSentence(const score::Sheet &sheet);
/// Returns a rank as lists, paper, and pictures show it, such as "2"; a dash without a rank.
QString rankText(const score::Standing &standing);

} // namespace tableside::words
