import QtQuick

// A list in which the Tab key focuses the rows. ListView's own keys would move its current item, not the focus, so the rows call
// focusRow() to focus a neighbor and reveal() when they get the focus.
ListView {
    id: list

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    currentIndex: -1

    property int revealed: -1 // the row that is kept visible until the user scrolls the list; -1 for none
    // The row that gets the focus as soon as it exists, because Qt 6.8 creates rows only during layout; -1 for none
    property int awaited: -1

    function reveal(row: int): void {
        revealed = row;
        positionViewAtIndex(row, ListView.Contain);
    }

    // Scrolls to the row again, because rows that have just become visible get their heights one frame later
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
}
