import QtQuick
import Tableside
import Tableside.App

// The letters that every table knows. Space calls whatever is open; the rest works while the table itself is in reach.
Item {
    id: keys

    required property GameTable table
    property bool playing: true

    signal logAsked
    signal helpAsked
    signal escaped
    signal rulesAsked

    LetterKey {
        sequence: "Space"
        enabled: !keys.table.roundOver && !keys.table.matchOver // at the count it presses what has the focus
        onActivated: keys.table.call()
    }
    LetterKey {
        sequence: "D"
        enabled: keys.playing
        onActivated: keys.table.draw()
    }
    LetterKey {
        sequence: "H"
        enabled: keys.playing
        onActivated: keys.table.hint.toggle()
    }
    LetterKey {
        sequence: "C"
        onActivated: keys.table.catchFirst()
    }
    LetterKey {
        sequence: "L"
        onActivated: keys.logAsked()
    }
    LetterKey {
        sequence: "R"
        onActivated: keys.rulesAsked()
    }
    LetterKey {
        sequences: ["F1", "?"]
        onActivated: keys.helpAsked()
    }
    LetterKey {
        sequences: ["Esc", "Back"]
        onActivated: keys.escaped()
    }
}
