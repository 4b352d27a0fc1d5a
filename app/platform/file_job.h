// Something with files that may take long: in a thread of its own, with how far it is, to be cancelled. JobPanel.qml shows it.
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

/// For the work to say how far it is, from its thread.
class JobProgress
{
public:
    /// 0 to 1. False where the person has cancelled: the work then undoes what it has begun, and ends.
    bool reach(double share);
    /// The same of so many that are `of` them all.
    bool reach(int done, int of);
    bool isCancelled() const { return m_isCancelled; }
    /// From now on what is reached is that part of the whole.
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
    /// What is done, as a sentence.
    Q_PROPERTY(QString title READ title NOTIFY runningChanged FINAL)
    Q_PROPERTY(int percent READ percent NOTIFY percentChanged FINAL)
    /// Of work that counts what it does: how many are done, of how many; else 0.
    Q_PROPERTY(int counted READ counted NOTIFY countedChanged FINAL)
    Q_PROPERTY(int toCount READ toCount NOTIFY countedChanged FINAL)

public:
    using Work = std::function<FileOutcome(JobProgress &progress)>;
    using Done = std::function<void(const FileOutcome &outcome)>;

    explicit FileJob(QObject *parent = nullptr);
    /// Cancels what runs, and waits for it.
    ~FileJob() override;

    bool isRunning() const { return !m_jobs.isEmpty(); }
    QString title() const { return m_jobs.isEmpty() ? QString() : m_jobs.first().title; }
    int percent() const { return m_percent; }
    int counted() const { return m_counted; }
    int toCount() const { return m_toCount; }

    /// `work` in the other thread, then `done` in this one; after what runs already. What must not be done `isBeside` the app
    /// is done before this returns.
    void start(const QString &title, const Work &work, const Done &done, bool isBeside = true);
    /// What runs, and what waits for it.
    Q_INVOKABLE void cancel();
    /// Waits for all of it.
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

    QList<Job> m_jobs; ///< First what runs.
    std::shared_ptr<JobProgress> m_progress; ///< Of that.
    int m_percent = 0;
    int m_counted = 0;
    int m_toCount = 0;
    QThreadPool m_pool; ///< Last: what runs in it is waited for.
};

} // namespace tableside
