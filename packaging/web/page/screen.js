// Where the app lies on the page: above the on-screen keyboard, and in one piece.

const root = document.documentElement;

/** Keeps the app in the part of the page that can be seen. Chromium resizes the page for the keyboard, Safari doesn't. */
export function followKeyboard() {
    const visible = window.visualViewport;
    if (!visible)
        return;
    const follow = () => {
        if (Math.abs(visible.scale - 1) > 0.01)
            return; // zoomed in all the same, by the system: leave the page as it is
        const isCovered = innerHeight - visible.height > 80; // less is a browser's bar
        root.style.setProperty("--visible-height", isCovered ? `${visible.height}px` : "100%");
        root.style.setProperty("--bottom-inset", isCovered ? "0px" : "env(safe-area-inset-bottom)");
        scrollTo(0, 0); // Safari scrolls to its caret
    };
    visible.addEventListener("resize", follow);
    visible.addEventListener("scroll", follow);
    follow();
}

/** Fingers do nothing to the page itself: no zoom, no pull to reload, no menu, no selection. */
export function keepStill() {
    for (const gesture of ["gesturestart", "gesturechange", "dblclick", "contextmenu", "selectstart"])
        document.addEventListener(gesture, (event) => isText(event.target) || event.preventDefault(), { passive: false });
    const isPinch = (event) => event.touches.length > 1;
    document.addEventListener("touchmove", (event) => isPinch(event) && event.preventDefault(), { passive: false });
    document.addEventListener("wheel", (event) => event.ctrlKey && event.preventDefault(), { passive: false });
}

function isText(target) {
    return target instanceof Element && target.closest("input, textarea, pre") !== null;
}

/** Qt types through an entry field of its own. What browsers do to help with words would type along. */
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

/** For the app: which keyboard comes up. `mode` is an inputmode: 'none', 'text', 'numeric'. Until it is called, Qt decides. */
export function useKeyboard(mode) {
    const entry = document.querySelector("body > input[type=text]");
    if (!entry || entry.inputMode === mode)
        return;
    entry.inputMode = mode;
    if (document.activeElement === entry) {
        entry.blur(); // some browsers look at it only when the field gets the focus
        entry.focus({ preventScroll: true });
    }
}
