// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones in the running app, by mouse and by keys: the panel through which they join, questions about them, and what a table
// offers whose players hold their cards on phones. The phones are played by the test; there is no network.
#include "people_at_table.h"
#include "test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestPhonesByHand : public QObject
{
    Q_OBJECT

private slots:
    void explainsBeforeTheFirstStart();
    void startsWhenOpenedLater();
    void saysWhyPhonesCannotJoin();
    void changesTheAddress();
    void removesAPhone();
    void asksInThePanel();
    void asksAtTheTable();
    void playsHereForALostPhone();
    void tableOfPhonesOffersNothing();
    void keysWorkInThePanelOnly();
};

namespace {

PhoneHub &hub(Driver &driver)
{
    return driver.application().phones();
}

void allowPhones(Driver &driver)
{
    driver.application().settings().setPhonesExplained(true);
    QVERIFY(hub(driver).start());
}

void openTableOf(Driver &driver, int people)
{
    driver.holdComputers();
    allowPhones(driver);
    openMatch(driver, peopleConfig<dos::Game>(people, people, 5));
    driver.anyTable()->finishEvents();
}

} // namespace

/// The first time, a press on "Phones" opens no connection yet.
void TestPhonesByHand::explainsBeforeTheFirstStart()
{
    Driver driver;
    driver.pressByKeys("phonesOpen");
    QVERIFY(driver.isThere("phonesExplained"));
    QVERIFY(!hub(driver).isRunning());
    driver.pressByKeys("phonesStart");
    QVERIFY(hub(driver).isRunning());
    QVERIFY(driver.application().settings().phonesExplained());
    QCOMPARE(driver.focusName(), QStringLiteral("phonesClose"));
    QCOMPARE(driver.text("phonesAddress"), QStringLiteral("http://192.168.1.20:8370"));
    QVERIFY(driver.isInWindow("phonesCode"));
    QTRY_VERIFY(driver.words("phonesSpoken").contains(QStringLiteral("http://192.168.1.20:8370")));
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("phonesOpen"));
    QVERIFY(hub(driver).isRunning());
}

void TestPhonesByHand::startsWhenOpenedLater()
{
    Driver driver;
    driver.application().settings().setPhonesExplained(true);
    driver.click("phonesOpen");
    driver.waitForItem("phonesCode");
    QVERIFY(hub(driver).isRunning());
    driver.pressByKeys("phonesStop");
    QVERIFY(!hub(driver).isRunning());
    QCOMPARE(driver.focusName(), QStringLiteral("phonesStart"));
    driver.click("phonesStart");
    QVERIFY(hub(driver).isRunning());
    driver.click("phonesStop");
    driver.click("phonesClose");
    QTRY_VERIFY(!driver.isThere("phonesStart"));
    QVERIFY(!hub(driver).isRunning());
}

void TestPhonesByHand::saysWhyPhonesCannotJoin()
{
    Driver driver;
    driver.door().fails = true;
    driver.click("phonesOpen");
    driver.click("phonesStart");
    QCOMPARE(driver.text("phonesProblem"), QStringLiteral("The port is taken."));
    driver.door().fails = false;
    driver.pressByKeys("phonesStart");
    QVERIFY(hub(driver).isRunning());
    QVERIFY(!driver.isThere("phonesProblem"));
}

void TestPhonesByHand::changesTheAddress()
{
    Driver driver;
    driver.door().found << QStringLiteral("10.0.0.7");
    allowPhones(driver);
    driver.click("phonesOpen");
    const QString code = hub(driver).codeModules();
    driver.click("phonesTrouble");
    driver.click("phonesAddress1");
    QCOMPARE(driver.text("phonesAddress"), QStringLiteral("http://10.0.0.7:8370"));
    QVERIFY(hub(driver).codeModules() != code);
}

void TestPhonesByHand::removesAPhone()
{
    Driver driver;
    allowPhones(driver);
    const QPointer<FakeLine> anna = driver.door().joinAs(QStringLiteral("Anna"));
    const QSignalSpy closed(anna.data(), &phones::PhoneLine::closed);
    driver.door().joinAs(QStringLiteral("Ben"));
    QCOMPARE(driver.spoken("phonesOpen"), QStringLiteral("Phones, 2 joined"));
    driver.click("phonesOpen");
    driver.pressByKeys("phoneRemove1");
    QCOMPARE(closed.count(), 1);
    QCOMPARE(hub(driver).phoneCount(), 1);
    driver.click("phoneRemove2");
    QCOMPARE(hub(driver).phoneCount(), 0);
    QCOMPARE(driver.focusName(), QStringLiteral("phonesStop"));
    driver.waitForFrames(); // until the row is deleted, which is impossible after the window
}

/// A second phone for the same seat is let in only after a press at the table.
void TestPhonesByHand::asksInThePanel()
{
    Driver driver;
    openTableOf(driver, 3);
    driver.door().joinAt(0);
    driver.clickInMenu("phonesOpen");
    const QPointer<FakeLine> second = driver.door().joinAt(0);
    driver.pressByKeys("phoneRefuse2");
    QVERIFY(!hub(driver).isAsked());
    QCOMPARE(hub(driver).phones()->row(1).seat, -1);
    second->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), 0}});
    driver.click("phoneAllow2");
    QCOMPARE(hub(driver).phones()->row(0).seat, -1);
    QCOMPARE(hub(driver).phones()->row(1).seat, 0);
    QCOMPARE(driver.focusName(), QStringLiteral("phoneRemove2"));
}

void TestPhonesByHand::asksAtTheTable()
{
    Driver driver;
    openTableOf(driver, 3);
    driver.door().joinAt(0);
    const QPointer<FakeLine> second = driver.door().joinAt(0);
    driver.waitForRest("phoneAsksDecline");
    driver.key(Qt::Key_F6);
    driver.key(Qt::Key_Escape); // closing says no
    QVERIFY(!hub(driver).isAsked());
    second->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), 0}});
    driver.click("phoneAsksDecline");
    QVERIFY(!hub(driver).isAsked());
    QTRY_VERIFY(!driver.isThere("phoneAsks"));
    second->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), 0}});
    driver.waitForRest("phoneAsksAction");
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("phoneAsksAction"));
    driver.key(Qt::Key_Return);
    QCOMPARE(hub(driver).phones()->row(1).seat, 0);
    QTRY_VERIFY(!driver.isThere("phoneAsks"));
}

void TestPhonesByHand::playsHereForALostPhone()
{
    Driver driver;
    openTableOf(driver, 3);
    const int turn = driver.table().anySession().turnSeat();
    QList<QPointer<FakeLine>> lines;
    for (int seat = 0; seat < 3; ++seat)
        lines << driver.door().joinAt(seat);
    for (int seat = 0; seat < 3; ++seat)
        QVERIFY(driver.isThere(QStringLiteral("phoneSign%1").arg(seat)));
    const QString name = driver.table().seats()->row(turn).name;
    lines[turn]->drop();
    QTRY_COMPARE(driver.words("lostPhoneSpoken"), name + QStringLiteral("’s phone is gone"));
    driver.pressByKeys(QStringLiteral("playHere%1").arg(turn));
    QCOMPARE(driver.table().passAndPlay()->awaited(), turn);
    driver.click("handCoverShow");
    QVERIFY(driver.table().isMyTurn());
    QVERIFY(driver.isThere("callButton") && driver.isThere("seatYou") && !driver.isThere("boardTurn"));
}

/// With phones alone, the table itself has no player: no button and no key acts for one.
void TestPhonesByHand::tableOfPhonesOffersNothing()
{
    Driver driver;
    openTableOf(driver, 2);
    for (int seat = 0; seat < 2; ++seat)
        driver.door().joinAt(seat);
    const int turn = driver.table().anySession().turnSeat();
    for (const char *words : {"boardTurn", "boardTurnAbove"})
        QTRY_COMPARE(driver.text(words), driver.table().seats()->row(turn).name + QStringLiteral("’s turn."));
    QVERIFY(!driver.isThere("tableWords") && !driver.isThere("seatYou"));
    for (const char *name : {"callButton", "tableHint", "tableTakeBack", "tableDraw", "tableHurry", "handCover"})
        QVERIFY2(!driver.isThere(QLatin1String(name)), name);
    driver.sounds().forget();
    const QByteArray before = positionText(driver.table().session());
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_D, Qt::Key_U, Qt::Key_H, Qt::Key_G, Qt::Key_E})
        driver.key(key);
    driver.key(Qt::Key_Space, Qt::ShiftModifier);
    for (int card : driver.table().cards()->hand(turn))
        driver.table().tapCard(card);
    QCOMPARE(positionText(driver.table().session()), before);
    QVERIFY(driver.sounds().played().isEmpty());
    for (int seat = 0; seat < 2; ++seat) {
        for (int card : driver.table().cards()->hand(seat))
            QCOMPARE(driver.table().cards()->card(card).face, 0);
    }
}

void TestPhonesByHand::keysWorkInThePanelOnly()
{
    Driver driver;
    openTableOf(driver, 3);
    driver.door().joinAt(0);
    driver.clickInMenu("phonesOpen");
    driver.waitForRest("phonesCode");
    driver.key(Qt::Key_L);
    driver.key(Qt::Key_F1);
    driver.key(Qt::Key_R);
    QVERIFY(!driver.isThere("logPanel") && !driver.isThere("helpPanel"));
    QCOMPARE(driver.navigator().page(), Navigator::Table);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.isThere("phonesCode"));
    QVERIFY(!driver.isThere("menuPanel"));
    driver.key(Qt::Key_L);
    QTRY_VERIFY(driver.isThere("logPanel"));
}

TABLESIDE_TEST(TestPhonesByHand)
#include "tst_phones_by_hand.moc"
