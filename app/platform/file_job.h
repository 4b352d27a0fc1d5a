// Work on files that may take long: runs in a separate thread, reports its progress and can be canceled. JobPanel.qml shows it.
#pragma once

#include "app/platform/export_file.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace tableside {

/// The object through which the work reports its progress, from its own thread.
class JobProgress
{
public:
    /// Reports progress from 0 to 1. Returns false if the person has canceled: the work then must undo its changes and return.
    bool reach(double share);
    /// Reports that `done` steps out of `of` are complete, like reach().
    bool reach(int done, int of);
    bool isCancelled() const { return m_isCancelled; }
    /// Maps later progress to this part of the whole, from 0 to 1.
    void setPart(double from, double to);

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
    /// A sentence that names the current work; empty if none is running.
    Q_PROPERTY(QString title READ title NOTIFY runningChanged FINAL)
    Q_PROPERTY(int percent READ percent NOTIFY percentChanged FINAL)
    /// The number of finished steps for work that counts them, and the total below; otherwise 0.
    Q_PROPERTY(int counted READ counted NOTIFY countedChanged FINAL)
    Q_PROPERTY(int toCount READ toCount NOTIFY countedChanged FINAL)

public:
    using Work = std::function<FileOutcome(JobProgress &progress)>;
    using Done = std::function<void(const FileOutcome &outcome)>;

    explicit FileJob(QObject *parent = nullptr);
    /// Cancels all work and waits for its end.
    ~FileJob() override;

    bool isRunning() const { return !m_jobs.isEmpty(); }
    QString title() const { return m_jobs.isEmpty() ? QString() : m_jobs.first().title; }
    int percent() const { return m_percent; }
    int counted() const { return m_counted; }
    int toCount() const { return m_toCount; }

    /// Runs `work` in the other thread, then `done` in this one, after the work that was started before. If `isBeside` is false,
    /// everything is done before this returns, because the app must not run beside the work.
    void start(const QString &title, const Work &work, const Done &done, bool isBeside = true);
    /// Cancels the running work and all waiting work.
    Q_INVOKABLE void cancel();
    /// Waits until all work is done.
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

    QList<Job> m_jobs; ///< The first one is running.
    std::shared_ptr<JobProgress> m_progress; ///< The progress of the running job.
    int m_percent = 0;
    int m_counted = 0;
    int m_toCount = 0;
    QThreadPool m_pool; ///< Declared last, so that its destructor waits for the running work first.
};

} // namespace tableside
