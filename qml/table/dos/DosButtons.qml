// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The buttons of a DOS turn: play or clear the selected cards, draw, skip the bonus, end the turn.
RowLayout {
    id: buttons

    required property DosTable table
    property bool compact: false

    // Whether any button is visible. The buttons' own `visible` can't be used, because it is false for all items in a hidden
    // parent
    readonly property bool any: table.hasChoice || table.canDraw || table.canSkipBonus || table.canEnd

    spacing: Theme.spaceSmall

    BarButton {
        objectName: "tableConfirm"
        compact: buttons.compact
        visible: buttons.table.hasChoice && buttons.table.choiceLegal
        kind: "primary"
        text: buttons.table.choiceVerb
        onClicked: buttons.table.confirm()
    }

    IconButton {
        objectName: "tableClear"
        visible: buttons.table.hasChoice
        iconName: "close"
        //: Button: deselects the selected cards
        text: qsTr("Clear selection")
        onClicked: buttons.table.clearChoice()
    }

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
        objectName: "tableSkipBonus"
        compact: buttons.compact
        visible: buttons.table.canSkipBonus && !buttons.table.hasChoice
        //: Button: lay no bonus card
        text: qsTr("Skip bonus")
        onClicked: buttons.table.skipBonus()
    }

    BarButton {
        objectName: "tableEndTurn"
        compact: buttons.compact
        visible: buttons.table.canEnd && !buttons.table.hasChoice
        kind: (buttons.table.guide ? Array.from(buttons.table.guide.targets).includes(objectName) : !buttons.table.cards.handPlayable) ? "primary" : "secondary"
        //: Button: end the turn after one or more matches
        text: qsTr("End turn")
        onClicked: buttons.table.endTurn()
    }
}
