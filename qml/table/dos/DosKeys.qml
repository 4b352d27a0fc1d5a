// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The keyboard shortcuts of a DOS table.
GameKeys {
    id: keys

    readonly property DosTable dosTable: table as DosTable

    callHelp: qsTr("Call “DOS!”, even when it isn’t your turn")
    arrowsHelp: qsTr("Move between cards: left and right in your hand or the row, up and down between the two")
    enterHelp: qsTr("Select a card; on a selected card, play the selection or put the card back")
    drawHelp: qsTr("Draw a card")
    ownKeys: [play, drawKey, end, skip]

    LetterKey {
        id: play
        sequence: "M"
        help: qsTr("Play the selected cards")
        enabled: keys.playing
        onActivated: keys.dosTable.confirm()
    }
    LetterKey {
        id: end
        sequence: "E"
        help: qsTr("End your turn")
        enabled: keys.playing
        onActivated: keys.dosTable.endTurn()
    }
    LetterKey {
        id: skip
        sequence: "S"
        help: qsTr("Skip the bonus")
        enabled: keys.playing
        onActivated: keys.dosTable.skipBonus()
    }
}
