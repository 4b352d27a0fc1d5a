import QtQuick
import Tableside.App

// The base type of all pages of the window.
FocusScope {
    required property Playroom playroom
    required property Navigator navigator

    property list<PageNotice> notices // the page's messages, which are dismissed when the page is left
    property bool fillsScreen: false // whether the window fills the screen while the page is open

    // Handles Esc and Back. Pages with open panels or selections override this and close those first
    function stepBack(): void {
        navigator.back();
    }

    // Called before the page is left, even if a file or page opened from outside interrupts typing. Fields save names when they
    // lose the focus; pages save other unsaved texts here
    function keepUnsaved(): void {
    }

    // Dismisses the page's messages, except those marked as lasting. Failures stay unless `failuresToo` is true: if the system
    // changed the page, the user may not have read them yet
    function forgetNotices(failuresToo: bool): void {
        for (const notice of Array.from(notices)) {
            if (!notice.isLasting && (failuresToo || !notice.isError))
                notice.dismiss();
        }
    }

    focus: true
    Keys.onEscapePressed: stepBack()
    Keys.onBackPressed: stepBack()
}
