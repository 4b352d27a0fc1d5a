// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Adapts the page to touch screens: keeps the app above the on-screen keyboard, and turns off the browser's own gestures.

const root = document.documentElement;

/** Keeps the app in the visible part of the page. Chromium resizes the page for the keyboard, Safari doesn't. */
export function followKeyboard() {
    const visible = window.visualViewport;
    if (!visible)
        return;
    const follow = () => {
        if (Math.abs(visible.scale - 1) > 0.01)
            return; // the system has zoomed in, so the layout must not follow
        const isCovered = innerHeight - visible.height > 80; // a smaller difference is a bar of the browser
        root.style.setProperty("--visible-height", isCovered ? `${visible.height}px` : "100%");
        root.style.setProperty("--bottom-inset", isCovered ? "0px" : "env(safe-area-inset-bottom)");
        scrollTo(0, 0); // Safari scrolls to its caret
    };
    visible.addEventListener("resize", follow);
    visible.addEventListener("scroll", follow);
    follow();
}

/** Turns off the browser's gestures on the page: zoom by a double tap, context menu, and selection. Two fingers may zoom, because
    some people need larger text than the app offers. */
export function keepStill() {
    for (const gesture of ["dblclick", "contextmenu", "selectstart"])
        document.addEventListener(gesture, (event) => isText(event.target) || event.preventDefault(), { passive: false });
}

/** Lets two fingers zoom the app. Qt's own style sheet forbids all gestures. */
export function allowPinch() {
    const style = document.createElement("style");
    style.textContent = ".qt-screen div { touch-action: pinch-zoom }";
    document.getElementById("qt-shadow-container")?.shadowRoot.append(style);
}

function isText(target) {
    return target instanceof Element && target.closest("input, textarea, pre") !== null;
}

/** Turns off completion and correction in Qt's hidden entry field, because they would enter text as well. */
export function tameEntryField() {
    const entry = document.querySelector("body > input[type=text]");
    if (!entry)
        return null;
    for (const name of ["autocomplete", "autocorrect", "autocapitalize"])
        entry.setAttribute(name, "off");
    entry.enterKeyHint = "done";
    entry.spellcheck = false;
    entry.tabIndex = -1;
    entry.setAttribute("aria-hidden", "true");
    return entry;
}

/** Sets which on-screen keyboard opens; called by the app. `mode` is an inputmode: 'none', 'text', or 'numeric'. Qt decides
    before the first call. */
export function useKeyboard(mode) {
    const entry = document.querySelector("body > input[type=text]");
    if (!entry || entry.inputMode === mode)
        return;
    entry.inputMode = mode;
    if (document.activeElement === entry) {
        entry.blur(); // some browsers only apply the mode when the field gets the focus
        entry.focus({ preventScroll: true });
    }
}
