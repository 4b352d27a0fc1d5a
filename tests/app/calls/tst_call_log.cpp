// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the call booth's log: each call is logged once, with its game, and none is lost.
#include "tests/app/calls/booth_fixture.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestCallLog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void logsEveryRaceOnceAtItsTime();
    void sortsByTheTimeOfThePresses();
    void keepsTheOrderOfEntriesWhenTheClockIsSetBack();
    void keepsALogForEachScoreGame();
    void retriesCallsThatCouldNotBeWritten();
    void writesAllCallsInOneTransaction();
    void discardsCallsOfADeletedGame();
    void logsAnOpenRaceForTheClosedSheet();
    void deletesOldCallsUnlessTheClockIsWrong();
    void discardsUnwrittenCallsWhenAllIsDeleted();
    void sharesTheLogAsText();

private:
    static bool execute(BoothFixture &fixture, const QString &statement)
    {
        return QSqlQuery(fixture.scores.database->connection()).exec(statement);
    }
};

/// An answer ends the race at once. A race without an answer is logged with the time of its presses.
void TestCallLog::logsEveryRaceOnceAtItsTime()
{
    BoothFixture fixture;
    fixture.pressAt(1, 5000);
    fixture.pressAt(0, 5040);
    fixture.booth->attribute(1);
    fixture.pressAt(2, 5400);
    QCOMPARE(fixture.logLines().size(), 1);
    const qint64 pressed = fixture.wall;
    fixture.pass(60'000);
    fixture.booth->clearRace();
    QCOMPARE(fixture.logLines().size(), 2);
    QCOMPARE(fixture.booth->log()->list()->row(0).time,
             QLocale().toString(QDateTime::fromMSecsSinceEpoch(pressed).time(), QStringLiteral("HH:mm:ss")));
}

/// A race that is cleared long afterwards is still listed at the time of its presses.
void TestCallLog::sortsByTheTimeOfThePresses()
{
    BoothFixture fixture;
    fixture.pressAt(1, 5000);
    fixture.pass(60'000);
    fixture.booth->shout();
    fixture.booth->clearRace();
    const QStringList lines{QStringLiteral("DOS!"), QStringLiteral("Player 2 called in time.")};
    QCOMPARE(fixture.logLines(), lines);
    fixture.openAgain();
    QCOMPARE(fixture.logLines(), lines);
}

/// Entries from a clock that was ahead must not hide the entries made after the clock was corrected.
void TestCallLog::keepsTheOrderOfEntriesWhenTheClockIsSetBack()
{
    BoothFixture fixture;
    constexpr qint64 day = 86'400'000;
    fixture.wall += day;
    fixture.booth->shout();
    fixture.wall -= day;
    fixture.booth->log()->append(GameId::uno, calls::Shouted{});
    const QStringList lines{QStringLiteral("UNO!"), QStringLiteral("DOS!")};
    fixture.booth->log()->write();
    QCOMPARE(fixture.logLines(), lines);
    fixture.openAgain();
    QCOMPARE(fixture.logLines(), lines);
}

void TestCallLog::keepsALogForEachScoreGame()
{
    BoothFixture fixture;
    fixture.scores.begin();
    const qint64 id = fixture.scores.room->game()->session().gameId();
    fixture.booth->mark(0);
    fixture.pressAt(0, 5000);
    fixture.pass(5000);
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("Anna called in time.")});
    fixture.scores.room->closeGame();
    QVERIFY(fixture.logLines().isEmpty());
    fixture.booth->shout();
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("DOS!")});
    fixture.booth.reset();
    fixture.scores.openAgain();
    fixture.openAgain();
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("DOS!")});
    QVERIFY(fixture.scores.room->openGame(id));
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("Anna called in time.")});
}

/// The disk is full for a while, and meanwhile the players go on, even to another game.
void TestCallLog::retriesCallsThatCouldNotBeWritten()
{
    BoothFixture fixture;
    fixture.scores.begin();
    const qint64 id = fixture.scores.room->game()->session().gameId();
    QVERIFY(execute(fixture, "CREATE TRIGGER full BEFORE INSERT ON call_entry BEGIN SELECT RAISE(ABORT, 'full'); END"));
    fixture.booth->shout();
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("DOS!")});
    QVERIFY(!fixture.booth->log()->problem().isEmpty());
    fixture.pass(9000);
    fixture.booth->shout();
    QCOMPARE(fixture.booth->log()->list()->count(), 2);
    fixture.scores.room->closeGame();
    QVERIFY(fixture.logLines().isEmpty());
    QVERIFY(!fixture.booth->log()->problem().isEmpty());

    QVERIFY(execute(fixture, "DROP TRIGGER full"));
    fixture.booth->shout();
    fixture.booth->log()->write();
    QCOMPARE(fixture.booth->log()->problem(), QString());
    fixture.booth.reset();
    fixture.scores.openAgain();
    fixture.openAgain();
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("DOS!")});
    QVERIFY(fixture.scores.room->openGame(id));
    QCOMPARE(fixture.logLines(), QStringList(2, QStringLiteral("DOS!")));
}

/// One transaction for each call would block the window each time until the disk has written.
void TestCallLog::writesAllCallsInOneTransaction()
{
    BoothFixture fixture;
    QVERIFY(execute(fixture, "CREATE TRIGGER full BEFORE INSERT ON call_entry WHEN (SELECT count(*) FROM call_entry) = 49 "
                    "BEGIN SELECT RAISE(ABORT, 'full'); END"));
    for (int call = 0; call < 50; ++call)
        fixture.booth->shout();
    fixture.booth->log()->write();
    QVERIFY(!fixture.booth->log()->problem().isEmpty());
    QCOMPARE(CallStore(*fixture.scores.database).newest({}, 99)->size(), 0);
    QVERIFY(execute(fixture, "DROP TRIGGER full"));
    fixture.booth->log()->write();
    QCOMPARE(fixture.booth->log()->problem(), QString());
    QCOMPARE(CallStore(*fixture.scores.database).newest({}, 99)->size(), 50);
}

/// A call whose game was deleted can never be written, and it must not block the calls after it.
void TestCallLog::discardsCallsOfADeletedGame()
{
    BoothFixture fixture;
    fixture.scores.begin();
    fixture.booth->shout();
    QVERIFY(execute(fixture, "DELETE FROM score_game"));
    fixture.booth->log()->write();
    QCOMPARE(fixture.booth->log()->problem(), QString());
    fixture.scores.room->closeGame();
    fixture.booth->shout();
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("DOS!")});
}

/// A race that is open when the score sheet closes is logged for that sheet, with the names of its players.
void TestCallLog::logsAnOpenRaceForTheClosedSheet()
{
    BoothFixture fixture;
    fixture.scores.begin({"Anna", "Ben", "Cleo", "Dora", "Emil"});
    const qint64 id = fixture.scores.room->game()->session().gameId();
    fixture.pressAt(4, 5000);
    fixture.scores.room->closeGame();
    QVERIFY(fixture.logLines().isEmpty());
    QVERIFY(fixture.scores.room->openGame(id));
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("Emil called in time.")});
}

/// The clock alone deletes nothing. A newer call in the file proves that a month has passed.
void TestCallLog::deletesOldCallsUnlessTheClockIsWrong()
{
    const ScoreFixture book;
    QVERIFY(CallStore(*book.database).append({{{}, book.now - (CallStore::keptDays + 1) * qint64(86'400'000), "old"}}));
    QCOMPARE(CallStore(*book.database).newest({}, 9), QByteArrayList{"old"});
    QVERIFY(CallStore(*book.database).append({{{}, book.now, "new"}}));
    QCOMPARE(CallStore(*book.database).newest({}, 9), QByteArrayList{"new"});
}

/// Covers the deletion of all data while calls are still waiting to be written.
void TestCallLog::discardsUnwrittenCallsWhenAllIsDeleted()
{
    BoothFixture fixture;
    QVERIFY(execute(fixture, "CREATE TRIGGER full BEFORE INSERT ON call_entry BEGIN SELECT RAISE(ABORT, 'full'); END"));
    fixture.booth->shout();
    QCOMPARE(fixture.logLines(), QStringList{QStringLiteral("DOS!")});
    fixture.booth->log()->forget();
    QCOMPARE(fixture.booth->log()->list()->count(), 0);
    QCOMPARE(fixture.booth->log()->problem(), QString());
    QVERIFY(execute(fixture, "DROP TRIGGER full"));
    fixture.openAgain();
    QCOMPARE(fixture.logLines(), QStringList());
}

void TestCallLog::sharesTheLogAsText()
{
    BoothFixture fixture;
    fixture.booth->log()->setExportFolder(fixture.scores.folder.filePath("out"));
    fixture.booth->mark(0);
    fixture.pressAt(0, 5000);
    fixture.pressAt(1, 5040);
    fixture.pass(5000);
    QVERIFY2(fixture.booth->log()->share(), qPrintable(fixture.booth->log()->notice()));
    const QStringList files = QDir(fixture.scores.folder.filePath("out")).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(fixture.scores.folder.filePath("out/" + files.first()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    QVERIFY2(text.contains("Player 1 called first, 40 ms before Player 2.\n"), qPrintable(text));
    QVERIFY(fixture.booth->log()->notice().contains(files.first()));
}

TABLESIDE_TEST(TestCallLog)
#include "tst_call_log.moc"
