// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Downloads the list of files and the app, with progress. Stores the app in the service worker's cache, so that it is downloaded
// only once.

export const CACHE_PREFIX = "tableside-";

/** Returns the list that list_files.py wrote: the version of the build, all files, and the name and sizes of the program. */
export async function fileList() {
    const response = await fetch("files.json", { cache: "no-cache" });
    if (!response.ok)
        throw new Error(`files.json: ${response.status}`);
    return response.json();
}

/** Returns the stream of the program from the cache or the host. Calls `onProgress` with the number of bytes so far. */
export async function wasmStream(list, onProgress) {
    const address = list.wasm.file;
    const cache = await caches.open(CACHE_PREFIX + list.version).catch(() => null); // forbidden in some private windows
    const kept = await cache?.match(address);
    const response = kept ?? (await fetch(`${address}?version=${list.version}`));
    if (!response.ok || !response.body)
        throw new Error(`${address}: ${response.status}`);
    let stream = response.body.pipeThrough(counted(onProgress));
    if (cache && !kept) {
        const [forApp, forCache] = stream.tee();
        stream = forApp;
        // If the copy can't be stored, for example for lack of space, the service worker tries again later.
        const copy = new Response(forCache, { headers: { "Content-Type": "application/gzip" } });
        wasmStream.kept = cache.put(address, copy).catch(() => cache.delete(address)).catch(() => {});
    }
    return stream;
}

/** Resolves when the program has been cached or caching has failed. */
wasmStream.kept = Promise.resolve();

/** Unpacks and compiles the program while it is downloaded. */
export async function compile(stream) {
    const unpacked = await unpack(stream);
    return WebAssembly.compileStreaming(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
}

/** Unpacks the stream if it begins like gzip. If the host sends `.gz` as an encoding, the browser has unpacked it already. */
async function unpack(stream) {
    const reader = stream.getReader();
    const first = await reader.read();
    const rest = new ReadableStream({
        start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
        async pull(controller) {
            const { done, value } = await reader.read();
            if (done)
                controller.close();
            else
                controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
    });
    const isGzip = first.value?.[0] === 0x1f && first.value?.[1] === 0x8b;
    return isGzip ? rest.pipeThrough(new DecompressionStream("gzip")) : rest;
}

function counted(onProgress) {
    let bytes = 0;
    return new TransformStream({
        transform(chunk, controller) {
            bytes += chunk.byteLength;
            onProgress(bytes);
            controller.enqueue(chunk);
        },
    });
}
