// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of FileJob, long work outside the main thread: order, progress and cancellation.
#include "test_program.h"

#include "app/files/file_job.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <functional>

using namespace tableside;

class TestFileJob : public QObject
{
    Q_OBJECT

private slots:
    void worksInAnotherThread();
    void runsOneJobAfterTheOther();
    void reportsCancellationOnce();
    void reportsSuccessWhenCanceledTooLate();
    void destructorWaitsForTheJob();

private:
    /// Works until it is canceled.
    static FileOutcome endless(JobProgress &progress)
    {
        while (progress.reach(0.5))
            QThread::msleep(1);
        return {false, QStringLiteral("half")};
    }
};

void TestFileJob::worksInAnotherThread()
{
    FileJob job;
    const QThread *worker = nullptr;
    QString told;
    job.start(QStringLiteral("First"), [&](JobProgress &progress) {
        worker = QThread::currentThread();
        progress.setRange(0.5, 1);
        progress.reach(0.5);
        return FileOutcome{true, QStringLiteral("done")};
    }, [&](const FileOutcome &outcome) { told = outcome.sentence; });
    QVERIFY(job.isRunning());
    QCOMPARE(job.title(), QStringLiteral("First"));
    int percent = 0;
    connect(&job, &FileJob::percentChanged, this, [&] { percent = qMax(percent, job.percent()); });
    job.finish();
    QCOMPARE(told, QStringLiteral("done"));
    QCOMPARE(percent, 75);
    QVERIFY(worker != nullptr && worker != thread());
    QVERIFY(!job.isRunning());
    job.start({}, [&](JobProgress &) {
        worker = QThread::currentThread();
        return FileOutcome{true, {}};
    }, [](const FileOutcome &) {}, false);
    QCOMPARE(worker, thread()); // The main thread works if that is requested
    QVERIFY(!job.isRunning());
}

void TestFileJob::runsOneJobAfterTheOther()
{
    FileJob job;
    QStringList done;
    const auto succeed = [](JobProgress &) { return FileOutcome{true, {}}; };
    const auto start = [&](const QString &title, const std::function<void()> &then) {
        job.start(title, succeed, [&done, title, then](const FileOutcome &) {
            done << title;
            then();
        });
    };
    start("First", [] {});
    start("Second", [&] { start("Third", [] {}); }); // A job may start another when it has finished
    QCOMPARE(job.title(), QStringLiteral("First"));
    job.finish();
    QCOMPARE(done, QStringList({"First", "Second", "Third"}));
}

void TestFileJob::reportsCancellationOnce()
{
    FileJob job;
    QStringList told;
    const auto tell = [&](const FileOutcome &outcome) { told << outcome.sentence; };
    job.start({}, &TestFileJob::endless, tell);
    job.start({}, &TestFileJob::endless, tell); // The second job never begins
    job.cancel();
    job.finish();
    QCOMPARE(told, QStringList{"Canceled. Nothing was changed."});
}

void TestFileJob::reportsSuccessWhenCanceledTooLate()
{
    FileJob job;
    QString told;
    job.start({}, [](JobProgress &progress) {
        while (!progress.isCancelled())
            QThread::msleep(1);
        return FileOutcome{true, QStringLiteral("done all the same")};
    }, [&](const FileOutcome &outcome) { told = outcome.sentence; });
    job.cancel();
    job.finish();
    QCOMPARE(told, QStringLiteral("done all the same"));
}

/// Covers closing the window during a job.
void TestFileJob::destructorWaitsForTheJob()
{
    bool isOver = false;
    {
        FileJob job;
        job.start({}, [&](JobProgress &progress) {
            const FileOutcome outcome = endless(progress);
            isOver = true;
            return outcome;
        }, [](const FileOutcome &) { QFAIL("the destroyed job reported an outcome"); });
    }
    QVERIFY(isOver);
}

TABLESIDE_TEST(TestFileJob)
#include "tst_file_job.moc"
