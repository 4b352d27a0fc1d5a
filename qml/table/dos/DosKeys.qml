import QtQuick
import Tableside
import Tableside.App

// The keyboard shortcuts of a DOS table.
GameKeys {
    id: keys

    readonly property DosTable dosTable: table as DosTable

    LetterKey {
        sequence: "M"
        enabled: keys.playing
        onActivated: keys.dosTable.confirm()
    }
    LetterKey {
        sequence: "E"
        enabled: keys.playing
        onActivated: keys.dosTable.endTurn()
    }
    LetterKey {
        sequence: "S"
        enabled: keys.playing
        onActivated: keys.dosTable.skipBonus()
    }
}
