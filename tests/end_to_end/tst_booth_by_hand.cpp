// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The call booth in the running app, apart from the call buttons: navigation, answers, the referee of poses, and the voices.
#include "booth_by_hand.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include <QAccessible>
#include <QTest>

#include <algorithm>

using namespace tableside;
using namespace tableside::test;

namespace {

/// Returns the last announcement of the booth.
QString saidInBooth(Driver &driver)
{
    return driver.item("boothSpoken")->property("words").toString();
}

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

QRectF placeOf(const QQuickItem &item)
{
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

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
};

void TestBoothByHand::opensFromTheSheetAndReturns()
{
    Driver driver;
    for (const char *name : {"Anna", "Ben", "Cleo"})
        driver.scores().setup()->addNamed(name);
    QVERIFY(driver.scores().startGame());
    driver.navigator().open(Navigator::ScoreSheet);
    driver.tap("sheetCalls");
    driver.waitForItem("seatPad2");
    driver.key(Qt::Key_3);
    QCOMPARE(boothText(driver, "raceHeadline"), QStringLiteral("Cleo"));
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
    for (const char *name : {"Anna", "Ben", "Cleo"})
        driver.scores().setup()->addNamed(name);
    QVERIFY(driver.scores().startGame());
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
            const QRectF inside = placeOf(*driver.item("callPage")).adjusted(edge, edge, -edge, -edge);
            const QList<const QQuickItem *> texts = textsIn(*driver.item("callPage"));
            QVERIFY(texts.size() > 3);
            const QQuickItem *word = mode == "Seats" ? driver.item("seatFlash1") : nullptr;
            QVERIFY(!word || word->property("text").toString() == booth.word());
            for (const QQuickItem *text : texts) {
                const QRectF place = placeOf(*text);
                const QString words = text->property("text").toString();
                QVERIFY2(place.left() >= inside.left() && place.right() <= inside.right(), qPrintable(words));
                QVERIFY2(!word || text == word || !place.intersects(placeOf(*word)), qPrintable(words));
            }
            if (mode == "Poses")
                QCOMPARE(boothText(driver, "poseTime1"), QStringLiteral("Pose!"));
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
    QCOMPARE(saidInBooth(driver), QString()); // the race may still be running
    QTRY_COMPARE(saidInBooth(driver), QStringLiteral("Player 2 called in time."));
    const auto isChosen = [&](const char *name) {
        return QAccessible::queryAccessibleInterface(driver.item(name))->state().checked != 0;
    };
    QVERIFY(isChosen("whose1"));
    QVERIFY(!isChosen("whose0"));
    driver.tap("whose0");
    QVERIFY(!driver.isThere("whose0"));
    QCOMPARE(saidInBooth(driver), booth.sentence());
    QVERIFY2(booth.sentence().startsWith("Player 2 caught Player 1."), qPrintable(booth.sentence()));
    QCOMPARE(boothText(driver, "raceSentence"), booth.sentence());
    QCOMPARE(boothText(driver, "seatState0"), QStringLiteral("draws 2"));
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
    QTRY_COMPARE(saidInBooth(driver), QStringLiteral("Player 3 called in time."));
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
    driver.settle();
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
        QCOMPARE(saidInBooth(driver), referee.reminder());
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
    driver.pressByKeys("voiceRemove8");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("voiceKeep8"));
    driver.pressByKeys("voiceDelete8");
    QVERIFY(voices.chosen() != own);
    QTRY_VERIFY(!driver.isThere("voice8"));
    QCOMPARE(driver.focusName(), QStringLiteral("voice7")); // the voice above
}

TABLESIDE_TEST(TestBoothByHand)
#include "tst_booth_by_hand.moc"
