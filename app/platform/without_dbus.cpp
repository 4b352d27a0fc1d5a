// Built instead of *_dbus.cpp where TABLESIDE_DBUS is off: nobody is asked for anything.
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

} // namespace tableside
