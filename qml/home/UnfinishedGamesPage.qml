// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The list of all unfinished games on screen, the most recently played first.
ListPage {
    id: page

    readonly property UnfinishedMatches matches: tableController.unfinished

    objectName: "unfinishedGamesPage"
    backName: "unfinishedBack"
    //: Title of the page with all unfinished games at the table
    title: qsTr("Unfinished games")
    maximumWidth: 760 * Theme.textScale
    notices: [tableController.notice]
    noticeNames: ["unfinishedNotice"]
    Component.onCompleted: takeFocus(0)

    function takeFocus(row: int): void {
        if (!list.focusRow(Math.min(row, list.count - 1)))
            page.forceActiveFocus();
    }

    function discard(matchId: real, row: int): void {
        tableController.discard(matchId);
        takeFocus(row);
    }

    FocusList {
        id: list
        objectName: "unfinishedList"
        spacing: 8
        model: page.matches.list
        emptyText: qsTr("No unfinished games.")
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.bottomMargin: toasts.covered

        delegate: UnfinishedGameRow {
            onClicked: {
                if (page.tableController.resumeMatch(matchId))
                    page.navigator.replace(Navigator.Table);
            }
            onDiscarded: page.discard(matchId, index)
        }
    }

    overlays: Toasts {
        id: toasts
        noticesOf: page
        bottomInset: page.frame
        onFocusLost: page.takeFocus(0)
    }
}
