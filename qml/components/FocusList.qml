import QtQuick

// A list whose rows are stops of the Tab key. ListView's own keys move its current item, not the focus: these rows ask
// for their neighbour instead, and to be shown when the focus comes to them.
ListView {
    id: list

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    currentIndex: -1

    function reveal(row: int): void {
        positionViewAtIndex(row, ListView.Contain);
    }

    // False past either end
    function focusRow(row: int): bool {
        if (row < 0 || row >= count)
            return false;
        reveal(row);
        itemAtIndex(row)?.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
}
