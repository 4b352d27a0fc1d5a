// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The buttons of a UNO turn: draw a card, keep the drawn card, draw the cards for a Draw Two or Wild Draw Four, challenge a Wild
// Draw Four, give the device back without jumping in, or close the color wheel without a choice.
RowLayout {
    id: buttons

    required property UnoTable table
    property bool compact: false

    // These properties read the table's state. The buttons' own `visible` can't be used, because it is false for all items in a
    // hidden parent
    readonly property bool interrupting: table.passAndPlay.interrupting && table.handShown
    readonly property bool any: interrupting || table.canDraw || table.canKeep || table.canAccept || table.hasChoice

    spacing: Theme.spaceSmall

    BarButton {
        objectName: "tableDraw"
        compact: buttons.compact
        visible: buttons.table.canDraw && !buttons.table.hasChoice
        kind: buttons.table.mustDraw ? "primary" : "secondary"
        iconName: buttons.table.mustDraw ? "" : "cards"
        //: Button: draw one card
        text: qsTr("Draw")
        onClicked: buttons.table.draw()
    }

    BarButton {
        objectName: "tableKeep"
        compact: buttons.compact
        visible: buttons.table.canKeep && !buttons.table.hasChoice
        //: Button: do not play the card that was just drawn
        text: qsTr("Keep it")
        onClicked: buttons.table.keep()
    }

    BarButton {
        objectName: "tableAccept"
        compact: buttons.compact
        visible: buttons.table.canAccept && !buttons.table.hasChoice
        // The button is not highlighted in a lesson, because no lesson teaches its action
        kind: buttons.table.guide ? "secondary" : "primary"
        iconName: ""
        //: Button: draws the cards you have to draw. %n: how many
        text: qsTr("Draw %n", "", buttons.table.pendingCards)
        onClicked: buttons.table.accept()
    }

    BarButton {
        objectName: "tableChallenge"
        compact: buttons.compact
        visible: buttons.table.canChallenge && !buttons.table.hasChoice
        //: Button: say that a Wild Draw Four was a bluff
        text: qsTr("Challenge")
        onClicked: buttons.table.challenge()
    }

    BarButton {
        objectName: "tableNever"
        compact: buttons.compact
        visible: buttons.interrupting && !buttons.table.hasChoice
        //: Button: somebody who asked for the device out of turn gives it back
        text: qsTr("Never mind")
        onClicked: buttons.table.stopInterrupting()
    }

    IconButton {
        objectName: "tableClear"
        visible: buttons.table.hasChoice
        iconName: "close"
        //: Button: takes back the wild card before its color is named
        text: qsTr("Cancel")
        onClicked: buttons.table.clearChoice()
    }
}
