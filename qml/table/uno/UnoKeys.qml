pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The letters of a UNO table.
GameKeys {
    id: keys

    readonly property UnoTable unoTable: table as UnoTable

    figures: !unoTable.choosingColour

    component ColourKey: LetterKey {
        property string colour: ""
        enabled: keys.playing && keys.unoTable.choosingColour
        onActivated: keys.unoTable.nameColour(colour)
    }

    LetterKey {
        sequence: "K"
        enabled: keys.playing
        onActivated: keys.unoTable.keep()
    }
    LetterKey {
        sequence: "X"
        enabled: keys.playing
        onActivated: keys.unoTable.challenge()
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
}
