import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Beside the pad: the hands of the round, what to think of before counting, and the history of a corrected hand. Ten
// hands are higher than a tablet held across: it scrolls, and keeps the hand that is being counted in sight, also when the
// text grows.
Scroller {
    id: column

    required property HandEntry entry
    property Item current: null

    sideMargin: 6 // room for the mark of the focus
    maximumWidth: 2000
    onContentHeightChanged: Theme.later(revealCurrent)
    onHeightChanged: Theme.later(revealCurrent)

    // Hands that have just come have no place yet
    function revealCurrent(): void {
        if (current)
            reveal(current);
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.spaceSmall

        HandList {
            entry: column.entry
            onCurrentShown: hand => {
                column.current = hand;
                Theme.later(column.revealCurrent);
            }
            Layout.fillWidth: true
        }

        Words {
            visible: text !== ""
            text: column.entry.reminder
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            Layout.fillWidth: true
            Layout.topMargin: 6
        }

        EntryHistory {
            visible: column.entry.isCorrection
            entry: column.entry
            Layout.fillWidth: true
        }
    }
}
