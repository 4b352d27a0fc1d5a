// Counting a hand of real cards in the running app: where key presses go, what undo removes, and that no input is lost.
#include "score_by_hand.h"
#include "test_program.h"

#include <QAccessible>
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
    void undoRemovesTheLastTapAndShowsItsHand();
    void acceptsOrExplainsSignsInTheSum();
    void pastingJoinsNoDigits();
    void firstDigitReplacesAHandAndClearEmptiesIt();
    void buttonsDoNotOverlap_data();
    void buttonsDoNotOverlap();
    void wentOutAsksBeforeItDiscardsAHand();
    void correctionCountsOnlyWhenSaved();
    void leavingAChangedCorrectionAsks();
    void finishedGameKeepsItsWinnerUntilACorrectionIsSaved();
    void messagesMoveNothing_data();
    void messagesMoveNothing();
    void acceptsNamesTypedWithoutATap();
    void cardsStayLargeWithTheLargestText();
    void phoneShowsEnoughCardsForEightPeople();
    void headingShowsWhoseHandItIs_data();
    void headingShowsWhoseHandItIs();
    void mixedSumsAreSpelledOut_data();
    void mixedSumsAreSpelledOut();
    void countsByValueKeys_data();
    void countsByValueKeys();
    void countsByValueKeysByKeyboardAlone();
    void phoneShowsTenFacesInOneRow();

private:
    static constexpr QSize phone{360, 740};
    static const QStringList tenPeople;

    static void addSizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tablet") << QSize(1024, 768);
        QTest::newRow("phone") << phone;
    }
    static QString textOf(Driver &driver, const QString &name)
    {
        driver.waitForItem(name);
        return driver.item(name)->property("text").toString();
    }
    static QRectF placeOf(Driver &driver, const QString &name)
    {
        const QQuickItem *item = driver.item(name);
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    }

    /// Starts a sheet and a round in which the first player went out, and opens the entry of the second player's hand.
    static HandEntry &beginCounting(Driver &driver, const QStringList &names, const QString &box = "dos")
    {
        driver.scores().setup()->setBox(box);
        startSheet(driver, names);
        driver.tap("sheetEnter");
        driver.tap("out0");
        driver.waitForItem("entrySum");
        driver.settle();
        return *driver.scores().game()->entry();
    }
    static int countOf(HandEntry &entry, const QString &code)
    {
        for (int row = 0; row < entry.counted()->count(); ++row) {
            if (entry.counted()->row(row).code == code)
                return entry.counted()->row(row).count;
        }
        return 0;
    }
};

const QStringList TestEntryByHand::tenPeople{"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomaeus", "Ida", "Jo"};

void TestEntryByHand::enterOpensTheNextHandAfterATap()
{
    for (const bool byMouse : {true, false}) {
        Driver driver;
        HandEntry &entry = beginCounting(driver, {"Anna", "Ben", "Cleo"});
        if (byMouse)
            driver.click("pad_g1");
        else
            driver.tap("pad_g1");
        QCOMPARE(countOf(entry, "g1"), 1);
        driver.key(Qt::Key_Return);
        QCOMPARE(entry.seat(), 2);
        QCOMPARE(driver.scores().game()->sheet().open.cells[1].entry->points(GameId::dos), 1);
        driver.settle();
        driver.tabTo("pad_r1"); // by keys, Space counts a card and Enter opens the next hand
        driver.key(Qt::Key_Space);
        QCOMPARE(entry.points(), 1);
        driver.key(Qt::Key_Return);
        driver.settle();
        QCOMPARE(entry.points(), 1);
        QCOMPARE(driver.focusName(), QStringLiteral("entryClose"));
    }
}

void TestEntryByHand::typingReachesTheSumAfterAnyTap()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben", "Cleo"});
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
}

void TestEntryByHand::undoRemovesTheLastTapAndShowsItsHand()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Oma", "Henri", "Anna"});
    driver.tap("pad_b7");
    driver.tap("entryNext");
    driver.settle();
    driver.tap("pad_r3");
    driver.tap("pad_y5");
    driver.tap("sheetUndo");
    QCOMPARE(entry.seat(), 2);
    QCOMPARE(entry.points(), 3);
    QVERIFY(driver.isThere("entryTold"));
    QCOMPARE(entry.told(), QStringLiteral("Anna: Yellow 5 removed"));
    QCOMPARE(driver.scores().game()->sheet().open.cells[1].entry->points(GameId::dos), 7);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(entry.seat(), 1);
    QCOMPARE(entry.points(), 7);
    driver.tap("entryBack");
    driver.waitForItem("sheetEnter");
    driver.tap("sheetUndo"); // on the sheet, undo opens the hand that it changes
    driver.waitForItem("entryTold");
    QCOMPARE(entry.told(), QStringLiteral("Henri: Blue 7 removed"));
    QVERIFY(entry.isBlank());
}

void TestEntryByHand::acceptsOrExplainsSignsInTheSum()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben"});
    driver.type("3*20");
    QCOMPARE(entry.points(), 60);
    driver.type("-5");
    QCOMPARE(entry.sum(), QStringLiteral("3×20-5"));
    QVERIFY(driver.isThere("entryProblem"));
    driver.key(Qt::Key_Return); // refused, because the sum is invalid
    QCOMPARE(entry.seat(), 1);
    driver.key(Qt::Key_Delete);
    driver.type("12 + 5,5 - 3");
    QVERIFY(driver.isThere("entryProblem"));
    QCOMPARE(entry.points(), -1);
    QCOMPARE(textOf(driver, "entrySpelled"), QStringLiteral("12+5,5-3"));
    driver.key(Qt::Key_Delete);
    driver.tap("pad_r7");
    driver.type("+9");
    QCOMPARE(entry.points(), 16);
    QCOMPARE(entry.spelledOut(), QStringLiteral("Cards 7 + 9"));
}

void TestEntryByHand::pastingJoinsNoDigits()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben"});
    QGuiApplication::clipboard()->setText("12 + 7");
    driver.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(entry.points(), 19);
    driver.key(Qt::Key_Delete);
    QGuiApplication::clipboard()->setText("5,5");
    driver.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(driver.isThere("entryProblem"));
    QCOMPARE(entry.points(), -1);
}

void TestEntryByHand::firstDigitReplacesAHandAndClearEmptiesIt()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben"});
    driver.tap("pad_r7");
    driver.type("+20");
    QVERIFY(!driver.isThere("entryReplaced"));
    driver.tap("entryClose");
    driver.waitForItem("cell0_1");
    driver.tap("cell0_1");
    driver.waitForItem("entryReplaced");
    driver.type("12");
    QVERIFY(!driver.isThere("entryReplaced"));
    QCOMPARE(entry.points(), 12);
    driver.tap("pad_r7");
    driver.tap("key_clear");
    QVERIFY(entry.isBlank());
    driver.type("5");
    driver.tap("entrySave");
    driver.waitForItem("sheetEnter");
    QCOMPARE(driver.scores().game()->sheet().totals, (std::vector<int>{5, 0}));
}

void TestEntryByHand::buttonsDoNotOverlap_data()
{
    addSizes();
}

/// The buttons of the entry do not overlap, neither for an open round nor for a correction, and also when it opens again.
void TestEntryByHand::buttonsDoNotOverlap()
{
    QFETCH(QSize, size);
    const QTemporaryDir folder;
    {
        Driver driver(folder.path()); // a wide window, because a phone hides the number keys at first
        startSheet(driver, {"Anna", "Ben", "Cleo"});
        enterRound(driver, {0, {{1, {}, "7"}, {2, {}, "8"}}});
        driver.tap("sheetEnter");
        driver.tap("out0");
        driver.waitForItem("entrySum");
    }
    for (const auto &[tapped, left, right] : {std::array{"sheetEnter", "entryBack", "entryNext"},
                                              std::array{"cell0_1", "entryCancel", "entrySave"}}) {
        Driver driver(folder.path(), size);
        driver.tap("homeScore");
        driver.waitForRest("sheetEnter");
        for (int time = 0; time < 2; ++time) {
            driver.tap(tapped);
            driver.waitForRest(right);
            const bool isAlone = !driver.isThere(left);
            QVERIFY(isAlone || placeOf(driver, left).right() <= placeOf(driver, right).left());
            driver.tap("sheetBack");
            driver.waitForRest("sheetEnter");
        }
    }
}

void TestEntryByHand::wentOutAsksBeforeItDiscardsAHand()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Oma", "Grete", "Anna"});
    driver.type("12");
    driver.tap("entryMarkOut");
    driver.waitForItem("entryAsked");
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
    QCOMPARE(entry.seat(), 1);
    QCOMPARE(entry.sum(), QStringLiteral("12"));
    driver.waitForItem("entryNext");
    const QQuickItem *out = driver.item("entryMarkOut");
    const QQuickItem *next = driver.item("entryNext");
    QVERIFY(next->mapToScene({}).y() - out->mapToScene({}).y() > 200);
}

void TestEntryByHand::correctionCountsOnlyWhenSaved()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    enterRound(driver, {0, {{1, {}, "20"}, {2, {}, "30"}}});
    const score::Sheet &sheet = driver.scores().game()->sheet();
    driver.tap("cell0_1");
    driver.tap("key_5"); // the first digit replaces the 20
    QCOMPARE(sheet.totals, (std::vector<int>{50, 0, 0}));
    driver.tap("entryCancel");
    driver.waitForItem("sheetEnter");
    QCOMPARE(sheet.totals, (std::vector<int>{50, 0, 0}));
    QVERIFY(!sheet.rounds[0].cells[1].draft);
    driver.tap("cell0_1");
    driver.tap("key_2");
    driver.tap("key_5"); // completes 25
    driver.tap("entrySave");
    driver.waitForItem("sheetEnter");
    QCOMPARE(sheet.totals, (std::vector<int>{55, 0, 0}));
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
    driver.key(Qt::Key_Escape);
    driver.waitForItem("entryAsked");
    driver.tap("entryAskedNo");
    QCOMPARE(entry.round(), 0);
    driver.tap("sheetBack");
    driver.waitForItem("entryAsked");
    driver.tap("entryAskedDrop");
    driver.waitForItem("sheetEnter");
    QCOMPARE(sheet.totals, (std::vector<int>{10, 0}));
    change();
    driver.tap("sheetMenu");
    driver.waitForItem("entryAsked");
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

void TestEntryByHand::finishedGameKeepsItsWinnerUntilACorrectionIsSaved()
{
    Driver driver;
    driver.scores().setup()->setTarget(30);
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {1, {{0, {}, "40"}}});
    ScoreGame &game = *driver.scores().game();
    QCOMPARE(game.sheet().winner.value_or(-1), 1);
    driver.waitForRest("panelClose");
    driver.tap("panelClose");
    driver.settle();
    driver.tap("cell0_0");
    driver.tap("entryMarkOut");
    driver.waitForItem("entryAsked");
    driver.tap("entryAskedYes");
    driver.settle();
    QCOMPARE(game.sheet().winner.value_or(-1), 1);
    QCOMPARE(game.entry()->seat(), 1); // this hand is unknown, because Ben was out before
    QVERIFY(game.entry()->isBlank());
    driver.tap("entrySave");
    QVERIFY(driver.isThere("entryProblem"));
    QCOMPARE(game.sheet().winner.value_or(-1), 1);
    driver.tap("entryCancel");
    driver.settle();
    QCOMPARE(game.sheet().winner.value_or(-1), 1);
    QCOMPARE(game.sheet().totals, (std::vector<int>{0, 40}));
}

void TestEntryByHand::messagesMoveNothing_data()
{
    addSizes();
}

void TestEntryByHand::messagesMoveNothing()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben", "Cleo"});
    if (!driver.isThere("key_1"))
        driver.tap("entryTyping");
    driver.tap("key_1");
    const auto places = [&] {
        driver.waitForFrames();
        QMap<QString, QRectF> found;
        for (const char *name : {"key_1", "key_back", "entrySum", "entryNext", "entryMarkOut", "sheetUndo", "hand1"}) {
            const QQuickItem *item = driver.item(name);
            found.insert(name, item->mapRectToScene({0, 0, item->width(), item->height()}));
        }
        return found;
    };
    const auto before = places();
    driver.type("-");
    QVERIFY(driver.isThere("entryProblem"));
    QCOMPARE(places(), before);
    driver.tap("sheetUndo"); // removes the sign, which was not stored yet
    driver.tap("sheetUndo");
    QVERIFY(driver.isThere("entryTold"));
    QCOMPARE(places(), before);
    driver.type("2");
    QCOMPARE(entry.told(), QString());
    QCOMPARE(places(), before);
}

void TestEntryByHand::acceptsNamesTypedWithoutATap()
{
    Driver driver;
    driver.tap("homeScore");
    driver.tap("bookNew");
    driver.waitForItem("scoreSetupPage");
    driver.settle();
    driver.type("anna");
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.scores().setup()->seats()->count(), 1);
    QCOMPARE(driver.scores().setup()->seats()->row(0).name, QStringLiteral("anna"));
    driver.type("ben");
    driver.tap("scoreSetupAdd");
    driver.type("cleo");
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.scores().setup()->seats()->count(), 3);
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
        const QQuickItem *hand = driver.item("hand7");
        const QRectF place = hand->mapRectToScene({0, 0, hand->width(), hand->height()});
        QVERIFY(QRectF({}, QSizeF(driver.window().size())).contains(place));
        QVERIFY(driver.isThere("entryWhose"));
    }
}

void TestEntryByHand::phoneShowsEnoughCardsForEightPeople()
{
    Driver driver({}, phone);
    beginCounting(driver, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomaeus"}, "uno");
    driver.waitForFrames();
    const qreal end = driver.item("entrySum")->mapToScene({}).y();
    int rows = 0;
    for (const char *value : {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}) {
        const QQuickItem *card = driver.item(QStringLiteral("pad_r") + value);
        rows += card && card->mapToScene({0, card->height()}).y() < end;
    }
    QVERIFY2(rows >= 6, qPrintable(QString::number(rows)));
    driver.tap("entryTyping");
    QVERIFY(!driver.isThere("pad_r5")); // a phone shows either cards or number keys, so that both are large enough
    driver.tap("hand7");
    QCOMPARE(driver.scores().game()->entry()->seat(), 7);
}

void TestEntryByHand::headingShowsWhoseHandItIs_data()
{
    addSizes();
}

/// The heading above the cards shows whose hand is counted, its points, and a dot for each hand that has to be counted.
void TestEntryByHand::headingShowsWhoseHandItIs()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    HandEntry &entry = beginCounting(driver, tenPeople);
    const auto dot = [&](int seat) { return driver.item(QStringLiteral("handDot%1").arg(seat)); };
    const auto isFull = [&](int seat) { return dot(seat)->property("counted").toBool(); };
    const auto spoken = [&](const QString &name, QAccessible::Text text) {
        return QAccessible::queryAccessibleInterface(driver.item(name))->text(text);
    };
    QCOMPARE(textOf(driver, "entryWhose"), QStringLiteral("Ben’s hand"));
    QCOMPARE(textOf(driver, "entryRunning"), QStringLiteral("–"));
    const QRectF figure = placeOf(driver, "entryRunning");
    QVERIFY(!dot(0)); // went out, so this hand is not counted
    QVERIFY(!isFull(1) && !isFull(9));
    driver.tap("pad_r7");
    driver.tap("pad_b9");
    QCOMPARE(textOf(driver, "entryRunning"), QStringLiteral("16"));
    const QRectF grown = placeOf(driver, "entryRunning"); // the top may differ, because tapping may scroll the page
    QCOMPARE(QRectF(grown.left(), 0, grown.width(), grown.height()), QRectF(figure.left(), 0, figure.width(), figure.height()));
    QCOMPARE(spoken("entryWhose", QAccessible::Description), QStringLiteral("16 points"));
    QVERIFY(!isFull(1)); // begun, but not finished
    driver.tap("entryNext");
    driver.waitForFrames();
    QCOMPARE(textOf(driver, "entryWhose"), QStringLiteral("Cleo’s hand"));
    QVERIFY(isFull(1) && !isFull(2));
    QVERIFY(dot(2)->width() > dot(1)->width());
    QVERIFY(spoken("entryDots", QAccessible::Name).startsWith("Still to count: Cleo"));
    driver.tap("hand7"); // the longest name
    driver.waitFor([&] { return entry.seat() == 7; }, "the hand");
    driver.waitForFrames();
    const QRectF whose = placeOf(driver, "entryWhose");
    const QRectF dots = placeOf(driver, "entryDots");
    QVERIFY(QRectF({}, QSizeF(driver.window().size())).contains(whose.united(dots)));
    QVERIFY(placeOf(driver, "entryRunning").left() >= dots.right() && dots.top() >= whose.bottom());
    QVERIFY(driver.item("entryWhose")->property("paintedWidth").toReal() <= whose.width() + 1);
    QVERIFY(!driver.isThere("entryOutcome") || textOf(driver, "entryOutcome").isEmpty()); // the dots replace this text
    driver.tap("entryMarkOut");
    QCOMPARE(driver.item("entryAsked")->property("text").toString(), QStringLiteral("Did Bartholomaeus go out instead of Anna?"));
}

void TestEntryByHand::mixedSumsAreSpelledOut_data()
{
    addSizes();
}

void TestEntryByHand::mixedSumsAreSpelledOut()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben"});
    for (const char *code : {"g#", "y#", "r7", "b7"})
        driver.tap(QStringLiteral("pad_") + code);
    driver.type("99");
    QCOMPARE(entry.spelledOut(), QStringLiteral("Cards 94 + 99"));
    QCOMPARE(textOf(driver, "entrySpelled"), QStringLiteral("Cards 94 + 99"));
    QCOMPARE(textOf(driver, "entryPoints"), QStringLiteral("= 193"));
    QCOMPARE(textOf(driver, "entryRunning"), QStringLiteral("193"));
    const QAccessibleInterface *field = QAccessible::queryAccessibleInterface(driver.item("entrySum"));
    QCOMPARE(field->text(QAccessible::Description), QStringLiteral("Cards 94 + 99 = 193"));
    driver.type("+12+11+7+8+6+11+3x20+9+7+6"); // even a long sum ends left of its result
    driver.waitForFrames();
    const QQuickItem *spelled = driver.item("entrySpelled");
    const qreal end = spelled->mapToScene({0, 0}).x() + spelled->property("paintedWidth").toReal();
    QVERIFY(end <= placeOf(driver, "entryPoints").left());
}

void TestEntryByHand::countsByValueKeys_data()
{
    addSizes();
}

void TestEntryByHand::countsByValueKeys()
{
    QFETCH(QSize, size);
    const QTemporaryDir folder;
    {
        Driver driver(folder.path(), size);
        HandEntry &entry = beginCounting(driver, tenPeople, "uno");
        driver.tap("padByValue");
        driver.waitForRest("value50");
        QVERIFY(!driver.isThere("pad_r7"));
        const QRectF before = placeOf(driver, "value20");
        for (const char *key : {"value7", "value20", "value7", "value50", "value0"})
            driver.tap(key);
        QCOMPARE(entry.sum(), QStringLiteral("2×7+20+50+0"));
        QCOMPARE(entry.points(), 84);
        QCOMPARE(textOf(driver, "valueCount7"), QStringLiteral("2"));
        QCOMPARE(placeOf(driver, "value20"), before);
        QVERIFY(before.width() >= 44 && before.height() >= 44);
        const QRectF window({}, QSizeF(driver.window().size()));
        for (const char *key : {"value0", "value9", "value20", "value50", "padByCard"})
            QVERIFY2(window.contains(placeOf(driver, key)), key);
        QVERIFY2(textOf(driver, "valueLegend").startsWith("20: "), qPrintable(textOf(driver, "valueLegend")));
        QVERIFY(textOf(driver, "valueLegend").contains("Skip"));
        driver.type("+3"); // typed numbers may be mixed in
        driver.tap("value3");
        QCOMPARE(entry.sum(), QStringLiteral("2×7+20+50+0+2×3"));
        driver.tap("sheetUndo");
        QCOMPARE(entry.sum(), QStringLiteral("2×7+20+50+0+3"));
        const QPoint point = placeOf(driver, "value7").center().toPoint();
        QTest::mousePress(&driver.window(), Qt::LeftButton, {}, point);
        driver.waitFor([&] { return entry.sum().startsWith("7+"); }, "a card to be removed");
        QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, point);
        QCOMPARE(entry.sum(), QStringLiteral("7+20+50+0+3"));
        driver.tap("entryNext");
        driver.waitForFrames();
        QVERIFY(!driver.isThere("valueCount7"));
        QCOMPARE(driver.scores().game()->sheet().open.cells[1].entry->points(GameId::uno), 80);
    }
    Driver driver(folder.path(), size); // the app remembers which keys were used
    QVERIFY(driver.application().settings().countByValue());
    driver.scores().openUnfinished();
    driver.navigator().open(Navigator::ScoreSheet);
    driver.waitForItem("sheetEnter");
    driver.tap("sheetEnter");
    driver.waitForRest("padByCard");
    driver.tap("padByCard");
    driver.waitForItem("pad_r7");
    QVERIFY(!driver.application().settings().countByValue());
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestEntryByHand::countsByValueKeysByKeyboardAlone()
{
    Driver driver;
    HandEntry &entry = beginCounting(driver, {"Anna", "Ben"});
    driver.tabTo("padByValue");
    driver.key(Qt::Key_Return);
    driver.waitForRest("value40");
    QCOMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.tabTo("value1");
    driver.key(Qt::Key_Space);
    driver.key(Qt::Key_Right); // no card of DOS has 2 points
    QCOMPARE(driver.focusName(), QStringLiteral("value3"));
    driver.key(Qt::Key_Space);
    driver.key(Qt::Key_Space);
    QCOMPARE(entry.sum(), QStringLiteral("1+2×3"));
    QAccessibleInterface *key = QAccessible::queryAccessibleInterface(driver.item("value3"));
    QCOMPARE(key->text(QAccessible::Name), QStringLiteral("3 points"));
    QCOMPARE(key->text(QAccessible::Description), QStringLiteral("2 in this hand"));
    driver.key(Qt::Key_Backspace);
    QCOMPARE(entry.sum(), QStringLiteral("1+3"));
    driver.key(Qt::Key_Down);
    QCOMPARE(driver.focusName(), QStringLiteral("value10")); // each row has seven keys
    driver.type("+8"); // digits go to the sum while another key has the focus, too
    QCOMPARE(entry.points(), 12);
    driver.key(Qt::Key_Return);
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("entryClose"));
}

void TestEntryByHand::phoneShowsTenFacesInOneRow()
{
    Driver driver({}, phone);
    HandEntry &entry = beginCounting(driver, tenPeople, "uno");
    const qreal row = placeOf(driver, "hand0").top();
    const QRectF window({}, QSizeF(driver.window().size()));
    for (int seat = 1; seat < 10; ++seat) { // seat 1 is checked right after the row of faces has appeared
        const QString hand = QStringLiteral("hand%1").arg(seat);
        QVERIFY(driver.isThere(hand));
        QCOMPARE(placeOf(driver, hand).top(), row); // all in one line
        QVERIFY(placeOf(driver, hand).width() >= 44);
        QVERIFY(entry.choose(seat));
        driver.waitFor([&] { return window.contains(placeOf(driver, hand)); }, "the chosen hand to scroll into sight");
    }
}

TABLESIDE_TEST(TestEntryByHand)
#include "tst_entry_by_hand.moc"
