// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/system/one_instance.h"

#include "app/system/lock_place.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>
#include <QThread>

namespace tableside {

namespace {

constexpr int waitForFirstMs = 3000;
constexpr int askAgainMs = 50;

} // namespace

void StartRequest::readEnvironment()
{
    activationToken = qEnvironmentVariable("XDG_ACTIVATION_TOKEN");
    startupId = qEnvironmentVariable("DESKTOP_STARTUP_ID");
}

OneInstance::OneInstance(const QString &folder) : m_path(folder + QStringLiteral("/tableside.running")), m_bus(folder) {}

OneInstance::Outcome OneInstance::begin(const StartRequest &request)
{
    const QDeadlineTimer patience(waitForFirstMs);
    while (!lock()) {
        const InstanceBus::Answer answer = m_bus.hand(request);
        if (answer == InstanceBus::Answer::Taken)
            return Outcome::HandedOver;
        if (answer == InstanceBus::Answer::Silence)
            return Outcome::Unreachable;
        if (patience.hasExpired()) {
            if (lock() || takeOver()) // the first process may have ended while this one waited
                break;
            return Outcome::Unreachable;
        }
        QThread::msleep(askAgainMs);
    }
    m_bus.offer();
    return Outcome::First;
}

/// Locks the data folder. Returns false only if another process holds the lock; returns true if no lock can be created there.
bool OneInstance::lock()
{
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    if (!canLockAt(m_path))
        return true;
    m_lock = std::make_unique<QLockFile>(m_path);
    // The value 0 means that the lock never expires, however long the process runs. QLockFile still detects locks of processes
    // that were killed.
    m_lock->setStaleLockTime(0);
    return m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError;
}

/// Takes over a lock whose process is gone, in two cases in which QLockFile does not detect that. Case 1: the lock file has
/// another computer's name, for example in a folder copied from a USB stick. Case 2: the lock file has this process's own id,
/// which an earlier process in a sandbox may have had. Returns false for any other lock.
bool OneInstance::takeOver()
{
    qint64 process = 0;
    QString host;
    QString program;
    if (!m_lock->getLockInfo(&process, &host, &program))
        return false;
    const bool isOfAnother = !host.isEmpty() && host != QSysInfo::machineHostName();
    if (!isOfAnother && process != QCoreApplication::applicationPid())
        return false;
    return m_lock->removeStaleLockFile() && m_lock->tryLock(0);
}

void OneInstance::answer(const std::function<void(const StartRequest &)> &open)
{
    m_bus.answer(open);
}

} // namespace tableside
