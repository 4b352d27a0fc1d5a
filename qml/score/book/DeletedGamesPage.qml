// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The page with the games that were deleted from the score book, each with a button that restores it.
ListPage {
    id: page

    required property ScoreController scoreController
    readonly property ScoreBook book: scoreController.book

    objectName: "deletedPage"
    backName: "deletedBack"
    //: Title of a page, and the button that opens it
    title: qsTr("Deleted games")
    maximumWidth: 1000 * Theme.textScale
    Component.onCompleted: book.reload()

    function restore(gameId: real, row: int): void {
        book.restoreGame(gameId);
        Theme.later(takeFocus, row); // the focused button belongs to another game now, or is gone
    }

    function takeFocus(row: int): void {
        if (!list.focusRow(Math.min(row, list.count - 1)))
            page.forceActiveFocus();
    }

    Words {
        text: qsTr("You can restore a game for 30 days after you deleted it.")
        color: Theme.textSoft
        Layout.fillWidth: true
    }

    FocusList {
        id: list
        objectName: "deletedList"
        spacing: 8
        model: page.book.deleted
        //: On the page of deleted games
        emptyText: qsTr("There are no deleted games.")
        Layout.fillWidth: true
        Layout.fillHeight: true

        delegate: BookRow {
            id: row
            objectName: "deletedRow" + index
            hasTools: false
            //: Spoken name of the button. %1: for example "DOS with West and North"
            Accessible.description: qsTr("Restore %1").arg(title)
            onClicked: page.restore(gameId, index)

            IconButton {
                objectName: "deletedRestore" + row.index
                framed: false
                iconName: "undo"
                text: qsTr("Restore %1").arg(row.title)
                onVisualFocusChanged: if (visualFocus)
                    row.reveal()
                onClicked: page.restore(row.gameId, row.index)
            }
        }
    }

    overlays: Toasts {
        bottomInset: page.frame
        onFocusLost: page.takeFocus(0)

        Toast {
            name: "deletedProblem"
            text: page.book.problem
            onDismissed: page.book.dismissProblem()
        }
    }
}
