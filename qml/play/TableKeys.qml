import QtQuick
import Tableside.App

// The letters of the table. Space calls whatever is open; the rest works while the table itself is in reach.
Item {
    id: keys

    required property DosTable table
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

    Key {
        sequence: "Space"
        onActivated: keys.table.call()
    }
    Key {
        sequence: "M"
        enabled: keys.playing
        onActivated: keys.table.confirm()
    }
    Key {
        sequence: "D"
        enabled: keys.playing
        onActivated: keys.table.draw()
    }
    Key {
        sequence: "E"
        enabled: keys.playing
        onActivated: keys.table.endTurn()
    }
    Key {
        sequence: "S"
        enabled: keys.playing
        onActivated: keys.table.skipBonus()
    }
    Key {
        sequence: "H"
        enabled: keys.playing
        onActivated: keys.table.hint.toggle()
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
        sequence: "R"
        onActivated: keys.rulesAsked()
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
