// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A row of the score sheet: the number of a round, and a cell for each player.
Item {
    id: line

    required property ScoreGame game
    required property real firstWidth
    required property real columnWidth
    required property int round
    required property bool isOpen
    required property bool pastTarget
    required property scoreRoundRow modelData
    property real scrolled: 0 // how far the table has been scrolled sideways; the number of the round stays in sight
    // Whether the empty cells of the open round may be created. They wait for one frame, so that the points of the round before
    // appear sooner
    property bool mayFill: false

    signal picked(seat: int)
    signal shown(seat: int) // emitted when the focus moves to a cell by a key
    signal keyPressed(event: var, seat: int) // a KeyEvent, which is no type for signals in Qt 6.4

    // Returns the cell of a player; null if there is none
    function cell(seat: int): Item {
        return cells.itemAt(seat);
    }

    Timer {
        interval: 0
        running: !line.mayFill
        onTriggered: line.mayFill = true
    }

    SheetMargin {
        width: line.firstWidth
        height: parent.height
        scrolled: line.scrolled
        text: line.round + 1
        z: 1
    }

    Repeater {
        id: cells

        // The model is only the number of cells. If it were the list of cells, each change would recreate all items
        model: line.isOpen && !line.mayFill ? 0 : line.game.seats.count

        SheetCell {
            required property int index

            objectName: "cell" + line.round + "_" + index
            record: line.modelData.cell(index)
            isOpen: line.isOpen
            x: line.firstWidth + index * line.columnWidth
            width: line.columnWidth
            height: line.height
            onClicked: line.picked(index)
            onVisualFocusChanged: if (visualFocus)
                line.shown(index)
            Keys.onPressed: event => line.keyPressed(event, index)

            Rectangle {
                width: 1
                height: parent.height
                color: Theme.ivoryLine
            }
        }
    }

    // The line above the row. Above each round that was played after a player had reached the target score, the line is thicker
    // and in another color
    Rectangle {
        z: 2
        width: parent.width
        height: line.pastTarget && !line.isOpen ? 2 : 1
        color: line.pastTarget ? Theme.back : Theme.ivoryLine
    }
}
