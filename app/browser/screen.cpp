// The browser's wake lock and vibration.
#include "app/platform/vibration.h"
#include "app/platform/wake_lock.h"

#include <emscripten.h>

// clang-format off
// The browser releases the lock while the tab is hidden, so it is requested again when the tab is visible.
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
            // for example, the battery is low; the screen then turns off as usual
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

/// All holders share one browser lock.
struct WakeLock::Inhibition
{
    static inline int holders = 0;
    bool held = false;
};

WakeLock::WakeLock() : m_inhibition(std::make_shared<Inhibition>()) {}

WakeLock::~WakeLock()
{
    hold(false);
}

void WakeLock::hold(bool awake)
{
    if (awake == m_inhibition->held)
        return;
    m_inhibition->held = awake;
    Inhibition::holders += awake ? 1 : -1;
    tableside_hold_awake(Inhibition::holders > 0);
}

void Vibration::tap() const
{
    tableside_vibrate();
}

} // namespace tableside
