// Gets the list of files and the app itself, with progress; keeps the app where the service worker looks for it, so that it is
// downloaded once.

export const CACHE_PREFIX = "tableside-";

/** What the build wrote (list_files.py): the version of this build, all files, and of the wasm its file and bytes. */
export async function fileList() {
    const response = await fetch("files.json", { cache: "no-cache" });
    if (!response.ok)
        throw new Error(`files.json: ${response.status}`);
    return response.json();
}

/** The stream of the app as it was downloaded. `onProgress` gets the bytes that have come so far. */
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
        // If it can't be kept (no space), the service worker tries again at its next chance.
        const copy = new Response(forCache, { headers: { "Content-Type": "application/gzip" } });
        wasmStream.kept = cache.put(address, copy).catch(() => cache.delete(address)).catch(() => {});
    }
    return stream;
}

/** Settled when the app is kept, or couldn't be. */
wasmStream.kept = Promise.resolve();

/** Compiles while it downloads and unpacks. */
export async function compile(stream) {
    const unpacked = await unpack(stream);
    return WebAssembly.compileStreaming(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
}

/** Unpacks what begins as gzip does. Some hosts send `.gz` as an encoding, and the browser has unpacked it already. */
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
