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
    void travelAddsUpAndFades_data();
    void travelAddsUpAndFades();
    void keys_data();
    void keys();
    void pressOnTheCallButtonIsNoMove();
    void judgesTheMousePathAtItsEnd_data();
    void judgesTheMousePathAtItsEnd();
    void judgesTheMousePathBeforeAPause_data();
    void judgesTheMousePathBeforeAPause();
    void endlessMousePathIsAMove();
    void distanceBetweenTouchesIsNoMove();
    void emitsMovedOncePerPose();
};

void TestPoseMonitor::travelAddsUpAndFades_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<int>("every");
    QTest::addColumn<int>("times");
    QTest::addColumn<bool>("moved");
    QTest::addRow("a hand at rest") << 1000 << 2 << 100 << 200 << false;
    QTest::addRow("a nudge") << 1000 << 60 << 100 << 1 << false;
    QTest::addRow("nudges far apart") << 1000 << 60 << 2000 << 20 << false;
    QTest::addRow("a jerk") << 1000 << 90 << 100 << 1 << true;
    QTest::addRow("nudges in a row") << 1000 << 40 << 200 << 4 << true;
    QTest::addRow("slow but far") << 1000 << 8 << 50 << 60 << true;
    QTest::addRow("letting go of the mouse") << 0 << 80 << 100 << 6 << false;
}

void TestPoseMonitor::travelAddsUpAndFades()
{
    QFETCH(int, start);
    QFETCH(int, pixels);
    QFETCH(int, every);
    QFETCH(int, times);
    QFETCH(bool, moved);
    PoseMotion motion;
    motion.begin(0);
    qint64 now = start;
    for (int step = 0; step < times; ++step, now += every)
        motion.travel(pixels, now);
    QCOMPARE(motion.hasMoved(), moved);
    if (!moved)
        QCOMPARE(motion.level(now + 10'000), 0.0);
}

namespace {

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

void TestPoseMonitor::keys_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("moves");
    const int none = Qt::NoModifier;
    QTest::addRow("an arrow") << int{Qt::Key_Left} << none << true;
    QTest::addRow("draw") << int{Qt::Key_D} << none << true;
    QTest::addRow("enter") << int{Qt::Key_Return} << none << true;
    QTest::addRow("the call") << int{Qt::Key_Space} << none << false;
    QTest::addRow("a catch") << int{Qt::Key_C} << none << false;
    QTest::addRow("pause") << int{Qt::Key_Escape} << none << false;
    QTest::addRow("the list of keys") << int{Qt::Key_Question} << int{Qt::ShiftModifier} << false;
    QTest::addRow("volume") << int{Qt::Key_VolumeDown} << none << false;
    QTest::addRow("a screen reader's combination") << int{Qt::Key_R} << int{Qt::ControlModifier} << false;
    QTest::addRow("a modifier alone") << int{Qt::Key_Alt} << none << false;
}

void TestPoseMonitor::keys()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(bool, moves);
    Watched watched;
    QTest::keyClick(&watched.window, static_cast<Qt::Key>(key), static_cast<Qt::KeyboardModifiers>(modifiers));
    QCOMPARE(watched.moved.count(), moves ? 1 : 0);
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

void TestPoseMonitor::judgesTheMousePathAtItsEnd_data()
{
    QTest::addColumn<QPoint>("to");
    QTest::addColumn<bool>("presses");
    QTest::addColumn<bool>("moves");
    QTest::addRow("to the call button, with a press") << QPoint(340, 340) << true << false;
    QTest::addRow("to the call button, without a press") << QPoint(340, 340) << false << false;
    QTest::addRow("beside the call button") << QPoint(280, 280) << false << true;
    QTest::addRow("beside the call button, with a press") << QPoint(280, 280) << true << true;
}

/// A call with the mouse needs a path to the button, so such a path does not count as a move.
void TestPoseMonitor::judgesTheMousePathAtItsEnd()
{
    QFETCH(QPoint, to);
    QFETCH(bool, presses);
    QFETCH(bool, moves);
    Watched watched;
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

void TestPoseMonitor::judgesTheMousePathBeforeAPause_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QPoint>("to");
    QTest::addColumn<bool>("moves");
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Back, Qt::Key_F1, Qt::Key_Question}) {
        const QByteArray name = QKeySequence(key).toString().toLatin1();
        QTest::addRow("to the call button, %s", name.constData()) << int{key} << QPoint(340, 340) << false;
        QTest::addRow("beside the call button, %s", name.constData()) << int{key} << QPoint(280, 280) << true;
    }
}

void TestPoseMonitor::judgesTheMousePathBeforeAPause()
{
    QFETCH(int, key);
    QFETCH(QPoint, to);
    QFETCH(bool, moves);
    Watched watched;
    QTest::mouseMove(&watched.window, {20, 20});
    QTest::mouseMove(&watched.window, to);
    QTest::keyClick(&watched.window, static_cast<Qt::Key>(key));
    watched.meter.setWatching(false);
    QCOMPARE(watched.moved.count(), moves ? 1 : 0);
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
