// Tests of FileJob, long work outside the main thread: order, progress and cancellation.
#include "test_program.h"

#include "app/platform/file_job.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace tableside;

class TestFileJob : public QObject
{
    Q_OBJECT

private slots:
    void worksInAnotherThread();
    void worksInTheMainThreadOnRequest();
    void runsOneJobAfterTheOther();
    void aFinishedJobCanStartAnother();
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
}

void TestFileJob::worksInTheMainThreadOnRequest()
{
    FileJob job;
    const QThread *worker = nullptr;
    job.start({}, [&](JobProgress &) {
        worker = QThread::currentThread();
        return FileOutcome{true, {}};
    }, [](const FileOutcome &) {}, false);
    QCOMPARE(worker, thread());
    QVERIFY(!job.isRunning());
}

void TestFileJob::runsOneJobAfterTheOther()
{
    FileJob job;
    QStringList done;
    for (const char *title : {"First", "Second"}) {
        job.start(QString::fromLatin1(title), [](JobProgress &) { return FileOutcome{true, {}}; },
                  [&done, title](const FileOutcome &) { done << QString::fromLatin1(title); });
    }
    QCOMPARE(job.title(), QStringLiteral("First"));
    job.finish();
    QCOMPARE(done, QStringList({"First", "Second"}));
}

void TestFileJob::aFinishedJobCanStartAnother()
{
    FileJob job;
    int runs = 0;
    const auto work = [&runs](JobProgress &) {
        ++runs;
        return FileOutcome{true, {}};
    };
    job.start(QStringLiteral("First"), [](JobProgress &) { return FileOutcome{true, {}}; },
              [&](const FileOutcome &) { job.start(QStringLiteral("Second"), work, [](const FileOutcome &) {}); });
    job.finish();
    QCOMPARE(runs, 1);
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
