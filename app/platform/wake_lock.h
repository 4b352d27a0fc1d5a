// Keeps the screen awake while a score sheet or the call booth is open, through the service of the desktop or the browser;
// where there is none, or without TABLESIDE_DBUS, the screen does what it does.
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

    /// Returns at once.
    void hold(bool awake);

private:
    struct Inhibition;
    std::shared_ptr<Inhibition> m_inhibition;
};

} // namespace tableside
