import QtQuick
import Tableside.App

// A button that has nothing more to do on the next page is gone, and the focus with it: says so.
Item {
    id: catcher

    required property RulesReader reader
    required property Item place // where the focus falls to

    signal lost

    Timer {
        id: looking
        interval: 0
        onTriggered: if (catcher.Window.activeFocusItem === catcher.place)
            catcher.lost()
    }

    Connections {
        target: catcher.reader
        function onMoved(): void {
            looking.restart();
        }
    }
}
