// The service worker: it keeps the files for starts without a network, and sends the headers that threads need where the host
// can't. Its address has the version of the build, so each build has a worker of its own.

const RELOADED = "tableside-reloaded";
const AGAIN_MS = 15000;

const address = (version) => `service_worker.js?version=${version}`;

/** Has the worker keep this build, and resolves when it is in charge of the page's next load. */
async function install(version) {
    const registration = await navigator.serviceWorker.register(address(version), { updateViaCache: "none" });
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise((resolve, reject) => {
        const look = () => {
            if (worker.state === "activated")
                resolve();
            if (worker.state === "redundant")
                reject(new Error("The files for later starts could not be kept."));
        };
        worker.addEventListener("statechange", look);
        look();
    });
}

/** On a host that doesn't send the headers: loads the page again, through the worker, which does. False if that was no use. */
export async function reloadForHeaders(version) {
    if (!navigator.serviceWorker || Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN_MS)
        return false;
    await install(version);
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
    return true;
}

/** At the start, while no tab plays: if a newer build has been fetched, it takes over now. True if the page loads again. */
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

/** While the app runs: keeps this build for later, or fetches a newer one, which takes over at a later start. */
export async function keepAndLookForNewer(version) {
    if (!navigator.serviceWorker)
        return;
    let newest = version;
    try {
        // `fresh` gets past the worker
        newest = (await (await fetch("files.json?fresh", { cache: "no-store" })).json()).version;
    } catch {
        // no network
    }
    await install(newest).catch((error) => console.warn("Tableside:", error.message));
}
