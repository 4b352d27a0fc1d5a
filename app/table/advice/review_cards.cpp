// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/advice/review_cards.h"

#include "app/table/advice/dos_plan_outcome.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"
#include "engine/dos/notation.h"
#include "engine/uno/matching.h"
#include "engine/uno/notation.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tableside {

namespace {

struct ReviewTr
{
    Q_DECLARE_TR_FUNCTIONS(Review)
};

template <typename Card>
QString codeOf(Card card)
{
    return QString::fromStdString(card_text(card));
}

template <typename Hand>
void showHand(ReviewedDecision &shown, const Hand &hand)
{
    QStringList names;
    hand.for_each_card([&](auto card) {
        shown.handCards << codeOf(card);
        names << words::cardInSentence(card);
    });
    shown.handNames = QLocale().createSeparatedList(names);
}

template <typename Card>
void markInHand(ReviewedDecision &shown, Card card)
{
    for (int index = 0; index < shown.handCards.size(); ++index) {
        if (shown.handCards[index] == codeOf(card) && !shown.betterHand.contains(index)) {
            shown.betterHand << index;
            return;
        }
    }
}

} // namespace

/// A plan is a sequence of actions that the search rates as a whole. Only a match can be followed by more actions of the same
/// plan. A draw ends the plan because it brings a random card (DOS-TURN-3). A bonus card ends the plan because the next one is a
/// new decision (DOS-END-3).
bool endsPlan(const dos::Action &action)
{
    return !std::holds_alternative<dos::MatchRow>(action);
}

bool endsPlan(const uno::Action &)
{
    return true;
}

void showCards(ReviewedDecision &shown, const dos::State &position, const std::vector<dos::Action> &better)
{
    //: Over the cards of the Center Row in a reviewed decision
    shown.rowHeading = ReviewTr::tr("Center Row");
    QStringList names;
    for (const dos::Card card : position.table.row()) {
        shown.rowCards << codeOf(card);
        names << words::cardInSentence(card);
    }
    shown.rowNames = QLocale().createSeparatedList(names);
    showHand(shown, position.hand_in_turn());
    const DosPlanOutcome outcome = outcomeOf(position, better);
    for (const dos::Matched &matched : outcome.matches) {
        shown.betterRow << matched.row;
        for (const dos::Card card : matched.cards)
            markInHand(shown, card);
    }
    if (outcome.lay)
        markInHand(shown, outcome.lay->card);
    shown.betterDraws = std::holds_alternative<dos::DrawCard>(better.front());
}

void showCards(ReviewedDecision &shown, const uno::State &position, const std::vector<uno::Action> &better)
{
    const uno::Card top = position.table.top();
    const bool isNamed = top.is_wild() && position.table.color != Color::any;
    //: Over the card on top of the discard pile in a reviewed decision. %1 the color that was named
    shown.rowHeading = isNamed ? ReviewTr::tr("Top card, color: %1").arg(words::colorName(position.table.color))
                               //: Over the card on top of the discard pile in a reviewed decision
                               : ReviewTr::tr("Top card");
    shown.rowCards << codeOf(top);
    shown.rowNames = words::cardInSentence(top);
    showHand(shown, position.hand_in_turn());
    const uno::Action &action = better.front();
    if (const auto *play = std::get_if<uno::PlayCard>(&action))
        markInHand(shown, play->card);
    shown.betterDraws = std::holds_alternative<uno::DrawCard>(action) || std::holds_alternative<uno::AcceptDraw>(action);
    shown.betterChallenges = std::holds_alternative<uno::ChallengeDraw>(action);
    if (const auto *swap = std::get_if<uno::SwapHands>(&action))
        shown.betterSeat = swap->seat;
}

bool hasWorked(const dos::State &, const dos::Action &, std::span<const dos::Event>)
{
    return false;
}

bool hasWorked(const uno::State &position, const uno::Action &action, std::span<const uno::Event> since)
{
    const auto *play = std::get_if<uno::PlayCard>(&action);
    const bool isBluff = play && play->card == uno::wild_draw_four && !uno::lacks_color(position.table, position.hand_in_turn());
    if (!isBluff && !std::holds_alternative<uno::ChallengeDraw>(action))
        return false;
    for (const uno::Event &event : since) {
        if (const auto *challenged = std::get_if<uno::Challenged>(&event))
            return !isBluff && challenged->guilty; // UNO-CHAL-1: a challenge succeeds if the card was a bluff
        if (const auto *drew = std::get_if<uno::Drew>(&event); drew && isBluff)
            return drew->why == uno::DrawReason::draw_four;
    }
    return false;
}

namespace {

QString missedCallOf(const QString &player, const MissedCall &missed, int viewer, const QString &call, const QStringList &names)
{
    if (missed.seat != viewer)
        //: In the review of a round. %1, %4 players, %2 "DOS!" or "UNO!", %3 the number of a turn of %4
        return ReviewTr::tr("%1 forgot to call “%2” after %4’s turn %3, but nobody noticed.")
            .arg(names.value(missed.seat), call, QString::number(missed.turn), player);
    if (missed.by)
        //: In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"
        return ReviewTr::tr("Turn %1: %2 forgot to call “%3” and was caught.")
            .arg(QString::number(missed.turn), player, call); // the catcher can be unknown if several people play
    //: In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"
    return ReviewTr::tr("Turn %1: %2 forgot to call “%3”, but nobody noticed.").arg(QString::number(missed.turn), player, call);
}

} // namespace

QString missedCallLine(const MissedCall &missed, int viewer, const QString &call, const QStringList &names, bool byName)
{
    if (byName)
        return missedCallOf(names.value(viewer), missed, viewer, call, names);
    if (missed.seat != viewer)
        //: In the review of a round. %1 a player, %2 "DOS!" or "UNO!", %3 the number of the reader's own turn
        return ReviewTr::tr("%1 forgot to call “%2” after your turn %3, but nobody noticed.")
            .arg(names.value(missed.seat), call, QString::number(missed.turn));
    if (missed.by)
        //: In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!", %3 a player
        return ReviewTr::tr("Your turn %1: you forgot to call “%2”, and %3 caught you.")
            .arg(QString::number(missed.turn), call, names.value(*missed.by));
    //: In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!"
    return ReviewTr::tr("Your turn %1: you forgot to call “%2”, but nobody noticed.").arg(QString::number(missed.turn), call);
}

} // namespace tableside
