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

    function forgetNotices(): void {
        for (const notice of Array.from(notices)) {
            if (!notice.isLasting)
                notice.dismiss();
        }
    }

    focus: true
    Keys.onEscapePressed: stepBack()
    Keys.onBackPressed: stepBack()
}
