import QtQuick
import Tableside.App

// The base of the window's pages.
FocusScope {
    required property Playroom playroom
    required property Navigator navigator

    property list<PageNotice> notices // the page's messages, which are dropped when the page is closed
    property bool fillsScreen: false // whether the window fills the screen while the page is open

    // Handles Esc and Back. Pages with panels or selections close those first
    function stepBack(): void {
        navigator.back();
    }

    // Called before the page is left, also when a request from outside interrupts typing. Names that are being edited are saved
    // when their fields lose the focus; pages save other texts here
    function keepUnsaved(): void {
    }

    // Dismisses the messages that need not last. Failures stay when the person did not leave the page themselves, because they
    // may not have read them yet
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
