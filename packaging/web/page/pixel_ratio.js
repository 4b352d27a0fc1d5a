// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lets Qt draw as many pixels as a zoomed page has. In WebKit, devicePixelRatio does not contain the zoom of the page, so the app
// would be drawn at its usual size and then be enlarged.

const SMALL = 0.02; // the borders of a window are no zoom

/** Makes devicePixelRatio contain the zoom, which WebKit shows by the width of the page in a window of the same width. */
export function countZoomedPixels() {
    if (navigator.vendor !== "Apple Computer, Inc.")
        return; // in the other engines it contains the zoom
    const { get } = Object.getOwnPropertyDescriptor(window, "devicePixelRatio") ?? {};
    if (!get)
        return;
    Object.defineProperty(window, "devicePixelRatio", {
        configurable: true,
        get() {
            const zoom = outerWidth / document.documentElement.clientWidth;
            return get.call(window) * (Number.isFinite(zoom) && Math.abs(zoom - 1) > SMALL ? zoom : 1);
        },
    });
}
