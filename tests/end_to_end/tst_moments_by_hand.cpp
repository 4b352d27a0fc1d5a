// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Conveniences of the table: the moment of going out, the place of a dragged card, keys that find cards, and a faster display of
// the others' turns.
#include "test_program.h"
#include "driver.h"
#include "tests/app/table/table_fixture.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <initializer_list>

using namespace tableside;
using namespace tableside::test;

class TestMomentsByHand : public QObject
{
    Q_OBJECT

private slots:
    void showsTheWinBeforeTheResult();
    void showsThePlaceOfADraggedCard();
    void drawsByDraggingToTheHand();
    void digitKeysFindTheirCards();
    void upFindsAMatchingCard();
    void showsTheOthersTurnsFaster();
    void menuChangesTextAndContrast();
    void marksACallAtTheHand();
};

namespace {

void takeASeat(Driver &driver, int seats = 2, const QString &deal = "2026")
{
    driver.holdComputers(); // so long that only this test plays
    driver.tableController().setup()->setSeatCount(seats);
    driver.tableController().setup()->setDealNumber(deal);
    driver.startMatch();
    driver.table().finishEvents();
}

/// Plays random legal actions for all seats until \p wanted holds.
void playTo(Driver &driver, const std::function<bool()> &wanted)
{
    Random random(7);
    TableSession<dos::Game> &session = driver.table().session();
    while (!wanted()) {
        if (!session.isPlaying())
            qFatal("The round ended too early");
        playAnyLegal(session, random);
        driver.table().finishEvents();
    }
    driver.settle();
}

/// Returns a point near the left edge of the card, which the next card of the hand does not cover.
QPoint gripOf(Driver &driver, int cardId)
{
    const QQuickItem *card = driver.item(QStringLiteral("card%1").arg(cardId));
    return card->mapToScene({card->width() * 0.1, card->height() * 0.3}).toPoint();
}

} // namespace

void TestMomentsByHand::showsTheWinBeforeTheResult()
{
    Driver driver;
    takeASeat(driver);
    const auto playRound = [&] {
        Random random(7);
        while (driver.table().session().isPlaying())
            playAnyLegal(driver.table().session(), random);
        driver.table().finishEvents();
    };
    playRound();
    driver.waitForItem("resultPanel"); // reduced motion shows the result at once
    QVERIFY(!driver.isThere("winMoment"));
    driver.application().settings().setReducedMotion(false);
    const std::initializer_list<std::function<void()>> waysToEnd{
        [&] { driver.pass(3'999); }, // the moment ends by itself in less than four seconds
        [&] { driver.click("winMomentSkip"); },
        [&] { driver.key(Qt::Key_Return); },
        [&] { driver.key(Qt::Key_Escape); },
    };
    for (const auto &end : waysToEnd) {
        driver.tableController().setup()->setDealNumber("2026");
        driver.tableController().startMatch();
        driver.table().finishEvents();
        playRound();
        driver.waitForItem("winMoment");
        QVERIFY(!driver.isThere("resultPanel"));
        QCOMPARE(driver.text("winMomentTitle"), driver.table().resultTitle());
        end();
        driver.waitForItem("resultPanel");
        QVERIFY(!driver.isThere("winMoment"));
        QCOMPARE(driver.focusName(), QStringLiteral("resultNext")); // has the focus, and was not pressed by the same key
    }
}

void TestMomentsByHand::showsThePlaceOfADraggedCard()
{
    Driver driver;
    takeASeat(driver);
    playTo(driver, [&] { return driver.table().prompt() == DosTable::MatchOrLay && driver.table().cards()->hand(0).size() > 2; });
    const int cardId = driver.table().cards()->hand(0).front();
    const QPoint start = gripOf(driver, cardId);
    QVERIFY(!driver.isThere("laySlot"));
    QTest::mousePress(&driver.window(), Qt::LeftButton, {}, start);
    driver.moveMouse(start, start - QPoint(0, 120));
    QTRY_VERIFY(driver.isThere("laySlot"));
    const QQuickItem &slot = *driver.item("laySlot");
    const QPoint target = slot.mapToScene({slot.width() / 2, slot.height() * 0.9}).toPoint();
    driver.moveMouse(start - QPoint(0, 120), target);
    QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, target);
    driver.settle();
    QCOMPARE(driver.table().cards()->card(cardId).zone, CardsModel::Row);
    QVERIFY(!driver.isThere("laySlot"));
}

void TestMomentsByHand::drawsByDraggingToTheHand()
{
    Driver driver;
    takeASeat(driver);
    playTo(driver, [&] { return driver.table().canDraw(); });
    const std::size_t held = driver.table().cards()->hand(0).size();
    const int top = driver.table().cards()->topOfDrawPile();
    const QPoint start = gripOf(driver, top);
    const QPoint felt = start + QPoint(200, 60);
    QTest::mousePress(&driver.window(), Qt::LeftButton, {}, start);
    driver.moveMouse(start, felt);
    QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, felt); // beside the hand, so no card is drawn
    driver.settle();
    QCOMPARE(driver.table().cards()->hand(0).size(), held);
    const QPoint hand = gripOf(driver, driver.table().cards()->hand(0).front());
    QTest::mousePress(&driver.window(), Qt::LeftButton, {}, start);
    driver.moveMouse(start, hand);
    QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, hand);
    driver.table().finishEvents();
    driver.settle();
    QCOMPARE(driver.table().cards()->hand(0).size(), held + 1);
}

void TestMomentsByHand::digitKeysFindTheirCards()
{
    Driver driver;
    takeASeat(driver);
    playTo(driver, [&] { return driver.table().isMyTurn(); });
    QStringList found;
    for (int figure = 0; figure < 10; ++figure) {
        QStringList expected;
        for (const int cardId : driver.table().cards()->hand(0)) {
            const dos::Card face = driver.table().cards()->faceOf(cardId);
            if (face.value() % 10 == figure && !face.is_wild())
                expected << QStringLiteral("card%1").arg(cardId);
        }
        for (const QString &name : std::as_const(expected)) {
            driver.key(static_cast<Qt::Key>(Qt::Key_0 + figure));
            QVERIFY2(expected.contains(driver.focusName()), qPrintable(name + " but " + driver.focusName()));
            QVERIFY(!found.contains(driver.focusName())); // each press finds another card
            found << driver.focusName();
        }
    }
    QVERIFY(found.size() > 3);
}

void TestMomentsByHand::upFindsAMatchingCard()
{
    Driver driver;
    takeASeat(driver);
    int handCard = -1;
    std::vector<int> rows; // the row cards that the hand card can match, alone or with another one
    const auto findRows = [&] {
        const dos::Card face = driver.table().cards()->faceOf(handCard);
        rows.clear();
        for (const dos::Action &action : driver.legal()) {
            const auto *match = std::get_if<dos::MatchRow>(&action);
            if (match && (match->first == face || match->second == face))
                rows.push_back(match->row);
        }
        return !rows.empty() && std::ranges::min(rows) > 0; // the first row card would be found by chance
    };
    playTo(driver, [&] {
        if (driver.table().prompt() != DosTable::MatchOrDraw)
            return false;
        return std::ranges::any_of(driver.table().cards()->hand(0), [&](int cardId) {
            handCard = cardId;
            return findRows();
        });
    });
    driver.focusCard(handCard);
    driver.key(Qt::Key_Return);
    driver.key(Qt::Key_Up);
    const int focused = driver.focusName().mid(4).toInt();
    const CardsModel::Shown &card = driver.table().cards()->card(focused);
    QCOMPARE(card.zone, CardsModel::Row);
    QVERIFY(std::ranges::find(rows, card.position) != rows.end());
}

void TestMomentsByHand::showsTheOthersTurnsFaster()
{
    Driver driver;
    takeASeat(driver, 4);
    playTo(driver, [&] { return !driver.table().isMyTurn(); });
    driver.click("tableHurry");
    QVERIFY(driver.table().isHurrying());
    driver.key(Qt::Key_F);
    QVERIFY(!driver.table().isHurrying());
    driver.key(Qt::Key_F);
    QVERIFY(driver.table().isHurrying());
    playTo(driver, [&] { return driver.table().isMyTurn(); });
    QVERIFY(!driver.table().isHurrying());
    QVERIFY(!driver.isThere("tableHurry"));
    driver.key(Qt::Key_F);
    QVERIFY(!driver.table().isHurrying());
}

void TestMomentsByHand::menuChangesTextAndContrast()
{
    Driver driver;
    takeASeat(driver);
    driver.click("tableMenu");
    driver.waitForRest("menuClose");
    QVERIFY(!driver.isThere("saveMatch"));
    driver.pressByKeys("menuMore");
    driver.waitForRest("saveMatch");
    QCOMPARE(driver.focusName(), QStringLiteral("saveMatch"));
    driver.pressByKeys("menuTextSize2");
    QCOMPARE(driver.application().settings().textScale(), 1.3);
    driver.pressByKeys("menuHighContrast");
    QVERIFY(driver.application().settings().highContrast());
}

void TestMomentsByHand::marksACallAtTheHand()
{
    Driver driver;
    takeASeat(driver, 3);
    playTo(driver, [&] { return driver.table().isViewerExposed(); });
    QVERIFY(!driver.isThere("calledMark"));
    driver.click("callButton");
    driver.table().finishEvents();
    QTRY_VERIFY(driver.isThere("calledMark"));
}

TABLESIDE_TEST(TestMomentsByHand)
#include "tst_moments_by_hand.moc"
