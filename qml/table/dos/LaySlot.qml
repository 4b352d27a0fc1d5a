// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Shapes
import Tableside
import Tableside.App

// The outline where a dragged card would be placed: after the last card of the Center Row (the cards to match in DOS), or around
// the whole row if there is no space after it.
Item {
    id: slot

    required property DosTable table
    required property tableGeometry geometry
    required property CardNavigator cardNavigator

    readonly property int cards: table.cards.rowCards
    readonly property cardPlace last: geometry.place(CardsModel.Row, -1, Math.max(0, cards - 1), cards, 0)
    readonly property rect row: geometry.rowRect
    readonly property real wide: last.w
    readonly property real high: wide * Theme.cardRatio
    readonly property real behind: last.cx + wide * 1.12
    readonly property bool fits: cards > 0 && behind + wide / 2 <= row.x + row.width + 8
    readonly property bool aimed: cardNavigator.draggedOver === -2
    readonly property color tone: aimed ? Theme.callToAct : Theme.line

    objectName: "laySlot"
    visible: table.mayLay && cardNavigator.dragged >= 0 && cardNavigator.draggedFromHand
    x: fits ? behind - wide / 2 : row.x
    y: fits ? last.cy - high / 2 : row.y
    width: fits ? wide : row.width
    height: fits ? high : row.height
    Accessible.ignored: true // the cards themselves tell screen readers whether they can be placed in the row

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: slot.tone
            strokeWidth: slot.aimed ? 3 : 2
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 4]
            fillColor: slot.aimed ? Qt.alpha(Theme.callToAct, 0.12) : "transparent"
            startX: 10
            startY: 0
            PathLine { x: slot.width - 10; y: 0 }
            PathArc { x: slot.width; y: 10; radiusX: 10; radiusY: 10 }
            PathLine { x: slot.width; y: slot.height - 10 }
            PathArc { x: slot.width - 10; y: slot.height; radiusX: 10; radiusY: 10 }
            PathLine { x: 10; y: slot.height }
            PathArc { x: 0; y: slot.height - 10; radiusX: 10; radiusY: 10 }
            PathLine { x: 0; y: 10 }
            PathArc { x: 10; y: 0; radiusX: 10; radiusY: 10 }
        }
    }

    FitWords {
        x: 6
        y: slot.fits ? (parent.height - height) / 2 : parent.height - height - 2
        width: parent.width - 12
        height: slot.fits ? parent.height * 0.5 : Theme.sizeSmall * 1.5
        horizontalAlignment: Text.AlignHCenter
        //: On the spot where a dragged card will land
        text: qsTr("Lay it here")
        color: slot.tone
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightStrong
    }
}
