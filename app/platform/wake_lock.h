// Keeps the screen awake while a score sheet or the call booth is open, through the service of the desktop or the browser. Has no
// effect without the service or TABLESIDE_DBUS.
#pragma once

#include <QtGlobal>

#include <memory>

namespace tableside {

class WakeLock
{
public:
    WakeLock();
    ~WakeLock();
    Q_DISABLE_COPY_MOVE(WakeLock)

    /// Requests that the screen stays awake, or ends the request. Returns at once.
    void hold(bool awake);

private:
    struct Inhibition;
    std::shared_ptr<Inhibition> m_inhibition;
};

} // namespace tableside
