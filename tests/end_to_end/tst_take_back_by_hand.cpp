// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Taking back decisions in the app's window by mouse, touch, keys and screen reader, from the setup to the result.
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/table/table_fixture.h"
#include "uno_driver.h"

#include <QTest>

#include <functional>
#include <vector>

using namespace tableside;
using namespace tableside::test;

class TestTakeBackByHand : public QObject
{
    Q_OBJECT

private slots:
    void takesBackADecision();
    void resultShowsTheNumberOfTakeBacks();
    void setupForbidsTakingBack();
    void takeBackButtonStaysInPlace();
};

namespace {

/// Starts a round for three and plays until the person at seat 0 has made \p before decisions and has to make the next one. The
/// AI never acts.
template <typename Game>
TableSession<Game> &dealToDecision(Driver &driver, int before)
{
    driver.holdComputers();
    driver.tableController().setGame(QString::fromLatin1(Game::name.data()));
    driver.tableController().setup()->setSeatCount(3);
    for (int deal = 1; deal < 200; ++deal) {
        Random random(static_cast<quint64>(deal));
        driver.tableController().setup()->setDealNumber(QString::number(deal));
        driver.tableController().startMatch();
        GameTable &table = *driver.tableController().table();
        auto &session = const_cast<TableSession<Game> &>(dynamic_cast<const TableSession<Game> &>(table.anySession()));
        int decided = 0;
        while (session.isPlaying()) {
            table.finishEvents();
            typename Game::ActionList legal;
            Game::legal_actions(session.match().state(), legal);
            const bool isDecision = session.turnSeat() == 0 && legal.size() > 1;
            if (isDecision && decided == before && session.match().state().hand(0).size() > 3) {
                driver.open(Navigator::Table, "tablePage");
                driver.settle();
                return session;
            }
            if (isDecision && decided == before)
                break;
            decided += isDecision;
            playAnyLegal(session, random);
        }
    }
    qFatal("No deal leads there");
}

void decideByHand(Driver &driver, const TableSession<dos::Game> &)
{
    playByMouse(driver, driver.legal().front());
}

void decideByHand(Driver &driver, const TableSession<uno::Game> &)
{
    playUnoByMouse(driver, unoLegal(driver).front());
}

/// Takes back the same decision in every way.
template <typename Game>
void expectDecisionAgain(Driver &driver)
{
    const std::vector<std::function<void()>> ways{
        [&] { driver.click("tableTakeBack"); },
        [&] { driver.tap("tableTakeBack"); },
        [&] { driver.key(Qt::Key_U); },
        [&] { driver.key(Qt::Key_Backspace); },
        [&] { driver.key(Qt::Key_Z, Qt::ControlModifier); },
        [&] { driver.pressByKeys("tableTakeBack"); },
        [&] { driver.pressByReader("tableTakeBack"); },
    };
    TableSession<Game> &session = dealToDecision<Game>(driver, 0);
    GameTable &table = *driver.tableController().table();
    const QByteArray position = positionText(session);
    for (std::size_t way = 0; way < ways.size(); ++way) {
        const RowNote note(QString::number(way));
        QVERIFY(!driver.item("tableTakeBack")->isEnabled());
        decideByHand(driver, session);
        QVERIFY(positionText(session) != position);
        driver.waitFor([&] { return driver.item("tableTakeBack")->isEnabled(); }, "something to take back");
        ways[way]();
        QTRY_COMPARE(session.takeBacks(), static_cast<int>(way) + 1);
        driver.settle();
        QCOMPARE(positionText(session), position);
        QVERIFY(table.isMyTurn());
        QTRY_VERIFY(driver.announced().contains("Taken back"));
        QCOMPARE(driver.text("playLine"), table.log()->rows().last().text);
    }
    driver.key(Qt::Key_U);
    QVERIFY(table.refusal().contains("nothing to take back"));
    QCOMPARE(driver.spoken("tableTakeBack", QAccessible::Description), table.takeBackProblem());
}

} // namespace

void TestTakeBackByHand::takesBackADecision()
{
    for (const bool isUno : {false, true}) {
        Driver driver;
        isUno ? expectDecisionAgain<uno::Game>(driver) : expectDecisionAgain<dos::Game>(driver);
    }
}

void TestTakeBackByHand::resultShowsTheNumberOfTakeBacks()
{
    Driver driver;
    TableSession<dos::Game> &session = dealToDecision<dos::Game>(driver, 2);
    driver.key(Qt::Key_U);
    driver.key(Qt::Key_U);
    QCOMPARE(session.takeBacks(), 2);
    Random random(1);
    while (session.isPlaying())
        playAnyLegal(session, random);
    driver.tableController().table()->finishEvents();
    driver.waitForItem("resultPanel");
    QVERIFY(driver.text("resultTarget").endsWith("2 plays taken back"));
    driver.key(Qt::Key_U); // a finished round is final
    QCOMPARE(session.takeBacks(), 2);
}

void TestTakeBackByHand::setupForbidsTakingBack()
{
    Driver driver;
    driver.click("homePlayDos");
    QVERIFY(driver.item("setupTakeBack")->property("checked").toBool()); // checked by default, because hints are allowed
    driver.click("setupTakeBack");
    driver.click("setupStart");
    driver.waitForItem("tablePage");
    QVERIFY(!driver.isThere("tableTakeBack"));
    QVERIFY(!driver.tableController().table()->isTakeBackAllowed());
    QVERIFY(driver.isThere("tableHint"));
    driver.key(Qt::Key_U);
    QVERIFY(driver.tableController().table()->refusal().isEmpty());
}

/// The button stays in place whether or not there is a decision to take back.
void TestTakeBackByHand::takeBackButtonStaysInPlace()
{
    for (const QSize size : {QSize(1024, 768), QSize(360, 740)}) {
        Driver driver({}, size);
        dealToDecision<dos::Game>(driver, 0);
        const QRectF before = driver.rect("tableTakeBack");
        const QRectF lamp = driver.rect("tableHint");
        QVERIFY(before.width() >= 44 && before.height() >= 44);
        playByMouse(driver, driver.legal().front());
        driver.settle();
        QCOMPARE(driver.rect("tableTakeBack"), before);
        driver.click("tableTakeBack");
        driver.settle();
        QCOMPARE(driver.rect("tableTakeBack"), before);
        QCOMPARE(driver.rect("tableHint"), lamp);
    }
}

TABLESIDE_TEST(TestTakeBackByHand)
#include "tst_take_back_by_hand.moc"
