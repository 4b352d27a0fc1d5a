pragma ComponentBehavior: Bound

import QtQuick
import Tableside.App

// The letters of a UNO table. Space calls whatever is open; the rest works while the table itself is in reach.
Item {
    id: keys

    required property UnoTable table
    property bool playing: true

    signal logAsked
    signal helpAsked
    signal escaped
    signal catchAsked
    signal rulesAsked

    component Key: Shortcut {
        autoRepeat: false
        context: Qt.WindowShortcut
    }

    component ColourKey: Key {
        property string colour: ""
        enabled: keys.playing && keys.table.choosingColour
        onActivated: keys.table.nameColour(colour)
    }

    Key {
        sequence: "Space"
        onActivated: keys.table.call()
    }
    Key {
        sequence: "D"
        enabled: keys.playing
        onActivated: keys.table.draw()
    }
    Key {
        sequence: "K"
        enabled: keys.playing && keys.table.canKeep
        onActivated: keys.table.keep()
    }
    Key {
        sequence: "X"
        enabled: keys.playing && keys.table.canChallenge
        onActivated: keys.table.challenge()
    }
    ColourKey {
        sequence: "1"
        colour: "r"
    }
    ColourKey {
        sequence: "2"
        colour: "b"
    }
    ColourKey {
        sequence: "3"
        colour: "g"
    }
    ColourKey {
        sequence: "4"
        colour: "y"
    }
    Key {
        sequence: "H"
        enabled: keys.playing
        onActivated: keys.table.hint.toggle()
    }
    Key {
        sequence: "R"
        onActivated: keys.rulesAsked()
    }
    Key {
        sequence: "C"
        onActivated: keys.catchAsked()
    }
    Key {
        sequence: "L"
        onActivated: keys.logAsked()
    }
    Key {
        sequences: ["F1", "?"]
        onActivated: keys.helpAsked()
    }
    Key {
        sequences: ["Esc", "Back"]
        onActivated: keys.escaped()
    }
}
