// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Calls and catches from phones over a slow network: at the call booth, and at a game table. What counts is the moment at which a
// finger came down, not the arrival of the message.
#include "test_program.h"
#include "tests/app/phones/phone_fixture.h"
#include "tests/app/table/table_fixture.h"

#include <QTest>

using namespace tableside;
using test::Line;
using test::PhoneFixture;
using test::PlayFixture;
using test::sceneOf;
using test::SlowPhone;

class TestPhoneCalls : public QObject
{
    Q_OBJECT

private slots:
    void earlierFingerWins();
    void closePressesTie();
    void deviceAndPhoneCompareExactly();
    void waitsAtMostForTheSlowestPhone();
    void judgesMarkedPlayers();
    void countsUnusableTimesAsOfTheirArrival();
    void seatsFollowTheBooth();
    void callBeatsACatchThatArrivesFirst();
    void catchBeatsACallThatArrivesFirst();
    void callAndCatchTieAtTheTable();
    void callOnAPhoneBeatsACatchAtTheDevice();
    void lateCatchCostsNothing();
};

namespace {

constexpr qint64 msInUs = 1000;

QJsonObject saysOn(const Line &line)
{
    return line->view.value(QStringLiteral("says")).toObject();
}

QString resultOn(const Line &line, int seat)
{
    return line->view.value(QStringLiteral("seats")).toArray()[seat].toObject().value(QStringLiteral("result")).toString();
}

/// The call booth of three players, of whom the first two have phones: Anna's network is slow, Ben's is fast.
struct BoothPhones : PhoneFixture
{
    BoothPhones()
    {
        scores.begin({"Anna", "Ben", "Cleo"});
        booth.open();
        open(Navigator::Calls);
        anna = {joinNamed(QStringLiteral("Anna")), 7'000'000 * msInUs, 40 * msInUs, 40 * msInUs};
        ben = {joinNamed(QStringLiteral("Ben")), -500'000 * msInUs, 5 * msInUs, 5 * msInUs};
        measure(anna);
        measure(ben);
        settle();
    }
    /// A press whose message is on its way.
    void arrive(const SlowPhone &phone, qint64 pressedUs, qint64 arrivalUs, const QString &kind = QStringLiteral("call"))
    {
        nowUs = arrivalUs;
        phone.line->say(QStringLiteral("press"),
                        QJsonObject{{QStringLiteral("at"), static_cast<double>(pressedUs + phone.aheadUs) / 1e3},
                                    {QStringLiteral("kind"), kind}});
        settle();
    }
    void pass(qint64 us)
    {
        nowUs += us;
        booth.settle();
        settle();
    }

    SlowPhone anna;
    SlowPhone ben;
};

/// A game of DOS of three people, in which a player with a phone can be caught.
struct TablePhones : PhoneFixture
{
    /// The network of the phone at `slowSeat` is slower than that of the others.
    explicit TablePhones(dos::FalseCatch falseCatch = dos::FalseCatch::none, int slowSeat = 1)
    {
        MatchConfig<dos::Game> config = PlayFixture::peopleConfig(3, 3, 21);
        config.rules.false_catch = falseCatch;
        MatchStore store(*scores.database);
        QString problem;
        const qint64 id = TableSession<dos::Game>::begin(config, store, time, problem)->storedId();
        tables.setHolds(false);
        tables.reload();
        if (!tables.resumeMatch(id))
            qFatal("%s", qPrintable(tables.notice()));
        open(Navigator::Table);
        test::playUntil(session(), Random(4), [&] { return session().isExposed(1); });
        table().finishEvents();
        for (int seat = 0; seat < 3; ++seat) {
            const qint64 way = (seat == slowSeat ? 40 : 5) * msInUs;
            phones[seat] = {{}, seat * 1'000'000 * msInUs, way, way};
        }
    }
    void joinSeat(int seat)
    {
        phones[seat].line = join({{QStringLiteral("seat"), seat}});
        measure(phones[seat]);
        time.advance(5000); // the grace time is over
    }
    DosTable &table() { return static_cast<DosTable &>(*tables.table()); }
    TableSession<dos::Game> &session() { return table().session(); }
    int cards(int seat) { return session().match().state().hand(seat).size(); }
    void call(qint64 pressedUs, qint64 arrivalUs)
    {
        nowUs = arrivalUs;
        phones[1].line->say(QStringLiteral("call"),
                            QJsonObject{{QStringLiteral("at"), static_cast<double>(pressedUs + phones[1].aheadUs) / 1e3}});
    }
    void catchIt(int by, qint64 pressedUs, qint64 arrivalUs)
    {
        nowUs = arrivalUs;
        phones[by].line->say(QStringLiteral("catch"),
                             QJsonObject{{QStringLiteral("seat"), 1},
                                         {QStringLiteral("at"), static_cast<double>(pressedUs + phones[by].aheadUs) / 1e3}});
    }
    /// Lets the races end.
    void wait()
    {
        nowUs += 400 * msInUs;
        QTest::qWait(350);
        settle();
    }

    std::array<SlowPhone, 3> phones;
};

} // namespace

void TestPhoneCalls::earlierFingerWins()
{
    BoothPhones booth;
    QCOMPARE(sceneOf(booth.anna.line), QStringLiteral("calls"));
    QCOMPARE(booth.anna.line->view.value(QStringLiteral("word")).toString(), QStringLiteral("DOS!"));
    const qint64 start = booth.nowUs + 1000 * msInUs;
    booth.arrive(booth.ben, start + 60 * msInUs, start + 65 * msInUs);
    QVERIFY(!booth.sounds.played().isEmpty() || !booth.sounds.playedFiles().isEmpty()); // it sounds at once
    QCOMPARE(booth.booth.firstToPress(), -1);        // but Anna may have been faster
    booth.arrive(booth.anna, start, start + 85 * msInUs);
    QCOMPARE(booth.booth.firstToPress(), 0);
    QCOMPARE(resultOn(booth.ben.line, 0), QStringLiteral("first!"));
    QVERIFY(resultOn(booth.ben.line, 1).startsWith(QStringLiteral("+")));
    QCOMPARE(saysOn(booth.anna.line).value(QStringLiteral("mood")).toString(), QStringLiteral("good"));
    QCOMPARE(saysOn(booth.ben.line).value(QStringLiteral("mood")).toString(), QStringLiteral("neutral"));
    const int number = saysOn(booth.ben.line).value(QStringLiteral("number")).toInt();
    QVERIFY(number > 0);
    // The same result in another race is said again.
    booth.pass(3000 * msInUs);
    const qint64 again = booth.nowUs + 1000 * msInUs;
    const int afterFirst = saysOn(booth.ben.line).value(QStringLiteral("number")).toInt();
    booth.arrive(booth.anna, again, again + 70 * msInUs);
    booth.pass(400 * msInUs);
    QVERIFY(saysOn(booth.ben.line).value(QStringLiteral("number")).toInt() > afterFirst);
}

void TestPhoneCalls::closePressesTie()
{
    BoothPhones booth;
    const qint64 start = booth.nowUs + 1000 * msInUs;
    booth.arrive(booth.ben, start + 10 * msInUs, start + 15 * msInUs);
    booth.arrive(booth.anna, start, start + 70 * msInUs);
    QCOMPARE(resultOn(booth.anna.line, 0), QStringLiteral("tie"));
    QCOMPARE(resultOn(booth.anna.line, 1), QStringLiteral("tie"));
}

void TestPhoneCalls::deviceAndPhoneCompareExactly()
{
    BoothPhones booth;
    const qint64 start = booth.nowUs + 1000 * msInUs;
    booth.nowUs = start + 60 * msInUs;
    booth.booth.press(2); // Cleo at the device
    QCOMPARE(booth.booth.firstToPress(), -1);
    booth.arrive(booth.anna, start, start + 70 * msInUs);
    booth.pass(300 * msInUs);
    QCOMPARE(booth.booth.firstToPress(), 0);
    QVERIFY(!booth.booth.pads()->row(0).isTied);
    // Without phones, the device is judged at once.
    booth.booth.clearRace();
    booth.anna.line->drop();
    booth.ben.line->drop();
    PhoneFixture::settle();
    booth.nowUs += 3000 * msInUs;
    booth.booth.press(2);
    QCOMPARE(booth.booth.firstToPress(), 2);
}

void TestPhoneCalls::waitsAtMostForTheSlowestPhone()
{
    BoothPhones booth;
    const qint64 start = booth.nowUs + 1000 * msInUs;
    booth.arrive(booth.ben, start, start + 5 * msInUs);
    QCOMPARE(booth.booth.firstToPress(), -1);
    booth.pass(300 * msInUs);
    QCOMPARE(booth.booth.firstToPress(), 1);
    booth.arrive(booth.anna, start - 50 * msInUs, start + 600 * msInUs); // too late to be first
    booth.pass(300 * msInUs);
    QCOMPARE(booth.booth.firstToPress(), 1);
}

void TestPhoneCalls::judgesMarkedPlayers()
{
    BoothPhones booth;
    booth.booth.setGraceSeconds(0);
    const qint64 start = booth.nowUs + 1000 * msInUs;
    booth.arrive(booth.anna, start, start + 70 * msInUs, QStringLiteral("exposed"));
    QVERIFY(booth.booth.callReferee().is_marked(0));
    QVERIFY(booth.ben.line->view.value(QStringLiteral("seats")).toArray()[0].toObject().value(QStringLiteral("marked")).toBool());
    QVERIFY(booth.anna.line->view.value(QStringLiteral("mark")).toObject().value(QStringLiteral("on")).toBool());
    booth.arrive(booth.ben, start + 1000 * msInUs, start + 1005 * msInUs);
    booth.pass(300 * msInUs);
    booth.pass(2000 * msInUs);
    QCOMPARE(saysOn(booth.anna.line).value(QStringLiteral("mood")).toString(), QStringLiteral("bad"));
    QCOMPARE(saysOn(booth.anna.line).value(QStringLiteral("detail")).toString(), QStringLiteral("You draw 2 cards."));
    QCOMPARE(saysOn(booth.ben.line).value(QStringLiteral("mood")).toString(), QStringLiteral("good"));
    QCOMPARE(resultOn(booth.ben.line, 0), QStringLiteral("draws 2"));
    // The mark can be removed.
    booth.arrive(booth.ben, booth.nowUs, booth.nowUs + 5 * msInUs, QStringLiteral("exposed"));
    booth.arrive(booth.ben, booth.nowUs, booth.nowUs + 5 * msInUs, QStringLiteral("exposed"));
    QVERIFY(!booth.booth.callReferee().is_marked(1));
}

void TestPhoneCalls::countsUnusableTimesAsOfTheirArrival()
{
    BoothPhones booth;
    const qint64 start = booth.nowUs + 1000 * msInUs;
    booth.arrive(booth.ben, start + 5000 * msInUs, start + 30 * msInUs); // in the future
    booth.arrive(booth.anna, start, start + 70 * msInUs);
    booth.pass(300 * msInUs);
    QCOMPARE(booth.booth.firstToPress(), 0);
    booth.pass(3000 * msInUs);
    const qint64 next = booth.nowUs + 1000 * msInUs;
    booth.nowUs = next + 10 * msInUs;
    booth.ben.line->say(QStringLiteral("press"), QJsonObject{{QStringLiteral("kind"), QStringLiteral("call")}});
    booth.pass(300 * msInUs);
    QCOMPARE(booth.booth.firstToPress(), 1);
}

void TestPhoneCalls::seatsFollowTheBooth()
{
    PhoneFixture phones;
    phones.booth.open();
    phones.booth.setGame(QStringLiteral("uno"));
    phones.open(Navigator::Calls);
    const Line line = phones.join({});
    QCOMPARE(sceneOf(line), QStringLiteral("join"));
    QCOMPARE(line->view.value(QStringLiteral("free")).toArray().size(), phones.booth.seats()->count());
    line->say(QStringLiteral("who"), QJsonObject{{QStringLiteral("seat"), 1}});
    PhoneFixture::settle();
    QCOMPARE(sceneOf(line), QStringLiteral("calls"));
    phones.booth.seats()->rename(1, QStringLiteral("Ben"));
    PhoneFixture::settle();
    phones.booth.close();
    line->say(QStringLiteral("press"), QJsonObject{{QStringLiteral("kind"), QStringLiteral("call")}});
    QCOMPARE(line->refused.size(), 1);
    QCOMPARE(phones.booth.firstToPress(), -1);
}

void TestPhoneCalls::callBeatsACatchThatArrivesFirst()
{
    TablePhones table;
    for (int seat = 0; seat < 3; ++seat)
        table.joinSeat(seat);
    const int before = table.cards(1);
    const qint64 start = table.nowUs + 1000 * msInUs;
    table.catchIt(0, start + 60 * msInUs, start + 65 * msInUs);
    QVERIFY(table.session().isExposed(1));
    table.call(start, start + 85 * msInUs);
    table.wait();
    QVERIFY(!table.session().isExposed(1));
    QCOMPARE(table.cards(1), before);
    QCOMPARE(table.phones[0].line->refused.size(), 1);
    QVERIFY(table.phones[1].line->refused.isEmpty());
}

void TestPhoneCalls::catchBeatsACallThatArrivesFirst()
{
    TablePhones table(dos::FalseCatch::none, 2);
    for (int seat = 0; seat < 3; ++seat)
        table.joinSeat(seat);
    const qint64 start = table.nowUs + 1000 * msInUs;
    table.call(start + 60 * msInUs, start + 65 * msInUs);
    QVERIFY(table.session().isExposed(1));
    table.catchIt(2, start, start + 85 * msInUs);
    table.wait();
    QCOMPARE(table.session().turnSeat(), 1);
    QCOMPARE(table.session().match().state().table.caught_penalty, 2); // drawn at the end of the turn (DOS-CALL-3)
    QCOMPARE(table.phones[1].line->refused.size(), 1);
    QVERIFY(table.phones[1].line->refused.first().contains(QStringLiteral("faster")));
}

void TestPhoneCalls::callAndCatchTieAtTheTable()
{
    TablePhones table(dos::FalseCatch::draw_two);
    for (int seat = 0; seat < 3; ++seat)
        table.joinSeat(seat);
    const int caught = table.cards(1);
    const int catcher = table.cards(2);
    const qint64 start = table.nowUs + 1000 * msInUs;
    table.catchIt(2, start, start + 5 * msInUs);
    table.call(start + 8 * msInUs, start + 78 * msInUs);
    table.wait();
    QVERIFY(!table.session().isExposed(1));
    QCOMPARE(table.cards(1), caught);
    QCOMPARE(table.cards(2), catcher);
    QVERIFY(table.phones[2].line->refused.value(0).contains(QStringLiteral("equally fast")));
}

void TestPhoneCalls::callOnAPhoneBeatsACatchAtTheDevice()
{
    TablePhones table;
    table.joinSeat(1);
    table.joinSeat(2);
    const int before = table.cards(1);
    const qint64 start = table.nowUs + 1000 * msInUs;
    table.nowUs = start + 60 * msInUs;
    table.table().catchSeat(1); // by seat 0, who plays at the device
    QVERIFY(table.session().isExposed(1));
    table.call(start, start + 70 * msInUs);
    table.wait();
    QVERIFY(!table.session().isExposed(1));
    QCOMPARE(table.cards(1), before);
}

void TestPhoneCalls::lateCatchCostsNothing()
{
    TablePhones table(dos::FalseCatch::draw_two);
    for (int seat = 0; seat < 3; ++seat)
        table.joinSeat(seat);
    const int catcher = table.cards(2);
    const qint64 start = table.nowUs + 1000 * msInUs;
    table.call(start, start + 70 * msInUs);
    table.catchIt(2, start + 60 * msInUs, start + 75 * msInUs);
    table.wait();
    QCOMPARE(table.cards(2), catcher);
    QCOMPARE(table.phones[2].line->refused.size(), 1);
}

TABLESIDE_TEST(TestPhoneCalls)

#include "tst_phone_calls.moc"
