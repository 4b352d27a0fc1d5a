// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Caches all files of a build, so that Tableside starts without a network, and adds the headers that browsers require for
// threads. The address of this worker contains the version of the build (updates.js).

const VERSION = new URL(self.location).searchParams.get("version");
const PREFIX = "tableside-";
const CACHE = PREFIX + VERSION;
const LIST = "files.json";

const HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
};

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

/** Caches all files, and the list when all others are stored. If a file can't be fetched, the build isn't installed. */
async function keepAll() {
    const response = await fetch(`${LIST}?fresh`, { cache: "no-store" });
    const copy = response.clone();
    const list = await response.json();
    if (list.version !== VERSION)
        throw new Error(`The host has version ${list.version}, not ${VERSION}.`);
    const cache = await caches.open(CACHE);
    for (const file of list.files) {
        if (!(await cache.match(file))) // the page or an earlier attempt may have stored the file
            await keep(cache, file);
    }
    await cache.put(LIST, copy);
    if (!self.registration.active)
        await self.skipWaiting();
}

async function keep(cache, file) {
    const response = await fetch(file, { cache: "no-cache" });
    if (!response.ok)
        throw new Error(`${file}: ${response.status}`);
    const content = await response.blob(); // fails if the download is incomplete
    const type = response.headers.get("Content-Type") ?? "application/octet-stream";
    await cache.put(file, new Response(content, { headers: { "Content-Type": type } }));
}

self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
    const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
    await self.clients.claim();
}

// The page sends this message when it starts, while no other tab runs the app and no file of the app has been loaded.
self.addEventListener("message", (event) => {
    if (event.data === "take over")
        self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== self.location.origin)
        return;
    event.respondWith(answer(request, url));
});

async function answer(request, url) {
    const isFresh = url.searchParams.has("fresh");
    const kept = isFresh ? null : await keptFor(request, url);
    return withHeaders(kept ?? (await fetch(request)));
}

async function keptFor(request, url) {
    const cache = await caches.open(CACHE);
    const isPage = request.mode === "navigate" && url.pathname === new URL("./", self.location).pathname;
    return cache.match(isPage ? "index.html" : request, { ignoreSearch: true });
}

function withHeaders(response) {
    if (response.status === 0 || response.type === "opaqueredirect")
        return response;
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(HEADERS))
        headers.set(name, value);
    const { status, statusText } = response;
    const hasBody = ![101, 204, 205, 304].includes(status);
    return new Response(hasBody ? response.body : null, { status, statusText, headers });
}
