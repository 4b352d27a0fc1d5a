// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers from the caches that boot.js fills, so that Tableside starts without a network, and adds the headers that browsers
// require for threads. This worker knows nothing of a release. It fetches index.html past all caches and waits for nothing without
// a limit, so that it cannot keep anybody from a newer release.

const PAGE = new URL("./", self.location);
const OWN = `tableside ${PAGE.pathname} `; // as in boot.js
const PAGE_MS = 3000; // until a kept page is shown instead of the host's
const CACHE_MS = 3000; // until a cache counts as unusable

const HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
};

// WebKit would cache the worker's answer as long as the host's headers allow, and not ask the worker again.
const FRESH = { "Cache-Control": "no-store" };

// A new worker takes over immediately, because it answers the requests of every release. It does not claim pages that were loaded
// without a worker: Firefox waits for the app's threads then, which do not answer.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || !url.href.startsWith(PAGE.href))
        return;
    const headers = request.mode === "navigate" ? { ...HEADERS, ...FRESH } : HEADERS;
    event.respondWith(answer(request, url).then((response) => withHeaders(response, headers)));
});

function answer(request, url) {
    const path = url.pathname.slice(PAGE.pathname.length);
    if (request.mode === "navigate" && (path === "" || path === "index.html"))
        return page();
    const [, version] = path.match(/^release-([^/]+)\//) ?? [];
    return version ? ofRelease(request, version) : fromHost(request, url);
}

/** Returns the host's page. If it doesn't come in time or is incomplete, returns the kept one. */
async function page() {
    const coming = fetch(PAGE, { cache: "no-store" });
    const whole = coming.then(async (response) => {
        const text = response.ok ? await response.clone().text() : "";
        return text.trimEnd().endsWith("</html>") ? response : null;
    });
    const soon = await limited(whole, PAGE_MS);
    // Before 0.3, the name of the page was index.html, in a cache with the name of its version.
    return soon ?? (await kept(PAGE.href)) ?? (await kept(new URL("index.html", PAGE).href)) ?? coming;
}

async function ofRelease(request, version) {
    return (await kept(request.url, { cacheName: `${OWN}release ${version}` })) ?? fetch(request);
}

/** Returns the host's file; if it has none, the kept one. Pages before 0.3 still need their files, which were beside the page. */
async function fromHost(request, url) {
    const response = await fetch(request).catch(() => null);
    return response?.ok || url.searchParams.has("fresh") ? (response ?? Response.error())
        : ((await kept(request.url)) ?? response ?? Response.error());
}

function kept(address, options = {}) {
    return limited(caches.match(address, { ignoreSearch: true, ...options }), CACHE_MS);
}

/** Resolves to the promise's value; to null if it fails or takes longer. */
function limited(promise, ms) {
    return Promise.race([promise.catch(() => null), new Promise((resolve) => setTimeout(resolve, ms, null))]);
}

function withHeaders(response, added) {
    if (response.status === 0 || response.type === "opaqueredirect")
        return response;
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(added))
        headers.set(name, value);
    const { status, statusText } = response;
    const hasBody = ![101, 204, 205, 304].includes(status);
    return new Response(hasBody ? response.body : null, { status, statusText, headers });
}
