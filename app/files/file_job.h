// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs long work on files in a separate thread, with progress and cancellation. JobPanel.qml shows the progress.
#pragma once

#include "app/files/export_file.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace tableside {

/// The object through which a running job reports its progress; used in the job's thread.
class JobProgress
{
public:
    /// Reports progress, from 0 (begun) to 1 (done). Returns false if the user has canceled; the work must then undo its changes
    /// and return.
    bool reach(double share);
    /// Reports that `done` of `of` steps are complete. Returns false if the user has canceled, like the overload above.
    bool reach(int done, int of);
    bool isCancelled() const { return m_isCancelled; }
    /// Maps later reports to a part of the whole progress: 0 becomes \p from and 1 becomes \p to, which are both from 0 to 1.
    void setRange(double from, double to);

private:
    friend class FileJob;

    std::atomic<bool> m_isCancelled = false;
    double m_from = 0;
    double m_to = 1;
    int m_percent = 0;
    std::function<void(int percent)> m_told;
    std::function<void(int done, int of)> m_counted;
};

class FileJob : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to whoever does the work")

    Q_PROPERTY(bool isRunning READ isRunning NOTIFY runningChanged FINAL)
    /// A sentence that names the running job; empty if none is running.
    Q_PROPERTY(QString title READ title NOTIFY runningChanged FINAL)
    Q_PROPERTY(int percent READ percent NOTIFY percentChanged FINAL)

public:
    using Work = std::function<FileOutcome(JobProgress &progress)>;
    using Done = std::function<void(const FileOutcome &outcome)>;

    explicit FileJob(QObject *parent = nullptr);
    /// Cancels all jobs and blocks until the running one has ended.
    ~FileJob() override;

    bool isRunning() const { return !m_jobs.isEmpty(); }
    QString title() const { return m_jobs.isEmpty() ? QString() : m_jobs.first().title; }
    int percent() const { return m_percent; }
    /// Returns the number of finished steps; totalSteps() returns the number of all steps. Both are 0 for work that does not
    /// count steps.
    int counted() const { return m_counted; }
    int totalSteps() const { return m_totalSteps; }

    /// Queues a job: `work` runs in the worker thread, then `done` in this thread. If `isBeside` is false, `work` runs in this
    /// thread, too, so that the app does not continue meanwhile.
    void start(const QString &title, const Work &work, const Done &done, bool isBeside = true);
    /// Cancels the running job and all queued jobs.
    Q_INVOKABLE void cancel();
    /// Blocks until all jobs are finished.
    void finish();

signals:
    void runningChanged();
    void percentChanged();
    void countedChanged();

private:
    struct Job
    {
        QString title;
        Work work;
        Done done;
        bool isBeside = true;
    };

    void next();
    void end(FileOutcome outcome);
    void setPercent(int percent);
    void setCounted(int done, int of);

    QList<Job> m_jobs;                       ///< The running job, followed by the queued ones.
    std::shared_ptr<JobProgress> m_progress; ///< The progress of the running job.
    int m_percent = 0;
    int m_counted = 0;
    int m_totalSteps = 0;
    QThreadPool m_pool; ///< Declared last, so that it is destroyed first and waits for the running job.
};

} // namespace tableside
