// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole matches of DOS in the app's window, by mouse, by dragging and by keyboard alone, and what interrupts a match.
#include "driver.h"
#include "test_program.h"

#include "tests/app/table/table_fixture.h"

#include <QClipboard>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestMatchByHand : public QObject
{
    Q_OBJECT

private slots:
    void countsADiscardWhenItArrives();
    void playsByMouse();
    void playsByDragging();
    void playsByKeyboardAlone();
    void pausesWhileMinimized();
    void callKeepsAPressedButton();
    void opensTheRulesFromTheMenu();
};

namespace {

/// Returns a function that makes a decision with \p play and returns the table's texts about it.
std::function<QString()> decidingBy(Driver &driver, void (*play)(Driver &, const dos::Action &))
{
    return [&driver, play]() -> QString {
        const dos::ActionList legal = driver.legal();
        driver.settle();
        play(driver, preferred(legal));
        return driver.table().choiceText() + driver.table().refusal();
    };
}

} // namespace

/// The number under the discard pile changes when the cards arrive there, not when they start to move.
void TestMatchByHand::countsADiscardWhenItArrives()
{
    Driver driver({}, {1024, 768}, true);
    driver.tableController().setup()->setDealNumber("2026");
    driver.startMatch();
    const auto counted = [&] { return driver.item("discardCaption")->property("text").toInt(); };
    int atFirst = -1;
    QObject::connect(&driver.table(), &GameTable::pilesChanged, &driver.window(), [&] {
        if (atFirst < 0 && driver.table().discardCount() > 0)
            atFirst = counted();
    });
    while (atFirst < 0) {
        driver.waitFor([&] { return atFirst >= 0 || driver.isMyTurnOrOver(); }, "my turn");
        if (atFirst < 0)
            playByKeys(driver, preferred(driver.legal()));
    }
    QCOMPARE(atFirst, 0);
    driver.waitFor([&] { return counted() == driver.table().discardCount(); }, "the cards");
}

void TestMatchByHand::playsByMouse()
{
    Driver driver;
    driver.tableController().setup()->setDealNumber("2026");
    driver.startMatch();
    QCOMPARE(driver.table().target(), 200);
    driver.playOut(decidingBy(driver, playByMouse));
    driver.click("resultMore");
    QVERIFY(driver.text("resultDeal").contains("2026 "));
    driver.click("resultPlayAgain");
    driver.waitFor([&] { return !driver.table().isMatchOver() && driver.table().round() == 1; }, "another match");
    driver.click("tableMenu");
    driver.pressByKeys("menuMore");
    driver.waitForItem("menuCopySeal");
    QVERIFY(!driver.isThere("menuDeal")); // shown only if the player typed the deal's number
    driver.pressByKeys("menuCopySeal");
    QCOMPARE(QGuiApplication::clipboard()->text(), driver.table().dealSeal());
    driver.click("menuLeave");
    driver.waitForItem("homeContinue_dos");
}

void TestMatchByHand::playsByDragging()
{
    Driver driver;
    driver.tableController().setup()->setDealNumber("2026");
    driver.tableController().setup()->setTarget(50);
    driver.tableController().setup()->setSeatCount(4);
    driver.startMatch();
    driver.playOut(decidingBy(driver, playByDragging));
}

void TestMatchByHand::playsByKeyboardAlone()
{
    Driver driver;
    driver.tableController().setup()->setDealNumber("2026");
    driver.tableController().setup()->setSeatCount(3);
    driver.pressByKeys("homePlayDos");
    driver.pressByKeys("setupStart");
    driver.waitForItem("tablePage");
    driver.playOut(decidingBy(driver, playByKeys), true);
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
}

/// The match pauses while the window is minimized. The focus is unchanged when the window is shown again.
void TestMatchByHand::pausesWhileMinimized()
{
    for (const char *game : {"dos", "uno"}) {
        Driver driver;
        driver.holdComputers();
        // Many other deals of UNO begin with a color to choose, and then no card has the focus.
        driver.tableController().dosSetup()->setDealNumber("4");
        driver.tableController().unoSetup()->setDealNumber("4");
        driver.startMatch(game);
        const GameTable &table = *driver.tableController().table();
        QVERIFY(!table.isPaused());
        driver.key(Qt::Key_Left);
        const QString before = driver.focusName();
        QVERIFY(before.startsWith("card"));
        driver.window().showMinimized();
        QTRY_VERIFY(table.isPaused());
        driver.window().showNormal();
        QTRY_VERIFY(!table.isPaused());
        QCOMPARE(driver.focusName(), before);
    }
}

/// Another player's call needs no animation, so the button stays: a press that has begun counts, and the focus does not move.
void TestMatchByHand::callKeepsAPressedButton()
{
    Driver driver;
    driver.holdComputers();
    driver.tableController().setup()->setDealNumber("4");
    driver.startMatch();
    DosTable &table = driver.table();
    Random random(4);
    while (!table.session().isExposed(1) || !table.canDraw()) {
        if (!table.session().isPlaying())
            table.nextRound();
        playAnyLegal(table.session(), random);
    }
    driver.tabTo("tableDraw");
    const QPoint middle = driver.rect("tableDraw").center().toPoint();
    QTest::mousePress(&driver.window(), Qt::LeftButton, {}, middle);
    QVERIFY(table.session().act(1, dos::CallDos{}).isAccepted());
    QCOMPARE(driver.focusName(), QStringLiteral("tableDraw"));
    const qint64 before = table.session().actionCount();
    QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, middle);
    QCOMPARE(table.session().actionCount(), before + 1);
    QVERIFY(!table.canDraw());
}

/// The rules open from the table's menu, without a key. The match pauses meanwhile and continues at the same position.
void TestMatchByHand::opensTheRulesFromTheMenu()
{
    for (const char *game : {"dos", "uno"}) {
        Driver driver;
        driver.holdComputers();
        driver.startMatch(game);
        const GameTable *table = driver.tableController().table();
        const qint64 before = table->anySession().actionCount();
        driver.clickInMenu("menuRules");
        driver.waitForItem("rulesPage");
        QCOMPARE(driver.rules().game(), QString::fromLatin1(game));
        QVERIFY(table->isPaused());
        driver.click("rulesBack");
        driver.waitForItem("tablePage");
        QCOMPARE(driver.tableController().table(), table);
        QCOMPARE(table->anySession().actionCount(), before);
        QVERIFY(!table->isPaused());
    }
}

TABLESIDE_TEST(TestMatchByHand)
#include "tst_match_by_hand.moc"
