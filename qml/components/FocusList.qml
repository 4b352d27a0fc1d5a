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

    function reveal(row: int): void {
        revealed = row;
        positionViewAtIndex(row, ListView.Contain);
    }

    // Rows that have just come into sight find their heights a frame later
    function revealAgain(): void {
        if (activeFocus && revealed >= 0 && revealed < count)
            positionViewAtIndex(revealed, ListView.Contain);
    }

    onContentHeightChanged: revealAgain()
    onContentWidthChanged: revealAgain()
    onHeightChanged: revealAgain()
    onMovementStarted: revealed = -1

    // False past either end
    function focusRow(row: int): bool {
        if (row < 0 || row >= count)
            return false;
        reveal(row);
        itemAtIndex(row)?.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
}
