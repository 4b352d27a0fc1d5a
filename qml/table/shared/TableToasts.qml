import QtQuick
import Tableside
import Tableside.App

// What came of something at a table: beside the sheet or below its title, above the count. Where one plays everything
// wants to be pressed at any moment: what has not been put away waits for the next pause.
Toasts {
    id: toasts

    required property GameTable table
    required property TableSheets sheets
    required property bool counting
    required property bool reviewing
    required property real frame // of the table

    readonly property real covered: sheets.coveredWidth
    readonly property bool beside: covered > 0 && (parent?.width ?? 0) - covered > 440 * Theme.textScale

    leftInset: beside && !AppSettings.leftHanded ? covered : 0
    rightInset: beside && AppSettings.leftHanded ? covered : 0
    bottomInset: frame
    topInset: reviewing ? -1 : counting ? 6 : frame + (beside ? 10 : 76)

    Toast {
        name: "tableNotice"
        notice: toasts.table.notice
        text: toasts.covered > 0 || toasts.counting ? toasts.table.notice.text : ""
    }

    // At the table the bar says it
    Toast {
        id: problem
        name: "resultProblem"
        text: toasts.counting ? toasts.table.storeProblem : ""
        speaks: false // the announcer does

        Connections {
            target: toasts.table
            function onRefused(): void {
                problem.tell(); // the button was pressed once more
            }
        }
    }
}
