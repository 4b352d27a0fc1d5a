// The call booth in the running app, apart from the call buttons: navigation, answers, the referee of poses, and the voices.
#include "booth_by_hand.h"
#include "test_program.h"

#include <QAccessible>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

namespace {

/// Returns the last announcement of the booth.
QString saidInBooth(Driver &driver)
{
    return driver.item("boothSpoken")->property("words").toString();
}

/// Returns the sign that the pad shows instead of a portrait, such as the seat's number.
QString signIn(const QQuickItem &pad)
{
    QString sign = pad.objectName() == "playerSign" ? pad.property("text").toString() : QString();
    for (const QQuickItem *child : pad.childItems())
        sign += signIn(*child);
    return sign;
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
    void assumesACallForOnesOwnSeat();
    void iconsHaveLabels_data();
    void iconsHaveLabels();
    void flashCoversNoText_data();
    void flashCoversNoText();
    void catchTooEarlyGetsNoFlash();
    void answersByKeysKeepTheFocus();
    void offersNoPosesInDos();
    void unnamedSeatsShowTheirNumbers();
    void refereesPosesByTouch();
    void refereesPosesByKeysAlone();
    void announcesTheResultOfARace();
    void announcesWhoMoved();
    void logShowsAFocusRing();
    void restoresARemovedVoice();
};

void TestBoothByHand::opensFromTheSheetAndReturns()
{
    Driver driver;
    for (const char *name : {"Anna", "Ben", "Cleo"})
        driver.scores().setup()->addNamed(name);
    QVERIFY(driver.scores().startGame());
    driver.navigator().open(Navigator::ScoreSheet);
    driver.waitForItem("sheetPage");
    driver.tap("sheetCalls");
    driver.waitForItem("seatPad2");
    driver.key(Qt::Key_3);
    QCOMPARE(boothText(driver, "raceHeadline"), QStringLiteral("Cleo"));
    driver.tap("callSheet");
    driver.waitForItem("sheetPage");
    QVERIFY(driver.scores().game());
    driver.tap("sheetCalls");
    driver.waitForItem("seatPad2");
    driver.tap("callLog");
    driver.waitForItem("callLogList");
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
    driver.waitForItem("seatPad2");
    driver.tap("callModeOne");
    driver.tap("callGame_uno"); // not the game of the sheet
    QCOMPARE(driver.application().callBooth().word(), QStringLiteral("UNO!"));
    driver.tap("callBack");
    QCOMPARE(driver.navigator().page(), Navigator::Home);
}

/// The booth assumes that people call for themselves. Only another answer has to be pressed.
void TestBoothByHand::assumesACallForOnesOwnSeat()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    driver.tap("seatPad1");
    driver.waitForItem("whose1");
    const auto isChosen = [&](const char *name) {
        return QAccessible::queryAccessibleInterface(driver.item(name))->state().checked != 0;
    };
    QVERIFY(isChosen("whose1"));
    QVERIFY(!isChosen("whose0"));
    QCOMPARE(boothText(driver, "raceSentence"), QStringLiteral("Player 2 called in time."));
    driver.application().callBooth().log()->write();
    QCOMPARE(driver.application().callBooth().log()->list()->row(0).line, QStringLiteral("Player 2 called in time."));
    driver.waitForRest("whose3");
    driver.tap("whose3");
    QVERIFY(boothText(driver, "raceSentence").startsWith("Player 2 caught Player 4."));
    QVERIFY(!driver.isThere("whose3"));
    driver.application().callBooth().log()->write();
    QCOMPARE(driver.application().callBooth().log()->list()->count(), 1);
}

void TestBoothByHand::iconsHaveLabels_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<bool>("labeled");
    QTest::newRow("one button, 1024x768") << QSize(1024, 768) << "callModeOne" << true;
    QTest::newRow("a button for each seat, 1024x768") << QSize(1024, 768) << "callModeSeats" << true;
    QTest::newRow("a button for each seat, 768x1024") << QSize(768, 1024) << "callModeSeats" << true;
    QTest::newRow("one button, 360x740") << QSize(360, 740) << "callModeOne" << true;
    QTest::newRow("a button for each seat, 360x740") << QSize(360, 740) << "callModeSeats" << false; // tooltips instead
}

/// The labels fit into their buttons in every language.
void TestBoothByHand::iconsHaveLabels()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, mode);
    QFETCH(const bool, labeled);
    Driver driver({}, size);
    openBooth(driver, mode);
    for (const char *language : {"en", "de", "fr", "it", "nl", "fi"}) {
        driver.application().settings().setLanguage(language);
        driver.settle();
        for (const char *name : {"callBack", "callModeOne", "callModeSeats", "callSheet", "callRules", "callLog", "callVoices",
                                 "callPeople"}) {
            const QQuickItem &button = *driver.item(name);
            const QList<const QQuickItem *> texts = textsIn(button);
            QCOMPARE(texts.size(), labeled ? 1 : 0);
            for (const QQuickItem *text : texts) {
                const QString words = text->property("text").toString();
                QVERIFY2(text->property("contentWidth").toReal() <= button.width() + 1, qPrintable(words));
                QVERIFY2(!text->property("truncated").toBool(), qPrintable(words));
            }
        }
    }
}

void TestBoothByHand::flashCoversNoText_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("mode");
    for (const QSize &size : {QSize(1024, 768), QSize(360, 740)}) {
        for (const char *mode : {"One", "Seats", "Poses"})
            QTest::addRow("%s %dx%d", mode, size.width(), size.height()) << size << QString::fromLatin1(mode);
    }
}

/// The edge of the page lights up, and the word replaces the pad's own texts.
void TestBoothByHand::flashCoversNoText()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, mode);
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
    for (const QQuickItem *text : texts) {
        const QRectF place = placeOf(*text);
        QVERIFY2(place.left() >= inside.left() && place.right() <= inside.right(), qPrintable(text->property("text").toString()));
    }
    if (mode == "Seats") {
        const QQuickItem *word = driver.item("seatFlash1");
        QVERIFY(word && word->isVisible());
        QCOMPARE(word->property("text").toString(), booth.word());
        QVERIFY(word->width() > 40 && word->height() > 40);
        for (const QQuickItem *text : texts)
            QVERIFY2(text == word || !placeOf(*text).intersects(placeOf(*word)), qPrintable(text->property("text").toString()));
    } else if (mode == "Poses") {
        QCOMPARE(boothText(driver, "poseTime1"), QStringLiteral("Pose!"));
    }
    driver.waitFor([&] { return !driver.isThere("callEdge") && !driver.isThere("seatFlash1"); }, "the end of the flash");
}

/// DOS-CALL-6: a catch before the grace time is over gets no flash and no sound.
void TestBoothByHand::catchTooEarlyGetsNoFlash()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    CallBooth &booth = driver.application().callBooth();
    booth.setGraceSeconds(5);
    booth.mark(0);
    booth.press(1, 0);
    QVERIFY(!driver.isThere("callEdge"));
    QVERIFY(!driver.isThere("seatFlash1"));
    QVERIFY(driver.sounds().playedFiles().isEmpty());
    QCOMPARE(boothText(driver, "seatState1"), QStringLiteral("too early"));
    booth.press(0, 0);
    QVERIFY(driver.isThere("callEdge"));
    QVERIFY(driver.isThere("seatFlash0"));
}

void TestBoothByHand::answersByKeysKeepTheFocus()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    driver.key(Qt::Key_2);
    driver.waitForItem("whose0");
    driver.pressByKeys("whose0");
    QCOMPARE(driver.focusName(), QStringLiteral("raceClear"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.application().callBooth().headline(), QString());
    driver.key(Qt::Key_Tab);
    QVERIFY2(driver.focusName().startsWith("seat"), qPrintable(driver.focusName())); // not at the top
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
    driver.tap("callBox0");
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
    const auto sign = [&](int seat) {
        const QString pad = QStringLiteral("seatPad%1").arg(seat);
        driver.waitForItem(pad);
        return signIn(*driver.item(pad));
    };
    QCOMPARE(sign(0), QStringLiteral("1"));
    QCOMPARE(sign(1), QStringLiteral("2"));
    QCOMPARE(sign(2), QStringLiteral("M"));
}

void TestBoothByHand::refereesPosesByTouch()
{
    Driver driver;
    openBooth(driver, "callModePoses");
    driver.tap("poseBegin1");
    driver.settle();
    driver.tap("poseBegin2");
    driver.settle();
    driver.tap("poseMoved1");
    driver.settle();
    QVERIFY(driver.application().callBooth().referee()->reminder().contains("Player 2"));
    QVERIFY(driver.application().callBooth().referee()->reminder().contains("4 cards"));
    driver.tap("poseEnd1");
    driver.settle();
    driver.tap("poseEnd2");
    for (const int seat : {1, 2})
        QVERIFY(!driver.application().callBooth().referee()->list()->row(seat).isPosing);
}

void TestBoothByHand::refereesPosesByKeysAlone()
{
    Driver driver;
    openBooth(driver, "callModePoses");
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

/// The focus stays on a button while the text changes, so the result has to be announced.
void TestBoothByHand::announcesTheResultOfARace()
{
    Driver driver;
    openBooth(driver, "callModeSeats");
    CallBooth &booth = driver.application().callBooth();
    driver.key(Qt::Key_2);
    QCOMPARE(saidInBooth(driver), QString()); // the race may still be running
    QTRY_COMPARE(saidInBooth(driver), QStringLiteral("Player 2 called in time."));
    driver.waitForRest("whose0");
    driver.tap("whose0");
    QCOMPARE(saidInBooth(driver), booth.sentence());
    QVERIFY2(booth.sentence().startsWith("Player 2 caught Player 1."), qPrintable(booth.sentence()));
    booth.mark(2);
    driver.key(Qt::Key_3);
    QTRY_COMPARE(saidInBooth(driver), QStringLiteral("Player 3 called in time."));
    QCOMPARE(saidInBooth(driver), booth.sentence());
}

void TestBoothByHand::announcesWhoMoved()
{
    Driver driver;
    openBooth(driver, "callModePoses");
    PoseReferee &referee = *driver.application().callBooth().referee();
    for (const int seat : {1, 2}) {
        referee.begin(seat);
        referee.moved(seat);
        QVERIFY(referee.reminder().contains(QStringLiteral("Player %1").arg(seat + 1)));
        QCOMPARE(saidInBooth(driver), referee.reminder());
    }
}

void TestBoothByHand::logShowsAFocusRing()
{
    Driver driver;
    openBooth(driver, "callModeOne");
    driver.application().callBooth().shout();
    driver.tap("callLog");
    const auto ringIsSeen = [&] {
        const QList<QQuickItem *> children = driver.item("callLogList")->parentItem()->childItems();
        return std::any_of(children.begin(), children.end(), [](const QQuickItem *child) {
            return child->isVisible() && QByteArrayView(child->metaObject()->className()).startsWith("FocusRing");
        });
    };
    driver.waitForItem("callLogList");
    QVERIFY(!ringIsSeen());
    driver.tabTo("callLogList");
    QVERIFY(ringIsSeen());
}

void TestBoothByHand::restoresARemovedVoice()
{
    Driver driver;
    openBooth(driver, "callModeOne");
    recordVoice(driver);
    const CallVoices &voices = *driver.application().callBooth().voices();
    const QString own = voices.chosen();
    driver.tap("callVoices");
    driver.pressByKeys("voiceRemove8");
    QVERIFY(voices.chosen() != own);
    QCOMPARE(driver.focusName(), QStringLiteral("voice7")); // the next of the remaining voices
    driver.waitForItem("voiceRemoved");
    QTRY_COMPARE(driver.item("voiceRemovedSpoken")->property("words"), driver.item("voiceRemoved")->property("text"));
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("voiceRemovedUndo"));
    driver.key(Qt::Key_Return);
    QCOMPARE(voices.chosen(), own);
    QVERIFY(!driver.isThere("voiceRemoved"));
    QTRY_COMPARE(driver.focusName(), QStringLiteral("voice8")); // the restored voice
    driver.tap("voiceRemove8");
    driver.waitForItem("voiceRemoved");
    driver.tap("voiceRemovedUndo");
    QCOMPARE(voices.chosen(), own);
    driver.tap("voiceRemove8");
    driver.waitForItem("voiceRemoved");
    driver.tap("callPanelClose");
    QVERIFY(!driver.isThere("voiceRemoved"));
    driver.tap("callVoices");
    driver.waitForItem("voiceRecord");
    QVERIFY(!driver.isThere("voiceRemoved"));
    QVERIFY(!driver.isThere("voice8"));
}

TABLESIDE_TEST(TestBoothByHand)
#include "tst_booth_by_hand.moc"
