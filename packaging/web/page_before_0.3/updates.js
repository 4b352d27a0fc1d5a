// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Installs and updates the service worker, which caches the files for starts without a network and adds the headers that threads
// need if the host does not send them. Its address contains the version of the build, so each build has a worker of its own.

const RELOADED = "tableside-reloaded";
const AGAIN_MS = 15000;

const address = (version) => `service_worker.js?version=${version}`;

/** Installs the worker of this build. Resolves when it is active and will handle the next load of the page. */
async function install(version) {
    const registration = await navigator.serviceWorker.register(address(version), { updateViaCache: "none" });
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise((resolve, reject) => {
        const look = () => {
            if (worker.state === "activated")
                resolve();
            if (worker.state === "redundant")
                reject(new Error("The files for later starts could not be cached."));
        };
        worker.addEventListener("statechange", look);
        look();
    });
}

/** Reloads the page through the worker, which adds the headers that the host doesn't send. Returns false if there are no workers
    or a reload has just failed to help. */
export async function reloadForHeaders(version) {
    if (!navigator.serviceWorker || Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN_MS)
        return false;
    await install(version);
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
    return true;
}

/** Activates a newer build that has been fetched; called at the start, while no tab runs the app. Returns whether the page is
    reloading. */
export async function activateNewer() {
    const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
    if (!waiting)
        return false;
    const inCharge = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
        setTimeout(resolve, 3000, false);
    });
    waiting.postMessage("take over");
    if (!(await inCharge))
        return false;
    location.reload();
    return true;
}

/** Caches this build, or fetches a newer one, which a later start activates; called while the app runs. */
export async function keepAndLookForNewer(version) {
    if (!navigator.serviceWorker)
        return;
    let newest = version;
    try {
        // `fresh` makes the worker bypass its cache.
        newest = (await (await fetch("files.json?fresh", { cache: "no-store" })).json()).version;
    } catch {
        // There is no network.
    }
    await install(newest).catch((error) => console.warn("Tableside:", error.message));
}
