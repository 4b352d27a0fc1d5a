import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Beside the pad: the hands of the round, what to think of before counting, and the history of a corrected hand. Ten
// hands are higher than a tablet held across: it scrolls, and keeps the hand that is being counted in sight.
Scroller {
    id: column

    required property HandEntry entry
    property bool narrow: false // above the pad, the hands alone

    property Item current: null

    sideMargin: 6 // room for the mark of the focus
    maximumWidth: 2000

    // Hands that have just come have no place yet
    Timer {
        id: later
        interval: 0
        onTriggered: {
            if (column.current)
                column.reveal(column.current);
        }
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.spaceSmall

        HandList {
            entry: column.entry
            narrow: column.narrow
            onCurrentShown: hand => {
                column.current = hand;
                later.restart();
            }
            Layout.fillWidth: true
        }

        Words {
            visible: text !== "" && !column.narrow
            text: column.entry.reminder
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            Layout.fillWidth: true
            Layout.topMargin: 6
        }

        EntryHistory {
            visible: column.entry.isCorrection && !column.narrow
            entry: column.entry
            Layout.fillWidth: true
        }
    }
}
