pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The letters of a UNO table.
GameKeys {
    id: keys

    readonly property UnoTable unoTable: table as UnoTable

    figures: !unoTable.choosingColor

    component ColorKey: LetterKey {
        property string colorCode: ""
        enabled: keys.playing && keys.unoTable.choosingColor
        onActivated: keys.unoTable.nameColor(colorCode)
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
    ColorKey {
        sequence: "1"
        colorCode: "r"
    }
    ColorKey {
        sequence: "2"
        colorCode: "b"
    }
    ColorKey {
        sequence: "3"
        colorCode: "g"
    }
    ColorKey {
        sequence: "4"
        colorCode: "y"
    }
}
