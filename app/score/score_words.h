// What the scorekeeper says: games, cards, refusals and facts in the reader's language.
#pragma once

#include <QString>

#include "app/view/option.h"
#include "engine/score/ledger.h"

namespace tableside::words {

/// "DOS": a name, not translated.
QString boxName(GameId box);
QString boxKey(GameId box);
/// "Red 7", "Wild DOS", "Blue Draw Two" for a code of the card pad, of either game.
QString padCardName(const QString &code);
/// The same without the color: "7", "Draw Two".
QString padValueName(const QString &code);
/// What families often play differently: their values are the names of the ruleset; of those that share what
/// is in front of a colon only one can be chosen. Sheets keep the values for ever.
QList<Option> variantsOf(GameId box);

/// Why a statement does not fit the sheet, and what to do; empty for `none`.
QString scoreRefusal(score::Refusal refusal, const score::Sheet &sheet);
/// Why a hand that holds so many of a card cannot be.
QString tooManyCards(const QString &code, int copies);
/// Why the text is no sum; empty for none and for an empty text.
QString sumProblem(score::SumProblem problem);
/// What undo would take back: "Ben's hand in round 3".
QString statement(const score::Statement &statement, const score::Sheet &sheet);
/// What undo or redo did to a hand: "Anna: Red 7 taken back".
QString changeOfHand(const QString &player, const score::Cell &before, const score::Cell &after);
/// What a hand was counted from: "2 × Red 7, Wild DOS, 12+11".
QString entry(const score::Entry &entry);
/// What to do before counting (DOS-END-4 to -6, DOS-MATCH-5, UNO-OUT-1).
QString countingReminder(GameId box);
/// How a round ends that nobody could finish (UNO-PILE-1).
QString blockedReminder();

/// Of somebody at the app's own table who is nobody of the book: "Bruno (computer)".
QString tablePlayer(const score::PlayerId &id);
QString seatName(const score::Sheet &sheet, int seat);
/// Of all seats, in their order.
QStringList seatNames(const score::Sheet &sheet);
/// "Ben and Cleo".
QString seatNames(const score::Sheet &sheet, const std::vector<int> &seats);
/// Why a game goes on whose target is reached: who has to be parted by another round. Else empty.
QString tieSentence(const score::Sheet &sheet);
/// "Anna leads by 12.", "Anna wins with 214 points."
QString standingSentence(const score::Sheet &sheet);

} // namespace tableside::words
