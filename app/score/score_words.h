// The texts of score keeping: games, cards, refusals, and facts in the current language.
#pragma once

#include <QString>

#include "app/view/option.h"
#include "engine/score/ledger.h"

namespace tableside::words {

/// Returns the name of a game, such as "DOS"; not translated.
QString boxName(GameId box);
QString boxKey(GameId box);
/// Returns the name of a card by its code on the pad, for both games: "Red 7", "Wild DOS", "Blue Draw Two".
QString padCardName(const QString &code);
/// Returns the name of a card without its color: "7", "Draw Two".
QString padValueName(const QString &code);
/// Returns the common house rules of a game. Values are the ids of the ruleset; of those with the same text before a colon, only
/// one can be chosen. Sheets store the values permanently, so they must not change.
QList<Option> variantsOf(GameId box);

/// Returns why a statement was refused and what to do; empty for `none`.
QString scoreRefusal(score::Refusal refusal, const score::Sheet &sheet);
/// Returns a sentence that the deck has only \p copies of a card, and all are counted.
QString tooManyCards(const QString &code, int copies);
/// Returns why a text is not a sum; empty for `none` and `empty`.
QString sumProblem(score::SumProblem problem);
/// Returns a noun phrase for the change that undo would undo, such as "Ben's hand in round 3".
QString statement(const score::Statement &statement, const score::Sheet &sheet);
/// Returns a description of how undo or redo changed a hand, such as "Anna: Red 7 removed".
QString changeOfHand(const QString &player, const score::Cell &before, const score::Cell &after);
/// Returns what a hand consists of, such as "2 × Red 7, Wild DOS, 12+11".
QString entry(const score::Entry &entry);
/// Returns what to do before counting (DOS-END-4 to -6, DOS-MATCH-5, UNO-OUT-1).
QString countingReminder(GameId box);
/// Returns how a round ends that nobody could finish (UNO-PILE-1).
QString blockedReminder();

/// Returns the name of a player at the app's own table who is not in the book, such as "Bruno (computer)".
QString tablePlayer(const score::PlayerId &id);
QString seatName(const score::Sheet &sheet, int seat);
/// Returns the names at all seats, in order.
QStringList seatNames(const score::Sheet &sheet);
/// Returns the names at \p seats as a list in words, such as "Ben and Cleo".
QString seatNames(const score::Sheet &sheet, const std::vector<int> &seats);
/// Returns why a game continues although its target was reached, naming the tied players; empty if there is no such tie.
QString tieSentence(const score::Sheet &sheet);
/// Returns the standing, such as "Anna leads by 12." or "Anna wins with 214 points."
QString standingSentence(const score::Sheet &sheet);

} // namespace tableside::words
