// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The call buttons of the booth in the running app, by touches with exact times, by mouse and by keys.
#include "booth_by_hand.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include <QKeyEvent>
#include <QPointingDevice>
#include <QTest>

#include <algorithm>
#include <limits>
#include <malloc.h>

using namespace tableside;
using namespace tableside::test;

namespace {

/// Fingers that touch the window at chosen times, as on a real touch screen. Qt Test gives its events the wall clock's time, so
/// an event filter replaces it.
class Fingers : public QObject
{
public:
    explicit Fingers(Driver &driver) : m_driver(driver) { driver.window().installEventFilter(this); }

    /// Puts one more finger down on the item, \p ms milliseconds after the first touch.
    void press(const QString &name, ulong ms)
    {
        const QQuickItem *item = m_driver.find(name);
        if (!item)
            qFatal("%s is not there", qPrintable(name));
        const QPoint point = item->mapToScene({item->width() * 0.5, item->height() * 0.3}).toPoint();
        m_time = beginning + ms;
        QTest::QTouchEventSequence touch = QTest::touchEvent(&m_driver.window(), screen(), false);
        for (int finger = 0; finger < m_down.size(); ++finger)
            touch.stationary(finger);
        touch.press(static_cast<int>(m_down.size()), point, &m_driver.window());
        m_down.append(point);
        touch.commit();
    }

    void liftAll(ulong ms)
    {
        m_time = beginning + ms;
        QTest::QTouchEventSequence touch = QTest::touchEvent(&m_driver.window(), screen(), false);
        for (int finger = 0; finger < m_down.size(); ++finger)
            touch.release(finger, m_down[finger], &m_driver.window());
        m_down.clear();
        touch.commit();
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::TouchBegin || event->type() == QEvent::TouchUpdate || event->type() == QEvent::TouchEnd)
            static_cast<QTouchEvent *>(event)->setTimestamp(m_time);
        return false;
    }

private:
    static constexpr ulong beginning = 1000;

    static QPointingDevice *screen()
    {
        static QPointingDevice *const device = QTest::createTouchDevice();
        return device;
    }

    Driver &m_driver;
    QList<QPoint> m_down;
    ulong m_time = beginning;
};

} // namespace

class TestCallByHand : public QObject
{
    Q_OBJECT

private slots:
    void judgesTwoFingers();
    void soundsOnTouchDown();
    void answersKeys();
    void callsForSeatsByKeysAlone();
    void showsEveryPad();
    void leaksNoMemoryOverThousandsOfPresses();
};

/// DOS-CALL-2, DOS-CALL-3: the times of the touches decide. tst_call_booth tests the other results.
void TestCallByHand::judgesTwoFingers()
{
    struct Row
    {
        ulong apartMs;
        QString sentence;
    };
    for (const Row &row : {Row{5, "A tie: Player 1 and Player 2, 5 ms apart."},
                           Row{40, "Player 2 caught Player 1, 40 ms before the call."}}) {
        const RowNote note(row.sentence);
        Driver driver;
        driver.application().callBooth().setGraceSeconds(0);
        openBooth(driver, "callModeSeats");
        driver.tap("seatMark0");
        QVERIFY(driver.application().callBooth().callReferee().is_marked(0));
        Fingers fingers(driver);
        fingers.press("pressPad1", 0);
        fingers.press("pressPad0", row.apartMs);
        fingers.liftAll(row.apartMs + 50);
        const QString told = boothText(driver, "raceSentence");
        QVERIFY2(told.startsWith(row.sentence), qPrintable(told));
        QCOMPARE(driver.sounds().playedFiles().size(), 2);
    }
}

void TestCallByHand::soundsOnTouchDown()
{
    Driver driver;
    openBooth(driver, "callModeOne");
    Fingers fingers(driver);
    fingers.press("callOnePad", 0);
    QCOMPARE(driver.sounds().playedFiles().size(), 1);
    fingers.press("callOnePad", 10); // a second finger while the first is still down
    QCOMPARE(driver.sounds().playedFiles().size(), 2);
    fingers.liftAll(90);
    QCOMPARE(driver.sounds().playedFiles().size(), 2);
    driver.click("callOnePad");
    QCOMPARE(driver.sounds().playedFiles().size(), 3);
}

void TestCallByHand::answersKeys()
{
    Driver driver;
    openBooth(driver, "callModeOne");
    qsizetype calls = 0;
    // The last five are keys of presenters, keyboards and headsets.
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_MediaPlay,
                              Qt::Key_MediaTogglePlayPause, Qt::Key_MediaNext}) {
        QTest::sendKeyEvent(QTest::Press, &driver.window(), key, QString(), Qt::NoModifier);
        ++calls;
        QCOMPARE(driver.sounds().playedFiles().size(), calls);
        QTest::sendKeyEvent(QTest::Release, &driver.window(), key, QString(), Qt::NoModifier);
        QCOMPARE(driver.sounds().playedFiles().size(), calls);
    }
}

void TestCallByHand::callsForSeatsByKeysAlone()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    CallBooth &booth = driver.application().callBooth();
    // An AZERTY keyboard sends "é" for the key 2 without Shift. The app recognizes the key by its position.
    constexpr quint32 placeOfTwo = 11; // the key's scan code on X11 and Wayland
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Eacute, Qt::NoModifier, placeOfTwo, 0, 0, QStringLiteral("é"));
    QCoreApplication::sendEvent(&driver.window(), &press);
    QCOMPARE(booth.headline(), QStringLiteral("Player 2"));
    booth.clearRace();
    driver.tabTo("seatPad3"); // before the first press: both presses belong to one race only if little time passes between them
    driver.key(Qt::Key_2);
    driver.key(Qt::Key_9); // no such seat
    QCOMPARE(boothText(driver, "raceHeadline"), QStringLiteral("Player 2"));
    driver.key(Qt::Key_Space);
    QCOMPARE(driver.sounds().playedFiles().size(), 3);
    QVERIFY2(booth.order().startsWith("Player 2 · Player 4 +"), qPrintable(booth.order()));
    driver.key(Qt::Key_Escape);
    QCOMPARE(driver.navigator().page(), Navigator::Home);
}

/// With each number of seats, every pad is inside the window, large enough, and overlaps no other pad. All of ten accept a press.
void TestCallByHand::showsEveryPad()
{
    for (const QSize size : {QSize(1024, 768), QSize(360, 740), QSize(1366, 1024)}) {
        Driver driver({}, size);
        CallSeats &seats = *driver.application().callBooth().seats();
        while (seats.count() > 2)
            seats.remove();
        openBooth(driver, "callModeSeats");
        for (;; seats.add()) {
            const RowNote note(QStringLiteral("%1 seats, %2 pixels wide").arg(seats.count()).arg(size.width()));
            driver.waitForRest(QStringLiteral("pressPad%1").arg(seats.count() - 1));
            QList<QRectF> taken;
            for (int seat = 0; seat < seats.count(); ++seat) {
                const QQuickItem *pad = driver.item(QStringLiteral("pressPad%1").arg(seat));
                const QRectF place = pad->mapRectToScene({0, 0, pad->width(), pad->height()});
                QVERIFY(QRectF({}, QSizeF(size)).contains(place));
                QVERIFY(place.width() >= 44 && place.height() >= 44);
                QVERIFY(std::ranges::none_of(taken, [&](const QRectF &other) { return other.intersects(place); }));
                taken.append(place);
            }
            if (seats.count() == 10)
                break;
        }
        for (int seat = 0; seat < 10; ++seat) {
            Fingers fingers(driver);
            fingers.press(QStringLiteral("pressPad%1").arg(seat), static_cast<ulong>(seat) * 3000);
            fingers.liftAll(static_cast<ulong>(seat) * 3000 + 50);
            QCOMPARE(driver.sounds().playedFiles().size(), seat + 1);
        }
    }
}

/// Returns the bytes of heap in use after writing the log and clearing the list of played sounds, which grow on purpose.
static qint64 heapInUse(Driver &driver)
{
    driver.application().callBooth().log()->write();
    driver.sounds().forget();
    driver.settle();
    return static_cast<qint64>(mallinfo2().uordblks);
}

/// Presses thousands of times and measures the heap: five times 2,000 presses with `script/test --all`, else five times 100.
void TestCallByHand::leaksNoMemoryOverThousandsOfPresses()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    ulong ms = 0;
    const auto press = [&](int times) {
        Fingers fingers(driver);
        for (int i = 0; i < times; ++i) {
            fingers.press(QStringLiteral("pressPad%1").arg(i % 4), ms);
            fingers.liftAll(ms + 20);
            ms += 700;
            if (i % 200 == 0)
                driver.application().callBooth().log()->write();
        }
    };
    const int presses = qEnvironmentVariableIsEmpty("TABLESIDE_TEST_ALL") ? 100 : 2000;
    press(1400); // fills the caches and buffers that are reused
    // A buffer grows only in some of the runs, a leak in each of them.
    qint64 least = std::numeric_limits<qint64>::max();
    for (int time = 0; time < 5; ++time) {
        const qint64 before = heapInUse(driver);
        press(presses);
        least = qMin(least, heapInUse(driver) - before);
    }
    qInfo("each %d presses: the heap grew by at least %lld bytes", presses, static_cast<long long>(least));
    QVERIFY2(least < presses * 20, qPrintable(QString::number(least))); // a leak would lose 20 bytes per press or more
}

TABLESIDE_TEST(TestCallByHand)
#include "tst_call_by_hand.moc"
