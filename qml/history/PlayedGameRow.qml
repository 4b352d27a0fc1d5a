// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A row of the list of games: the players, the winner and the duration.
ListRow {
    id: row

    required property var matchId
    required property string title
    required property string result
    required property string length
    required property string date
    required property string heading // the date shown above the first game of a day or month; empty for the other games
    required property bool won
    required property bool hasRecord
    required property bool isUnreadable
    required property list<playedSeat> seats

    signal removed

    readonly property bool wide: width >= 620 * Theme.textScale
    //: Of a game that is over: its cards are no longer stored, so it can't be replayed
    readonly property string recordRemark: hasRecord || isUnreadable ? "" : " · " + qsTr("result only")
    readonly property string remarks: (length === "" ? "" : length + " · ") + date + recordRemark

    objectName: "historyRow" + index
    topInset: heading === "" ? 0 : over.height
    spacing: Theme.space
    containmentMask: background // a press on the heading above the row is no press on the row
    text: title
    Keys.onDeletePressed: removed()

    //: Spoken name of a game that is over. %1 who played, %2 who won, %3 how long it took and when it was
    Accessible.name: Phrases.fill(qsTr("%1: %2, %3"), [title, result, remarks.replace(/ · /g, ", ")])

    // The heading is a child of the row itself and not of its content
    data: Words {
        id: over
        visible: row.heading !== ""
        text: row.heading
        width: row.width
        topPadding: 8
        bottomPadding: 6
        color: Theme.score
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightTitle
        Accessible.role: Accessible.Heading
    }

    ColumnLayout {
        spacing: 2

        Words {
            text: row.title
            font.weight: Theme.weightTitle
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        Words {
            text: row.result
            color: row.won ? Theme.callToAct : row.isUnreadable ? Theme.textSoft : Theme.text
            font.pixelSize: Theme.sizeSmall
            font.weight: Theme.weightStrong
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        Note {
            text: row.remarks
            Accessible.ignored: true
        }

        PlayedFaces {
            visible: !row.wide
            seats: row.wide ? [] : row.seats
            size: 28 * Theme.textScale
            Layout.topMargin: 4
            Layout.fillWidth: true
        }
    }

    PlayedFaces {
        visible: row.wide
        seats: row.wide ? row.seats : []
        Layout.preferredWidth: Math.min(implicitWidth, row.width * 0.4)
    }

    IconButton {
        objectName: "historyRemove" + row.index
        framed: false
        iconName: "remove"
        //: Button. %1: for example "DOS with Ada"
        text: qsTr("Delete game: %1").arg(row.title)
        onVisualFocusChanged: if (visualFocus)
            row.reveal()
        onClicked: row.removed()
    }
}
