#include "app/platform/one_instance.h"

#include "app/platform/lock_place.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
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
        if (answer == InstanceBus::Answer::Silence || patience.hasExpired())
            return Outcome::Unreachable;
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

void OneInstance::answer(const std::function<void(const StartRequest &)> &open)
{
    m_bus.answer(open);
}

} // namespace tableside
