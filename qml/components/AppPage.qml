import QtQuick
import Tableside.App

// One of the pages of the window.
FocusScope {
    required property Playroom playroom
    required property Navigator navigator

    property list<PageNotice> notices // what it has to say, which goes with it
    property bool fillsScreen: false // the window does, as long as the page wants it

    // Esc and Back: what is open over the page closes first, where there is such a thing
    function stepBack(): void {
        navigator.back();
    }

    // Called before the page is left, also by a request from outside in the middle of typing. Names that are being edited
    // are taken when their fields lose the focus; other unsaved texts are kept here.
    function keepUnsaved(): void {
    }

    // Failures stay if the person did not leave the page themselves: they may not have read them yet
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
