// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The call booth in the running app: navigation, answers, the referee of poses, the voices, and the call buttons, pressed by
// touches with exact times, by mouse and by keys.
#include "booth_by_hand.h"
#include "score_by_hand.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPointingDevice>
#include <QTest>

#include <algorithm>
#include <limits>
#include <malloc.h>

using namespace tableside;
using namespace tableside::test;

namespace {

/// Returns the visible, nonempty texts within the item.
QList<const QQuickItem *> textsIn(const QQuickItem &item)
{
    QList<const QQuickItem *> texts;
    for (const QQuickItem *child : item.childItems()) {
        if (!child->isVisible() || child->opacity() == 0)
            continue;
        if (child->inherits("QQuickText") && !child->property("text").toString().isEmpty())
            texts << child;
        texts << textsIn(*child);
    }
    return texts;
}

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

class TestBoothByHand : public QObject
{
    Q_OBJECT

private slots:
    void opensFromTheSheetAndReturns();
    void opensFromHomeAndReturns();
    void iconsHaveLabels();
    void flashCoversNoText();
    void announcesTheResultOfARace();
    void offersNoPosesInDos();
    void unnamedSeatsShowTheirNumbers();
    void refereesPoses();
    void asksBeforeAVoiceIsDeleted();
    void judgesTwoFingers();
    void soundsOnTouchDown();
    void answersKeys();
    void callsForSeatsByKeysAlone();
    void showsEveryPad();
    void leaksNoMemoryOverThousandsOfPresses();
};

void TestBoothByHand::opensFromTheSheetAndReturns()
{
    Driver driver;
    beginGame(driver, {"Anna", "Ben", "Cleo"});
    driver.navigator().open(Navigator::ScoreSheet);
    driver.tap("sheetCalls");
    driver.waitForItem("seatPad2");
    driver.key(Qt::Key_3);
    QCOMPARE(driver.text("raceHeadline"), QStringLiteral("Cleo"));
    driver.tap("callSheet");
    driver.waitForItem("sheetPage");
    QVERIFY(driver.scores().game());
    driver.tap("sheetCalls");
    driver.tap("callLog");
    const auto ringIsSeen = [&] {
        const QList<QQuickItem *> children = driver.item("callLogList")->parentItem()->childItems();
        return std::any_of(children.begin(), children.end(), [](const QQuickItem *child) {
            return child->isVisible() && QByteArrayView(child->metaObject()->className()).startsWith("FocusRing");
        });
    };
    QVERIFY(!ringIsSeen());
    driver.tabTo("callLogList");
    QVERIFY(ringIsSeen());
    QCOMPARE(driver.application().callBooth().log()->list()->row(0).line, QStringLiteral("Cleo called in time."));
}

/// Opening the booth from Home does not open a score sheet that was left unfinished.
void TestBoothByHand::opensFromHomeAndReturns()
{
    Driver driver;
    beginGame(driver, {"Anna", "Ben", "Cleo"});
    driver.scores().closeGame();
    driver.tap("homeCalls");
    driver.waitForItem("seatPad2");
    driver.key(Qt::Key_Escape);
    QCOMPARE(driver.navigator().page(), Navigator::Home);
    QVERIFY(!driver.scores().game());

    driver.tap("homeCalls");
    driver.tap("callModeOne");
    driver.tap("callGame_uno"); // not the game of the sheet
    QCOMPARE(driver.application().callBooth().word(), QStringLiteral("UNO!"));
    driver.tap("callBack");
    QCOMPARE(driver.navigator().page(), Navigator::Home);
}

/// The buttons have labels where there is space, otherwise tips.
void TestBoothByHand::iconsHaveLabels()
{
    for (const QSize size : {QSize(1024, 768), QSize(768, 1024), QSize(360, 740)}) {
        Driver driver({}, size);
        openBooth(driver, "callModeSeats");
        for (const char *name : {"callBack", "callModeOne", "callModeSeats", "callSheet", "callRules", "callLog", "callVoices",
                                 "callPeople"})
            QVERIFY2(textsIn(*driver.item(name)).size() == (size.width() > 700 ? 1 : 0), name);
        if (size.width() > 700)
            continue;
        driver.tap("callModeOne");
        QTRY_COMPARE(textsIn(*driver.item("callLog")).size(), 1);
    }
}

/// The edge of the page lights up, and the word replaces the pad's own texts.
void TestBoothByHand::flashCoversNoText()
{
    for (const QSize size : {QSize(1024, 768), QSize(360, 740)}) {
        for (const QString mode : {"One", "Seats", "Poses"}) {
            const RowNote note(QStringLiteral("%1 %2").arg(mode).arg(size.width()));
            Driver driver({}, size);
            openBooth(driver, "callMode" + mode);
            CallBooth &booth = driver.application().callBooth();
            QVERIFY(!driver.isThere("callEdge"));
            if (mode == "One")
                booth.shout();
            else if (mode == "Seats")
                booth.press(1, 0);
            else
                booth.referee()->begin(1);
            QVERIFY(driver.isThere("callEdge"));
            const qreal edge = driver.item("callEdge")->property("thickness").toReal();
            QVERIFY(edge >= 6);
            const QRectF inside = rectOf(*driver.item("callPage")).adjusted(edge, edge, -edge, -edge);
            const QList<const QQuickItem *> texts = textsIn(*driver.item("callPage"));
            QVERIFY(texts.size() > 3);
            const QQuickItem *word = mode == "Seats" ? driver.item("seatFlash1") : nullptr;
            QVERIFY(!word || word->property("text").toString() == booth.word());
            for (const QQuickItem *text : texts) {
                const QRectF place = rectOf(*text);
                const QString words = text->property("text").toString();
                QVERIFY2(place.left() >= inside.left() && place.right() <= inside.right(), qPrintable(words));
                QVERIFY2(!word || text == word || !place.intersects(rectOf(*word)), qPrintable(words));
            }
            if (mode == "Poses")
                QCOMPARE(driver.text("poseTime1"), QStringLiteral("Pose!"));
            driver.waitFor([&] { return !driver.isThere("callEdge") && !driver.isThere("seatFlash1"); }, "the end of the flash");
        }
    }
}

/// The focus stays on a button while the text changes, so the result has to be announced. The booth assumes that people call for
/// themselves, so only another answer has to be pressed.
void TestBoothByHand::announcesTheResultOfARace()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    CallBooth &booth = driver.application().callBooth();
    driver.key(Qt::Key_2);
    QCOMPARE(driver.words("boothSpoken"), QString()); // the race may still be running
    QTRY_COMPARE(driver.words("boothSpoken"), QStringLiteral("Player 2 called in time."));
    const auto isChosen = [&](const char *name) {
        return QAccessible::queryAccessibleInterface(driver.item(name))->state().checked != 0;
    };
    QVERIFY(isChosen("whose1"));
    QVERIFY(!isChosen("whose0"));
    driver.tap("whose0");
    QVERIFY(!driver.isThere("whose0"));
    QCOMPARE(driver.words("boothSpoken"), booth.sentence());
    QVERIFY2(booth.sentence().startsWith("Player 2 caught Player 1."), qPrintable(booth.sentence()));
    QCOMPARE(driver.text("raceSentence"), booth.sentence());
    QCOMPARE(driver.text("seatState0"), QStringLiteral("draws 2"));
    booth.clearRace();
    driver.key(Qt::Key_2);
    driver.pressByKeys("whose0");
    QCOMPARE(driver.focusName(), QStringLiteral("raceClear"));
    driver.key(Qt::Key_Return);
    QCOMPARE(booth.headline(), QString());
    driver.key(Qt::Key_Tab);
    QVERIFY2(driver.focusName().startsWith("seat"), qPrintable(driver.focusName())); // not at the top
    booth.mark(2);
    driver.key(Qt::Key_3);
    QTRY_COMPARE(driver.words("boothSpoken"), QStringLiteral("Player 3 called in time."));
}

/// The poses belong to Wild Dumb Fu, a card of UNO (UNO-ACT-6).
void TestBoothByHand::offersNoPosesInDos()
{
    Driver driver;
    openBooth(driver, "callModeOne");
    QVERIFY(!driver.isThere("callModePoses"));
    driver.tap("callGame_uno");
    driver.tap("callModePoses");
    driver.waitForItem("poseBegin1");
    driver.tap("callPeople");
    driver.tap("callGameChoice0");
    driver.tap("callPanelClose");
    driver.settle();
    QVERIFY(!driver.isThere("callModePoses"));
    QVERIFY(!driver.isThere("poseBegin1"));
    QVERIFY(driver.isThere("callOneButton"));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestBoothByHand::unnamedSeatsShowTheirNumbers()
{
    Driver driver;
    driver.application().callBooth().seats()->rename(2, "Mia");
    openBooth(driver, "callModeSeats");
    const QStringList signs{"1", "2", "M"};
    for (int seat = 0; seat < 3; ++seat) {
        const QList<const QQuickItem *> texts = textsIn(*driver.item(QStringLiteral("seatPad%1").arg(seat)));
        QVERIFY2(std::ranges::any_of(texts, [&](const auto *text) { return text->property("text").toString() == signs[seat]; }),
                 qPrintable(signs[seat]));
    }
}

void TestBoothByHand::refereesPoses()
{
    Driver driver;
    openBooth(driver, "callModePoses");
    PoseReferee &referee = *driver.application().callBooth().referee();
    for (const int seat : {1, 2}) {
        driver.tap(QStringLiteral("poseBegin%1").arg(seat));
        driver.tap(QStringLiteral("poseMoved%1").arg(seat));
        QVERIFY2(referee.reminder().contains(QStringLiteral("Player %1").arg(seat + 1)), qPrintable(referee.reminder()));
        QCOMPARE(driver.words("boothSpoken"), referee.reminder());
    }
    for (const int seat : {1, 2}) {
        driver.tap(QStringLiteral("poseEnd%1").arg(seat));
        QVERIFY(!referee.list()->row(seat).isPosing);
    }
    driver.pressByKeys("poseBegin1");
    QCOMPARE(driver.focusName(), QStringLiteral("poseMoved1"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.focusName(), QStringLiteral("poseEnd1"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.focusName(), QStringLiteral("poseBegin1"));
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("poseReminderClose"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.focusName(), QStringLiteral("poseBegin1")); // had it before
}

void TestBoothByHand::asksBeforeAVoiceIsDeleted()
{
    Driver driver;
    openBooth(driver, "callModeOne");
    recordVoice(driver);
    const CallVoices &voices = *driver.application().callBooth().voices();
    const QString own = voices.chosen();
    driver.tap("callVoices");
    driver.pressByKeys("voiceRemove8");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("voiceKeep8"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.focusName(), QStringLiteral("voiceRemove8"));
    QVERIFY(!driver.isThere("voiceDelete8"));
    QCOMPARE(voices.chosen(), own);
    driver.key(Qt::Key_Return);
    driver.pressByKeys("voiceDelete8");
    QVERIFY(voices.chosen() != own);
    QTRY_VERIFY(!driver.isThere("voice8"));
    QCOMPARE(driver.focusName(), QStringLiteral("voice7")); // the voice above
}

/// DOS-CALL-2, DOS-CALL-3: the times of the touches decide. tst_call_booth tests the other results.
void TestBoothByHand::judgesTwoFingers()
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
        const QString told = driver.text("raceSentence");
        QVERIFY2(told.startsWith(row.sentence), qPrintable(told));
        QCOMPARE(driver.sounds().playedFiles().size(), 2);
    }
}

void TestBoothByHand::soundsOnTouchDown()
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

void TestBoothByHand::answersKeys()
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

void TestBoothByHand::callsForSeatsByKeysAlone()
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
    QCOMPARE(driver.text("raceHeadline"), QStringLiteral("Player 2"));
    driver.key(Qt::Key_Space);
    QCOMPARE(driver.sounds().playedFiles().size(), 3);
    QVERIFY2(booth.sentence().contains("Player 2") && booth.sentence().contains("Player 4"), qPrintable(booth.sentence()));
    driver.key(Qt::Key_Escape);
    QCOMPARE(driver.navigator().page(), Navigator::Home);
}

/// With each number of seats, every pad is inside the window, large enough, and overlaps no other pad. All of ten accept a press.
void TestBoothByHand::showsEveryPad()
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
                const QString pad = QStringLiteral("pressPad%1").arg(seat);
                const QRectF place = driver.rect(pad);
                QVERIFY(driver.isInWindow(pad));
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
void TestBoothByHand::leaksNoMemoryOverThousandsOfPresses()
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

TABLESIDE_TEST(TestBoothByHand)
#include "tst_booth_by_hand.moc"
