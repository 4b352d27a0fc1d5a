// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The keyboard shortcuts of a UNO table.
GameKeys {
    id: keys

    readonly property UnoTable unoTable: table as UnoTable

    callHelp: qsTr("Call “UNO!”, even when it isn’t your turn")
    arrowsHelp: qsTr("Move between cards; up to the draw pile and back down; around the color wheel")
    enterHelp: qsTr("Play the card; on the draw pile, draw")
    drawHelp: qsTr("Draw a card, or all the cards you have to draw")
    ownKeys: [drawKey, keep, challenge, color]
    figures: !unoTable.choosingColor

    LetterKey {
        id: keep
        sequence: "K"
        help: qsTr("Keep the card you drew")
        enabled: keys.playing
        onActivated: keys.unoTable.keep()
    }
    LetterKey {
        id: challenge
        sequence: "X"
        help: qsTr("Challenge a Wild Draw Four")
        enabled: keys.playing
        onActivated: keys.unoTable.challenge()
    }
    LetterKey {
        id: color
        //: Four number keys
        keyName: qsTr("1 to 4")
        help: qsTr("Name red, blue, green, or yellow")
    }
    DigitKeys {
        enabled: keys.playing && keys.unoTable.choosingColor
        onDigitPressed: digit => {
            if (digit >= 1 && digit <= 4)
                keys.unoTable.nameColor("rbgy"[digit - 1]);
        }
    }
}
