// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the call booth without a window: sounds, sentences, seats and stored settings.
#include "tests/app/calls/booth_fixture.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

using Presses = QList<std::pair<int, int>>;

class TestCallBooth : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void playsTheSoundBeforeEmittingShouted();
    void describesTheResultOfPresses();
    void namesThePlayersWhosePressCounts();
    void asksWhoseCallItWas();
    void treatsAnUnansweredPressAsTheOwnCall();
    void refusesACatchDuringTheGraceTime();
    void changingTheGameOrClosingClearsTheRace();
    void seatsThePlayersOfTheScoreSheet();
    void staysUntiedFromTheSameGame();
    void storesItsSettings();
    void seatsKnownPeople();
    void allowsTwoToTenSeats();
    void explainsWhyItIsSilent();
    void usesTheTimestampsOfEvents();
    void markingAfterARaceStartsANewGraceTime();
    void clearingTheRaceKeepsOpenMarks();
};

void TestCallBooth::playsTheSoundBeforeEmittingShouted()
{
    BoothFixture fixture;
    int heard = -1;
    connect(fixture.booth.get(), &CallBooth::shouted, this,
            [&] { heard = static_cast<int>(fixture.sounds.playedFiles().size()); });
    fixture.booth->shout();
    QCOMPARE(heard, 1);
    fixture.booth->press(2);
    QCOMPARE(heard, 2);
    QCOMPARE(fixture.sounds.playedFiles().first().first, soundUrl(QStringLiteral("call-dos")));
    fixture.booth->press(7); // The booth has no seat 7
    QCOMPARE(fixture.sounds.playedFiles().size(), 2);
}

void TestCallBooth::describesTheResultOfPresses()
{
    struct Row
    {
        const char *name;
        const char *game;
        int marked;
        Presses presses; // The seats, each with the time of its press in milliseconds
        QString sentence;
        QString settled = sentence; // The sentence after the race
    };
    const QList<Row> rows{
        {"DOS-CALL-1 called in time", "dos", 0, {{0, 5000}}, "Player 1 called in time."},
        {"DOS-CALL-2 called first", "dos", 0, {{0, 5000}, {1, 5040}}, "Player 1 called first, 40 ms before Player 2."},
        {"DOS-CALL-3 caught", "dos", 0, {{1, 5000}, {0, 6200}},
         "Player 2 caught Player 1, 1.2 s before the call. Player 1 draws 2 card(s). On their own turn, they draw at the end."},
        {"DOS-CALL-3 caught by two", "dos", 0, {{1, 5000}, {2, 5010}, {3, 5015}},
         "Player 2 and Player 3 caught Player 1 together. Player 1 draws 2 card(s). On their own turn, they draw at the end."},
        {"UNO-CALL-1 caught by two before the call", "uno", 0, {{1, 5000}, {2, 5010}, {0, 5040}},
         "Player 2 and Player 3 caught Player 1 together, 40 ms before the call. Player 1 draws 2 card(s)."},
        {"DOS-CALL-2 tie", "dos", 0, {{1, 5000}, {0, 5005}}, "A tie: Player 1 and Player 2, 5 ms apart. Nobody is caught."},
        {"DOS-CALL-6 too early", "dos", 0, {{1, 1500}}, "Too early: Player 1 still has time to call."},
        {"UNO-CALL-1 caught", "uno", 3, {{1, 5000}}, "Player 2 caught Player 4. Player 4 draws 2 card(s)."},
        {"nobody marked", "uno", -1, {{1, 5000}, {2, 5040}}, "Player 2 was first, 40 ms before Player 3.",
         "Player 2 called first, 40 ms before Player 3."},
        {"nobody marked, alone", "uno", -1, {{1, 5000}}, "Player 2 pressed.", "Player 2 called in time."},
        {"nobody marked, tie", "uno", -1, {{1, 5000}, {2, 5014}}, "A tie between Player 2 and Player 3.",
         "A tie: Player 2 and Player 3, 14 ms apart. Nobody is caught."},
    };
    for (const Row &row : rows) {
        const RowNote note(row.name);
        BoothFixture fixture;
        fixture.booth->setGame(row.game);
        if (row.marked >= 0)
            fixture.booth->mark(row.marked);
        for (const auto &[seat, ms] : row.presses)
            fixture.pressAt(seat, ms);
        QCOMPARE(fixture.booth->sentence(), row.sentence);
        QVERIFY(!fixture.booth->asksForCaller()); // A question during the race would appear under a finger
        fixture.pass(5000);
        QCOMPARE(fixture.booth->sentence(), row.settled); // The sentence stays so that people can read it
        QCOMPARE(fixture.booth->asksForCaller(), row.marked < 0);
    }
}

void TestCallBooth::namesThePlayersWhosePressCounts()
{
    struct Row
    {
        const char *name;
        QList<int> marked; // The seats marked at 1000 ms; their grace time ends at 2000 ms
        Presses presses;
        QString headline;
        QString sentence;
    };
    const QList<Row> rows{
        {"DOS-CALL-2 two players hold two cards, one calls", {0, 1}, {{0, 5000}}, "Player 1", "Player 1 called in time."},
        {"DOS-CALL-6 the catch was too early, the later call counts", {1}, {{2, 1300}, {1, 1700}}, "Player 2",
         "Player 2 called in time."},
        {"DOS-CALL-6 the first catch was too early, the second counts", {1}, {{2, 1995}, {3, 2001}}, "Player 4",
         "Player 4 caught Player 2. Player 2 draws 2 card(s). On their own turn, they draw at the end."},
        {"DOS-CALL-3 a call for the own two cards catches nobody", {0, 1}, {{2, 5000}, {1, 5010}}, "Player 3 and Player 2",
         "Player 3 caught Player 1. Player 1 draws 2 card(s). On their own turn, they draw at the end. "
         "A tie: Player 2 and Player 3, 10 ms apart. Nobody is caught."},
        {"DOS-CALL-6 nobody counts", {1}, {{2, 1300}}, "Player 3", "Too early: Player 2 still has time to call."},
    };
    for (const Row &row : rows) {
        const RowNote note(row.name);
        BoothFixture fixture;
        for (const int seat : row.marked)
            fixture.booth->mark(seat);
        for (const auto &[seat, ms] : row.presses)
            fixture.pressAt(seat, ms);
        QCOMPARE(fixture.booth->headline(), row.headline);
        QCOMPARE(fixture.booth->sentence(), row.sentence);
        for (const CallPadRow &pad : fixture.booth->pads()->rows())
            QVERIFY(pad.place != 1 || !pad.isTooEarly);
    }
}

void TestCallBooth::asksWhoseCallItWas()
{
    BoothFixture fixture;
    fixture.booth->setFalseCatchDrawsTwo(true);
    fixture.pressAt(1, 5000);
    fixture.pass(9000);
    QVERIFY(fixture.booth->asksForCaller());
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("Player 2 called in time.")});
    fixture.booth->attributeNobody();
    QCOMPARE(fixture.booth->sentence(), QStringLiteral("Wrong catch by Player 2: nobody had two cards. Player 2 draws 2 card(s)."));
    QVERIFY(!fixture.booth->asksForCaller());
    QVERIFY(!fixture.booth->counts());
    fixture.booth->attribute(0); // The question is answered already
    QCOMPARE(fixture.logLines().size(), 1);
    fixture.pressAt(1, 20'000);
    fixture.pressAt(0, 20'040);
    fixture.booth->attribute(0);
    QCOMPARE(fixture.booth->pads()->row(0).draws, 2);
    QCOMPARE(fixture.booth->pads()->row(0).behind, QStringLiteral("+40 ms"));
    QCOMPARE(fixture.booth->pads()->row(1).place, 1);
    QCOMPARE(fixture.logLines().size(), 2);
}

/// An unanswered race counts as the own call of the seat that pressed first. A later answer corrects the sentence and the log.
void TestCallBooth::treatsAnUnansweredPressAsTheOwnCall()
{
    for (const bool written : {false, true}) { // Whether the log was written before the answer
        BoothFixture fixture;
        fixture.pressAt(3, 5000);
        fixture.pass(5000);
        fixture.pressAt(1, 15'000);
        QCOMPARE(fixture.booth->firstToPress(), 1);
        fixture.pass(5000);
        QCOMPARE(fixture.booth->sentence(), QStringLiteral("Player 2 called in time."));
        if (written)
            fixture.booth->log()->write();
        fixture.booth->attribute(0);
        QVERIFY(!fixture.booth->asksForCaller());
        const QString caught = QStringLiteral("Player 2 caught Player 1. Player 1 draws 2 card(s). On their own turn, they draw at the end.");
        QCOMPARE(fixture.booth->sentence(), caught);
        const QStringList lines{caught, QStringLiteral("Player 4 called in time.")};
        QCOMPARE(fixture.logLines(), lines);
        fixture.openAgain();
        QCOMPARE(fixture.logLines(), lines);
        fixture.pressAt(2, 25'000);
        QVERIFY(!fixture.booth->asksForCaller());
        QCOMPARE(fixture.booth->firstToPress(), 2);
    }
}

/// DOS-CALL-6: such a catch does not count, so it must not sound or look like a success.
void TestCallBooth::refusesACatchDuringTheGraceTime()
{
    BoothFixture fixture;
    QList<int> flashed;
    connect(fixture.booth.get(), &CallBooth::shouted, this, [&](int seat) { flashed << seat; });
    fixture.booth->mark(0);
    fixture.pressAt(1, 1500);
    QVERIFY(fixture.booth->pads()->row(1).isTooEarly);
    QVERIFY(fixture.sounds.playedFiles().isEmpty());
    QCOMPARE(fixture.sounds.played(), QList<Sound>{Sound::refused});
    QVERIFY(flashed.isEmpty());
    QVERIFY(!fixture.booth->counts());
    fixture.pressAt(0, 1600);
    QVERIFY(fixture.booth->counts());
    QCOMPARE(fixture.sounds.playedFiles().size(), 1);
    QCOMPARE(flashed, QList<int>{0});
}

void TestCallBooth::changingTheGameOrClosingClearsTheRace()
{
    BoothFixture fixture;
    fixture.booth->mark(1);
    fixture.pressAt(0, 9000);
    fixture.booth->close();
    QVERIFY(fixture.booth->headline().isEmpty());
    QVERIFY(!fixture.booth->callReferee().is_marked(1));
    fixture.booth->open();
    QCOMPARE(fixture.logLines().size(), 1);

    fixture.booth->setGame(QStringLiteral("dos"));
    fixture.booth->mark(0);
    fixture.pressAt(1, 15'000);
    fixture.booth->setGame(QStringLiteral("uno"));
    QVERIFY(!fixture.booth->pads()->row(0).isMarked);
    QVERIFY(fixture.booth->callReferee().judgement().is_empty());
    QCOMPARE(fixture.logLines().size(), 2);
    fixture.scores.begin(); // Opens a score sheet for DOS
    QCOMPARE(fixture.booth->game(), QStringLiteral("dos"));
    fixture.booth->setGraceSeconds(2);
    fixture.scores.room->closeGame();
    QCOMPARE(fixture.booth->game(), QStringLiteral("uno"));
    fixture.openAgain();
    QCOMPARE(fixture.booth->game(), QStringLiteral("uno"));
}

void TestCallBooth::seatsThePlayersOfTheScoreSheet()
{
    BoothFixture fixture;
    QVERIFY(!fixture.booth->seats()->isTied());
    fixture.scores.begin({"Anna", "Ben"});
    QVERIFY(fixture.booth->seats()->isTied());
    QCOMPARE(fixture.booth->pads()->count(), 2);
    QCOMPARE(fixture.booth->pads()->row(1).name, QStringLiteral("Ben"));
    QVERIFY(fixture.scores.room->join(QStringLiteral("Cleo"), 0));
    QCOMPARE(fixture.booth->pads()->count(), 3);
    fixture.scores.room->game()->leave(0);
    QCOMPARE(fixture.booth->pads()->row(0).name, QStringLiteral("Ben"));
    fixture.booth->setGame(QStringLiteral("dos"));
    QVERIFY(fixture.booth->seats()->isTied());
    fixture.booth->setGame(QStringLiteral("uno")); // Another game unties the seats
    QVERIFY(!fixture.booth->seats()->isTied());
    QCOMPARE(fixture.booth->pads()->row(0).name, QStringLiteral("Player 1"));
    QCOMPARE(fixture.booth->game(), QStringLiteral("uno"));
    QCOMPARE(fixture.booth->word(), QStringLiteral("UNO!"));
    QCOMPARE(fixture.booth->holderMark(), QStringLiteral("I have one"));
}

/// A score sheet that was left open for years must not seat its players again at every visit to the booth.
void TestCallBooth::staysUntiedFromTheSameGame()
{
    BoothFixture fixture;
    CallSeats &seats = *fixture.booth->seats();
    fixture.scores.begin({"Anna", "Ben"});
    const qint64 id = fixture.scores.room->game()->session().gameId();
    seats.setTied(false);
    fixture.booth->close();
    fixture.scores.room->closeGame();
    QVERIFY(!seats.isTied());
    QVERIFY(fixture.scores.room->openGame(id));
    fixture.booth->open();
    QVERIFY(seats.canTie());
    QVERIFY(!seats.isTied());
    QCOMPARE(fixture.booth->pads()->row(0).name, QStringLiteral("Player 1"));

    fixture.scores.begin({"Cleo", "Dora"});
    QVERIFY2(seats.isTied(), "the new game did not seat its players");
    QVERIFY(fixture.scores.room->openGame(id));
    seats.setTied(true);
    fixture.scores.room->closeGame();
    QVERIFY(fixture.scores.room->openGame(id));
    QVERIFY2(seats.isTied(), "the seats were tied again before the sheet was closed");
}

void TestCallBooth::storesItsSettings()
{
    BoothFixture fixture;
    fixture.booth->setGame(QStringLiteral("uno"));
    fixture.booth->setGraceSeconds(2.5);
    fixture.booth->setFalseCatchDrawsTwo(true);
    fixture.booth->seats()->add();
    fixture.booth->seats()->rename(4, QStringLiteral("  Zoë "));
    fixture.openAgain();
    QCOMPARE(fixture.booth->game(), QStringLiteral("uno"));
    QCOMPARE(fixture.booth->graceSeconds(), 2.5);
    QVERIFY(fixture.booth->falseCatchDrawsTwo());
    QCOMPARE(fixture.booth->pads()->count(), 5);
    QCOMPARE(fixture.booth->pads()->row(4).name, QStringLiteral("Zoë"));
    fixture.booth->setGraceSeconds(99);
    QCOMPARE(fixture.booth->graceSeconds(), 5.0); // DOS-CALL-6
}

void TestCallBooth::seatsKnownPeople()
{
    BoothFixture fixture;
    People &people = *fixture.scores.room->people();
    QStringList ids;
    for (int number = 0; number < 11; ++number) {
        const Person person = people.newPerson(QStringLiteral("P%1").arg(number));
        QVERIFY(people.keep(person));
        ids << person.id;
    }
    CallSeats &seats = *fixture.booth->seats();
    seats.rename(0, QStringLiteral("Guest"));
    QVERIFY(seats.choose(ids[0]));
    QCOMPARE(seats.at(1).name, QStringLiteral("P0")); // The first seat without a name
    QCOMPARE(seats.sitting(), QStringList{ids[0]});
    QVERIFY(seats.choose(ids[0])); // Choosing a person again removes them
    QCOMPARE(seats.sitting(), QStringList());
    QCOMPARE(seats.count(), 4);
    for (int number = 0; number < 9; ++number)
        QVERIFY(seats.choose(ids[number]));
    QCOMPARE(seats.count(), 10);
    QVERIFY(!seats.choose(ids[10]));
    QVERIFY(!seats.choose(QStringLiteral("nobody")));
    QCOMPARE(seats.sitting().size(), 9);
}

void TestCallBooth::allowsTwoToTenSeats()
{
    BoothFixture fixture;
    CallSeats &seats = *fixture.booth->seats();
    for (int i = 0; i < 20; ++i)
        seats.add();
    QCOMPARE(seats.count(), 10);
    QVERIFY(!seats.canAdd());
    fixture.pressAt(9, 5000);
    QCOMPARE(fixture.booth->headline(), QStringLiteral("Player 10"));
    for (int i = 0; i < 20; ++i)
        seats.remove();
    QCOMPARE(seats.count(), 2);
    QVERIFY(!seats.canRemove());
    QVERIFY(fixture.booth->headline().isEmpty());
}

void TestCallBooth::explainsWhyItIsSilent()
{
    BoothFixture fixture;
    fixture.settings->setSoundVolume(0.8);
    fixture.sounds.setAudible(true);
    QCOMPARE(fixture.booth->silence(), QString());
    fixture.sounds.setAudible(false);
    QVERIFY(!fixture.booth->silence().isEmpty() && !fixture.booth->silence().contains("Settings"));
    fixture.sounds.setAudible(true);
    fixture.sounds.setVolume(0);
    fixture.settings->setSoundVolume(0);
    QVERIFY(fixture.booth->silence().contains("Settings"));
    fixture.sounds.setVolume(0.8);
    fixture.settings->setSoundVolume(0.8);

    fixture.sounds.setWaitsForTouch(true); // a browser waits in the same way
    QVERIFY2(fixture.booth->silence().contains("Tap"), qPrintable(fixture.booth->silence()));
    fixture.settings->setSoundOn(false);
    QVERIFY2(fixture.booth->silence().contains("Settings"), qPrintable(fixture.booth->silence()));
    fixture.settings->setSoundOn(true);
    fixture.sounds.setWaitsForTouch(false);
    QCOMPARE(fixture.booth->silence(), QString());
}

void TestCallBooth::usesTheTimestampsOfEvents()
{
    struct Row
    {
        const char *name;
        qint64 deliveredUs; // Time between the deliveries of the two events
        double eventMs;     // Time between the timestamps of the two events
        qint64 apartUs;
    };
    const QList<Row> rows{
        {"delivered at once", 40'000, 40, 40'000},
        {"delivered together", 0, 5, 5'000},
        {"delivered late", 90'000, 5, 5'000},
        {"older than the first", 1'000, -7, -7'000},
        {"delivered after a stall", 300'000, 10, 10'000},
        {"first event late, within a race", 10'000, 290, 290'000},
        {"first event late, not within a race", 2'800'000, 3'000, 2'800'000},
        {"event clock jumped ahead", 30'000, 900'000, 30'000},
        {"event clock jumped back", 30'000, -6'000, 30'000},
    };
    for (const Row &row : rows) {
        const RowNote note(row.name);
        qint64 now = 50'000'000;
        EventClock clock([&] { return now; });
        const qint64 first = clock.timeOf(7'000.0);
        QCOMPARE(first, now);
        now += row.deliveredUs;
        QCOMPARE(clock.timeOf(7'000.0 + row.eventMs) - first, row.apartUs);
        QCOMPARE(clock.timeOf(0), now); // A timestamp of 0 means that the event has none
    }
}

void TestCallBooth::markingAfterARaceStartsANewGraceTime()
{
    BoothFixture fixture;
    fixture.pressAt(1, 5000);
    fixture.pressAt(0, 5040);
    fixture.booth->attribute(0);
    QCOMPARE(fixture.booth->pads()->row(0).draws, 2);
    fixture.pass(10'000);
    fixture.booth->mark(0);
    QCOMPARE(fixture.booth->pads()->row(0).draws, 0);
    QCOMPARE(fixture.booth->pads()->row(0).place, 0);
    QCOMPARE(fixture.booth->pads()->row(0).behind, QString());
    QCOMPARE(fixture.booth->pads()->row(1).place, 1);
    QVERIFY(!fixture.booth->pads()->row(0).isCatchable);
    fixture.pass(2000);
    QVERIFY(fixture.booth->pads()->row(0).isCatchable);
}

void TestCallBooth::clearingTheRaceKeepsOpenMarks()
{
    BoothFixture fixture;
    fixture.booth->mark(2);
    fixture.pressAt(2, 5000); // The call removes the mark
    fixture.pass(5000);
    fixture.booth->mark(3);
    fixture.booth->clearRace();
    QCOMPARE(fixture.booth->headline(), QString());
    QVERIFY(!fixture.booth->pads()->row(2).isMarked);
    QVERIFY(fixture.booth->pads()->row(3).isMarked);
}

TABLESIDE_TEST(TestCallBooth)
#include "tst_call_booth.moc"
