import QtQuick

// A list whose rows are stops of the Tab key. ListView's own keys move its current item, not the focus: these rows ask
// for their neighbour instead, and to be shown when the focus comes to them.
ListView {
    id: list

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    currentIndex: -1

    property int revealed: -1 // until somebody moves the list
    property int awaited: -1 // is to have the focus as soon as it is there: Qt 6.8 makes rows when they are laid out

    function reveal(row: int): void {
        revealed = row;
        positionViewAtIndex(row, ListView.Contain);
    }

    // Rows that have just come into sight find their heights a frame later
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

    // False past either end
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
