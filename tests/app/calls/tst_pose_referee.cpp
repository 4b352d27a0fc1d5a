// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the call booth's referee for Wild Dumb Fu (UNO-ACT-6): times and moves of poses, and their log entries.
#include "tests/app/calls/booth_fixture.h"
#include "test_program.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestPoseReferee : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void timesAndLogsPoses();
    void renamingOrAddingASeatKeepsPoses();
    void logsRunningPosesOnClosing();
};

void TestPoseReferee::timesAndLogsPoses()
{
    BoothFixture fixture;
    PoseReferee &referee = *fixture.booth->referee();
    referee.begin(1);
    referee.begin(3);
    fixture.pass(12'000);
    referee.tick();
    QCOMPARE(referee.list()->row(1).time, QStringLiteral("0:12"));
    referee.moved(1);
    QCOMPARE(referee.reminder(), QStringLiteral("Player 2 moved after 0:12 and draws 4 card(s)."));
    QCOMPARE(fixture.sounds.played(), QList<Sound>({Sound::pose, Sound::pose, Sound::moved}));
    fixture.pass(50'000);
    referee.end(1);
    referee.end(3);
    QVERIFY(!referee.list()->row(1).isPosing);
    QVERIFY(!referee.list()->row(3).isPosing);
    QCOMPARE(fixture.logLines(), QStringList({QStringLiteral("Player 4 held the pose for 1:02."),
                                              QStringLiteral("Player 2 moved after 0:12 and draws 4 card(s).")}));
}

/// Renaming a seat or adding one keeps poses, marks and the race. Removing a seat ends them.
void TestPoseReferee::renamingOrAddingASeatKeepsPoses()
{
    BoothFixture fixture;
    CallSeats &seats = *fixture.booth->seats();
    PoseReferee &referee = *fixture.booth->referee();
    referee.begin(1);
    fixture.booth->mark(2);
    fixture.pressAt(3, 5000);
    seats.rename(2, QStringLiteral("Zoë"));
    seats.add();
    QVERIFY(referee.list()->row(1).isPosing);
    QCOMPARE(referee.list()->row(2).name, QStringLiteral("Zoë"));
    QCOMPARE(referee.list()->count(), 5);
    QVERIFY(fixture.booth->pads()->row(2).isMarked);
    QCOMPARE(fixture.booth->headline(), QStringLiteral("Player 4"));
    seats.remove();
    QVERIFY(!referee.list()->row(1).isPosing);
    QVERIFY(!fixture.booth->pads()->row(2).isMarked);
    QCOMPARE(fixture.booth->headline(), QString());
}

void TestPoseReferee::logsRunningPosesOnClosing()
{
    BoothFixture fixture;
    fixture.scores.begin({"Anna", "Ben"});
    fixture.booth->referee()->begin(1);
    fixture.pass(12'000);
    fixture.booth->close();
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("Ben held the pose for 0:12.")});
    fixture.booth->open();
    fixture.booth->referee()->begin(0);
    const qint64 game = fixture.scores.room->game()->session().gameId();
    fixture.scores.room->closeGame();
    QVERIFY(fixture.logLines().isEmpty());
    QVERIFY(fixture.scores.room->openGame(game));
    QCOMPARE(fixture.logLines().first(), QStringLiteral("Anna held the pose for 0:00."));
}

TABLESIDE_TEST(TestPoseReferee)
#include "tst_pose_referee.moc"
