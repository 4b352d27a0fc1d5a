#include "app/platform/one_instance.h"

#include "app/platform/lock_place.h"

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

OneInstance::OneInstance(const QString &folder)
    : m_path(folder + QStringLiteral("/tableside.running")), m_bus(folder)
{
}

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
            if (lock() || takeOver()) // it may have ended while it was asked
                break;
            return Outcome::Unreachable;
        }
        QThread::msleep(askAgainMs);
    }
    m_bus.offer();
    return Outcome::First;
}

/// False where another process has it.
bool OneInstance::lock()
{
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    if (!isLockPlace(m_path))
        return true;
    m_lock = std::make_unique<QLockFile>(m_path);
    m_lock->setStaleLockTime(0); // however long it runs; what a killed one leaves behind is noticed
    return m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError;
}

/// A lock that QLockFile never holds for stale though nobody answers for it: of another computer, from which the folder came
/// on a stick, or with our own number, which a process in a sandbox may have had before. False where it is no such lock.
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
