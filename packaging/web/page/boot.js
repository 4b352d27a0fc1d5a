// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Chooses a release, starts it, and replaces it if it does not start. make_release.py writes this script into index.html, which
// the worker fetches past all caches, so that a release that cannot start never keeps a person from getting a better one.
//
// A release is a folder release-VERSION/ beside index.html. files.json lists its files with their hashes. Every file is checked
// before it is used: scripts and styles by the browser (integrity), other files by open() below. Each release that this browser
// keeps is in a cache of its own. Its list is stored last. Without the list, it is incomplete and never started.
//
// The interface between this script and a release is window.tablesideRelease. A newer index.html may start an older kept release,
// so this interface only ever grows:
//   version, folder            the version, and the address of the release's folder
//   files                      {name: {bytes, integrity}}
//   open(name, onBytes)        a promise of the file's stream, which fails at its end if the file is wrong
//   script(name)               a promise that resolves when the script has run
//   alive()                    tells that the start goes on; after LIFE_S seconds without this, the start counts as failed.
//                              Throws if the start has failed, so that nothing of it goes on.
//   wait()                     tells that the start waits for the person
//   ready()                    tells that the app shows its first picture
//   fail(problem)              tells that the start has failed
(() => {
    "use strict";

    const ANSWER_MS = 8000; // until a host counts as unreachable
    const BROWSER_MS = 5000; // until the browser's own caches and workers count as unusable
    const WORKER_MS = 60000; // until a worker is given up, without which nothing needs to be kept
    const LIFE_S = 45; // seconds in view without a sign of life
    const LOOK_MS = 30000; // between two looks for a newer release after a failure
    const HEADERS_MS = 15000; // after a reload for the headers, until another one may help
    const UNENDED = 2; // starts that ended without a word (a crash of the tab), after which the host is asked first

    const PLACE = new URL("./", location).pathname;
    const OWN = `tableside ${PLACE} `; // begins all names of this copy, since another copy may be on the same host
    const KEPT = `${OWN}release `;
    const LIST = "files.json";

    const languages = {
        en: {
            failed: "Tableside couldn’t start. Everything you saved is still there. This page looks for a newer version by itself.",
            noDownload: "Tableside couldn’t be downloaded. Check your internet connection, then try again.",
            again: "Try again",
            details: "Details",
        },
        de: {
            failed: "Tableside konnte nicht starten. Alles Gespeicherte ist noch da. Diese Seite sucht von selbst nach einer neueren Version.",
            noDownload: "Tableside konnte nicht geladen werden. Prüf deine Internetverbindung und versuch es noch einmal.",
            again: "Noch einmal versuchen",
            details: "Einzelheiten",
        },
        fr: {
            failed: "Tableside n’a pas pu démarrer. Tout ce que tu as enregistré est encore là. Cette page cherche d’elle-même une version plus récente.",
            noDownload: "Tableside n’a pas pu être téléchargé. Vérifie ta connexion à Internet, puis réessaie.",
            again: "Réessayer",
            details: "Détails",
        },
        it: {
            failed: "Tableside non è riuscito a partire. Tutto quello che hai salvato c’è ancora. Questa pagina cerca da sola una versione più recente.",
            noDownload: "Non è stato possibile scaricare Tableside. Controlla la connessione a Internet e riprova.",
            again: "Riprova",
            details: "Dettagli",
        },
        nl: {
            failed: "Tableside kon niet starten. Alles wat je hebt opgeslagen, is er nog. Deze pagina zoekt zelf naar een nieuwere versie.",
            noDownload: "Tableside kon niet worden gedownload. Controleer je internetverbinding en probeer het opnieuw.",
            again: "Opnieuw proberen",
            details: "Details",
        },
        fi: {
            failed: "Tableside ei käynnistynyt. Kaikki tallentamasi on yhä tallessa. Tämä sivu etsii itse uudempaa versiota.",
            noDownload: "Tablesidea ei voitu ladata. Tarkista verkkoyhteys ja yritä uudelleen.",
            again: "Yritä uudelleen",
            details: "Lisätietoja",
        },
    };
    const words = navigator.languages.map((tag) => languages[tag.slice(0, 2).toLowerCase()]).find(Boolean) ?? languages.en;
    const part = (id) => document.getElementById(id);

    /** A file that is missing, incomplete, or of another release. Trying again later may help. */
    class FileError extends Error {}

    let release = null; // the one that is being started
    let isReady = false;
    let isOver = false;
    let silentFor = 0; // seconds in view since the last sign of life
    const arrived = new Map(); // the bytes of the files that open() has checked, until keep() stores them

    function within(ms, promise) {
        const late = new Promise((_, reject) => setTimeout(() => reject(new Error(`There was no answer in ${ms} ms.`)), ms));
        return Promise.race([promise, late]);
    }

    // --- What this browser remembers of earlier starts ---

    // failed: {version: "run" or "file"}; isAutomatic: whether the page itself has caused this load; askFirst: whether the last
    // start failed; unended: how many starts in a row ended without success, failure, or the person's leaving.
    function remembered() {
        try {
            return JSON.parse(localStorage.getItem(`${OWN}starts`)) ?? {};
        } catch {
            return {};
        }
    }

    /** Returns whether the browser has stored the change. */
    function remember(change) {
        try {
            localStorage.setItem(`${OWN}starts`, JSON.stringify({ ...remembered(), ...change }));
            return true;
        } catch {
            return false;
        }
    }

    const hasFailed = (list) => list.version in (remembered().failed ?? {});

    // --- Releases of the host, and kept ones ---

    /** Returns the list of the newest release, past all caches. */
    async function newest() {
        const stop = new AbortController();
        try {
            const answer = fetch(`${LIST}?fresh=${Date.now()}`, { cache: "no-store", signal: stop.signal });
            const list = await within(ANSWER_MS, answer.then((response) => (response.ok ? response.json() : null)));
            if (!list?.folder)
                throw new FileError(`${LIST} is missing.`);
            return list;
        } finally {
            stop.abort();
        }
    }

    const cacheOf = (list) => KEPT + list.version;
    const addressOf = (list, name) => new URL(list.folder + name, new URL("./", location)).href;

    /** Returns the lists of the complete kept releases, the last kept one first. Without a worker, the page can't load them. */
    async function keptLists() {
        if (!navigator.serviceWorker?.controller)
            return [];
        const lists = [];
        for (const name of await caches.keys()) {
            if (!name.startsWith(KEPT))
                continue;
            const folder = `release-${name.slice(KEPT.length)}/`;
            const list = await caches.match(addressOf({ folder }, LIST), { cacheName: name });
            if (list)
                lists.push({ ...(await list.json()), isKept: true });
        }
        return lists.sort((one, other) => other.keptAt - one.keptAt);
    }

    async function isRight(bytes, integrity) {
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
        return integrity.split(" ").includes(`sha256-${btoa(String.fromCharCode(...digest))}`);
    }

    /** Returns the bytes of a file of the host, or null if it is missing or wrong. */
    async function loaded(address, integrity, cache) {
        const response = await fetch(address, { cache });
        const bytes = response.ok ? await response.arrayBuffer() : null;
        return bytes && (await isRight(bytes, integrity)) ? bytes : null;
    }

    /** Keeps all files of a release, or fails. What an earlier attempt has stored need not be downloaded again. */
    async function keep(list) {
        const cache = await caches.open(cacheOf(list));
        for (const [name, { integrity, type }] of Object.entries(list.files)) {
            const address = addressOf(list, name);
            const stored = await cache.match(address);
            if (stored && (await isRight(await stored.arrayBuffer(), integrity)))
                continue;
            const bytes =
                (list.version === release?.version && arrived.get(name)) ||
                (await loaded(address, integrity, "no-cache")) ||
                (await loaded(address, integrity, "reload")); // the host's times may not tell that a file has changed
            if (!bytes)
                throw new FileError(`${name} is missing or wrong.`);
            await cache.put(address, new Response(bytes, { headers: { "Content-Type": type } }));
        }
        const listed = new Response(JSON.stringify({ ...list, keptAt: Date.now() }));
        await cache.put(addressOf(list, LIST), listed);
    }

    /** Keeps index.html and what it shows. These files belong to no release. */
    async function keepPage(list) {
        const cache = await caches.open(`${OWN}page`);
        for (const name of ["./", ...list.page]) {
            const response = await fetch(name, { cache: "no-cache" });
            const isWhole = name !== "./" || (await response.clone().text()).trimEnd().endsWith("</html>");
            if (response.ok && !response.redirected && isWhole)
                await cache.put(new URL(name, location.origin + PLACE).href, response);
        }
    }

    /** Chooses the release to start: a kept one, since it needs no network, or after a failure what the host offers now. */
    async function choose() {
        const { isAutomatic, askFirst, unended = 0, failed = {} } = remembered();
        if (!isAutomatic) { // a file that was missing or wrong may have come since
            const isLasting = ([, why]) => why === "run";
            remember({ failed: Object.fromEntries(Object.entries(failed).filter(isLasting)) });
        }
        remember({ isAutomatic: false });
        const kept = await within(BROWSER_MS, keptLists()).catch(() => []);
        const good = kept.find((list) => !hasFailed(list));
        if (good && !askFirst && unended < UNENDED)
            return good;
        let offered = null;
        let problem = null;
        try {
            offered = await newest();
        } catch (error) {
            problem = error;
        }
        const all = [kept.find((list) => list.version === offered?.version) ?? offered, ...kept].filter(Boolean);
        // Somebody who opens the page wants it to try again what failed before, if there is nothing else.
        const chosen = all.find((list) => !hasFailed(list)) ?? (isAutomatic ? null : all[0]);
        if (!chosen)
            throw problem ?? new Error("Every release has failed.");
        return chosen;
    }

    // --- Starting a release ---

    function element(kind, properties) {
        return new Promise((resolve, reject) => {
            const made = Object.assign(document.createElement(kind), properties);
            made.onload = resolve;
            made.onerror = () => reject(new FileError(`${made.src || made.href} is missing or wrong.`));
            document.head.append(made);
        });
    }

    const checked = (name) => ({ integrity: release.files[name].integrity, crossOrigin: "anonymous" });

    function script(name, properties = {}) {
        return element("script", { src: addressOf(release, name), ...checked(name), ...properties });
    }

    /** Returns the stream of a file. It ends only when the whole file has been found right. */
    async function open(name, onBytes = () => {}) {
        const { integrity } = release.files[name];
        const address = addressOf(release, name);
        const kept = await within(BROWSER_MS, caches.match(address, { cacheName: cacheOf(release) })).catch(() => null);
        const response = kept ?? (await fetch(address, { cache: "no-cache" }).catch((error) => Promise.reject(new FileError(error))));
        if (!response.ok || !response.body)
            throw new FileError(`${name}: ${response.status}`);
        const pieces = [];
        let count = 0;
        const reader = response.body.getReader();
        return new ReadableStream({
            async pull(controller) {
                const { done, value } = await reader.read().catch((error) => Promise.reject(new FileError(error)));
                if (!done) {
                    alive();
                    pieces.push(value);
                    onBytes((count += value.byteLength));
                    controller.enqueue(value);
                    return;
                }
                const bytes = await new Blob(pieces).arrayBuffer();
                if (!(await isRight(bytes, integrity)))
                    throw new FileError(`${name} is wrong.`);
                arrived.set(name, bytes);
                controller.close();
            },
            cancel: (reason) => reader.cancel(reason),
        });
    }

    function alive() {
        if (isOver)
            throw new Error("This start has failed.");
        silentFor = 0;
    }

    function wait() {
        silentFor = -Infinity;
    }

    /** Fails if a file is wrong. */
    async function check(name) {
        const reader = (await open(name)).getReader();
        while (!(await reader.read()).done);
    }

    async function start(list) {
        release = list;
        const { version, files } = list;
        const folder = addressOf(list, "");
        window.tablesideRelease = { version, folder, files, open, script, alive, wait, ready, fail };
        remember({ unended: (remembered().unended ?? 0) + 1 });
        // Browsers check the files that a module imports only if they are preloaded with a hash, and WebKit not even then.
        await Promise.all(list.modules.map(check));
        for (const name of list.modules)
            element("link", { rel: "modulepreload", href: addressOf(list, name), ...checked(name) }).catch(fail);
        element("link", { rel: "stylesheet", href: addressOf(list, "page.css"), ...checked("page.css") }).catch(fail);
        script("loader.js", { type: "module" }).catch(fail);
    }

    /** The app shows its first picture. From now on, errors are the app's own matter. */
    function ready() {
        if (isReady)
            return;
        isReady = true;
        isOver = false; // a start that was given up because it took long has come to a good end
        part("app").hidden = false;
        const { failed = {} } = remembered();
        delete failed[release.version];
        remember({ failed, askFirst: false, unended: 0 });
        lookAfterwards().catch((error) => console.warn("Tableside:", error));
    }

    /** Keeps this release and a newer one for the next start, and removes all others. */
    async function lookAfterwards() {
        await within(WORKER_MS, installed);
        const kept = await keptLists();
        const wanted = [cacheOf(release)];
        if (!kept.some((list) => list.version === release.version))
            await keep(release);
        arrived.clear();
        const offered = await newest().catch(() => null);
        if (offered && offered.version !== release.version && !hasFailed(offered)) {
            wanted.push(cacheOf(offered));
            await keep(offered);
        }
        await keepPage(offered ?? release);
        for (const name of await caches.keys()) {
            if (name.startsWith(KEPT) && !wanted.includes(name))
                await caches.delete(name);
            else if (name.startsWith("tableside-") && (await isOfThisPlace(name)))
                await caches.delete(name);
        }
    }

    /** Returns whether a cache of the releases before 0.3, whose names did not contain the place, belongs to this copy. */
    async function isOfThisPlace(name) {
        const [first] = await (await caches.open(name)).keys();
        return !first || new URL("./", first.url).pathname === PLACE || first.url.startsWith(`${location.origin}${PLACE}icons/`);
    }

    // --- Failures ---

    /** Loads another release if there is one. Otherwise, says that the start has failed, and goes on looking for a newer one. */
    async function fail(problem) {
        if (isOver || isReady)
            return;
        isOver = true;
        console.error("Tableside:", problem);
        const isFile = problem instanceof FileError;
        remember({ askFirst: true, unended: 0 });
        if (isFile && release?.isKept)
            await within(BROWSER_MS, caches.delete(cacheOf(release))).catch(() => {}); // the host may have a good copy
        else if (release)
            remember({ failed: { ...remembered().failed, [release.version]: isFile ? "file" : "run" } });
        const offered = await newest().catch(() => null);
        const kept = await within(BROWSER_MS, keptLists()).catch(() => []);
        const other = [offered, ...kept].find((list) => list && !hasFailed(list));
        if (isReady)
            return;
        if (other && remember({ isAutomatic: true })) {
            location.reload();
            return;
        }
        say(offered || (release && !isFile) ? words.failed : words.noDownload, problem);
        const look = () => lookAgain().catch((error) => console.warn("Tableside:", error));
        setInterval(look, LOOK_MS);
        addEventListener("online", look);
    }

    /** Loads a release that has come since, or the same one if its missing files have come. */
    async function lookAgain() {
        const offered = await newest();
        if (isReady || remembered().failed?.[offered.version] === "run")
            return;
        if (offered.version === release?.version)
            await keep(offered);
        location.reload();
    }

    function say(sentence, problem) {
        part("app").hidden = true;
        part("start").hidden = false;
        part("start").classList.remove("leaving");
        part("words").textContent = sentence;
        for (const id of ["progress", "amount"])
            part(id).hidden = true;
        Object.assign(part("button"), { hidden: false, textContent: words.again, onclick: () => location.reload() });
        part("details").hidden = false;
        part("details-title").textContent = words.details;
        const stack = problem?.stack ?? "";
        part("details-text").textContent = stack.includes(problem?.message) ? stack : `${problem}\n${stack}`.trim();
    }

    // Before the first picture, any error may be the reason why there is none, except those of the browser's extensions. WebKit
    // does not name the file of an import that fails.
    const isOwn = ({ filename, error }) => (filename ? filename.startsWith(location.origin) : error instanceof Error);
    addEventListener("error", (event) => isOwn(event) && fail(event.error ?? event.message));
    addEventListener("unhandledrejection", (event) => fail(event.reason));
    addEventListener("pagehide", () => isOver || remember({ unended: 0 }));
    setInterval(() => {
        if (!isReady && !document.hidden && ++silentFor > LIFE_S)
            fail(new Error(`There was no sign of life for ${LIFE_S} seconds.`));
    }, 1000);

    // --- The worker ---

    /** Resolves when the worker can answer the next load of the page. */
    async function install() {
        if (!navigator.serviceWorker)
            throw new Error("This browser has no workers for pages.");
        const registration = await navigator.serviceWorker.register("service_worker.js", { updateViaCache: "none" });
        const worker = registration.active ?? registration.waiting ?? registration.installing;
        await new Promise((resolve, reject) => {
            const look = () => {
                if (worker.state === "activated")
                    resolve();
                if (worker.state === "redundant")
                    reject(new Error("The browser has discarded the worker."));
            };
            worker.addEventListener("statechange", look);
            look();
        });
    }

    // Fails for example in a private window, or in a browser that stores nothing for this page.
    const installed = install();
    installed.catch((error) => console.warn("Tableside:", error));

    /** Reloads the page through the worker if the host doesn't send the headers that threads need. Returns whether it does. */
    async function reloadForHeaders() {
        try {
            const key = `${OWN}reloaded`;
            const hasTried = Date.now() - Number(sessionStorage.getItem(key)) < HEADERS_MS;
            if (crossOriginIsolated || hasTried)
                return false;
            await within(BROWSER_MS, installed);
            sessionStorage.setItem(key, String(Date.now()));
        } catch {
            return false; // there is no worker
        }
        location.reload();
        return true;
    }

    (async () => {
        if (!(await reloadForHeaders()))
            await start(await choose());
    })().catch(fail);
})();
