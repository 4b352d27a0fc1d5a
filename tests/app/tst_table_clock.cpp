// The clock of a table stands while the match is paused, and its timers wait.
#include "play/table_clock.h"

#include <QSignalSpy>
#include <QTest>

using namespace tableside;

class TestTableClock : public QObject
{
    Q_OBJECT

private slots:
    void standsWhilePaused();
    void timerWaitsForTheRest();
    void timerStartedInAPauseWaits();
    void nothingIsDoneForWhatIsGone();
};

void TestTableClock::standsWhilePaused()
{
    qint64 source = 100;
    TableClock clock([&] { return source; });
    const QSignalSpy changes(&clock, &TableClock::pausedChanged);
    source = 130;
    QCOMPARE(clock.now(), 130);
    clock.setPaused(true);
    clock.setPaused(true);
    source = 500;
    QCOMPARE(clock.now(), 130);
    clock.setPaused(false);
    QCOMPARE(clock.now(), 130);
    source = 510;
    QCOMPARE(clock.now(), 140);
    QCOMPARE(changes.count(), 2);
}

void TestTableClock::timerWaitsForTheRest()
{
    TableClock clock(steadyClock());
    TableTimer timer(clock);
    const QSignalSpy timeouts(&timer, &TableTimer::timeout);
    timer.start(60);
    clock.setPaused(true);
    QTest::qWait(150);
    QCOMPARE(timeouts.count(), 0);
    clock.setPaused(false);
    QTRY_COMPARE(timeouts.count(), 1);
    clock.setPaused(true); // nothing is left to wait for
    clock.setPaused(false);
    QTest::qWait(100);
    QCOMPARE(timeouts.count(), 1);
}

void TestTableClock::timerStartedInAPauseWaits()
{
    TableClock clock(steadyClock());
    TableTimer timer(clock);
    const QSignalSpy timeouts(&timer, &TableTimer::timeout);
    clock.setPaused(true);
    timer.start(0);
    QTest::qWait(50);
    QCOMPARE(timeouts.count(), 0);
    clock.setPaused(false);
    QTRY_COMPARE(timeouts.count(), 1);
}

void TestTableClock::nothingIsDoneForWhatIsGone()
{
    TableClock clock(steadyClock());
    int done = 0;
    QObject stays;
    {
        QObject goes;
        TableTimer::after(10, clock, &goes, [&] { ++done; });
        TableTimer::after(10, clock, &stays, [&] { ++done; });
    }
    QTRY_COMPARE(done, 1);
    QTest::qWait(50);
    QCOMPARE(done, 1);
    QVERIFY(stays.findChildren<TableTimer *>().isEmpty());
}

QTEST_GUILESS_MAIN(TestTableClock)
#include "tst_table_clock.moc"
