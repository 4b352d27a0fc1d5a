// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lets only one tab run the app, because two would overwrite each other's data. The tab with the lock runs the app; another tab
// can request the lock.

const NAME = "tableside";
const PATIENCE_MS = 6000; // until an unresponsive tab loses the lock; longer than SUSPECT_MS in storage.js

const channel = new BroadcastChannel(NAME);

function hold(options) {
    return new Promise((resolve, reject) => {
        navigator.locks
            .request(NAME, { mode: "exclusive", ...options }, (lock) => {
                resolve(lock !== null);
                return lock ? new Promise(() => {}) : undefined; // held until this page is closed
            })
            .catch((error) => {
                reject(error);
                onStolen(); // does nothing unless another tab took the lock from this one
            });
    });
}

let onStolen = () => {};

/** Requests the lock without waiting. Resolves to whether this tab may run the app now. */
export function claim() {
    return hold({ ifAvailable: true });
}

/** Requests the other tab to save and close. Resolves when this tab may run the app. */
export async function takeOver() {
    const waiting = new AbortController();
    const granted = hold({ signal: waiting.signal }).then(() => true, () => false);
    channel.postMessage("close, please");
    const timedOut = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false));
    if (await Promise.race([granted, timedOut]))
        return;
    waiting.abort();
    if (!(await granted))
        await hold({ steal: true });
}

/** When another tab requests the lock, awaits `save` and reloads this page, which then waits for the lock. */
export function yieldWhenAsked(save) {
    const yieldNow = async () => {
        await save();
        location.reload();
    };
    onStolen = yieldNow;
    channel.onmessage = (event) => event.data === "close, please" && yieldNow();
}
