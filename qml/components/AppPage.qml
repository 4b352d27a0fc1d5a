import QtQuick
import Tableside.App

// One of the pages of the window. It asks for another by name: see Main.qml.
FocusScope {
    required property Playroom playroom
    property bool holdsBack: false // Esc and Back close something here before they lead home

    property list<PageNotice> notices // what it has to say, which goes with it

    signal asked(destination: string)

    function forgetNotices(): void {
        for (const notice of Array.from(notices)) {
            if (!notice.isLasting)
                notice.dismiss();
        }
    }

    focus: true
}
