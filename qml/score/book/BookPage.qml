// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The score book: all games whose points were written down or taken over from a game on screen, newest first, and the people who
// played.
ListPage {
    id: page

    required property ScoreController scoreController
    readonly property ScoreBook book: scoreController.book
    readonly property bool wide: width >= 900

    objectName: "bookPage"
    backName: "bookBack"
    //: Title of the page with all score sheets
    title: qsTr("Score book")
    maximumWidth: 1240 * Theme.textScale
    isCovered: job.opened
    notices: [scoreController.notice]
    noticeNames: ["bookNotice"]
    Component.onCompleted: {
        book.reload();
        tools.takeFocus();
    }

    // Sets the focus after the row with the focused button was removed: to the game that is in this row now, or to the first
    // button if there is no game
    function takeFocus(row: int): void {
        if (!list.focusRow(Math.min(row, list.count - 1)))
            tools.takeFocus();
    }

    function remove(gameId: real, row: int): void {
        book.remove(gameId);
        Theme.later(takeFocus, row); // deferred until the new rows are created
    }

    function restore(): void {
        book.restore();
        if (!book.offersRestore) // if another game can be restored, its button keeps the focus
            Theme.later(takeFocus, 0);
    }

    besideTitle: TableButton {
        objectName: "bookRanking"
        iconName: "medal"
        horizontalPadding: 12
        //: Button on the page of the score book: opens the page with the ranking
        text: page.width < 560 * Theme.textScale ? "" : qsTr("Ranking")
        Accessible.name: qsTr("Ranking")
        onClicked: page.navigator.open(Navigator.Ranking)
    }

    StorageWarning {
        objectName: "bookForgets"
        tableController: page.tableController
    }

    TableQuestion {
        scoreController: page.scoreController
        onAnswered: tools.focusImport()
        Layout.fillWidth: true
    }

    BookTools {
        id: tools
        scoreController: page.scoreController
        wide: page.wide
        onNewAsked: page.navigator.open(Navigator.ScoreSetup)
    }

    PeopleStrip {
        visible: page.scoreController.people.list.count > 0
        people: page.scoreController.people
        onPicked: personId => {
            page.scoreController.openPerson(personId);
            page.navigator.open(Navigator.Person);
        }
    }

    FocusList {
        id: list
        objectName: "bookList"
        spacing: 8
        model: page.book
        emptyText: page.book.isEmpty
                   ? qsTr("No games yet. Start a sheet with two names.")
                   //: %1: what was searched for
                   : qsTr("No games found for “%1”.").arg(page.book.search)
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 150 * Theme.textScale

        delegate: BookRow {
            onClicked: {
                if (page.scoreController.openGame(gameId))
                    page.navigator.open(Navigator.ScoreSheet);
            }
            onRepeated: {
                if (page.scoreController.prepareFromGame(gameId))
                    page.navigator.open(Navigator.ScoreSetup);
            }
            onRemoved: page.remove(gameId, index)
        }
    }

    Flow {
        spacing: Theme.spaceSmall
        Layout.fillWidth: true

        TableButton {
            objectName: "bookHands"
            width: Math.min(implicitWidth, parent.width)
            visible: !page.book.isEmpty
            kind: "quiet"
            iconName: "save"
            //: Button: writes all games of the score book, with every hand, into one table for a spreadsheet
            text: qsTr("All hands (CSV)")
            onClicked: page.scoreController.exportTo(ScoreController.BookHands)
        }

        TableButton {
            objectName: "bookDeleted"
            width: Math.min(implicitWidth, parent.width)
            visible: page.book.deleted.count > 0 && !page.book.offersRestore
            kind: "quiet"
            iconName: "remove"
            text: qsTr("Deleted games")
            onClicked: page.navigator.open(Navigator.DeletedGames)
        }
    }

    // The panel is at the foot of the page, where its appearance moves no item
    RestoreCard {
        visible: page.book.offersRestore
        //: What can be restored. %1 the players and the date of the game
        text: qsTr("Deleted: %1. You can restore it for 30 days.").arg(what)
        what: page.book.deletedTitle
        buttonName: "bookRestore"
        closeName: "bookRestoreClose"
        onRestoreAsked: page.restore()
        onClosed: {
            page.book.dismissOffer();
            page.takeFocus(0);
        }
    }

    overlays: [
        JobPanel {
            id: job
            job: page.scoreController.job
            name: "bookJob"
        },
        Toasts {
            noticesOf: page
            dialogs: [job]
            bottomInset: page.frame
            onFocusLost: tools.takeFocus()

            Toast {
                name: "bookProblem"
                text: page.book.problem
                onDismissed: page.book.dismissProblem()
            }
        }
    ]
}
