// Only one tab runs the app: two would write over each other's data. The one with the lock does, and another can ask for it.

const NAME = "tableside";
const PATIENCE_MS = 6000; // until a tab that doesn't answer loses the lock; longer than SUSPECT_MS in storage.js

const channel = new BroadcastChannel(NAME);

function hold(options) {
    return new Promise((resolve, reject) => {
        navigator.locks
            .request(NAME, { mode: "exclusive", ...options }, (lock) => {
                resolve(lock !== null);
                return lock ? new Promise(() => {}) : undefined; // held until this page goes
            })
            .catch((error) => {
                reject(error);
                onStolen(); // after it was held: taken away
            });
    });
}

let onStolen = () => {};

/** True if this tab may run the app now. */
export function claim() {
    return hold({ ifAvailable: true });
}

/** Asks the other tab to save and close, and resolves when this one may run the app. */
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

/** What to do when another tab wants to run the app: `save` is awaited; then the page starts again, as the one that waits. */
export function yieldWhenAsked(save) {
    const yieldNow = async () => {
        await save();
        location.reload();
    };
    onStolen = yieldNow;
    channel.onmessage = (event) => event.data === "close, please" && yieldNow();
}
