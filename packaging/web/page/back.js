// The back gesture goes back a page in the app; on its first page it leaves.

/** `goBack` returns true if the app went back. */
export function trapBack(goBack) {
    let isSet = false;
    // Browsers skip what a page put into its history before anybody touched the page.
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
            return; // forward
        isSet = false;
        if (goBack())
            set();
        else
            history.back();
    });
}
