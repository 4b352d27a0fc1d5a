// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The table of the score sheet, with a row for each round and a column for each player. When a round is added, the table scrolls
// to its end. If the table is wider than its space, it scrolls sideways.
Rectangle {
    id: sheet

    required property ScoreGame game

    signal cellPicked(round: int, seat: int)
    signal playerPicked(seat: int)

    readonly property real firstWidth: (width < 480 ? 32 : 46) * Theme.textScale
    readonly property real columnWidth: Math.max(64 * Theme.textScale, (width - firstWidth - 8) / Math.max(1, game.seats.count))
    readonly property real rowHeight: Math.max(Theme.touchTarget, Theme.sizeBody * 2.2)

    color: Theme.ivory
    radius: Theme.radius

    function reveal(row: int, seat: int): void {
        list.reveal(row);
        list.followsEnd = list.atYEnd;
        revealColumn(seat);
    }

    function revealColumn(seat: int): void {
        const left = firstWidth + seat * columnWidth;
        across.contentX = Math.max(0, left + columnWidth - across.width, Math.min(across.contentX, left - firstWidth));
    }

    // Moves the focus from one cell to the next for an arrow key; returns false if there is no cell in that direction
    function follow(key: int, row: int, seat: int): bool {
        switch (key) {
        case Qt.Key_Up:
            return focusNext(row, seat, -1, 0);
        case Qt.Key_Down:
            return focusNext(row, seat, 1, 0);
        case Qt.Key_Left:
            return focusNext(row, seat, 0, -1);
        case Qt.Key_Right:
            return focusNext(row, seat, 0, 1);
        default:
            return false;
        }
    }

    // Focuses the next enabled cell in a direction or, above the first row, the head. Returns false if there is none
    function focusNext(row: int, seat: int, down: int, right: int): bool {
        if (row + down < 0)
            return head.takeFocus(seat);
        list.reveal(Math.max(0, Math.min(list.count - 1, row + down)));
        const cell = (list.itemAtIndex(row + down) as SheetRound)?.cell(seat + right) ?? null;
        if (cell?.enabled)
            cell.forceActiveFocus(Qt.TabFocusReason);
        return cell !== null && (cell.enabled || focusNext(row + down, seat + right, down, right));
    }

    Accessible.role: Accessible.Table
    //: Spoken name of the score sheet
    Accessible.name: qsTr("Score sheet")

    Flickable {
        id: across
        anchors.fill: parent
        anchors.margins: 4
        contentWidth: sheet.firstWidth + sheet.columnWidth * sheet.game.seats.count
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        SheetHead {
            id: head
            game: sheet.game
            firstWidth: sheet.firstWidth
            columnWidth: sheet.columnWidth
            isCompact: sheet.height < 5.2 * sheet.rowHeight
            width: parent.width
            onPicked: seat => sheet.playerPicked(seat)
            onShown: seat => sheet.revealColumn(seat)
            onDownAsked: seat => sheet.focusNext(-1, seat, 1, 0)

            SheetMargin {
                width: sheet.firstWidth
                height: parent.height
                scrolled: across.contentX
            }
        }

        Rectangle {
            y: head.height
            width: parent.width
            height: 2
            color: Theme.ivoryText
        }

        SheetStart {
            id: start
            visible: sheet.game.hasStartPoints
            game: sheet.game
            firstWidth: sheet.firstWidth
            columnWidth: sheet.columnWidth
            scrolled: across.contentX
            y: head.height + 2
            width: parent.width
        }

        Words {
            objectName: "sheetOnlyTotals"
            visible: sheet.game.hasOnlyTotals
            y: head.height + Theme.space
            width: parent.width
            leftPadding: Theme.space
            rightPadding: Theme.space
            //: On the score sheet of a game that has no rounds
            text: qsTr("Only the final points of this game are known, not its rounds.")
            color: Theme.ivoryTextSoft
            horizontalAlignment: Text.AlignHCenter
        }

        FocusList {
            id: list
            objectName: "sheetRounds"
            // Whether the list stays at its end when its height changes; false after the user has scrolled to an earlier round
            property bool followsEnd: true
            function showEnd(): void {
                followsEnd = true;
                positionViewAtEnd();
            }

            y: head.height + 2 + (sheet.game.hasStartPoints ? start.height : 0)
            width: sheet.firstWidth + sheet.columnWidth * sheet.game.seats.count
            height: parent.height - y
            model: sheet.game.rounds
            reuseItems: true
            onCountChanged: showEnd()
            onMovementEnded: followsEnd = atYEnd
            onHeightChanged: if (followsEnd) // the list gets lower when the foot of the page gets another line
                positionViewAtEnd()
            Component.onCompleted: showEnd()

            delegate: SheetRound {
                game: sheet.game
                firstWidth: sheet.firstWidth
                columnWidth: sheet.columnWidth
                scrolled: across.contentX
                width: list.width
                height: sheet.rowHeight
                onPicked: seat => sheet.cellPicked(round, seat)
                onShown: seat => sheet.reveal(round, seat)
                onKeyPressed: (event, seat) => event.accepted = sheet.follow(event.key, round, seat)
            }
        }
    }
}
