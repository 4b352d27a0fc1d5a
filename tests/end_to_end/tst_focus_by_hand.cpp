// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The keyboard focus when pages, panels and buttons appear and disappear, and keys on pages: arrows and page keys scroll, Esc and
// the Back key close panels before they leave a page.
#include "score_by_hand.h"
#include "test_program.h"

#include <QTest>

#include <functional>
#include <initializer_list>

using namespace tableside;
using namespace tableside::test;

class TestFocusByHand : public QObject
{
    Q_OBJECT

private slots:
    void homeKeepsTheFocus();
    void backRestoresTheFocus();
    void tableKeepsTheFocus();
    void heldKeyPressesOnce();
    void setupKeepsTheFocus();
    void newLogLinesDoNotScrollAReader();
    void keysScrollTheListOfKeys();
    void arrowsMoveThroughTheBook();
    void arrowsMoveThroughTheSheet();
    void panelsReturnTheFocusToTheSheet();
    void backLeadsWhereTheArrowLeads();
    void keysScrollAPageAtOnce();
};

void TestFocusByHand::homeKeepsTheFocus()
{
    Driver driver;
    driver.startMatch();
    driver.clickInMenu("menuLeave");
    driver.waitForItem("homeContinue_dos");
    QCOMPARE(driver.focusName(), QStringLiteral("homeContinue_dos"));
    driver.pressByKeys("homeDiscard_dos");
    QTRY_VERIFY(!driver.isThere("homeContinue_dos"));
    QCOMPARE(driver.focusName(), QStringLiteral("homePlayDos"));
    driver.pressByKeys("homeRestore");
    QTRY_VERIFY(driver.isThere("homeContinue_dos"));
    QVERIFY(!driver.isThere("homeRestore"));
    QCOMPARE(driver.focusName(), QStringLiteral("homeContinue_dos"));
}

/// Esc returns the focus to the button that opened the page.
void TestFocusByHand::backRestoresTheFocus()
{
    for (const QSize size : {QSize(1024, 768), QSize(360, 740)}) {
        Driver driver({}, size);
        for (const char *way : {"homePlayUno", "homeCalls", "homeRules", "homeHistory", "homeSettings", "homeAbout"}) {
            driver.pressByKeys(way);
            QTRY_VERIFY(!driver.isThere("homePage"));
            driver.key(Qt::Key_Escape);
            driver.waitForItem("homePage");
            QTRY_COMPARE(driver.focusName(), QString::fromLatin1(way));
            driver.waitForFrames();
            QVERIFY2(driver.isInWindow(way), way);
            QVERIFY2(driver.item(way)->property("visualFocus").toBool(), way);
        }
    }
}

/// Qt leaves the focus on a button that becomes hidden, where a key would still press it, so the app moves the focus.
void TestFocusByHand::tableKeepsTheFocus()
{
    Driver driver;
    driver.startMatch();
    driver.waitFor([&] { return driver.table().canDraw(); }, "my turn");
    driver.click("tableDraw");
    QTRY_VERIFY(!driver.isThere("tableDraw"));
    QCOMPARE(driver.focusName(), QStringLiteral("tablePage"));
    QVERIFY(driver.table().refusal().isEmpty());
    driver.key(Qt::Key_Return);
    QVERIFY2(driver.table().refusal().isEmpty(), qPrintable(driver.table().refusal()));
    driver.key(Qt::Key_Left);
    const QString card = driver.focusName();
    QVERIFY2(card.startsWith("card"), qPrintable(card));
    driver.key(Qt::Key_R);
    QTRY_VERIFY(!driver.isThere("tablePage"));
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.focusName(), card);

    driver.click("tableMenu");
    driver.waitForRest("menuClose");
    driver.click("callButton"); // works beside the menu
    QVERIFY(driver.sounds().played().contains(Sound::callDos));
    QVERIFY(driver.isThere("menuPanel"));
    QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, {700, 300}); // outside the menu
    QTRY_VERIFY(!driver.isThere("menuPanel"));
    QCOMPARE(driver.focusName(), QStringLiteral("tableMenu"));
}

void TestFocusByHand::heldKeyPressesOnce()
{
    Driver driver;
    driver.startMatch();
    driver.waitFor([&] { return driver.table().canDraw(); }, "my turn");
    driver.table().hint()->setPlayouts(1'000'000'000);
    driver.tabTo("tableHint");
    driver.hold(Qt::Key_Return);
    QCOMPARE(driver.table().hint()->state(), HintModel::Searching);
    driver.tabTo("callButton");
    driver.hold(Qt::Key_Return);
    QCOMPARE(driver.sounds().played().count(Sound::callDos), 1);
    driver.pressByKeys("tableMenu");
    driver.tabTo("menuHelp");
    driver.hold(Qt::Key_Return); // must not press the help's close button, which gets the focus, as well
    QTRY_COMPARE(driver.focusName(), QStringLiteral("helpClose"));
}

void TestFocusByHand::setupKeepsTheFocus()
{
    Driver driver;
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Back}) {
        driver.click("homePlayDos");
        driver.tabTo("setupPortrait1");
        driver.hold(Qt::Key_Return); // the first press moves the focus to the portraits
        QVERIFY2(driver.focusName().startsWith("setupCharacter1_"), qPrintable(driver.focusName()));
        driver.key(key);
        QTRY_VERIFY(!driver.isThere("setupCharacter1_0"));
        QCOMPARE(driver.navigator().page(), Navigator::Setup);
        QCOMPARE(driver.focusName(), QStringLiteral("setupPortrait1"));
        driver.key(key);
        driver.waitForItem("homePage");
    }
    driver.click("homePlayDos");
    MatchSetup &setup = *driver.tableController().setup();
    struct Limit
    {
        const char *button;
        int from;
        int limit;
    };
    for (const Limit &row : {Limit{"setupTargetMinus", 100, 50}, Limit{"setupTargetPlus", 950, 1000}}) {
        driver.tabTo(row.button);
        setup.setTarget(row.from);
        for (int press = 0; press < 3; ++press)
            driver.key(Qt::Key_Return);
        QCOMPARE(setup.target(), row.limit);
        QCOMPARE(driver.focusName(), QString::fromLatin1(row.button));
    }
}

void TestFocusByHand::newLogLinesDoNotScrollAReader()
{
    Driver driver({}, {360, 740});
    driver.holdComputers();
    driver.startMatch();
    RowsModel<LogRow> &log = *driver.table().log();
    const auto happens = [&] { log.append({QStringLiteral("Something happens."), LogKind::Table, -1, false}); };
    for (int line = 0; line < 60; ++line)
        happens();
    driver.key(Qt::Key_L);
    driver.waitForRest("logList");
    const auto scrolled = [&] { return driver.item("logList")->property("contentY").toReal(); };
    const qreal end = scrolled();
    QVERIFY(end > 100);
    driver.key(Qt::Key_Up);
    const qreal read = scrolled();
    QVERIFY(read < end);
    happens();
    driver.settle();
    QCOMPARE(scrolled(), read);
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Down);
    happens();
    QTRY_VERIFY(scrolled() > end);
}

void TestFocusByHand::keysScrollTheListOfKeys()
{
    Driver driver({}, {360, 740});
    driver.startMatch();
    driver.key(Qt::Key_F1);
    driver.waitForRest("keyHelp");
    QCOMPARE(driver.focusName(), QStringLiteral("helpClose"));
    const auto scrolled = [&] { return driver.item("keyHelp")->property("contentY").toReal(); };
    driver.key(Qt::Key_Down);
    const qreal once = scrolled();
    QVERIFY(once > 0);
    driver.tabTo("keyHelp");
    driver.key(Qt::Key_PageDown);
    QVERIFY(scrolled() > once);

    // A change of the language must keep the rows: recreating them once broke the layout around them.
    const QList<QQuickItem *> rows = driver.item("keyHelp")->findChildren<QQuickItem *>();
    driver.application().settings().setLanguage("de");
    driver.waitForFrames();
    QCOMPARE(driver.item("keyHelp")->findChildren<QQuickItem *>(), rows);
}

void TestFocusByHand::arrowsMoveThroughTheBook()
{
    constexpr int games = 14;
    Driver driver({}, {360, 740});
    for (int game = 0; game < games; ++game) {
        QVERIFY(beginGame(driver, {"Anna", "Ben"}).setNote("rain", "garden"));
        driver.scores().closeGame();
    }
    driver.navigator().open(Navigator::ScoreBook);
    QCOMPARE(driver.spoken("bookRow0", QAccessible::Description), QStringLiteral("garden · rain"));
    driver.tabTo("bookRow0");
    for (int row = 1; row < games; ++row) {
        driver.key(Qt::Key_Down);
        QCOMPARE(driver.focusName(), QStringLiteral("bookRow%1").arg(row));
        const auto isInList = [&] {
            return driver.rect("bookList").adjusted(-1, -1, 1, 1).contains(rectOf(*driver.window().activeFocusItem()));
        };
        QTRY_VERIFY2(isInList(), qPrintable(driver.focusName()));
    }
    driver.key(Qt::Key_Tab); // moves to a button in the row
    driver.key(Qt::Key_Up);
    QCOMPARE(driver.focusName(), QStringLiteral("bookRow%1").arg(games - 2));
}

void TestFocusByHand::arrowsMoveThroughTheSheet()
{
    Driver driver;
    const QStringList names{"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Henrike"};
    startSheet(driver, names);
    for (int round = 0; round < 2; ++round)
        enterRound(driver, madeUpRound(round, static_cast<int>(names.size())));
    driver.window().resize(360, 640);
    driver.waitForRest("cell0_0");
    driver.tabTo("cell0_0");
    driver.key(Qt::Key_Down);
    QCOMPARE(driver.focusName(), QStringLiteral("cell1_0"));
    for (int seat = 1; seat < names.size(); ++seat) {
        driver.key(Qt::Key_Right);
        QCOMPARE(driver.focusName(), QStringLiteral("cell1_%1").arg(seat));
        const QRectF place = rectOf(*driver.window().activeFocusItem());
        QVERIFY2(place.left() >= 0 && place.right() <= driver.window().width(), qPrintable(driver.focusName()));
    }
    driver.key(Qt::Key_Up);
    QCOMPARE(driver.focusName(), QStringLiteral("cell0_7"));
}

void TestFocusByHand::panelsReturnTheFocusToTheSheet()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    const std::initializer_list<std::function<void()>> waysToClose{
        [&] { driver.pressByKeys("panelClose"); },
        [&] {
            driver.tap("menuBigScreen");
            QTRY_COMPARE(driver.focusName(), QStringLiteral("bigScreenClose"));
            driver.key(Qt::Key_Return);
        },
        [&] { driver.key(Qt::Key_Back); },
        [&] { driver.tap("sheetPage", {0.03, 0.5}); }, // beside the panel
    };
    for (const auto &close : waysToClose) {
        driver.tap("sheetMenu");
        driver.waitForItem("panelClose");
        QVERIFY(!driver.item("sheetEnter")->isEnabled());
        close();
        QTRY_COMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
    }
}

/// Esc and the Back key lead where the page's back arrow leads, even while a text field has the focus, but close a panel first.
void TestFocusByHand::backLeadsWhereTheArrowLeads()
{
    Driver driver;
    driver.tap("homeCalls");
    driver.tap("callLog");
    driver.waitForItem("callPanelClose");
    driver.key(Qt::Key_Back);
    QTRY_VERIFY(!driver.isThere("callPanelClose"));
    driver.key(Qt::Key_Back);
    driver.waitForItem("homePage");

    driver.navigator().open(Navigator::ScoreBook);
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Back}) {
        for (const char *field : {"", "scoreSetupName"}) {
            driver.click("bookNew");
            driver.waitForItem("scoreSetupPage");
            if (*field)
                driver.tabTo(field);
            driver.key(key);
            driver.waitForItem("bookPage");
        }
    }
    beginGame(driver, {"Anna", "Ben"});
    driver.open(Navigator::ScoreSheet, "sheetPage");
    driver.key(Qt::Key_Back);
    driver.tap("person0");
    driver.waitForItem("personPage");
    driver.key(Qt::Key_Back);
    driver.waitForItem("bookPage");

    driver.navigator().open(Navigator::Rules);
    driver.rules().open("dos/turn");
    driver.rules().open("dos/draw");
    driver.click("rulesOptions");
    driver.waitForItem("readingOptions");
    driver.key(Qt::Key_Back);
    QTRY_VERIFY(!driver.isThere("readingOptions"));
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/draw"));
    driver.key(Qt::Key_Back);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/turn"));
}

void TestFocusByHand::keysScrollAPageAtOnce()
{
    Driver driver({}, {360, 560});
    struct Row
    {
        Navigator::Page page;
        const char *name;
    };
    for (const Row &row : {Row{Navigator::Setup, "setupPage"}, Row{Navigator::Settings, "settingsPage"},
                           Row{Navigator::About, "aboutPage"}, Row{Navigator::ScoreSetup, "scoreSetupPage"}}) {
        driver.navigator().open(row.page);
        driver.waitForRest(row.name);
        driver.key(Qt::Key_PageDown);
        QVERIFY2(driver.window().activeFocusItem()->property("contentY").toReal() > 0, row.name);
    }
}

TABLESIDE_TEST(TestFocusByHand)
#include "tst_focus_by_hand.moc"
