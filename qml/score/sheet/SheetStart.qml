// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A row between the head of the score sheet and its rounds. It shows the starting points of players who joined late, and does not
// scroll.
Item {
    id: row

    required property ScoreGame game
    required property real firstWidth
    required property real columnWidth
    property real scrolled: 0 // how far the table has been scrolled sideways

    implicitHeight: Theme.sizeSmall * 1.9

    SheetMargin {
        z: 1
        width: row.firstWidth
        height: parent.height
        scrolled: row.scrolled
        //: Row of the score sheet: the starting points of players who joined late
        text: qsTr("Start")
        textSize: Theme.sizeCaption
    }

    Repeater {
        model: row.game.seats

        Item {
            id: column

            required property int seat
            required property string name
            required property int startPoints

            x: row.firstWidth + seat * row.columnWidth
            width: row.columnWidth
            height: row.height

            Rectangle {
                width: 1
                height: parent.height
                color: Theme.ivoryLine
            }

            // The starting points are aligned with the totals in the rounds below
            FitWords {
                objectName: "sheetStart" + column.seat
                x: parent.width / 2 + 2
                width: parent.width / 2 - 8
                height: parent.height
                visible: column.startPoints !== 0
                text: column.startPoints
                color: Theme.ivoryTextSoft
                font.pixelSize: Theme.sizeSmall
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignRight
                Accessible.role: Accessible.StaticText
                //: Spoken on the score sheet. %1 a player who joined late, %n points
                Accessible.name: qsTr("%1 started with %n point(s)", "", column.startPoints).arg(column.name)
            }
        }
    }

    Rectangle {
        z: 2
        y: parent.height - height
        width: parent.width
        height: 1
        color: Theme.ivoryLine
    }
}
