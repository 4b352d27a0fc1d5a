// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The words of a table at which everybody plays with a phone: whose turn it is, and the last plays. People sit all around, so the
// words are shown for the lower edge and, rotated, for the upper edge. The buttons for the log and the menu are beside the lower
// words.
Item {
    id: board

    required property GameTable table
    required property tableGeometry geometry
    property bool barSpeaks: false // whether the bar shows why something failed, where the lower words are

    signal logAsked
    signal menuAsked

    anchors.fill: parent

    Repeater {
        model: 2

        Item {
            id: side

            required property int index
            readonly property bool turned: index === 1
            readonly property rect box: board.geometry.barRect
            readonly property bool inLine: width > 600 * Theme.zoom // whether the plays are beside the turn, not below it
            // The number of lines of the log: none in the lowest windows, where they would be too small
            readonly property int lines: !board.geometry.compact ? 3 : height < 80 * Theme.textScale ? 0 : 2
            readonly property real half: plays.visible ? (width - 2 * Theme.spaceLarge) / 2 : width

            visible: turned || !board.barSpeaks
            x: turned ? board.geometry.width - box.x - box.width : box.x
            y: turned ? board.geometry.height - box.y - box.height : box.y
            width: box.width
            height: box.height
            rotation: turned ? 180 : 0

            // Measures the sentence. The visible text can't be used, because it shrinks to fit
            TextMetrics {
                id: whole
                font.family: Theme.family
                font.weight: Theme.weightTitle
                font.pixelSize: Theme.sizeHeadline
                text: turn.text
            }

            FitWords {
                id: turn

                // The size with which the sentence fits into one line. A long one is broken instead, in large letters
                readonly property real lineSize: Math.floor(Theme.sizeHeadline * (width - 1) / Math.max(1, whole.advanceWidth))

                objectName: side.turned ? "boardTurnAbove" : "boardTurn"
                width: side.inLine ? side.half : side.width
                height: side.inLine || !plays.visible ? side.height : side.height - plays.height
                horizontalAlignment: side.inLine && plays.visible ? Text.AlignRight : Text.AlignHCenter
                text: board.table.instruction
                font.pixelSize: lineSize < Theme.sizeLarge ? Theme.sizeHeadline : Math.min(Theme.sizeHeadline, lineSize)
                font.weight: Theme.weightTitle
                Accessible.role: Accessible.AlertMessage
                Accessible.ignored: side.turned // the same words are read at the other edge
            }

            Rectangle {
                visible: side.inLine && plays.visible
                x: (side.width - width) / 2
                y: side.height * 0.15
                width: Theme.lineWidth
                height: side.height * 0.7
                color: Theme.line
            }

            FitWords {
                id: plays
                objectName: side.turned ? "boardPlaysAbove" : "boardPlays"
                visible: text !== "" && side.lines > 0
                x: side.inLine ? side.width - side.half : 0
                y: side.height - height
                width: side.inLine ? side.half : side.width
                height: side.inLine ? side.height : Math.min(side.height * 0.5, Theme.sizeSmall * 1.4 * (side.lines + 1))
                verticalAlignment: side.inLine ? Text.AlignVCenter : Text.AlignTop
                horizontalAlignment: side.inLine ? Text.AlignLeft : Text.AlignHCenter
                text: Array.from(board.table.latestLines).slice(-side.lines).join("\n")
                color: Theme.textSoft
                font.pixelSize: Theme.sizeSmall
                Accessible.ignored: true // the Announcer of the table page reads the same words
            }
        }
    }

    RowLayout {
        id: buttons

        x: board.geometry.buttonsRect.x
        y: board.geometry.buttonsRect.y
        width: board.geometry.buttonsRect.width

        IconButton {
            objectName: "tableLog"
            iconName: "log"
            //: Button: opens the log of the game
            text: qsTr("Log")
            onClicked: board.logAsked()
        }

        IconButton {
            // Read by PoseMonitor: a press on this button does not break a player's pose (UNO-ACT-6: hold a pose)
            readonly property bool allowedInPose: true

            objectName: "tableMenu"
            iconName: "menu"
            //: Button: speed, sound, rules, leave
            text: qsTr("Menu")
            onClicked: board.menuAsked()
            Layout.alignment: Qt.AlignRight
        }
    }

    RoundMark {
        round: board.table.round
        target: board.table.target
        geometry: board.geometry
        fontSizeMode: Text.Fit
        wrapMode: Text.Wrap
        x: board.geometry.buttonsRect.x - board.geometry.margin + 2
        y: buttons.y + buttons.height + 2
        width: board.geometry.buttonsRect.width + 2 * board.geometry.margin - 4
        height: board.geometry.buttonsRect.y + board.geometry.buttonsRect.height - y
    }
}
