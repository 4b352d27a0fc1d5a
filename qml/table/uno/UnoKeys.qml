import QtQuick
import Tableside
import Tableside.App

// The keyboard shortcuts of a UNO table.
GameKeys {
    id: keys

    readonly property UnoTable unoTable: table as UnoTable

    figures: !unoTable.choosingColor

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
    DigitKeys {
        enabled: keys.playing && keys.unoTable.choosingColor
        onDigitPressed: digit => {
            if (digit >= 1 && digit <= 4)
                keys.unoTable.nameColor("rbgy"[digit - 1]);
        }
    }
}
