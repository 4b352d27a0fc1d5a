// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// One cell of the score sheet: a player's points in one round, and the player's total after that round. Pressing the cell opens
// these points for correction and shows their history.
Pressable {
    id: cell

    required property scoreCellRow record
    property bool isOpen: false

    readonly property bool isCounted: !isOpen && record.plays
    readonly property string gainedText: record.isAddition ? "+" + record.gained : ""
    //: In the cell of the player who went out
    readonly property string openText: record.isOut ? qsTr("out", "has no cards left") : record.counted >= 0 ? record.counted : "·"

    enabled: record.plays
    text: record.spoken

    // There are three states of a cell: open, counted, and not played. All share two text items, because a sheet has hundreds of
    // cells
    contentItem: Item {
        FitWords {
            readonly property bool gains: cell.isCounted && cell.gainedText !== ""

            x: cell.isCounted ? 4 : 3
            width: cell.isCounted ? parent.width / 2 - 6 : parent.width - 6
            height: parent.height
            text: !cell.record.plays ? "–"
                : cell.isOpen ? cell.openText
                : gains ? cell.gainedText
                : cell.record.counted >= 0 ? "(" + cell.record.counted + ")" : ""
            color: cell.record.plays && (cell.isOpen || gains) ? Theme.ivoryText : Theme.ivoryTextSoft
            font.pixelSize: !cell.isCounted ? Theme.sizeLarge : gains ? Theme.sizeBody : Theme.sizeSmall
            font.weight: !cell.isCounted ? Theme.weightStrong : gains ? Theme.weightTitle : Theme.weightBody
            wrapMode: Text.NoWrap
            horizontalAlignment: cell.isCounted ? Text.AlignRight : Text.AlignHCenter
            Accessible.ignored: true
        }

        FitWords {
            x: parent.width / 2 + 2
            width: parent.width / 2 - 8
            height: parent.height
            visible: cell.isCounted
            text: cell.record.total
            color: Theme.ivoryTextSoft
            font.pixelSize: Theme.sizeSmall
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        color: cell.down || cell.hovered ? Theme.ivoryShade : cell.record.wins ? Theme.ivoryShade : "transparent"

        // A folded corner marks a cell whose points were corrected
        Rectangle {
            visible: cell.record.isCorrected
            width: 9
            height: 9
            anchors.right: parent.right
            anchors.top: parent.top
            color: Theme.back
        }

        // A bar marks the player who went out. If nobody could play and the round ended blocked, it marks the winner
        Rectangle {
            visible: cell.record.wins
            width: 4
            height: parent.height
            color: Theme.green.field
        }

        Loader {
            anchors.fill: parent
            active: cell.visualFocus
            sourceComponent: FocusRing {
                gap: -2
                radius: 4
            }
        }
    }
}
