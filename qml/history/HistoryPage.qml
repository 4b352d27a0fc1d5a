// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The games played on screen: their list, and statistics about them.
ListPage {
    id: page

    required property HistoryController history
    readonly property PlayedList games: history.list
    property string shown: "games" // "games" or "statistics"

    onShownChanged: if (shown === "statistics" && !statistics.item)
        statistics.setSource("StatisticsView.qml", { statistics: history.statistics })

    objectName: "historyPage"
    backName: "historyBack"
    //: Title of the page with all games at the table that are over
    title: qsTr("Games played")
    maximumWidth: 1100 * Theme.textScale
    isCovered: panel.opened || filterPanel.opened || exportPanel.opened
    notices: [history.notice, tableController.notice]
    noticeNames: ["historyNotice", "historyReplayNotice"]
    Component.onCompleted: {
        history.open();
        takeFocus(history.selectedRow()); // the game opened last, or the first game
    }

    function takeFocus(row: int): void {
        if (shown === "games" && list.focusRow(Math.min(row, list.count - 1)))
            return;
        if (shown === "games" && !games.isEmpty)
            tools.takeFocus();
        else
            page.column.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Removes a game from the list. Its row and the focused button disappear, so the focus moves to the game that is in this row
    // now
    function remove(matchId: var, row: int): void {
        history.remove(matchId);
        Theme.later(takeFocus, row); // deferred until the new rows are created
    }

    function restore(): void {
        history.restore();
        if (!history.canRestore) // if another game can be restored, its button keeps the focus
            Theme.later(takeFocus, 0);
    }

    function showGame(matchId: var, row: int): void {
        history.select(matchId);
        panel.row = row;
        panel.open();
    }

    besideTitle: TableButton {
        objectName: "historyTrophies"
        iconName: "cup"
        horizontalPadding: 12
        //: Button on the page of games played: opens the page with trophies
        text: page.width < 560 * Theme.textScale ? "" : qsTr("Trophies")
        Accessible.name: qsTr("Trophies")
        onClicked: page.navigator.open(Navigator.Trophies)
    }

    StorageWarning {
        objectName: "historyForgets"
        tableController: page.tableController
    }

    RadioGroup {
        visible: !page.games.isEmpty
        namePrefix: "historyTab"
        asPills: true
        options: [
            //: Part of the page: the list of games
            { value: "games", name: qsTr("Games") },
            //: Part of the page
            { value: "statistics", name: qsTr("Statistics") }
        ]
        value: page.shown
        onPicked: value => page.shown = value
        //: Spoken name of two buttons: the list of games, or statistics
        Accessible.name: qsTr("Games or statistics")
        Layout.fillHeight: false
        Layout.maximumWidth: 420 * Theme.textScale
    }

    HistoryTools {
        id: tools
        visible: page.shown === "games" && !page.games.isEmpty
        list: page.games
        onFilterAsked: filterPanel.open()
        onExportAsked: exportPanel.open()
        Layout.fillHeight: false
    }

    FocusList {
        id: list
        objectName: "historyList"
        visible: page.shown === "games"
        spacing: 8
        model: page.games
        emptyName: "historyNone"
        emptyText: page.games.isEmpty
                   //: On the page of games played, before the first game was played to its end
                   ? qsTr("Every game you finish at the table appears here. Watch it again, and see how you do against each opponent.")
                   //: On the page of games played, where the filter leaves none
                   : qsTr("No games found. Change the search or the filter.")
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 150 * Theme.textScale

        delegate: PlayedGameRow {
            onClicked: page.showGame(matchId, index)
            onRemoved: page.remove(matchId, index)
        }
    }

    // The statistics are created only when they are first shown, because creating them takes long
    Loader {
        id: statistics
        visible: page.shown === "statistics"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 150 * Theme.textScale
    }

    // This text shows how many earlier games have been read. It is at the foot of the page, where its appearance moves no
    // item
    Note {
        objectName: "historyLate"
        visible: text !== ""
        text: page.history.deriveProgressText
        Accessible.role: Accessible.StaticText
    }

    RestoreCard {
        visible: page.history.canRestore && page.shown === "games"
        //: What can be restored. %1 a game and its date
        text: qsTr("Deleted: %1. You can restore it for 30 days.").arg(what)
        what: page.history.deletedTitle
        buttonName: "historyRestore"
        onRestoreAsked: page.restore()
    }

    overlays: [
        PlayedPanel {
            id: panel
            property int row: 0
            history: page.history
            onWatchAsked: {
                if (page.tableController.openReplay(page.history.selected.matchId))
                    page.navigator.open(Navigator.Replay);
            }
            onRemoveAsked: {
                close();
                page.remove(page.history.selected.matchId, row);
            }
            onClosed: page.takeFocus(row)
        },
        FilterPanel {
            id: filterPanel
            list: page.games
            onClosed: tools.takeFocus()
        },
        ExportPanel {
            id: exportPanel
            history: page.history
            onClosed: tools.takeFocus()
        },
        Toasts {
            noticesOf: page
            dialogs: [panel, filterPanel, exportPanel]
            bottomInset: page.frame
            onFocusLost: page.takeFocus(0)
        }
    ]
}
