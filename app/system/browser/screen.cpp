// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps the screen on with the browser's wake lock, and vibrates.
#include "app/system/vibration.h"
#include "app/system/wake_lock.h"

#include <emscripten.h>

// clang-format off
// The browser releases a wake lock when the tab is hidden, so the lock is requested again when the tab becomes visible.
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
            // The request can fail, for example if the battery is low; the screen then turns off as usual.
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

/// A WakeLock's request to keep the screen on. All requests share the browser's one wake lock; `holders` is the number of
/// requests in effect.
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
