// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The input that counts as a move during a pose (UNO-ACT-6), on a clock that the test controls.
#include "tests/app/table/manual_time.h"
#include "test_program.h"

#include "app/table/uno/pose_monitor.h"

#include <QKeySequence>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QPointingDevice>
#include <QTest>

using namespace tableside;

class TestPoseMonitor : public QObject
{
    Q_OBJECT

private slots:
    void travelAddsUpAndFades();
    void keys();
    void pressOnTheCallButtonIsNoMove();
    void judgesTheMousePathAtItsEnd();
    void judgesTheMousePathBeforeAPause();
    void endlessMousePathIsAMove();
    void distanceBetweenTouchesIsNoMove();
    void emitsMovedOncePerPose();
};

void TestPoseMonitor::travelAddsUpAndFades()
{
    struct Travel
    {
        const char *name;
        int start;
        int pixels;
        int every;
        int times;
        bool moved;
    };
    for (const Travel &travel : {Travel{"a hand at rest", 1000, 2, 100, 200, false},
                                 {"a nudge", 1000, 60, 100, 1, false},
                                 {"nudges far apart", 1000, 60, 2000, 20, false},
                                 {"a jerk", 1000, 90, 100, 1, true},
                                 {"nudges in a row", 1000, 40, 200, 4, true},
                                 {"slow but far", 1000, 8, 50, 60, true},
                                 {"letting go of the mouse", 0, 80, 100, 6, false}}) {
        PoseMotion motion;
        motion.begin(0);
        qint64 now = travel.start;
        for (int step = 0; step < travel.times; ++step, now += travel.every)
            motion.travel(travel.pixels, now);
        QVERIFY2(motion.hasMoved() == travel.moved, travel.name);
        QVERIFY2(travel.moved || motion.level(now + 10'000) == 0.0, travel.name);
    }
}

namespace {

constexpr QPoint onTheCall(340, 340);
constexpr QPoint besideTheCall(280, 280);

struct Watched
{
    QQuickWindow window;
    QQuickItem call{window.contentItem()};
    test::ManualTime time;
    PoseMonitor meter{window.contentItem()};
    QSignalSpy moved{&meter, &PoseMonitor::moved};

    Watched()
    {
        window.resize(400, 400);
        call.setPosition({300, 300});
        call.setSize({100, 100});
        meter.setTime(time);
        call.setProperty("allowedInPose", true);
        meter.setWatching(true);
        time.advance(1000);
    }
};

} // namespace

void TestPoseMonitor::keys()
{
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_D, Qt::Key_Return}) {
        Watched watched;
        QTest::keyClick(&watched.window, key);
        QVERIFY2(watched.moved.count() == 1, qPrintable(QKeySequence(key).toString()));
    }
    Watched watched;
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_C, Qt::Key_Escape, Qt::Key_VolumeDown, Qt::Key_Alt})
        QTest::keyClick(&watched.window, key); // the call, a catch, pause
    QTest::keyClick(&watched.window, Qt::Key_Question, Qt::ShiftModifier);
    QTest::keyClick(&watched.window, Qt::Key_R, Qt::ControlModifier); // a screen reader's combination
    QCOMPARE(watched.moved.count(), 0);
}

void TestPoseMonitor::pressOnTheCallButtonIsNoMove()
{
    Watched watched;
    QTest::mouseMove(&watched.window, {340, 340});
    QTest::mouseClick(&watched.window, Qt::LeftButton, {}, {340, 340});
    QCOMPARE(watched.moved.count(), 0);
    QTest::mouseClick(&watched.window, Qt::LeftButton, {}, {50, 50});
    QCOMPARE(watched.moved.count(), 1);
}

/// A call with the mouse needs a path to the button, so such a path does not count as a move.
void TestPoseMonitor::judgesTheMousePathAtItsEnd()
{
    for (const QPoint to : {onTheCall, besideTheCall}) {
        for (const bool presses : {false, true}) {
            Watched watched;
            const bool moves = to == besideTheCall;
            const QPoint from(20, 20);
            for (int step = 0; step <= 8; ++step) {
                watched.time.advance(40);
                QTest::mouseMove(&watched.window, from + (to - from) * step / 8);
            }
            QCOMPARE(watched.moved.count(), 0);
            QCOMPARE(watched.meter.level(), 1.0); // the meter shows the path already
            if (presses)
                QTest::mouseClick(&watched.window, Qt::LeftButton, {}, to);
            watched.time.advance(PoseMonitor::restMs - 1);
            QCOMPARE(watched.moved.count(), moves && presses ? 1 : 0);
            watched.time.advance(1);
            QCOMPARE(watched.moved.count(), moves ? 1 : 0);
            QCOMPARE(watched.meter.level(), moves ? 1.0 : 0.0);
        }
    }
}

void TestPoseMonitor::judgesTheMousePathBeforeAPause()
{
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Back, Qt::Key_F1, Qt::Key_Question}) {
        for (const QPoint to : {onTheCall, besideTheCall}) {
            Watched watched;
            QTest::mouseMove(&watched.window, {20, 20});
            QTest::mouseMove(&watched.window, to);
            QTest::keyClick(&watched.window, key);
            watched.meter.setWatching(false);
            QVERIFY2(watched.moved.count() == (to == besideTheCall ? 1 : 0), qPrintable(QKeySequence(key).toString()));
        }
    }
}

void TestPoseMonitor::endlessMousePathIsAMove()
{
    Watched watched;
    constexpr int every = 100;
    static_assert(every < PoseMonitor::restMs && PoseMonitor::longestWayMs % every == 0);
    for (int step = 0; step < PoseMonitor::longestWayMs / every; ++step) {
        watched.time.advance(every);
        QTest::mouseMove(&watched.window, {step % 2 == 0 ? 20 : 200, 20});
    }
    watched.time.advance(every - 1);
    QCOMPARE(watched.moved.count(), 0);
    watched.time.advance(1);
    QCOMPARE(watched.moved.count(), 1);
}

/// A finger has no position between two touches, so the distance between them is no movement.
void TestPoseMonitor::distanceBetweenTouchesIsNoMove()
{
    static QPointingDevice *const finger = QTest::createTouchDevice();
    Watched watched;
    watched.meter.setWatching(false);
    watched.meter.setWatching(true);
    QTest::touchEvent(&watched.window, finger).press(0, {20, 20}, &watched.window); // while the person still takes up the pose
    QTest::touchEvent(&watched.window, finger).release(0, {20, 20}, &watched.window);
    watched.time.advance(1000);
    QTest::touchEvent(&watched.window, finger).press(0, {340, 340}, &watched.window);
    QCOMPARE(watched.moved.count(), 0);
    QTest::touchEvent(&watched.window, finger).move(0, {40, 340}, &watched.window);
    QCOMPARE(watched.moved.count(), 1);
}

void TestPoseMonitor::emitsMovedOncePerPose()
{
    Watched watched;
    QTest::keyClick(&watched.window, Qt::Key_D);
    QTest::keyClick(&watched.window, Qt::Key_D);
    QCOMPARE(watched.moved.count(), 1);
    QCOMPARE(watched.meter.level(), 1.0);
    watched.meter.setWatching(false);
    QCOMPARE(watched.meter.level(), 0.0);
    QTest::keyClick(&watched.window, Qt::Key_D);
    QCOMPARE(watched.moved.count(), 1);
    watched.meter.setWatching(true);
    watched.time.advance(1000);
    QTest::keyClick(&watched.window, Qt::Key_D);
    QCOMPARE(watched.moved.count(), 2);
}

TABLESIDE_TEST(TestPoseMonitor)
#include "tst_pose_monitor.moc"
