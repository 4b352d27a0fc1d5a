// Built instead of the *_dbus.cpp files if TABLESIDE_DBUS is off. These functions do nothing.
#include "app/platform/instance_bus.h"
#include "app/platform/vibration.h"
#include "app/platform/wake_lock.h"

namespace tableside {

struct WakeLock::Inhibition
{
};

WakeLock::WakeLock() = default;
WakeLock::~WakeLock() = default;
void WakeLock::hold(bool) {}

void Vibration::tap() const {}

struct InstanceBus::Private
{
};

InstanceBus::InstanceBus(const QString &) {}
InstanceBus::~InstanceBus() = default;
void InstanceBus::offer() {}
void InstanceBus::answer(const std::function<void(const StartRequest &)> &) {}

InstanceBus::Answer InstanceBus::hand(const StartRequest &) const
{
    return Answer::Nobody;
}

} // namespace tableside
