// The browser's wake lock and its vibration.
#include "app/platform/vibration.h"
#include "app/platform/wake_lock.h"

#include <emscripten.h>

// clang-format off
// The browser lets go of the lock when the tab is hidden; it is asked again when the tab comes back.
EM_JS(void, tableside_hold_awake, (bool awake), {
    const lock = Module.tablesideAwake ??= { wanted: false, sentinel: null };
    const ask = async () => {
        if (!lock.wanted || lock.sentinel || document.visibilityState !== "visible" || !navigator.wakeLock)
            return;
        try {
            lock.sentinel = await navigator.wakeLock.request("screen");
            lock.sentinel.addEventListener("release", () => { lock.sentinel = null; });
            if (!lock.wanted)
                lock.sentinel.release();
        } catch {
            // as when the battery is low: the screen does what it does
        }
    };
    lock.wanted = awake;
    if (!lock.listens) {
        lock.listens = true;
        document.addEventListener("visibilitychange", ask);
    }
    if (awake)
        ask();
    else
        lock.sentinel?.release();
});

EM_JS(void, tableside_vibrate, (), { navigator.vibrate?.(12); });
// clang-format on

namespace tableside {

struct WakeLock::Inhibition
{
};

WakeLock::WakeLock() = default;

WakeLock::~WakeLock()
{
    hold(false);
}

void WakeLock::hold(bool awake)
{
    tableside_hold_awake(awake);
}

void Vibration::tap() const
{
    tableside_vibrate();
}

} // namespace tableside
