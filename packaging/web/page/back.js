// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes the browser's back gesture go back a page in the app. On the app's first page, it leaves the app.

/** Handles the back gesture. `goBack` returns true if the app went back a page. */
export function trapBack(goBack) {
    let isSet = false;
    // Browsers skip history entries that a page added before the user touched it.
    const set = () => {
        if (isSet)
            return;
        isSet = true;
        if (history.state?.tableside !== "inside")
            history.pushState({ tableside: "inside" }, "");
    };
    addEventListener("pointerup", set, { capture: true, passive: true });
    addEventListener("keyup", set, { capture: true, passive: true });
    addEventListener("popstate", () => {
        if (history.state?.tableside === "inside")
            return; // a forward gesture
        isSet = false;
        if (goBack())
            set();
        else
            history.back();
    });
}
