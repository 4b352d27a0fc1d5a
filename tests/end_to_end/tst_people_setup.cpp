// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The setup of a game with several people, by mouse, touch and keys, and what the stored match says about the people.
#include "people_match.h"
#include "test_program.h"

#include "engine/json/json_line.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestPeopleSetup : public QObject
{
    Q_OBJECT

private slots:
    void setsUpByMouse();
    void setsUpByKeys();
    void refusesTheSamePersonTwice();
    void dragsASeatToItsPlace();
    void changesThePersonsLookAndOffersToWatch();
    void seatsFourPeopleAndThePlayersOfTheLastGame();
    void offersTheOtherGameToTheSamePeople();
};

namespace {

void know(Driver &driver, const QStringList &names)
{
    const QStringList portraits = People::portraits();
    for (int number = 0; number < names.size(); ++number) {
        if (!driver.scores().people()->keep({names[number] + "’s id", names[number], portraits[number + 1], number + 2, {}}))
            qFatal("%s", qPrintable(driver.scores().people()->problem()));
    }
}

void openSetup(Driver &driver, const QString &play = QStringLiteral("homePlayDos"))
{
    driver.holdComputers();
    driver.click(play);
    driver.waitForRest("setupStart");
}

/// Returns the shown seating, such as "P You, C Nina" with P for a person and C for a computer player.
QString seating(Driver &driver)
{
    QStringList words;
    for (const SeatSetupRow &row : driver.tableController().setup()->seats()->rows()->rows())
        words << (row.isPerson() ? "P " : "C ") + row.name();
    return words.join(", ");
}

/// Returns the stored header of the match at the table.
Json header(Driver &driver)
{
    return parse_json_line(driver.tableController().table()->anySession().record()->front().toStdString()).value();
}

QString listOf(const Json &json, const char *key)
{
    return QString::fromStdString(json.at(key).dump());
}

/// Verifies that the stored match is of two people with a computer player between them, and that only the last person plays
/// without hints.
void verifyStored(const Json &stored, const QString &first, const QString &last)
{
    QCOMPARE(listOf(stored, "people"), QStringLiteral(R"(["%1","","%2"])").arg(first, last));
    QCOMPARE(listOf(stored, "levels"), QStringLiteral(R"(["person","easy","person"])"));
    QCOMPARE(listOf(stored, "hints"), QStringLiteral("[true,true,false]"));
}

} // namespace

/// Two people from the score book play with a computer player.
void TestPeopleSetup::setsUpByMouse()
{
    Driver driver({}, {1280, 1024});
    know(driver, {"Anna", "Ben", "Cleo"});
    openSetup(driver);
    driver.click("setupSeatCount1");
    driver.click("setupKnown0");
    QCOMPARE(driver.tableController().setup()->seats()->rows()->row(0).name(), QStringLiteral("Anna"));
    QVERIFY(!driver.isThere("setupHints0")); // with one person, the hints are a setting of the game
    driver.click("setupKind2_person");
    QVERIFY(seating(driver).endsWith("P Ben"));
    driver.click("setupHints2");
    driver.click("setupTableTurns");
    QVERIFY(driver.application().settings().tableTurns());
    driver.click("setupStart");
    driver.waitForItem("tablePage");
    const Json stored = header(driver);
    verifyStored(stored, "Anna’s id", "Ben’s id");
    QCOMPARE(listOf(stored, "colours"), QStringLiteral("[2,0,3]"));
}

/// Two new people play with a computer player, who is moved between them.
void TestPeopleSetup::setsUpByKeys()
{
    Driver driver;
    openSetup(driver);
    driver.pressByKeys("setupSeatCount1");
    driver.tabTo("setupName0");
    driver.type("anna");
    driver.pressByKeys("setupKind1_person");
    QCOMPARE(driver.focusName(), QStringLiteral("setupKind1_person"));
    driver.tabTo("setupName1");
    driver.type("zoe");
    driver.tabTo("setupDown1");
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.focusName(), QStringLiteral("setupDown2")); // the focus moves with the seat
    driver.key(Qt::Key_Return); // the last seat cannot move down
    QCOMPARE(driver.focusName(), QStringLiteral("setupDown2"));
    QVERIFY(driver.words("setupMoveSpoken").contains("zoe"));
    driver.pressByKeys("setupHints2");
    driver.pressByKeys("setupStart");
    driver.waitForItem("tablePage");
    const People &people = *driver.scores().people();
    verifyStored(header(driver), people.named("anna").value().id, people.named("zoe").value().id);
}

void TestPeopleSetup::refusesTheSamePersonTwice()
{
    Driver driver;
    know(driver, {"Anna", "Ben"});
    openSetup(driver);
    driver.click("setupKnown0");
    driver.pressByKeys("setupKind1_person");
    driver.tabTo("setupName1");
    driver.type("anna");
    driver.key(Qt::Key_Return);
    QCOMPARE(seating(driver), QStringLiteral("P Anna, P Ben"));
    QCOMPARE(driver.text("setupName1"), QStringLiteral("Ben"));
    QVERIFY(driver.text("setupNameProblem1").contains("anna"));
    driver.key(Qt::Key_Tab);
    QVERIFY(driver.isThere("setupNameProblem1")); // the message stays to be read
    driver.tabTo("setupName1");
    driver.type("cleo");
    driver.key(Qt::Key_Return);
    QVERIFY(!driver.isThere("setupNameProblem1"));
    QCOMPARE(seating(driver), QStringLiteral("P Anna, P cleo"));
}

/// The page scrolls while a finger drags a seat past more seats than are in sight.
void TestPeopleSetup::dragsASeatToItsPlace()
{
    Driver driver({}, {360, 740});
    openSetup(driver, "homePlayUno");
    driver.tableController().setup()->setSeatCount(7);
    for (int seat = 1; seat < 7; ++seat)
        driver.tableController().setup()->seats()->setName(seat, QString(QChar('A' + seat)));
    driver.waitForRest("setupHandle0");
    const QPoint from = driver.rect("setupHandle0").center().toPoint();
    const QPoint edge(from.x(), driver.rect("setupStart").toRect().top() - 20);
    const QQuickItem &drag = *driver.window().findChild<QQuickItem *>("setupDrag");
    static QPointingDevice *const finger = QTest::createTouchDevice();
    QTest::touchEvent(&driver.window(), finger).press(0, from, &driver.window());
    for (int step = 1; step <= 10; ++step)
        QTest::touchEvent(&driver.window(), finger).move(0, from + (edge - from) * step / 10, &driver.window());
    driver.waitFor([&] { return drag.property("to").toInt() == 6; }, "the last place");
    QCOMPARE(seating(driver).left(5), QStringLiteral("P You")); // seats move at the release only
    QTest::touchEvent(&driver.window(), finger).release(0, edge, &driver.window());
    QCOMPARE(seating(driver), QStringLiteral("C B, C C, C D, C E, C F, C G, P You"));
    driver.click("setupUp6");
    QCOMPARE(seating(driver), QStringLiteral("C B, C C, C D, C E, C F, P You, C G"));
}

void TestPeopleSetup::changesThePersonsLookAndOffersToWatch()
{
    Driver driver;
    know(driver, {"Anna"});
    openSetup(driver);
    driver.click("setupKnown0");
    driver.click("setupLook0");
    driver.click("setupSeat0Picture9");
    driver.click("setupLook0");
    driver.click("setupSeat0Color4");
    const Person anna = driver.scores().people()->named("Anna").value();
    QCOMPARE(anna.portrait, People::portraits()[9]);
    QCOMPARE(anna.colorIndex, 4);
    QCOMPARE(driver.item("setupLook0")->property("colorIndex").toInt(), 4);
    QVERIFY(driver.isThere("setupHints"));
    driver.pressByKeys("setupKind0_computer");
    driver.waitForItem("setupWatch");
    QVERIFY(!driver.isThere("setupHints"));
    driver.pressByKeys("setupKind0_person");
    QTRY_VERIFY(!driver.isThere("setupWatch"));
}

/// Taps on known people fill one seat after the other, up to the number of seats. The other game offers the same players.
void TestPeopleSetup::seatsFourPeopleAndThePlayersOfTheLastGame()
{
    Driver driver({}, {360, 740});
    know(driver, {"Anna", "Ben", "Cleo", "Dan", "Eve"});
    openSetup(driver);
    QVERIFY(!driver.isThere("setupLastPlayers"));
    for (int person = 0; person < 5; ++person)
        driver.tap(QStringLiteral("setupKnown%1").arg(person));
    QCOMPARE(seating(driver), QStringLiteral("P Anna, P Ben, P Cleo, P Dan"));
    driver.waitForItem("setupKnownProblem");
    driver.tap("setupKnown1"); // frees the seat
    QVERIFY(!driver.isThere("setupKnownProblem"));
    QVERIFY(seating(driver).startsWith("P Anna, C "));
    driver.tap("setupKnown4");
    const QString last = seating(driver);
    QCOMPARE(last, QStringLiteral("P Anna, P Eve, P Cleo, P Dan"));
    driver.tap("setupStart");
    driver.waitForItem("tablePage");
    QCOMPARE(listOf(header(driver), "levels"), QStringLiteral(R"(["person","person","person","person"])"));
    driver.tableController().leaveTable();
    driver.navigator().open(Navigator::Home);
    openSetup(driver, "homePlayUno");
    driver.click("setupLastPlayers");
    QCOMPARE(seating(driver), last);
    QVERIFY(!driver.isThere("setupLastPlayers"));
    QCOMPARE(driver.focusName(), QStringLiteral("setupLook0"));
}

void TestPeopleSetup::offersTheOtherGameToTheSamePeople()
{
    Driver driver;
    seatPeople(driver, {"Anna", "Ben"});
    playToResult(driver);
    driver.pressByKeys("resultOtherGame");
    driver.waitForItem("setupPage");
    QCOMPARE(driver.tableController().game(), QStringLiteral("uno"));
    QCOMPARE(seating(driver), QStringLiteral("P Anna, P Ben"));
    QVERIFY(!driver.tableController().table());
}

TABLESIDE_TEST(TestPeopleSetup)
#include "tst_people_setup.moc"
