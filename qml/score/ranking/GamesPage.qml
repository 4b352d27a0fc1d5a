// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Chosen games of the score book: those of one person, or those that a ranking counts.
ListPage {
    id: page

    required property ScoreController scoreController
    required property GameList list

    objectName: "gamesPage"
    backName: "gamesBack"
    title: list.title
    maximumWidth: 1240 * Theme.textScale
    notices: [scoreController.notice]
    noticeNames: ["gamesNotice"]
    Component.onCompleted: {
        list.reload();
        takeFocus();
    }

    function takeFocus(): void {
        if (!games.focusRow(0))
            page.column.forceActiveFocus(Qt.OtherFocusReason);
    }

    Words {
        objectName: "gamesSummary"
        visible: games.count > 0
        text: page.list.summary
        color: Theme.score
        Layout.fillWidth: true
        Layout.fillHeight: false
    }

    AlertWords {
        visible: text !== ""
        text: page.list.problem
        Layout.fillHeight: false
    }

    FocusList {
        id: games
        objectName: "gamesList"
        spacing: 8
        model: page.list
        emptyName: "gamesNone"
        //: In place of the list of a person's games
        emptyText: qsTr("No games yet.")
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 150 * Theme.textScale

        delegate: BookRow {
            hasTools: false
            onClicked: {
                if (page.scoreController.openGame(gameId))
                    page.navigator.open(Navigator.ScoreSheet);
            }
        }
    }

    overlays: Toasts {
        noticesOf: page
        bottomInset: page.frame
        onFocusLost: page.takeFocus()
    }
}
