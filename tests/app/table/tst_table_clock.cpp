// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The clock of a table stops while the match is paused, and its timers wait.
#include "tests/app/table/manual_time.h"
#include "test_program.h"

#include "app/table/session/table_clock.h"

#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using test::ManualTime;

class TestTableClock : public QObject
{
    Q_OBJECT

private slots:
    void stopsWhilePaused();
    void timerContinuesAfterAPause();
    void timerStartedInAPauseWaits();
    void dropsCallbacksOfDeletedObjects();
    void systemTimePasses();
};

void TestTableClock::stopsWhilePaused()
{
    ManualTime time;
    time.advance(100);
    TableClock clock(time);
    const QSignalSpy changes(&clock, &TableClock::pausedChanged);
    time.advance(30);
    QCOMPARE(clock.now(), 130);
    clock.setPaused(true);
    clock.setPaused(true);
    time.advance(370);
    QCOMPARE(clock.now(), 130);
    clock.setPaused(false);
    QCOMPARE(clock.now(), 130);
    time.advance(10);
    QCOMPARE(clock.now(), 140);
    QCOMPARE(changes.count(), 2);
}

void TestTableClock::timerContinuesAfterAPause()
{
    ManualTime time;
    TableClock clock(time);
    TableTimer timer(clock);
    const QSignalSpy timeouts(&timer, &TableTimer::timeout);
    timer.start(60);
    time.advance(25);
    clock.setPaused(true);
    time.advance(1000);
    QCOMPARE(timeouts.count(), 0);
    clock.setPaused(false);
    time.advance(34);
    QCOMPARE(timeouts.count(), 0);
    time.advance(1);
    QCOMPARE(timeouts.count(), 1);
    clock.setPaused(true); // a pause does not restart a timer that has fired
    clock.setPaused(false);
    time.advance(1000);
    QCOMPARE(timeouts.count(), 1);
}

void TestTableClock::timerStartedInAPauseWaits()
{
    ManualTime time;
    TableClock clock(time);
    TableTimer timer(clock);
    const QSignalSpy timeouts(&timer, &TableTimer::timeout);
    clock.setPaused(true);
    timer.start(0);
    time.advance(1000);
    QCOMPARE(timeouts.count(), 0);
    clock.setPaused(false);
    QCOMPARE(timeouts.count(), 0); // the timer does not fire inside setPaused()
    time.advance(0);
    QCOMPARE(timeouts.count(), 1);
}

void TestTableClock::dropsCallbacksOfDeletedObjects()
{
    ManualTime time;
    TableClock clock(time);
    int done = 0;
    QObject stays;
    {
        QObject goes;
        TableTimer::after(10, clock, &goes, [&] { ++done; });
        TableTimer::after(10, clock, &stays, [&] { ++done; });
    }
    time.advance(9);
    QCOMPARE(done, 0);
    time.advance(1);
    QCOMPARE(done, 1);
    time.advance(1000);
    QCOMPARE(done, 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(stays.findChildren<TableTimer *>().isEmpty());
}

/// Tests the real clock, which no test can control.
void TestTableClock::systemTimePasses()
{
    TimeSource &time = systemTime();
    const qint64 before = time.now();
    QStringList done;
    auto goes = std::make_unique<QObject>();
    time.after(0, goes.get(), [&] { done << QStringLiteral("gone"); });
    goes.reset();
    OneShotTimer stopped(time);
    connect(&stopped, &OneShotTimer::timeout, this, [&] { done << QStringLiteral("stopped"); });
    stopped.start(0);
    stopped.stop();
    OneShotTimer again(time);
    connect(&again, &OneShotTimer::timeout, this, [&] { done << QStringLiteral("again"); });
    again.start(0);
    again.start(5);
    QVERIFY(again.isActive() && again.remaining() <= 5);
    time.after(0, this, [&] { done << QStringLiteral("first"); });
    QVERIFY(done.isEmpty());
    QTRY_COMPARE(done, (QStringList{"first", "again"}));
    QVERIFY(!again.isActive());
    QVERIFY(time.now() >= before + 5);
}

TABLESIDE_TEST(TestTableClock)
#include "tst_table_clock.moc"
