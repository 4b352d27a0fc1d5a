// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The replay of a match by mouse, keys and touch. The match can be continued from any position.
#include "driver.h"
#include "people_at_table.h"
#include "test_program.h"

#include <QTest>

#include <algorithm>
#include <utility>

using namespace tableside;
using namespace tableside::test;

class TestReplayPage : public QObject
{
    Q_OBJECT

private slots:
    void stepsByMouse();
    void stepsByTouchOnAPhone();
    void stepsByKeys();
    void playsAndPauses();
    void describesItsMarks();
    void showsBetterPlays();

private:
    /// Opens the replay of a match of one person against easy computer players.
    template <typename Game>
    static MatchReplay &show(Driver &driver, int seats, int target, quint64 seed = 11)
    {
        auto config = peopleConfig<Game>(seats, 1, seed);
        config.rules.target = static_cast<decltype(config.rules.target)>(target);
        return openReplay(driver, config);
    }
};

void TestReplayPage::stepsByTouchOnAPhone()
{
    Driver driver({}, {360, 740});
    MatchReplay &replay = show<uno::Game>(driver, 10, 50);
    for (const char *button : {"replayForward", "replayForward", "replayBack"})
        driver.tap(button);
    QCOMPARE(replay.position(), 1);
    driver.tap("replayViewShort");
    driver.tap("replayAllHands");
    QVERIFY(replay.showsAllHands());
}

void TestReplayPage::stepsByMouse()
{
    Driver driver;
    MatchReplay &replay = show<dos::Game>(driver, 3, 100);
    QCOMPARE(replay.position(), 0);
    QVERIFY(!driver.item("replayBack")->isEnabled());
    driver.click("replayForward");
    QCOMPARE(replay.position(), 1);
    QCOMPARE(driver.text("replayWords"), replay.stepWords());
    driver.click("replayTurnForward");
    driver.click("replayTurnForward");
    const int there = replay.position();
    driver.click("replayScrubber", {0.5, 0.5});
    QVERIFY(std::abs(replay.position() - replay.count() / 2) <= replay.count() / 50 + 1);
    driver.click("replayRoundBack");
    QVERIFY(replay.positionText(replay.position()).endsWith(QLatin1String("turn 1")));
    replay.goTo(there);
    driver.click("replayView");
    driver.click("replayAllHands");
    QVERIFY(replay.showsAllHands());
    driver.click("replaySeat2");
    QCOMPARE(replay.seat(), 2);
    QCOMPARE(replay.position(), there);
    driver.click("viewClose");
    driver.click("replaySpeed");
    QCOMPARE(replay.speed(), 2.0);
    driver.click("tableLog");
    driver.click("logClose");

    driver.click("replayPlayOn");
    driver.waitForItem("tablePage");
    QVERIFY(driver.table().session().actionCount() >= there); // the computer players may have acted already
    QCOMPARE(driver.table().anySession().seating().people(), std::vector<int>{2}); // the seat from which the replay was viewed
    driver.navigator().back();
    driver.waitForItem("homePage");
    QCOMPARE(driver.tableController().unfinished()->count(), 1); // the continued match is stored like any other
}

void TestReplayPage::stepsByKeys()
{
    Driver driver;
    MatchReplay &replay = show<uno::Game>(driver, 4, 100);
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Right);
    QCOMPARE(replay.position(), 2);
    driver.key(Qt::Key_Left);
    QCOMPARE(replay.position(), 1);
    driver.key(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(replay.position() > 1);
    driver.key(Qt::Key_End);
    QVERIFY(replay.isAtEnd());
    QVERIFY(!driver.item("replayPlayOn")->isEnabled());
    driver.key(Qt::Key_PageUp);
    driver.key(Qt::Key_M);
    QVERIFY(!replay.isAtEnd());
    driver.key(Qt::Key_Home);
    QCOMPARE(replay.position(), 0);
    driver.key(Qt::Key_A);
    QVERIFY(replay.showsAllHands());
    for (const auto &panel : {std::pair(Qt::Key_V, "viewClose"), std::pair(Qt::Key_F1, "keysClose"),
                              std::pair(Qt::Key_Question, "keysClose")}) {
        driver.key(panel.first);
        driver.waitForRest(panel.second);
        driver.key(Qt::Key_Escape); // closes the panel over the page first
        QTRY_VERIFY(!driver.isThere(panel.second));
        QCOMPARE(driver.navigator().page(), Navigator::Replay);
    }
    driver.key(Qt::Key_PageDown);
    driver.key(Qt::Key_Right);
    driver.pressByKeys("replayPlayOn");
    driver.waitForItem("tablePage");
    QVERIFY(driver.unoTable().session().actionCount() >= 2);
}

void TestReplayPage::playsAndPauses()
{
    Driver driver({}, {1024, 768}, true);
    MatchReplay &replay = show<dos::Game>(driver, 2, 50);
    driver.click("replayPlay");
    QVERIFY(replay.isPlaying());
    driver.pass(30'000);
    QVERIFY(replay.position() > 3);
    driver.key(Qt::Key_Space);
    QVERIFY(!replay.isPlaying());
    const int there = replay.position();
    driver.pass(30'000);
    QCOMPARE(replay.position(), there);
}

/// A mark is described under the pointer, and to a screen reader when the handle is at the mark.
void TestReplayPage::describesItsMarks()
{
    Driver driver({}, {1024, 768});
    MatchReplay &replay = show<dos::Game>(driver, 3, 50);
    const auto marks = replay.marks()->rows();
    QVERIFY(marks.size() > 2);
    const ReplayMark mark = marks[marks.size() / 2];
    const QRectF scrubber = driver.rect("replayScrubber");
    QVERIFY(!driver.isThere("replayMarkWords"));
    const qreal share = static_cast<qreal>(mark.position) / replay.count();
    const QPointF there(scrubber.left() + 12 + share * (scrubber.width() - 24), scrubber.center().y());
    QTest::mouseMove(&driver.window(), there.toPoint());
    driver.waitForItem("replayMarkWords");
    const auto saysIt = [&](const QString &words) {
        return std::ranges::any_of(marks, [&](const ReplayMark &one) { return words.contains(one.words); });
    };
    const QString shown = driver.words("replayMarkWords");
    QVERIFY2(saysIt(shown), qPrintable(shown));
    replay.goTo(mark.position);
    const QString said = driver.spoken("replayScrubber", QAccessible::Description);
    QVERIFY2(said.contains(mark.words), qPrintable(said));
}

void TestReplayPage::showsBetterPlays()
{
    Driver driver;
    MatchReplay &replay = show<uno::Game>(driver, 3, 50, 4);
    driver.waitFor([&] { return replay.reviewWords().isEmpty(); }, "the review", 120'000);
    QVERIFY(replay.mistakes() > 0);
    while (replay.betterWords().isEmpty() && replay.canStep(MatchReplay::Mark, true))
        driver.key(Qt::Key_M);
    QCOMPARE(driver.text("replayBetter"), replay.betterWords());
    QVERIFY(replay.betterWords().contains(QLatin1String("etter: ")));
    const QList<int> marked = replay.table()->cards()->hintedCards();
    for (const int card : marked)
        QVERIFY(replay.table()->cards()->card(card).hinted);
    driver.key(Qt::Key_Right);
    QVERIFY(replay.betterWords().isEmpty() || replay.table()->cards()->hintedCards() != marked);
}

TABLESIDE_TEST(TestReplayPage)
#include "tst_replay_page.moc"
