// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tapping and dropping DOS cards: impossible choices, proposed row cards, and what clears a choice.
#include "tests/app/table/dos_fixture.h"
#include "test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace tableside;
using test::PlayFixture;
using test::tableWhere;

class TestDosSelection : public QObject
{
    Q_OBJECT

private slots:
    void refusesAnImpossibleChoice();
    void rightCardReplacesAWrongOne();
    void refusesAnIncompleteChoice();
    void endingTheTurnClearsTheChoice();
    void drawingClearsAChoiceWithoutARowCard();
    void proposesTheOnlyRowCardThatFits();
    void proposesNothingForACardThatMayBeLaid();
    void tapChoosesTheProposedRowCard();
    void firstCardOfADoubleStaysOnItsRowCard();
    void droppedCardIsLaidOnTheFelt();
    void buttonSaysThatTheLastCardWins();
    void playsTheHint();
};

namespace {

/// A row card and the hand cards to be chosen for it.
using Picked = std::vector<int>;

/// Returns the first row card with `handCards` hand cards for which `wanted` returns true; empty if there is none.
template <typename Wanted>
Picked pick(DosTable &table, std::size_t handCards, const Wanted &wanted)
{
    const std::vector<int> &hand = table.cards()->hand(table.viewerSeat());
    const auto face = [&](int cardId) { return table.cards()->faceOf(cardId); };
    for (const int row : table.cards()->row()) {
        for (const int first : hand) {
            if (handCards == 1 && wanted(face(row), face(first), dos::Card()))
                return {row, first};
            for (const int second : hand) {
                if (handCards == 2 && first != second && wanted(face(row), face(first), face(second)))
                    return {row, first, second};
            }
        }
    }
    return {};
}

bool isMatchOrDraw(DosTable &table)
{
    return table.prompt() == DosTable::MatchOrDraw;
}

/// Plays until the viewer may match and can pick such cards; see pick().
template <typename Wanted>
std::unique_ptr<DosTable> tableToPick(PlayFixture &fixture, Picked &picked, std::size_t handCards, const Wanted &wanted)
{
    return tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
        picked = isMatchOrDraw(now) ? pick(now, handCards, wanted) : Picked();
        return !picked.empty();
    });
}

} // namespace

/// The refusal has a rule for "Why?". It appears only after the last tap, because before it another card may complete a match.
void TestDosSelection::refusesAnImpossibleChoice()
{
    for (const std::size_t handCards : {1U, 2U}) {
        PlayFixture fixture;
        const auto isImpossible = [](dos::Card row, dos::Card first, dos::Card second) {
            if (row.is_wild() || first.is_wild() || second.is_wild())
                return false;
            return second.is_none() ? first.value() > row.value()
                                    : first.value() < row.value() && first.value() + second.value() != row.value();
        };
        Picked picked;
        const auto table = tableToPick(fixture, picked, handCards, isImpossible);
        fixture.sounds.forget();
        const QSignalSpy refused(table.get(), &GameTable::refused);
        for (const int cardId : picked) {
            QCOMPARE(refused.count(), 0);
            table->tapCard(cardId);
        }
        QCOMPARE(refused.count(), 1);
        QCOMPARE(table->refusalRule(), handCards == 1 ? QStringLiteral("DOS-MATCH-1") : QStringLiteral("DOS-MATCH-2"));
        QVERIFY(!table->refusal().isEmpty());
        QCOMPARE(table->choiceText(), table->refusal());
        QVERIFY(fixture.sounds.played().contains(Sound::refused));
        QVERIFY(table->hasChoice()); // one of the cards may be right
        table->tapCard(picked.back()); // deselecting a card is not refused
        QCOMPARE(refused.count(), 1);
        QCOMPARE(table->refusal(), QString());
    }
}

void TestDosSelection::rightCardReplacesAWrongOne()
{
    PlayFixture fixture;
    Picked picked;
    const auto table = tableToPick(fixture, picked, 2, [](dos::Card row, dos::Card wrong, dos::Card right) {
        return !row.is_wild() && !wrong.is_wild() && wrong.value() > row.value() && right.value() == row.value();
    });
    for (const int cardId : picked)
        table->tapCard(cardId);
    QVERIFY(table->isChoiceLegal());
    QCOMPARE(table->refusal(), QString());
}

/// Confirming an incomplete choice is refused, and so is confirming no choice at all.
void TestDosSelection::refusesAnIncompleteChoice()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), isMatchOrDraw);
    const QSignalSpy refused(table.get(), &GameTable::refused);
    table->tapCard(table->cards()->row().front());
    QCOMPARE(refused.count(), 0);
    table->confirm();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table->refusal(), table->choiceText());
    table->clearChoice();
    table->confirm();
    QCOMPARE(refused.count(), 2);
    QCOMPARE(table->refusal(), table->instruction());
}

/// Otherwise a card selected for a match would already be selected for the bonus lay.
void TestDosSelection::endingTheTurnClearsTheChoice()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) {
        return now.prompt() == DosTable::MatchOrEnd && now.bonusLays() > 0 && now.cards()->hand(0).size() > 1;
    });
    table->tapCard(table->cards()->hand(0).front());
    table->endTurn();
    QCOMPARE(table->prompt(), DosTable::LayBonus);
    QVERIFY(!table->hasChoice());
}

/// Otherwise a hand card selected for a match would become a complete choice to lay. With a row card it is clearly a match.
void TestDosSelection::drawingClearsAChoiceWithoutARowCard()
{
    for (const bool withRowCard : {false, true}) {
        PlayFixture fixture;
        const auto table = tableWhere(fixture, PlayFixture::config(2, 1), isMatchOrDraw);
        table->tapCard(table->cards()->hand(0).front());
        if (withRowCard)
            table->tapCard(table->cards()->row().front());
        QVERIFY(table->hasChoice());
        table->draw();
        QCOMPARE(table->prompt(), DosTable::MatchOrLay);
        QCOMPARE(table->hasChoice(), withRowCard);
    }
}

namespace {

/// Returns the indexes of the row cards that `card` can match, alone or with another card.
std::set<int> rowsFor(DosTable &table, dos::Card card)
{
    std::set<int> rows;
    for (const dos::Action &action : test::legalActions(table.session())) {
        if (const auto *match = std::get_if<dos::MatchRow>(&action); match && (match->first == card || match->second == card))
            rows.insert(match->row);
    }
    return rows;
}

/// Returns the first card of the hand that can match exactly `count` row cards; -1 if there is none.
int cardWithRows(DosTable &table, std::size_t count)
{
    for (const int cardId : table.cards()->hand(0)) {
        if (rowsFor(table, table.cards()->faceOf(cardId)).size() == count)
            return cardId;
    }
    return -1;
}

/// Returns the id of the first row card that `card` can match.
int firstRowFor(DosTable &table, int card)
{
    return table.cards()->row()[static_cast<std::size_t>(*rowsFor(table, table.cards()->faceOf(card)).begin())];
}

} // namespace

void TestDosSelection::proposesTheOnlyRowCardThatFits()
{
    PlayFixture fixture;
    int one = -1;
    int several = -1;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
        return isMatchOrDraw(now) && (one = cardWithRows(now, 1)) >= 0 && (several = cardWithRows(now, 2)) >= 0;
    });
    const int row = firstRowFor(*table, one);
    table->tapCard(one);
    QVERIFY(table->cards()->card(row).selected);
    table->tapCard(one); // deselecting the card also removes the proposal
    QVERIFY(!table->hasChoice());
    table->tapCard(several);
    for (const int cardId : table->cards()->row())
        QVERIFY(!table->cards()->card(cardId).selected);
    QCOMPARE(table->cards()->fittingRowCard(), firstRowFor(*table, several));
}

void TestDosSelection::proposesNothingForACardThatMayBeLaid()
{
    PlayFixture fixture;
    int one = -1;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
        return now.prompt() == DosTable::MatchOrLay && (one = cardWithRows(now, 1)) >= 0;
    });
    table->tapCard(one);
    QCOMPARE(table->choiceVerb(), QStringLiteral("Lay"));
    QVERIFY(table->isChoiceLegal());
}

/// A tap on the proposed row card selects it and does not deselect it, for people who tap both cards.
void TestDosSelection::tapChoosesTheProposedRowCard()
{
    PlayFixture fixture;
    int one = -1;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
        return isMatchOrDraw(now) && (one = cardWithRows(now, 1)) >= 0;
    });
    const int row = firstRowFor(*table, one);
    const qsizetype actions = table->session().actionCount();
    table->pressCard(one);
    table->pressCard(row);
    QVERIFY(table->cards()->card(row).selected);
    QCOMPARE(table->session().actionCount(), actions); // a key press that selects a card does not confirm it as well
    table->tapCard(row);
    QVERIFY(!table->cards()->card(row).selected);
}

void TestDosSelection::firstCardOfADoubleStaysOnItsRowCard()
{
    PlayFixture fixture;
    Picked picked;
    const auto table = tableToPick(fixture, picked, 2, [](dos::Card row, dos::Card first, dos::Card second) {
        return !row.is_wild() && !first.is_wild() && !second.is_wild() && first.value() + second.value() == row.value();
    });
    const auto parked = [&](int cardId) { return table->cards()->card(cardId).parked; };
    table->dropCard(picked[1], picked[0]);
    QVERIFY(parked(picked[1]));
    QCOMPARE(table->cards()->card(picked[1]).rowIndex, table->cards()->card(picked[0]).rowIndex);
    table->clearChoice();
    QVERIFY(!parked(picked[1]));
    table->dropCard(picked[1], picked[0]);
    table->tapCard(picked[1]); // the card returns to the hand
    QVERIFY(!parked(picked[1]));
    table->clearChoice();
    table->dropCard(picked[1], picked[0]);
    table->dropCard(picked[2], picked[0]);
    table->finishEvents();
    QVERIFY(table->cards()->card(picked[0]).matched);
    QCOMPARE(table->cards()->card(picked[1]).zone, CardsModel::Played);
    QVERIFY(!parked(picked[1]));
}

/// A card dropped on the felt is laid, both after a draw and as a bonus.
void TestDosSelection::droppedCardIsLaidOnTheFelt()
{
    PlayFixture fixture;
    for (const DosTable::Prompt prompt : {DosTable::MatchOrLay, DosTable::LayBonus}) {
        const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
            return now.prompt() == prompt && now.cards()->hand(0).size() > 1;
        });
        QVERIFY(table->mayLayNow());
        const int cardId = table->cards()->hand(0).front();
        table->dropCard(cardId, -1);
        table->finishEvents();
        QCOMPARE(table->cards()->card(cardId).zone, CardsModel::Row);
    }
}

/// The button names the win if the last card is chosen (DOS-END-6).
void TestDosSelection::buttonSaysThatTheLastCardWins()
{
    PlayFixture fixture;
    int last = -1;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [&](DosTable &now) {
        return isMatchOrDraw(now) && now.cards()->hand(0).size() == 1 && (last = cardWithRows(now, 1)) >= 0;
    });
    table->tapCard(last);
    QVERIFY(table->isChoiceLegal());
    QCOMPARE(table->choiceVerb(), QStringLiteral("Match and win"));
    table->confirm();
    table->finishEvents();
    QVERIFY(table->isRoundOver());
}

void TestDosSelection::playsTheHint()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config(2, 1), [](DosTable &now) {
        return now.prompt() == DosTable::MatchOrDraw && now.cards()->hand(0).size() > 3;
    });
    const qsizetype actions = table->session().actionCount();
    table->playHint(); // no hint is shown yet
    QCOMPARE(table->session().actionCount(), actions);
    table->hint()->setPlayouts(50);
    table->hint()->toggle();
    QVERIFY(test::waitForAnswer([&] { return table->hint()->state() == HintModel::Shown; }));
    const QList<int> hinted = table->cards()->hintedCards();
    QVERIFY(!hinted.isEmpty());
    table->playHint();
    table->finishEvents();
    QCOMPARE(table->session().actionCount(), actions + 1);
    QCOMPARE(table->hint()->state(), HintModel::None);
    QVERIFY(table->cards()->card(hinted.first()).matched || table->cards()->card(hinted.first()).zone == CardsModel::Hand);
}

TABLESIDE_TEST(TestDosSelection)
#include "tst_dos_selection.moc"
