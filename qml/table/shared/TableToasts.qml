// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// Messages about results of actions at a table. They appear beside or in an open panel, or at the top of a round's result. During
// play they wait until a panel or a result is shown, because they could cover an item that must be pressed.
Toasts {
    id: toasts

    required property GameTable table
    required property TableSheets sheets
    required property bool counting
    required property bool reviewing
    required property bool celebrating
    required property real resultTop // the y of messages over a result
    required property Trophies trophies // null at a table without trophies
    required property real frame // the width of the table's wooden frame

    signal trophiesAsked

    readonly property real covered: sheets.coveredWidth
    readonly property bool beside: covered > 0 && (parent?.width ?? 0) - covered > 440 * Theme.textScale

    leftInset: beside && !AppSettings.leftHanded ? covered : 0
    rightInset: beside && AppSettings.leftHanded ? covered : 0
    bottomInset: frame
    topInset: reviewing ? -1 : counting ? resultTop : frame + (beside ? 10 : 76)

    Toast {
        name: "tableNotice"
        notice: toasts.table.notice
        text: toasts.covered > 0 || toasts.counting ? toasts.table.notice.text : ""
    }

    // The trophies that the round has earned. They are shown with its result, never during play
    Toast {
        name: "trophyNews"
        isError: false
        text: toasts.counting && !toasts.celebrating && !toasts.reviewing ? toasts.trophies?.news ?? "" : ""
        signName: "cup"
        //: Button in a short message about a new trophy: opens the page with all trophies
        actionText: qsTr("Trophies")
        onActionAsked: toasts.trophiesAsked()
        onDismissed: toasts.trophies?.dismissNews()
    }

    // An error in storing the game. This message shows it together with the result of a round; during play, the bar shows it
    Toast {
        id: problem
        name: "resultProblem"
        text: toasts.counting ? toasts.table.storeProblem : ""
        speaks: false // the table page's Announcer reads it

        Connections {
            target: toasts.table
            function onRefused(): void {
                problem.show(); // announces the error again, because a button was pressed again
            }
        }
    }
}
