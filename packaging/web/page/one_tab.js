// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lets only one tab run the app, because two would overwrite each other's data. The tab with the lock runs the app; another tab
// can request the lock.
//
// A tab that moves the data of a release before 0.3 holds that release's lock too, because a tab may still run it.

// A browser releases the locks of a closed or reloaded page a moment after the next page has started, later on a busy machine. Only
// a lock that is still held after this time means that another tab runs the app.
const RELEASE_MS = 3000;
const PATIENCE_MS = 6000; // until an unresponsive tab loses the lock; longer than SUSPECT_MS in storage.js

function hold(name, options) {
    return new Promise((resolve, reject) => {
        navigator.locks
            .request(name, { mode: "exclusive", ...options }, () => {
                held.add(name);
                resolve();
                return new Promise(() => {}); // held until this page is closed
            })
            .catch((error) => {
                reject(error);
                onStolen(); // does nothing unless another tab took the lock from this one
            });
    });
}

const held = new Set(); // the names of this tab's locks
let onStolen = () => {};

/** Requests the locks, and waits for RELEASE_MS at most. Resolves to whether this tab may run the app now. */
export async function claim(names) {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), RELEASE_MS);
    try {
        for (const name of names)
            await hold(name, { signal: waiting.signal });
        return true;
    } catch (error) {
        if (!waiting.signal.aborted)
            throw error;
        return false;
    }
}

/** Requests the other tabs to save and close. Resolves when this tab may run the app. */
export async function takeOver(names) {
    await Promise.all(names.map(takeOverOne));
}

async function takeOverOne(name) {
    if (held.has(name))
        return;
    const channel = new BroadcastChannel(name);
    const waiting = new AbortController();
    const granted = hold(name, { signal: waiting.signal }).then(() => true, () => false);
    channel.postMessage("close, please");
    const timedOut = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false));
    if (await Promise.race([granted, timedOut]))
        return;
    waiting.abort();
    if (!(await granted))
        await hold(name, { steal: true });
}

/** When another tab requests the lock, awaits `save` and reloads this page, which then waits for the lock. */
export function yieldWhenAsked(names, save) {
    const yieldNow = async () => {
        await save();
        location.reload();
    };
    onStolen = yieldNow;
    for (const name of names)
        new BroadcastChannel(name).onmessage = (event) => event.data === "close, please" && yieldNow();
}
