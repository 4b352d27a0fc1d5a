// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Unpacks and compiles the program while it is downloaded.

const PROGRAM = "tableside.wasm.gz";

/** Downloads and compiles the program. Calls `onProgress` with the numbers of bytes so far and in all. */
export async function compiledProgram(release, onProgress) {
    const { bytes } = release.files[PROGRAM];
    const stream = await release.open(PROGRAM, (come) => onProgress(come, bytes));
    try {
        const unpacked = await unpack(stream);
        return await WebAssembly.compileStreaming(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
    } catch (error) {
        await drain(await release.open(PROGRAM)); // throws if the reason is a wrong file
        throw error;
    }
}

async function drain(stream) {
    const reader = stream.getReader();
    while (!(await reader.read()).done);
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
