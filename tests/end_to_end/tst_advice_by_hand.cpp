// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Hints and the review of a round in the app's window, by mouse and by keys.
#include "driver.h"
#include "test_program.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestAdviceByHand : public QObject
{
    Q_OBJECT

private slots:
    void choosesCharactersByMouse();
    void showsHints();
    void cancelsASearchForAHint();
    void refusesAHintOutOfTurnOrWhenForbidden();
    void showsTheReviewByKeys();
};

namespace {

void sitDown(Driver &driver, int seats, bool hints = true)
{
    driver.tableController().setup()->setDealNumber("2026");
    driver.tableController().setup()->setSeatCount(seats);
    driver.tableController().setup()->setHintsAllowed(hints);
    driver.startMatch();
    driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
    driver.settle();
}

HintModel::State hintState(Driver &driver)
{
    return driver.table().hint()->state();
}

int hintedCards(Driver &driver)
{
    int hinted = 0;
    for (int cardId = 0; cardId < dos::deck_size; ++cardId)
        hinted += driver.table().cards()->card(cardId).hinted ? 1 : 0;
    return hinted;
}

void playRoundByKeys(Driver &driver)
{
    while (!driver.table().isRoundOver()) {
        playByKeys(driver, driver.legal().front());
        driver.settle();
        driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
    }
}

} // namespace

void TestAdviceByHand::choosesCharactersByMouse()
{
    Driver driver;
    driver.click("homePlayDos");
    driver.click("setupPortrait1");
    driver.click("setupCharacter1_1");
    const RowsModel<SeatSetupRow> &seats = *driver.tableController().setup()->seats()->rows();
    QCOMPARE(seats.row(1).portrait(), QStringLiteral("fox"));
    QVERIFY(!driver.isThere("setupCharacter1_1"));
    const auto manner = [&] { return driver.text("setupManner1"); };
    driver.click("setupLevel1_0");
    const QString easy = manner();
    driver.click("setupLevel1_2");
    QCOMPARE(seats.row(1).level(), QStringLiteral("hard"));
    QVERIFY(manner() != easy); // a stronger player forgets fewer calls
    driver.click("setupStart");
    driver.waitForItem("tablePage");
    QCOMPARE(driver.table().session().config().seats[1].character(), Character::fox);
}

/// A hint replaces the text of the selected cards and the reason for a refusal. It is shown until it is closed, the selection
/// changes, or a card is played.
void TestAdviceByHand::showsHints()
{
    Driver driver;
    sitDown(driver, 2);
    const auto showHint = [&](bool isByKey) {
        if (isByKey)
            driver.key(Qt::Key_H);
        else
            driver.click("tableHint");
        driver.waitFor([&] { return hintState(driver) == HintModel::Shown; }, "the hint");
        QTRY_COMPARE(driver.text("tableWords"), driver.table().hint()->text());
    };
    showHint(false);
    QVERIFY(hintedCards(driver) > 0);
    driver.click("tableHint");
    QCOMPARE(hintState(driver), HintModel::None);
    QCOMPARE(hintedCards(driver), 0);
    QCOMPARE(driver.text("tableWords"), driver.table().instruction());
    const std::vector<int> hand = driver.table().cards()->hand(driver.table().viewerSeat());
    driver.clickCard(hand.at(0));
    const QString choice = driver.text("tableWords");
    QCOMPARE(choice, driver.table().choiceText());
    showHint(false);
    QVERIFY(driver.table().hasChoice());
    driver.click("tableHint");
    QCOMPARE(driver.text("tableWords"), choice);
    showHint(false);
    driver.clickCard(hand.at(1));
    QCOMPARE(driver.text("tableWords"), driver.table().choiceText());
    QVERIFY(driver.text("tableWords") != choice);
    driver.click("tableHint"); // the hint is still open behind the choice
    QCOMPARE(hintState(driver), HintModel::None);
    driver.table().clearChoice();
    driver.key(Qt::Key_E);
    QVERIFY(!driver.table().refusal().isEmpty());
    QCOMPARE(driver.text("tableWords"), driver.table().refusal());
    showHint(true);
    driver.key(Qt::Key_H);
    QCOMPARE(hintState(driver), HintModel::None);
    showHint(true);
    playByMouse(driver, driver.legal().front());
    QCOMPARE(hintState(driver), HintModel::None);
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestAdviceByHand::cancelsASearchForAHint()
{
    Driver driver;
    sitDown(driver, 3);
    driver.table().hint()->setPlayouts(1'000'000'000);
    driver.key(Qt::Key_H);
    QCOMPARE(hintState(driver), HintModel::Searching);
    driver.key(Qt::Key_Escape);
    QCOMPARE(hintState(driver), HintModel::None);
    driver.key(Qt::Key_Escape); // opens the menu, because nothing else is open
    driver.click("menuLeave");  // the cancelled search may still be running
    driver.waitForItem("homePage");
}

void TestAdviceByHand::refusesAHintOutOfTurnOrWhenForbidden()
{
    {
        Driver driver;
        sitDown(driver, 2, false);
        QVERIFY(!driver.isThere("tableHint"));
        driver.key(Qt::Key_H);
        QCOMPARE(hintState(driver), HintModel::None);
    }
    Driver driver;
    sitDown(driver, 3);
    driver.table().setPace({1.0, true, false}, {100'000'000, 100'000'001, 0});
    while (driver.table().isMyTurn()) {
        playByKeys(driver, driver.legal().front());
        driver.settle();
    }
    QVERIFY(!driver.item("tableHint")->isEnabled());
    QVERIFY(driver.table().refusal().isEmpty());
    driver.key(Qt::Key_H);
    QCOMPARE(hintState(driver), HintModel::None);
    QCOMPARE(driver.table().refusal(), driver.table().hint()->reasonWithoutHint());
    QCOMPARE(driver.text("tableWords"), driver.table().refusal());
}

void TestAdviceByHand::showsTheReviewByKeys()
{
    Driver driver;
    sitDown(driver, 2);
    playRoundByKeys(driver);
    driver.table().review()->setPlayouts(100);
    driver.pressByKeys("resultReview");
    driver.waitForItem("reviewPanel");
    driver.waitFor([&] { return !driver.table().review()->isThinking(); }, "the review");
    QCOMPARE(driver.focusName(), QStringLiteral("reviewClose"));
    QCOMPARE(driver.text("reviewSummary"), driver.table().review()->summary());
    const QString said = driver.words("reviewSpoken");
    QVERIFY2(said.startsWith(driver.table().review()->summary()), qPrintable(said));
    const QList<ReviewedDecision> &decisions = driver.table().review()->decisions()->rows();
    for (const ReviewedDecision &decision : decisions)
        QVERIFY(said.contains(decision.better));
    const QStringList missed = driver.table().review()->missedCalls();
    for (int line = 0; line < missed.size(); ++line) {
        QCOMPARE(driver.text(QStringLiteral("reviewMissedCall%1").arg(line)), missed[line]);
        QVERIFY(said.contains(missed[line]));
    }
    QVERIFY(driver.isThere("reviewSign") == (decisions.isEmpty() && missed.isEmpty()));
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.isThere("reviewPanel"));
    QCOMPARE(driver.focusName(), QStringLiteral("resultReview"));
    driver.key(Qt::Key_Return);
    driver.waitForItem("reviewPanel");
    driver.key(Qt::Key_Return); // on the close button
    QVERIFY(!driver.isThere("reviewPanel"));
    driver.pressByKeys("resultNext");
    driver.waitFor([&] { return !driver.table().isRoundOver(); }, "the next round");
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

TABLESIDE_TEST(TestAdviceByHand)
#include "tst_advice_by_hand.moc"
