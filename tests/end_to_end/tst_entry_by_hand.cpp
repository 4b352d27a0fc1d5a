// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Counting a hand of real cards in the running app: where key presses go, what undo removes, and that no input is lost. Tests of
// HandEntry and ScoreGame cover which sums are accepted and what undo restores.
#include "score_by_hand.h"
#include "test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

#include <array>

using namespace tableside;
using namespace tableside::test;

class TestEntryByHand : public QObject
{
    Q_OBJECT

private slots:
    void enterOpensTheNextHandAfterATap();
    void typingReachesTheSumAfterAnyTap();
    void undoShowsTheHandThatItChanges();
    void wentOutAsksBeforeItDiscardsAHand();
    void leavingAChangedCorrectionAsks();
    void messagesMoveNothing();
    void acceptsTypedNames();
    void cardsStayLargeWithTheLargestText();
    void phoneShowsEnoughCardsAndFacesForTenPeople();
    void headingShowsWhoseHandItIs();
    void mixedSumsAreSpelledOut();
    void countsByValueKeys();
    void countsByValueKeysByKeyboardAlone();

private:
    static constexpr QSize phone{360, 740};
    static constexpr std::array sizes{QSize(1024, 768), phone};
    static const QStringList tenPeople;

    /// Starts a sheet and a round in which the first player went out, and opens the entry of the second player's hand.
    static HandEntry &beginCounting(Driver &driver, const QStringList &names, const QString &game = "dos")
    {
        driver.scores().setup()->setGame(game);
        startSheet(driver, names);
        driver.tap("sheetEnter");
        driver.tap("out0");
        driver.waitForItem("entrySum");
        driver.settle();
        return *driver.scores().game()->entry();
    }
};

const QStringList TestEntryByHand::tenPeople{"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomaeus",
                                             "Ida", "Jo"};

void TestEntryByHand::enterOpensTheNextHandAfterATap()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben", "Cleo", "Dora"});
    for (const bool byMouse : {true, false}) {
        if (byMouse)
            driver.click("pad_g1");
        else
            driver.tap("pad_g1");
        QCOMPARE(entry.points(), 1);
        driver.key(Qt::Key_Return);
        QCOMPARE(entry.seat(), byMouse ? 2 : 3);
        driver.settle();
    }
    driver.tabTo("pad_r1"); // by keys, Space counts a card and Enter opens the next hand
    driver.key(Qt::Key_Space);
    QCOMPARE(entry.points(), 1);
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entryClose"));
    QCOMPARE(entry.points(), 1);
}

void TestEntryByHand::typingReachesTheSumAfterAnyTap()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben", "Cleo"});
    driver.tap("pad_r7");
    driver.tap("pad_r7");
    driver.longPress("pad_r7", [&] { return entry.points() == 7; });
    QCOMPARE(entry.points(), 7); // the release counts no card
    driver.tap("counted_r7");
    QVERIFY(entry.isBlank());
    driver.tap("pad_g1");
    driver.type("12");
    QCOMPARE(entry.sum(), QStringLiteral("12"));
    driver.click("sheetUndo");
    driver.settle();
    driver.type("3");
    QCOMPARE(entry.sum(), QStringLiteral("13"));
    driver.click("sheetUndo");
    driver.click("sheetRedo");
    driver.settle();
    driver.type("+4");
    QCOMPARE(entry.sum(), QStringLiteral("13+4"));
    driver.click("counted_g1");
    driver.settle();
    driver.type("5");
    QCOMPARE(entry.points(), 13 + 45);
    QGuiApplication::clipboard()->setText("12 + 7");
    driver.tap("key_clear");
    QVERIFY(entry.isBlank());
    driver.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(entry.points(), 19);
    driver.key(Qt::Key_Delete);
    driver.type("12 + 5,5 - 3");
    QVERIFY(driver.isThere("entryProblem"));
    QCOMPARE(driver.text("entrySpelled"), QStringLiteral("12+5,5-3"));
}

void TestEntryByHand::undoShowsTheHandThatItChanges()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Oma", "Henri", "Anna"});
    driver.tap("pad_b7");
    driver.tap("entryNext");
    driver.settle();
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(entry.seat(), 1);
    driver.tap("entryBack");
    driver.tap("sheetUndo"); // on the sheet, undo opens the hand that it changes
    driver.waitForItem("entryUndone");
    QVERIFY(entry.undoneText().startsWith("Henri"));
    QVERIFY(entry.isBlank());
}

void TestEntryByHand::wentOutAsksBeforeItDiscardsAHand()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Oma", "Grete", "Anna"});
    QVERIFY(driver.rect("entryNext").top() - driver.rect("entryMarkOut").top() > 200);
    driver.type("12");
    driver.tap("entryMarkOut");
    driver.tap("entryAskedNo");
    QCOMPARE(driver.scores().game()->sheet().open.out, 0);
    QCOMPARE(entry.sum(), QStringLiteral("12"));
    driver.tap("entryMarkOut");
    driver.waitForItem("entryAsked");
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.isThere("entryAsked"));
    QCOMPARE(entry.round(), 0);
    driver.tap("entryMarkOut");
    driver.tap("entryAskedYes");
    QCOMPARE(driver.scores().game()->sheet().open.out, 1);
    driver.tap("sheetUndo");
    QCOMPARE(driver.scores().game()->sheet().open.out, 0);
}

void TestEntryByHand::leavingAChangedCorrectionAsks()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {}, "10"}}});
    HandEntry &entry = *driver.scores().game()->entry();
    const score::Sheet &sheet = driver.scores().game()->sheet();
    const auto change = [&] {
        driver.tap("cell0_1");
        driver.waitForItem("entrySum");
        driver.settle();
        driver.type("1");
    };
    change();
    driver.tap("entryCancel"); // asks nothing
    driver.waitForItem("sheetEnter");
    QCOMPARE(sheet.totals, (std::vector<int>{10, 0}));
    QVERIFY(!sheet.rounds[0].cells[1].draft);
    change();
    driver.key(Qt::Key_Escape);
    driver.tap("entryAskedNo");
    QCOMPARE(entry.round(), 0);
    driver.tap("sheetBack");
    driver.tap("entryAskedDrop");
    driver.waitForItem("sheetEnter");
    QCOMPARE(sheet.totals, (std::vector<int>{10, 0}));
    change();
    driver.tap("sheetMenu");
    driver.tap("entryAskedYes");
    driver.waitForItem("sheetEnter");
    QCOMPARE(sheet.totals, (std::vector<int>{1, 0})); // the first digit replaces the 10
    driver.tap("cell0_1");
    driver.waitForItem("entrySum");
    driver.key(Qt::Key_Escape); // asks nothing, because nothing was changed
    driver.waitForItem("sheetMenu");
    QVERIFY(!driver.isThere("entryAsked"));
    QCOMPARE(entry.round(), -1);
}

void TestEntryByHand::messagesMoveNothing()
{
    for (const QSize size : sizes) {
        Driver driver({}, size);
        HandEntry &entry = beginCounting(driver, {"Anna", "Ben", "Cleo"});
        if (!driver.isThere("key_1"))
            driver.tap("entryTyping");
        driver.tap("key_1");
        const auto places = [&] {
            driver.waitForFrames();
            QList<QRectF> found;
            for (const char *name : {"key_1", "key_back", "entrySum", "entryNext", "entryMarkOut", "sheetUndo", "hand1"})
                found << driver.rect(name);
            return found;
        };
        const auto before = places();
        driver.type("-");
        QVERIFY(driver.isThere("entryProblem"));
        QCOMPARE(places(), before);
        driver.tap("sheetUndo"); // removes the sign, which was not stored yet
        driver.tap("sheetUndo");
        QVERIFY(driver.isThere("entryUndone"));
        QCOMPARE(places(), before);
        driver.type("2");
        QCOMPARE(entry.undoneText(), QString());
        QCOMPARE(places(), before);
    }
}

void TestEntryByHand::acceptsTypedNames()
{
    Driver driver;
    driver.tap("homeScore");
    driver.tap("bookNew");
    driver.waitForItem("scoreSetupPage");
    driver.settle();
    driver.type("anna"); // without a tap on the field
    driver.key(Qt::Key_Return);
    driver.type("ben");
    driver.tap("scoreSetupAdd");
    driver.type("anna");
    driver.key(Qt::Key_Return);
    driver.waitForItem("scoreSetupProblem");
    driver.type("b"); // the name that is already seated stays in the field
    driver.key(Qt::Key_Return);
    const auto &seats = *driver.scores().setup()->seats();
    QCOMPARE(seats.count(), 3);
    QCOMPARE(seats.row(2).name, QStringLiteral("annab"));
    QVERIFY(driver.text("scoreSetupName").isEmpty());
    QVERIFY(!driver.isThere("scoreSetupProblem"));
}

void TestEntryByHand::cardsStayLargeWithTheLargestText()
{
    qreal width = 0;
    for (const qreal scale : {1.0, 1.3}) {
        Driver driver;
        driver.application().settings().setTextScale(scale);
        HandEntry &entry = beginCounting(driver, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Ida"}, "uno");
        driver.tap("hand7");
        driver.waitFor([&] { return entry.seat() == 7; }, "the last hand");
        driver.waitForFrames();
        const qreal card = driver.item("pad_r5")->width();
        QVERIFY2(card >= 44 && card >= width * 0.95, qPrintable(QString::number(card)));
        width = card;
        QVERIFY(driver.isInWindow("hand7"));
        QVERIFY(driver.isThere("entryWhose"));
    }
}

void TestEntryByHand::phoneShowsEnoughCardsAndFacesForTenPeople()
{
    Driver driver({}, phone);
    HandEntry &entry = beginCounting(driver, tenPeople, "uno");
    driver.waitForFrames();
    const qreal end = driver.rect("entrySum").top();
    int rows = 0;
    for (int value = 0; value < 10; ++value) {
        const QQuickItem *card = driver.find(QStringLiteral("pad_r%1").arg(value));
        rows += card && card->mapToScene({0, card->height()}).y() < end;
    }
    QVERIFY2(rows >= 6, qPrintable(QString::number(rows)));
    const qreal top = driver.rect("hand0").top();
    for (int seat = 1; seat < 10; ++seat) { // seat 1 is checked right after the row of faces has appeared
        const QString hand = QStringLiteral("hand%1").arg(seat);
        QCOMPARE(driver.rect(hand).top(), top); // all in one line
        QVERIFY(driver.rect(hand).width() >= 44);
        QVERIFY(entry.choose(seat));
        QTRY_VERIFY(driver.isInWindow(hand)); // scrolls into sight
    }
    driver.tap("entryTyping");
    QVERIFY(!driver.isThere("pad_r5")); // a phone shows either cards or number keys, so that both are large enough
    driver.tap("hand7");
    QCOMPARE(entry.seat(), 7);
}

/// The heading above the cards shows whose hand is counted, its points, and a dot for each hand that has to be counted.
void TestEntryByHand::headingShowsWhoseHandItIs()
{
    for (const QSize size : sizes) {
        Driver driver({}, size);
        HandEntry &entry = beginCounting(driver, tenPeople);
        const auto isFull = [&](int seat) {
            return driver.item(QStringLiteral("handDot%1").arg(seat))->property("counted").toBool();
        };
        QCOMPARE(driver.text("entryWhose"), QStringLiteral("Ben’s hand"));
        QCOMPARE(driver.text("entryRunning"), QStringLiteral("–"));
        QVERIFY(!driver.isThere("handDot0")); // went out, so this hand is not counted
        QVERIFY(!isFull(1) && !isFull(9));
        driver.tap("pad_r7");
        driver.tap("pad_b9");
        QCOMPARE(driver.text("entryRunning"), QStringLiteral("16"));
        QCOMPARE(driver.spoken("entryWhose", QAccessible::Description), QStringLiteral("16 points"));
        QVERIFY(!isFull(1)); // begun, but not finished
        driver.tap("entryNext");
        driver.waitForFrames();
        QCOMPARE(driver.text("entryWhose"), QStringLiteral("Cleo’s hand"));
        QVERIFY(isFull(1) && !isFull(2));
        QVERIFY(driver.spoken("entryDots").startsWith("Still to count: Cleo"));
        driver.tap("hand7"); // the longest name
        driver.waitFor([&] { return entry.seat() == 7; }, "the hand");
        driver.waitForFrames();
        const QRectF whose = driver.rect("entryWhose");
        const QRectF dots = driver.rect("entryDots");
        QVERIFY(driver.rect("entryRunning").left() >= dots.right() && dots.top() >= whose.bottom());
        driver.tap("entryMarkOut");
        QVERIFY2(driver.text("entryAsked").contains("Bartholomaeus"), qPrintable(driver.text("entryAsked")));
    }
}

void TestEntryByHand::mixedSumsAreSpelledOut()
{
    for (const QSize size : sizes) {
        Driver driver({}, size);
        beginCounting(driver, {"Anna", "Ben"});
        for (const char *code : {"g#", "y#", "r7", "b7"})
            driver.tap(QStringLiteral("pad_") + code);
        driver.type("99");
        QCOMPARE(driver.text("entrySpelled"), QStringLiteral("Cards 94 + 99"));
        QCOMPARE(driver.text("entryPoints"), QStringLiteral("= 193"));
        QCOMPARE(driver.text("entryRunning"), QStringLiteral("193"));
        QCOMPARE(driver.spoken("entrySum", QAccessible::Description), QStringLiteral("Cards 94 + 99 = 193"));
        driver.type("+12+11+7+8+6+11+3x20+9+7+6"); // even a long sum ends left of its result
        driver.waitForFrames();
        const qreal width = driver.item("entrySpelled")->property("paintedWidth").toReal();
        QVERIFY(driver.rect("entrySpelled").left() + width <= driver.rect("entryPoints").left());
    }
}

void TestEntryByHand::countsByValueKeys()
{
    for (const QSize size : sizes) {
        Driver driver({}, size);
        const AppSettings &settings = driver.application().settings();
        HandEntry &entry = beginCounting(driver, tenPeople, "uno");
        driver.tap("padByValue");
        driver.waitForRest("value50");
        QVERIFY(settings.countByValue());
        QVERIFY(!driver.isThere("pad_r7"));
        const QRectF before = driver.rect("value20");
        for (const char *key : {"value7", "value20", "value7", "value50", "value0"})
            driver.tap(key);
        QCOMPARE(entry.sum(), QStringLiteral("2×7+20+50+0"));
        QCOMPARE(driver.text("valueCount7"), QStringLiteral("2"));
        QCOMPARE(driver.rect("value20"), before);
        QVERIFY(before.width() >= 44 && before.height() >= 44);
        for (const char *key : {"value0", "value9", "value20", "value50", "padByCard"})
            QVERIFY2(driver.isInWindow(key), key);
        QVERIFY2(driver.text("valueLegend").startsWith("20: "), qPrintable(driver.text("valueLegend")));
        driver.type("+3"); // typed numbers may be mixed in
        driver.tap("value3");
        driver.tap("sheetUndo");
        QCOMPARE(entry.sum(), QStringLiteral("2×7+20+50+0+3"));
        driver.longPress("value7", [&] { return entry.sum().startsWith("7+"); });
        QCOMPARE(entry.sum(), QStringLiteral("7+20+50+0+3"));
        driver.tap("entryNext");
        QTRY_VERIFY(!driver.isThere("valueCount7"));
        driver.tap("padByCard");
        driver.waitForItem("pad_r7");
        QVERIFY(!settings.countByValue());
    }
}

void TestEntryByHand::countsByValueKeysByKeyboardAlone()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben"});
    driver.pressByKeys("padByValue");
    driver.waitForRest("value40");
    QCOMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.tabTo("value1");
    driver.key(Qt::Key_Space);
    driver.key(Qt::Key_Right); // no card of DOS has 2 points
    QCOMPARE(driver.focusName(), QStringLiteral("value3"));
    driver.key(Qt::Key_Space);
    driver.key(Qt::Key_Space);
    QCOMPARE(entry.sum(), QStringLiteral("1+2×3"));
    QCOMPARE(driver.spoken("value3"), QStringLiteral("3 points"));
    QCOMPARE(driver.spoken("value3", QAccessible::Description), QStringLiteral("2 in this hand"));
    driver.key(Qt::Key_Backspace);
    QCOMPARE(entry.sum(), QStringLiteral("1+3"));
    driver.key(Qt::Key_Down);
    QCOMPARE(driver.focusName(), QStringLiteral("value10")); // each row has seven keys
    driver.type("+8"); // digits go to the sum while another key has the focus, too
    QCOMPARE(entry.points(), 12);
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entryClose"));
}

TABLESIDE_TEST(TestEntryByHand)
#include "tst_entry_by_hand.moc"
