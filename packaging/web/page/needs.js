// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks whether the browser has the features that the app requires. The results are keys of `missing` in words.js.

// A WebAssembly module that uses exceptions: (func (try (do) (catch_all)))
const withExceptions = new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 0x40, 0x19, 0x0b, 0x0b,
]);

function hasWebGl() {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
    context?.getExtension("WEBGL_lose_context")?.loseContext(); // browsers limit the number of contexts
    return context !== null;
}

/** Returns the first missing requirement, or null. Threads are checked by hasThreads(). */
export function firstMissing() {
    if (!isSecureContext)
        return "secure";
    const has =
        typeof WebAssembly === "object" &&
        typeof WebAssembly.compileStreaming === "function" &&
        WebAssembly.validate(withExceptions) &&
        "indexedDB" in window &&
        typeof DecompressionStream === "function" &&
        typeof BroadcastChannel === "function" &&
        "locks" in navigator;
    if (!has)
        return "browser";
    return hasWebGl() ? null : "graphics";
}

export function hasThreads() {
    return crossOriginIsolated && typeof SharedArrayBuffer === "function";
}

/** Resolves to whether the browser forbids this page to store anything. Then the mere mention of a storage may throw. */
export async function isStorageBlocked() {
    try {
        localStorage.length;
        new BroadcastChannel("tableside").close();
        await navigator.locks.query();
        return false;
    } catch {
        return true;
    }
}
