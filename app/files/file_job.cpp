// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/file_job.h"

#include <QCoreApplication>

#include <algorithm>

namespace tableside {

bool JobProgress::reach(double share)
{
    const int percent = static_cast<int>(100 * (m_from + (m_to - m_from) * share));
    if (percent > m_percent && m_told)
        m_told(m_percent = percent);
    return !m_isCancelled;
}

bool JobProgress::reach(int done, int of)
{
    if (m_counted)
        m_counted(done, of);
    return reach(static_cast<double>(done) / std::max(1, of));
}

void JobProgress::setRange(double from, double to)
{
    m_from = from;
    m_to = to;
}

FileJob::FileJob(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

FileJob::~FileJob()
{
    cancel();
}

void FileJob::start(const QString &title, const Work &work, const Done &done, bool isBeside)
{
    m_jobs.append({title, work, done, isBeside});
    if (m_jobs.size() == 1)
        next();
}

void FileJob::next()
{
    m_progress = std::make_shared<JobProgress>();
    setPercent(0);
    setCounted(0, 0);
    emit runningChanged();
    if (!isRunning())
        return;
    const Work work = m_jobs.first().work;
    if (!m_jobs.first().isBeside)
        return end(work(*m_progress));
    m_progress->m_told = [this](int percent) {
        QMetaObject::invokeMethod(
            this, [this, percent] { setPercent(percent); }, Qt::QueuedConnection);
    };
    m_progress->m_counted = [this](int done, int of) {
        QMetaObject::invokeMethod(
            this, [=, this] { setCounted(done, of); }, Qt::QueuedConnection);
    };
    m_pool.start([this, work, progress = m_progress] {
        const FileOutcome outcome = work(*progress);
        QMetaObject::invokeMethod(
            this, [this, outcome] { end(outcome); }, Qt::QueuedConnection);
    });
}

void FileJob::end(FileOutcome outcome)
{
    if (m_progress->isCancelled() && !outcome.success)
        //: After a long import or export was canceled
        outcome.sentence = tr("Canceled. Nothing was changed.");
    const Done done = m_jobs.first().done;
    done(outcome); // done() may start another job, which is queued until this job is removed
    m_jobs.removeFirst();
    next();
}

void FileJob::setPercent(int percent)
{
    m_percent = percent;
    emit percentChanged();
}

void FileJob::setCounted(int done, int of)
{
    m_counted = done;
    m_totalSteps = of;
    emit countedChanged();
}

void FileJob::cancel()
{
    if (!isRunning())
        return;
    m_progress->m_isCancelled = true;
    m_jobs.resize(1);
}

void FileJob::finish()
{
    while (isRunning()) {
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

} // namespace tableside
