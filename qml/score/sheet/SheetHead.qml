// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The head of the score sheet: for each player a column with the total and marks for the leader and the dealer. Pressing a column
// opens the player's panel (SheetPlayer). Tab focuses the whole head, and arrow keys move between its columns.
Item {
    id: head

    required property ScoreGame game
    required property real firstWidth
    required property real columnWidth
    property bool isCompact: false // without portraits and with names of one line, where the sheet is low

    signal picked(seat: int)
    signal shown(seat: int)
    signal downAsked(seat: int)

    property int current: 0
    readonly property real markSize: isCompact ? 0 : Math.max(24, Math.min(56, columnWidth * 0.5, 48 * Theme.textScale))

    // Whether a name is too long for one line even in the smallest letters; then all names have two lines
    readonly property bool hasLongNames: Array.from(game.names).some(name => metrics.advanceWidth(name) > columnWidth - 6)
    readonly property real nameHeight: Theme.sizeSmall * (hasLongNames && !isCompact ? 2.5 : 1.5)
    readonly property real totalHeight: Theme.sizeTitle * (isCompact ? 1.4 : 1.6) + Theme.sizeSmall * 0.1

    implicitHeight: markSize + nameHeight + totalHeight + (isCompact ? 8 : 14)

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.sizeSmallest
        font.weight: Theme.weightStrong
    }

    // Focuses the column of the player at `seat`; returns false if there is no such column
    function takeFocus(seat: int): bool {
        const column = columns.itemAt(seat);
        if (column)
            column.forceActiveFocus(Qt.TabFocusReason);
        return column !== null;
    }

    Repeater {
        id: columns
        model: head.game.seats

        Pressable {
            id: column

            required property int seat
            required property string name
            required property string portrait
            required property int colorIndex
            required property int total
            required property bool isLeader
            required property bool isDealer
            required property bool present
            required property bool isWinner
            required property string spoken

            objectName: "sheetPlayer" + seat
            x: head.firstWidth + seat * head.columnWidth
            width: head.columnWidth
            height: head.height
            opacity: present ? 1 : 0.55
            text: spoken
            activeFocusOnTab: seat === Math.min(head.current, columns.count - 1)
            onClicked: head.picked(seat)
            onActiveFocusChanged: if (activeFocus)
                head.current = seat
            onVisualFocusChanged: if (visualFocus)
                head.shown(seat)
            Keys.onLeftPressed: head.takeFocus(seat - 1)
            Keys.onRightPressed: head.takeFocus(seat + 1)
            Keys.onDownPressed: head.downAsked(seat)

            background: Rectangle {
                radius: Theme.radius
                color: column.down || column.hovered ? Theme.ivoryShade : "transparent"

                FocusRing {
                    visible: column.visualFocus
                    gap: -3
                }
            }

            PlayerFace {
                id: mark
                visible: !head.isCompact
                y: head.isCompact ? 0 : 6
                anchors.horizontalCenter: parent.horizontalCenter
                implicitWidth: head.markSize
                name: column.name
                portrait: column.portrait
                colorIndex: column.colorIndex
                crowned: column.isLeader || column.isWinner
            }

            Rectangle {
                visible: column.isDealer && !head.isCompact
                width: 24
                height: 24
                radius: 12
                x: Math.min(mark.x + mark.width + 2, column.width - width) // keeps the mark inside the sheet in the last column
                y: mark.y - 2
                color: Theme.callToActText

                Icon {
                    anchors.centerIn: parent
                    name: "dealer"
                    size: 18
                }
            }

            NameWords {
                y: mark.y + mark.height + 2
                x: 3
                width: parent.width - 6
                height: head.nameHeight
                text: column.name
                color: Theme.ivoryText
                font.pixelSize: Theme.sizeSmall
                font.weight: Theme.weightStrong
                // Also breaks a word that is wider than the column
                wrapMode: head.hasLongNames && !head.isCompact ? Text.Wrap : Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }

            FitWords {
                objectName: "sheetTotal" + column.seat
                y: mark.y + mark.height + head.nameHeight
                x: 3
                width: parent.width - 6
                height: Theme.sizeTitle * 1.4
                text: column.total
                color: Theme.ivoryText
                font.pixelSize: Theme.sizeTitle
                font.weight: Theme.weightFigure
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
}
