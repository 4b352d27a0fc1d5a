// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A row of the score book: one game.
ListRow {
    id: row

    required property real gameId
    required property string title
    required property string detail
    required property string date
    required property bool isOpen
    required property string note
    required property list<personRow> players
    required property int winner
    property bool hasTools: true // whether the row has buttons to repeat and to delete the game
    // The maximum number of players' pictures in a row. It leaves most of the width to the names
    readonly property int mostMarks: 6
    readonly property bool isCrowded: players.length > mostMarks

    signal repeated
    signal removed

    objectName: "bookRow" + index
    text: title
    marked: isOpen
    //: Spoken name of a game in the book of which the date is not known. %1 the players, %2 the outcome
    Accessible.name: date === "" ? Phrases.fill(qsTr("%1: %2"), [title, detail])
                     //: Spoken name of a game in the book. %1 the players, %2 the outcome, %3 the date
                     : Phrases.fill(qsTr("%1: %2, %3"), [title, detail, date])
    Accessible.description: note

    ColumnLayout {
        spacing: 2

        NameWords {
            text: row.title
            font.weight: Theme.weightTitle
            fontSizeMode: Text.FixedSize
            maximumLineCount: 2
            Layout.fillWidth: true
        }

        Words {
            text: row.date === "" ? row.detail : row.detail + " · " + row.date
            color: row.isOpen ? Theme.callToAct : Theme.score
            font.pixelSize: Theme.sizeSmall
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        Note {
            visible: row.note !== ""
            text: row.note
            Accessible.ignored: true
        }
    }

    Row {
        visible: row.width >= 640
        spacing: 4
        Layout.rightMargin: row.hasTools ? 0 : 10

        Repeater {
            model: row.players

            PlayerFace {
                required property personRow modelData
                required property int index

                visible: !row.isCrowded || index === row.winner || index < row.mostMarks - 2
                         || index === row.mostMarks - 2 && row.winner < index
                name: modelData.name
                portrait: modelData.portrait
                colorIndex: modelData.colorIndex
                crowned: index === row.winner
                implicitWidth: 34
            }
        }

        Words {
            visible: row.isCrowded
            anchors.verticalCenter: parent.verticalCenter
            text: "+" + (row.players.length - row.mostMarks + 1)
            color: Theme.textSoft
            font.pixelSize: Theme.sizeSmall
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    IconButton {
        objectName: "bookRepeat" + row.index
        visible: row.hasTools
        framed: false
        iconName: "again"
        //: Button: a new sheet with the people and rules of this one. %1 the players
        text: qsTr("New game, same players and rules: %1").arg(row.title)
        onVisualFocusChanged: if (visualFocus)
            row.reveal()
        onClicked: row.repeated()
    }

    IconButton {
        objectName: "bookRemove" + row.index
        visible: row.hasTools
        framed: false
        iconName: "remove"
        //: Button. %1 the players
        text: qsTr("Delete game: %1").arg(row.title)
        onVisualFocusChanged: if (visualFocus)
            row.reveal()
        onClicked: row.removed()
    }
}
