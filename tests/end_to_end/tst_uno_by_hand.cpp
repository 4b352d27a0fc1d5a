// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// UNO in the app's window: a whole match by mouse, one by dragging with three house rules, and one by keyboard alone.
#include "test_program.h"
#include "uno_driver.h"
#include "tests/app/table/uno_fixture.h"

#include "app/table/uno/pose_monitor.h"

#include <QLineF>
#include <QTest>

#include <algorithm>

using namespace tableside;
using namespace tableside::test;

class TestUnoByHand : public QObject
{
    Q_OBJECT

private slots:
    void playsByMouse();
    void playsByDragging();
    void playsByKeyboardAlone();
    void laysOutASwappedHandAgain();
    void logClosesForTheColorWheel();
    void colorWheelRegainsTheFocus();
    void menuPausesTheTable();
    void describesCardsToJumpInWith();
    void showsAPoseAtThePortrait();
    void moveDuringAPoseCostsFourCards();
    void showsTheResultOfAChallengedLastCard();
};

namespace {

/// Plays until a seven or a zero would swap hands of very different sizes, and then plays that card with its swap. Until then the
/// other player collects cards and the viewer gets rid of them. Returns false if the deal does not lead to such a swap.
bool playToSwap(Driver &driver)
{
    TableSession<uno::Game> &session = driver.unoTable().session();
    const auto ofHand = [&](int seat) { return static_cast<int>(session.match().state().hands[seat].size()); };
    for (int actions = 0; actions < 120 && session.isPlaying(); ++actions) {
        uno::ActionList legal;
        uno::legal_actions(session.match().state(), legal);
        const auto swap = std::find_if(legal.begin(), legal.end(), [](const uno::Action &action) {
            const auto *played = std::get_if<uno::PlayCard>(&action);
            return played && played->card.is_number() && played->card.number() % 7 == 0;
        });
        const int seat = session.turnSeat();
        if (swap != legal.end() && ofHand(0) > 1 && ofHand(1) > ofHand(0) + 4) {
            driver.unoTable().finishEvents();
            driver.settle();
            driver.focusCard(driver.unoTable().cards()->hand(0).front());
            session.act(seat, *swap);
            uno::legal_actions(session.match().state(), legal);
            return !std::holds_alternative<uno::SwapHands>(legal.front())
                || session.act(seat, legal.front()).isAccepted();
        }
        session.act(seat, seat == 0 ? legal.front() : legal.back());
    }
    return false;
}

/// Plays for all seats, deal after deal, until \p wanted holds at a table with \p seats seats.
void playUntil(Driver &driver, int seats, const std::function<bool(UnoTable &)> &wanted,
               void (*play)(TableSession<uno::Game> &, Random &) = playAnyLegal<uno::Game>)
{
    driver.holdComputers();
    driver.tableController().setGame(QStringLiteral("uno"));
    driver.tableController().unoSetup()->setSeatCount(seats);
    Random random(1);
    for (int deal = 1; deal < 200; ++deal) {
        driver.tableController().setup()->setDealNumber(QString::number(deal));
        driver.tableController().startMatch();
        UnoTable &table = driver.unoTable();
        TableSession<uno::Game> &session = table.session();
        for (int actions = 0; actions < 200; ++actions) {
            table.finishEvents();
            if (!session.isPlaying())
                break;
            if (wanted(table)) {
                driver.open(Navigator::Table, "tablePage");
                driver.settle();
                return;
            }
            play(session, random);
        }
    }
    qFatal("No deal leads there");
}

/// Deals until it is the viewer's turn and the viewer holds a Wild, and returns that card. The other players never act.
int dealWild(Driver &driver)
{
    const auto wildCard = [](UnoTable &table) {
        return table.canDraw() ? table.cards()->cardOfHand(table.viewerSeat(), uno::wild) : -1;
    };
    playUntil(driver, driver.tableController().unoSetup()->seatCount(), [&](UnoTable &table) { return wildCard(table) >= 0; });
    return wildCard(driver.unoTable());
}

/// Returns a function that makes a decision with \p play and returns the table's refusal, if any.
std::function<QString()> decidingBy(Driver &driver, void (*play)(Driver &, const uno::Action &))
{
    return [&driver, play]() -> QString {
        driver.unoTable().hideShownHand();
        const uno::ActionList legal = unoLegal(driver);
        driver.settle();
        play(driver, legal.front()); // a card rather than a draw, a challenge rather than its acceptance
        return driver.unoTable().refusal();
    };
}

} // namespace

void TestUnoByHand::playsByMouse()
{
    Driver driver;
    driver.tableController().unoSetup()->setDealNumber("2026");
    driver.tableController().unoSetup()->setTarget(200);
    driver.startMatch("uno");
    QCOMPARE(driver.unoTable().target(), 200);
    driver.playOut(decidingBy(driver, playUnoByMouse));
    driver.click("resultPlayAgain");
    driver.waitFor([&] { return !driver.unoTable().isMatchOver() && driver.unoTable().round() == 1; }, "another match");
    driver.clickInMenu("menuLeave");
    driver.click("homeContinue_uno");
    driver.waitForItem("tablePage");
    QCOMPARE(driver.unoTable().game(), QStringLiteral("uno"));
}

void TestUnoByHand::playsByDragging()
{
    Driver driver;
    UnoSetup &setup = *driver.tableController().unoSetup();
    setup.setDealNumber("2026");
    setup.setTarget(50);
    setup.setSeatCount(5);
    setup.setStacking(true);
    setup.setSevenZero(true);
    setup.setDrawUntilPlayable(true);
    driver.startMatch("uno");
    driver.playOut(decidingBy(driver, playUnoByDragging));
}

void TestUnoByHand::playsByKeyboardAlone()
{
    Driver driver;
    driver.tableController().unoSetup()->setDealNumber("2026");
    driver.tableController().unoSetup()->setTarget(100);
    driver.tableController().unoSetup()->setSeatCount(3);
    driver.pressByKeys("homePlayUno");
    driver.pressByKeys("setupStart");
    driver.waitForItem("tablePage");
    driver.playOut(decidingBy(driver, playUnoByKeys), true);
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
}

/// The test needs animations. Without them the cards arrive before the hand is counted, which would hide an error in the layout.
void TestUnoByHand::laysOutASwappedHandAgain()
{
    Driver driver({}, {1024, 768}, true);
    driver.holdComputers();
    driver.tableController().setGame(QStringLiteral("uno"));
    UnoSetup &setup = *driver.tableController().unoSetup();
    setup.setSeatCount(2);
    setup.setSevenZero(true);
    int deal = 1;
    do {
        setup.setDealNumber(QString::number(deal));
        driver.tableController().startMatch();
        driver.open(Navigator::Table, "tablePage");
    } while (!playToSwap(driver) && ++deal < 100);
    driver.pass(10'000);
    driver.settle();
    QVERIFY(!driver.unoTable().isBusy());
    const std::vector<int> hand = driver.unoTable().cards()->hand(0);
    QVERIFY(hand.size() > 5);
    for (const int cardId : hand) {
        const QString card = QStringLiteral("card%1").arg(cardId);
        QVERIFY2(driver.isInWindow(card), qPrintable(card));
    }
    QVERIFY(driver.window().activeFocusItem()->property("isMine").toBool());
}

/// The log and the last turns may stay open during play, but they would cover the color wheel, so they close.
void TestUnoByHand::logClosesForTheColorWheel()
{
    Driver driver({}, {360, 740});
    const int wildCard = dealWild(driver);
    driver.settle();
    driver.key(Qt::Key_W);
    driver.waitForItem("turnsList");
    driver.unoTable().tapCard(wildCard);
    driver.waitForItem("colorWheel");
    QTRY_VERIFY(!driver.isThere("turnsList"));
    driver.unoTable().clearChoice();
    driver.key(Qt::Key_L);
    driver.waitForItem("logList");
    driver.unoTable().tapCard(wildCard);
    driver.waitForItem("colorWheel");
    QTRY_VERIFY(!driver.isThere("logList"));
    QCOMPARE(driver.focusName(), QStringLiteral("color0"));
    driver.key(Qt::Key_Right);
    driver.hold(Qt::Key_Return);
    QTRY_VERIFY(!driver.isThere("colorWheel"));
    QCOMPARE(driver.unoTable().colorCode(), QStringLiteral("b"));
}

/// The list of keys returns the focus to the color wheel when it closes. The log does not open over the wheel. A hint closes the
/// wheel, which would cover the hint's text.
void TestUnoByHand::colorWheelRegainsTheFocus()
{
    Driver driver;
    const int wildCard = dealWild(driver);
    driver.settle();
    for (const Qt::Key key : {Qt::Key_K, Qt::Key_X}) { // keeping a card and challenging are impossible now
        driver.key(key);
        QVERIFY(!driver.unoTable().refusal().isEmpty());
        QVERIFY(!driver.unoTable().refusalRule().isEmpty());
    }
    driver.pass(10'000); // the refusal's time is over
    driver.unoTable().tapCard(wildCard);
    driver.waitForItem("colorWheel");
    driver.key(Qt::Key_L);
    driver.key(Qt::Key_W);
    driver.settle();
    QVERIFY(!driver.isThere("logList") && !driver.isThere("turnsList"));
    QCOMPARE(driver.focusName(), QStringLiteral("color0"));
    driver.key(Qt::Key_F1);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("helpClose"));
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.isThere("helpClose"));
    QCOMPARE(driver.focusName(), QStringLiteral("color0"));
    driver.key(Qt::Key_H);
    driver.waitFor([&] { return driver.unoTable().hint()->state() == HintModel::Shown; }, "the hint");
    QCOMPARE(driver.text("tableWords"), driver.unoTable().hint()->text());
    QTRY_VERIFY(!driver.isThere("colorWheel"));
    QVERIFY(!driver.focusName().isEmpty());
}

/// No computer player acts while the menu is open.
void TestUnoByHand::menuPausesTheTable()
{
    Driver driver;
    driver.tableController().setAiPace({0, 0, 0});
    driver.tableController().unoSetup()->setDealNumber("2026");
    driver.startMatch("uno");
    TableSession<uno::Game> &session = driver.unoTable().session();
    driver.waitFor([&] { return driver.unoTable().canDraw(); }, "the viewer's turn");
    driver.settle();
    driver.key(Qt::Key_Escape);
    driver.waitForItem("menuHelp");
    QVERIFY(driver.unoTable().isPaused());
    uno::ActionList legal;
    while (session.turnSeat() == 0) {
        uno::legal_actions(session.match().state(), legal);
        QVERIFY(session.act(0, legal.back()).isAccepted());
    }
    const qint64 before = session.actionCount();
    driver.pass(60'000);
    driver.settle();
    QCOMPARE(session.actionCount(), before);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(session.actionCount() > before);
}

/// UNO-JUMP-1: a screen reader reads which cards can be used to jump in.
void TestUnoByHand::describesCardsToJumpInWith()
{
    Driver driver;
    driver.tableController().unoSetup()->setJumpIn(true);
    playUntil(driver, 3, [](UnoTable &table) { return table.prompt() == UnoTable::JumpIn; });
    for (const int cardId : driver.unoTable().cards()->hand(0)) {
        const QString said = driver.spoken(QStringLiteral("card%1").arg(cardId), QAccessible::Description);
        const bool fits = driver.unoTable().cards()->card(cardId).playable;
        QVERIFY2(said.endsWith(QStringLiteral(" You can play it.")) == fits, qPrintable(said));
    }
}

/// UNO-ACT-6: the pose is shown at the portrait, also at the right end of the table, where the seat is mirrored.
void TestUnoByHand::showsAPoseAtThePortrait()
{
    for (const int seat : {1, 3}) {
        Driver driver;
        playUntil(driver, 4, [&](UnoTable &table) { return table.seats()->row(seat).posing; });
        const QQuickItem &place = *driver.item(QStringLiteral("seat%1").arg(seat));
        const QPointF portrait = rectOf(*place.findChild<QQuickItem *>("seatPortrait")).center();
        const QPointF pose = driver.rect(QStringLiteral("pose%1").arg(seat)).center();
        QVERIFY2(QLineF(portrait, pose).length() < 2, qPrintable(QString::number(seat)));
    }
}

/// UNO-ACT-6: a move during a pose costs four cards, when the table detects the move or when the player reports it.
void TestUnoByHand::moveDuringAPoseCostsFourCards()
{
    for (const bool myself : {false, true}) {
        Driver driver;
        driver.click("homeSettings");
        if (myself)
            driver.click("settingsReferee");
        QCOMPARE(driver.application().settings().refereeMyself(), myself);
        playUntil(driver, 4, [](UnoTable &table) { return table.mustHoldStill(); });
        const auto cards = [&] {
            driver.unoTable().finishEvents();
            return driver.unoTable().cards()->hand(driver.unoTable().viewerSeat()).size();
        };
        const auto before = cards();
        driver.pass(PoseMotion::settlingMs); // earlier presses may belong to the action before the pose
        driver.click("posePanel", {0.5, 0.1});
        QCOMPARE(cards(), myself ? before : before + 4);
        if (myself)
            driver.click("poseMoved");
        QCOMPARE(cards(), before + 4);
        QVERIFY(!driver.isThere("poseMoved"));
    }
}

/// UNO-OUT-1: the result of the challenge is shown although the challenged player has no card left.
void TestUnoByHand::showsTheResultOfAChallengedLastCard()
{
    Driver driver({}, {1024, 768}, true);
    playUntil(driver, 2, [](UnoTable &table) {
        return table.canChallenge() && table.session().match().state().table.is_ending;
    }, playTowardsALastDrawFour);
    driver.click("tableChallenge");
    driver.waitForItem("shownHandBare");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.isThere("shownHand"));
    driver.unoTable().finishEvents();
    QTRY_VERIFY(driver.unoTable().isRoundOver());
}

TABLESIDE_TEST(TestUnoByHand)
#include "tst_uno_by_hand.moc"
