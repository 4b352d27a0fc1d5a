import QtQuick

// The keys of the rules that work wherever the focus is.
Item {
    id: keys

    signal leaveAsked
    signal searchAsked
    signal backAsked

    component Key: Shortcut {
        context: Qt.WindowShortcut
    }

    Key {
        sequences: ["Esc"]
        onActivated: keys.leaveAsked()
    }
    Key {
        sequences: ["Ctrl+F", "F3"]
        onActivated: keys.searchAsked()
    }
    Key {
        sequences: ["Alt+Left", "Back"]
        onActivated: keys.backAsked()
    }
}
