// The call buttons of the booth in the running app, by touches with exact times, by mouse and by keys.
#include "booth_by_hand.h"
#include "test_program.h"

#include <QPointingDevice>
#include <QTest>

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
        const QQuickItem *item = m_driver.item(name);
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
    void judgesTwoFingers_data();
    void judgesTwoFingers();
    void ordersThreeFingers();
    void soundsOnTouchDown();
    void answersKeys_data();
    void answersKeys();
    void callsForSeatsByKeysAlone();
    void saysWhoseCallItWas();
    void showsEveryPad_data();
    void showsEveryPad();
    void leaksNoMemoryOverThousandsOfPresses();
};

void TestCallByHand::judgesTwoFingers_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<ulong>("apartMs");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("DOS-CALL-2 5 ms apart: a tie") << 0 << 1 << 5ul
                                                  << "A tie: Player 1 and Player 2, 5 ms apart. Nobody is caught.";
    QTest::newRow("DOS-CALL-2 5 ms apart, the other first") << 1 << 0 << 5ul
        << "A tie: Player 1 and Player 2, 5 ms apart. Nobody is caught.";
    QTest::newRow("DOS-CALL-2 40 ms apart: called first") << 0 << 1 << 40ul
        << "Player 1 called first, 40 ms before Player 2.";
    QTest::newRow("DOS-CALL-3 40 ms apart: caught") << 1 << 0 << 40ul
        << "Player 2 caught Player 1, 40 ms before the call. Player 1 draws 2 cards. On their own turn, they draw at the end.";
}

void TestCallByHand::judgesTwoFingers()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(ulong, apartMs);
    Driver driver;
    driver.application().callBooth().setGraceSeconds(0);
    openBooth(driver, "callModeSeats");
    driver.tap("seatMark0");
    QVERIFY(driver.application().callBooth().callReferee().is_marked(0));
    Fingers fingers(driver);
    fingers.press(QStringLiteral("pressPad%1").arg(first), 0);
    fingers.press(QStringLiteral("pressPad%1").arg(second), apartMs);
    fingers.liftAll(apartMs + 50);
    QTEST(boothText(driver, "raceSentence"), "sentence");
    QCOMPARE(driver.sounds().playedFiles().size(), 2);
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestCallByHand::ordersThreeFingers()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    Fingers fingers(driver);
    fingers.press("pressPad2", 0);
    fingers.press("pressPad0", 31);
    fingers.press("pressPad3", 77);
    QCOMPARE(driver.sounds().playedFiles().size(), 3); // before any finger is lifted
    fingers.liftAll(200);
    QCOMPARE(boothText(driver, "raceOrder"), QStringLiteral("Player 3 · Player 1 +31 ms · Player 4 +77 ms"));
    QCOMPARE(boothText(driver, "seatState0"), QStringLiteral("+31 ms"));
    QCOMPARE(boothText(driver, "seatState2"), QStringLiteral("first!"));
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

void TestCallByHand::answersKeys_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space bar") << Qt::Key_Space;
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Enter of the number pad") << Qt::Key_Enter;
    QTest::newRow("presenter, forward") << Qt::Key_PageDown;
    QTest::newRow("presenter, back") << Qt::Key_PageUp;
    QTest::newRow("media play") << Qt::Key_MediaPlay;
    QTest::newRow("headset") << Qt::Key_MediaTogglePlayPause;
    QTest::newRow("media next") << Qt::Key_MediaNext;
}

void TestCallByHand::answersKeys()
{
    QFETCH(Qt::Key, key);
    Driver driver;
    openBooth(driver, "callModeOne");
    QTest::sendKeyEvent(QTest::Press, &driver.window(), key, QString(), Qt::NoModifier);
    QCOMPARE(driver.sounds().playedFiles().size(), 1);
    QTest::sendKeyEvent(QTest::Release, &driver.window(), key, QString(), Qt::NoModifier);
    QCOMPARE(driver.sounds().playedFiles().size(), 1);
}

void TestCallByHand::callsForSeatsByKeysAlone()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    driver.tabTo("seatPad3"); // before the first press: both presses belong to one race only if little time passes between them
    driver.key(Qt::Key_2);
    driver.key(Qt::Key_9); // no such seat
    QCOMPARE(boothText(driver, "raceHeadline"), QStringLiteral("Player 2"));
    driver.key(Qt::Key_Space);
    QCOMPARE(driver.sounds().playedFiles().size(), 2);
    QVERIFY(driver.application().callBooth().order().startsWith("Player 2 · Player 4 +"));
    driver.key(Qt::Key_Escape);
    QCOMPARE(driver.navigator().page(), Navigator::Home);
}

void TestCallByHand::saysWhoseCallItWas()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    Fingers fingers(driver);
    fingers.press("pressPad1", 0);
    fingers.liftAll(40);
    driver.waitForRest("whose0");
    driver.tap("whose0");
    QCOMPARE(boothText(driver, "raceSentence"),
             QStringLiteral("Player 2 caught Player 1. Player 1 draws 2 cards. On their own turn, they draw at the end."));
    QCOMPARE(boothText(driver, "seatState0"), QStringLiteral("draws 2"));
}

void TestCallByHand::showsEveryPad_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    for (const QSize size : {QSize(1024, 768), QSize(360, 740), QSize(1366, 1024)}) {
        for (int seats = 2; seats <= 10; ++seats)
            QTest::addRow("%d seats, %d x %d", seats, size.width(), size.height()) << size << seats;
    }
}

/// Every pad is inside the window, large enough, overlaps no other pad, and accepts a press.
void TestCallByHand::showsEveryPad()
{
    QFETCH(QSize, size);
    QFETCH(int, seats);
    Driver driver({}, size);
    CallSeats &places = *driver.application().callBooth().seats();
    while (places.count() < seats)
        places.add();
    while (places.count() > seats)
        places.remove();
    openBooth(driver, "callModeSeats");
    QList<QRectF> taken;
    for (int seat = 0; seat < seats; ++seat) {
        const QQuickItem *pad = driver.item(QStringLiteral("pressPad%1").arg(seat));
        QVERIFY(pad);
        const QRectF place = pad->mapRectToScene({0, 0, pad->width(), pad->height()});
        QVERIFY2(QRectF({}, QSizeF(size)).contains(place), qPrintable(QString::number(seat)));
        QVERIFY(place.width() >= 44 && place.height() >= 44);
        for (const QRectF &other : std::as_const(taken))
            QVERIFY2(!other.intersects(place), qPrintable(QString::number(seat)));
        taken.append(place);
        Fingers fingers(driver);
        fingers.press(QStringLiteral("pressPad%1").arg(seat), static_cast<ulong>(seat) * 3000);
        fingers.liftAll(static_cast<ulong>(seat) * 3000 + 50);
        QCOMPARE(driver.sounds().playedFiles().size(), seat + 1);
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
