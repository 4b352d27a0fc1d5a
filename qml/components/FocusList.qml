// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A list whose rows get the focus by the Tab key. ListView's own arrow keys are off, because these keys would move the current
// item of the ListView and not the focus. Instead each row calls focusRow() to focus a neighboring row, and reveal() when it gets
// the focus (see ListRow).
ListView {
    id: list

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    currentIndex: -1

    property string emptyText: "" // shown in place of the rows if there are none
    property string emptyName: "" // the objectName of that text
    property int revealed: -1 // the row to keep visible until the user scrolls; -1 for none
    // The row to focus as soon as it exists, because Qt 6.8 creates rows only during layout; -1 for none
    property int awaited: -1

    function reveal(row: int): void {
        revealed = row;
        positionViewAtIndex(row, ListView.Contain);
    }

    // Scrolls to the row again when a height changes. Rows that have just become visible get their final heights one frame later
    function revealAgain(): void {
        if (awaited >= 0)
            focusRow(awaited);
        if (activeFocus && revealed >= 0 && revealed < count)
            positionViewAtIndex(revealed, ListView.Contain);
    }

    onContentHeightChanged: revealAgain()
    onContentWidthChanged: revealAgain()
    onHeightChanged: revealAgain()
    onMovementStarted: revealed = -1

    // Focuses a row; returns false if there is no such row
    function focusRow(row: int): bool {
        awaited = -1;
        if (row < 0 || row >= count)
            return false;
        reveal(row);
        const item = itemAtIndex(row);
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
        else
            awaited = row;
        return true;
    }

    Words {
        objectName: list.emptyName
        visible: list.count === 0 && text !== ""
        anchors.centerIn: parent
        width: Math.min(parent.width, 560 * Theme.textScale)
        horizontalAlignment: Text.AlignHCenter
        text: list.emptyText
        color: Theme.textSoft
        font.pixelSize: Theme.sizeLarge
    }
}
