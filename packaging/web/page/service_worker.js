// Keeps all files of one build, so that Tableside starts without a network, and adds the headers without which a browser gives
// no threads. Which build: the address says it (updates.js).

const BUILD = new URL(self.location).searchParams.get('build');
const PREFIX = 'tableside-';
const CACHE = PREFIX + BUILD;
const LIST = 'files.json';

const HEADERS = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
};

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

/** All or nothing: if a file is missing or has another size, this build isn't installed. The list comes last. */
async function keepAll() {
    const response = await fetch(`${LIST}?fresh`, { cache: 'no-store' });
    const copy = response.clone();
    const list = await response.json();
    if (list.build !== BUILD)
        throw new Error(`The host has build ${list.build}, not ${BUILD}.`);
    const cache = await caches.open(CACHE);
    for (const [file, bytes] of Object.entries(list.files)) {
        const kept = await cache.match(file);
        if (kept && (await kept.blob()).size === bytes)
            continue; // the page has put it there, or an earlier try
        await keep(cache, file, bytes);
    }
    await cache.put(LIST, copy);
    if (!self.registration.active)
        await self.skipWaiting();
}

async function keep(cache, file, bytes) {
    const response = await fetch(file, { cache: 'no-cache' });
    if (!response.ok)
        throw new Error(`${file}: ${response.status}`);
    const content = await response.blob();
    const isEncoded = response.headers.has('Content-Encoding'); // then the browser has unpacked it
    if (!isEncoded && content.size !== bytes)
        throw new Error(`${file}: ${content.size} bytes instead of ${bytes}`);
    const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
    await cache.put(file, new Response(content, { headers: { 'Content-Type': type } }));
}

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin() {
    const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
    await self.clients.claim();
}

// The page sends this at a start, when it alone runs the app and has loaded nothing of it yet.
self.addEventListener('message', (event) => {
    if (event.data === 'take over')
        self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin)
        return;
    event.respondWith(answer(request, url));
});

async function answer(request, url) {
    const isFresh = url.searchParams.has('fresh');
    const kept = isFresh ? null : await keptFor(request, url);
    return withHeaders(kept ?? (await fetch(request)));
}

async function keptFor(request, url) {
    const cache = await caches.open(CACHE);
    const isPage = request.mode === 'navigate' && url.pathname === new URL('./', self.location).pathname;
    return cache.match(isPage ? 'index.html' : request, { ignoreSearch: true });
}

function withHeaders(response) {
    if (response.status === 0 || response.type === 'opaqueredirect')
        return response;
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(HEADERS))
        headers.set(name, value);
    const { status, statusText } = response;
    const hasBody = ![101, 204, 205, 304].includes(status);
    return new Response(hasBody ? response.body : null, { status, statusText, headers });
}
