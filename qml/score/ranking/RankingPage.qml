// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The ranking of a season, or of any other games of the score book.
ListPage {
    id: page

    required property ScoreController scoreController
    required property RankingController ranking
    readonly property bool wide: list.width >= 680 * Theme.textScale
    readonly property real columnWidth: 96 * Theme.textScale
    readonly property bool hasNone: ranking.games === 0

    objectName: "rankingPage"
    backName: "rankingBack"
    //: Title of a page: who has won the most games of a season
    title: qsTr("Ranking")
    maximumWidth: 1100 * Theme.textScale
    isCovered: filterPanel.opened || exportPanel.opened
    notices: [ranking.notice, scoreController.notice]
    noticeNames: ["rankingNotice", "rankingBookNotice"]
    Component.onCompleted: {
        ranking.open();
        takeFocus();
    }

    function takeFocus(): void {
        if (list.focusRow(0))
            return;
        if (ranking.isEmpty)
            page.column.forceActiveFocus(Qt.OtherFocusReason);
        else
            tools.takeFocus();
    }

    RankingTools {
        id: tools
        visible: !page.ranking.isEmpty
        ranking: page.ranking
        onFilterAsked: filterPanel.open()
        onExportAsked: exportPanel.open()
        onGamesAsked: {
            page.ranking.showRankedGames();
            page.navigator.open(Navigator.RankedGames);
        }
        Layout.fillHeight: false
    }

    RankingHeadings {
        visible: page.wide && !page.hasNone
        ranking: page.ranking
        columnWidth: page.columnWidth
        Layout.fillWidth: true
        Layout.fillHeight: false
        Layout.bottomMargin: -Theme.spaceSmall
    }

    FocusList {
        id: list
        objectName: "rankingList"
        spacing: 6
        model: page.ranking.players
        emptyName: "rankingNone"
        emptyText: page.ranking.isEmpty
                   //: On the page of the ranking, before the first game was finished
                   ? qsTr("The ranking appears after the first finished game.")
                   //: On the page of the ranking, where the filter leaves no games
                   : qsTr("No finished games match. Choose other games, or show all.")
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 150 * Theme.textScale

        delegate: RankingLine {
            wide: page.wide
            columnWidth: page.columnWidth
            order: page.ranking.order
            onClicked: {
                if (!isPerson)
                    return;
                page.scoreController.openPerson(personId);
                page.navigator.open(Navigator.Person);
            }
        }
    }

    Note {
        objectName: "rankingRemark"
        // In a low window, the rows need the space; there only a ranking by points per round has the remark
        visible: text !== "" && !page.hasNone && (page.height >= 640 * Theme.zoom || page.ranking.order === "points")
        text: page.ranking.remark
    }

    TableButton {
        objectName: "rankingShowAll"
        visible: page.hasNone && page.ranking.choice.conditions > 0
        kind: "primary"
        //: Button: the filter is cleared, and the ranking counts all games
        text: qsTr("Show all games")
        onClicked: {
            page.ranking.choice.clear();
            Theme.later(page.takeFocus, undefined); // deferred until the rows are created
        }
        Layout.alignment: Qt.AlignHCenter
    }

    overlays: [
        RankingFilter {
            id: filterPanel
            ranking: page.ranking
            people: page.scoreController.people
            onClosed: tools.takeFocus()
        },
        RankingExport {
            id: exportPanel
            ranking: page.ranking
            onClosed: tools.focusExport()
        },
        Toasts {
            noticesOf: page
            dialogs: [filterPanel, exportPanel]
            bottomInset: page.frame
            onFocusLost: page.takeFocus()
        }
    ]
}
