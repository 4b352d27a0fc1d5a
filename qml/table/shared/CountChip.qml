// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A small card with the number of cards that a seat holds. Its width is fixed, so that nothing moves when the number changes.
Rectangle {
    id: chip

    required property int count
    property int owed: 0 // the penalty cards that the seat must draw at the end of its turn (DOS-END-5)
    property bool called: false // whether the player has called with the number of cards now in hand
    property real growth: Theme.textScale
    property real figureSize: Theme.sizeSmall * growth / Theme.textScale

    implicitWidth: Math.round(34 * growth)
    implicitHeight: Math.round(26 * growth)
    radius: 6
    color: Theme.ivory
    border.width: 1
    border.color: Theme.ivoryLine

    //: The number of cards in a player's hand
    Accessible.name: qsTr("%n card(s) in hand", "", count)
    Accessible.role: Accessible.StaticText

    Rectangle {
        objectName: "owedMark"
        visible: chip.owed > 0
        width: Math.max(height, owedFigure.implicitWidth + 8)
        height: chip.implicitHeight * 0.76
        x: chip.width - width * 0.4
        y: -height * 0.6
        radius: height / 2
        color: Theme.panel
        border.width: 1.5
        border.color: Theme.warning
        //: Spoken of a player who draws penalty cards at the end of the turn
        Accessible.name: qsTr("%n more at the end of the turn", "", chip.owed)
        Accessible.role: Accessible.StaticText

        Figure {
            id: owedFigure
            anchors.centerIn: parent
            text: "+" + chip.owed
            color: Theme.warning
            font.pixelSize: Math.max(Theme.sizeSmallest, Theme.sizeCaption * chip.growth / Theme.textScale)
        }
    }

    Rectangle {
        objectName: "calledMark"
        visible: chip.called
        width: chip.implicitHeight * 0.72
        height: width
        x: -width * 0.45
        y: -height * 0.5
        radius: height / 2
        color: Theme.callButton
        border.width: 1.5
        border.color: Theme.ivory
        //: Spoken of a player who has called with the cards that they hold
        Accessible.name: qsTr("Has called")
        Accessible.role: Accessible.StaticText

        Figure {
            anchors.centerIn: parent
            text: "!"
            color: Theme.callButtonText
            font.pixelSize: Math.max(Theme.sizeSmallest, parent.height * 0.78)
        }
    }

    Figure {
        anchors.centerIn: parent
        text: chip.count
        color: Theme.ivoryText
        font.pixelSize: chip.figureSize
    }
}
