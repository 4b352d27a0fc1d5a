// Keeps the screen awake while a score sheet or the call booth is open, through the desktop's own service; where there
// is none, the screen does what it does.
#pragma once

#include <QString>

namespace tableside {

class WakeLock
{
public:
    WakeLock() = default;
    ~WakeLock();
    Q_DISABLE_COPY_MOVE(WakeLock)

    void hold(bool awake);

private:
    bool m_held = false;
    uint m_cookie = 0; ///< What the service gave for the inhibition; 0 for none.
};

} // namespace tableside
