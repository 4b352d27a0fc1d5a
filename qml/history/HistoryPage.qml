pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The games played on screen: their list, and statistics about them.
AppPage {
    id: place

    required property HistoryController history
    readonly property PlayedList games: history.list
    readonly property bool isOver: panel.opened || filterPanel.opened || exportPanel.opened
    property string shown: "games" // "games" or "statistics"

    onShownChanged: if (shown === "statistics" && !statistics.item)
        statistics.setSource("StatisticsView.qml", { statistics: history.statistics })

    objectName: "historyPage"
    notices: [history.notice, tableController.notice]
    Component.onCompleted: {
        history.open();
        attend(history.selectedRow()); // focuses the game whose replay was just closed
    }

    function stepBack(): void {
        navigator.back();
    }

    function attend(row: int): void {
        if (shown === "games" && list.focusRow(Math.min(row, list.count - 1)))
            return;
        if (shown === "games" && !games.isEmpty)
            tools.attend();
        else
            content.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Removes a game from the list. Its row and the focused button disappear, so the focus moves to the game that is in this row
    // now
    function remove(matchId: var, row: int): void {
        history.remove(matchId);
        Theme.later(attend, row); // deferred until the new rows are created
    }

    function bringBack(): void {
        history.bringBack();
        if (!history.canBringBack) // if another game can be restored, its button keeps the focus
            Theme.later(attend, 0);
    }

    function look(matchId: var, row: int): void {
        history.select(matchId);
        panel.row = row;
        panel.open();
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    // In low windows the whole page scrolls, because the list alone never becomes lower than one game
    Scroller {
        id: scroller
        enabled: !place.isOver
        anchors.fill: parent
        anchors.margins: felt.frame + (place.width < 480 ? 10 : 18)
        maximumWidth: 1100 * Theme.textScale
        sideMargin: 0

        ColumnLayout {
            id: content
            width: parent.width
            height: Math.max(scroller.height, implicitHeight)
            spacing: Theme.space

            PageHeader {
                backName: "historyBack"
                //: Title of the page with all games at the table that are over
                title: qsTr("Games played")
                onBack: place.navigator.back()
                Layout.fillWidth: true
            }

            StorageWarning {
                objectName: "historyForgets"
                tableController: place.tableController
                Layout.fillWidth: true
            }

            RadioGroup {
                visible: !place.games.isEmpty
                namePrefix: "historyTab"
                asPills: true
                options: [
                    //: Part of the page: the list of games
                    { value: "games", name: qsTr("Games") },
                    //: Part of the page
                    { value: "statistics", name: qsTr("Statistics") }
                ]
                value: place.shown
                onPicked: value => place.shown = value
                //: Spoken name of two buttons: the list of games, or statistics
                Accessible.name: qsTr("Games or statistics")
                Layout.fillWidth: true
                Layout.fillHeight: false
                Layout.maximumWidth: 420 * Theme.textScale
            }

            HistoryTools {
                id: tools
                visible: place.shown === "games" && !place.games.isEmpty
                list: place.games
                onFilterAsked: filterPanel.open()
                onExportAsked: exportPanel.open()
                Layout.fillWidth: true
                Layout.fillHeight: false
            }

            FocusList {
                id: list
                objectName: "historyList"
                visible: place.shown === "games"
                spacing: 8
                model: place.games
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: 150 * Theme.textScale

                delegate: PlayedGameRow {
                    width: list.width
                    onReached: list.reveal(index)
                    Keys.onUpPressed: event => event.accepted = list.focusRow(index - 1)
                    Keys.onDownPressed: event => event.accepted = list.focusRow(index + 1)
                    onOpened: place.look(matchId, index)
                    onRemoved: place.remove(matchId, index)
                }

                Words {
                    objectName: "historyNone"
                    visible: list.count === 0
                    anchors.centerIn: parent
                    width: Math.min(parent.width, 560 * Theme.textScale)
                    horizontalAlignment: Text.AlignHCenter
                    text: place.games.isEmpty
                          //: On the page of games played, before the first game was played to its end
                          ? qsTr("Every game you finish at the table appears here. Watch it again, and see how you do against each opponent.")
                          //: On the page of games played, where the filter leaves none
                          : qsTr("No games found. Change the search or the filter.")
                    color: Theme.textSoft
                    font.pixelSize: Theme.sizeLarge
                }
            }

            // The statistics are created only when they are first shown, because creating them takes long
            Loader {
                id: statistics
                visible: place.shown === "statistics"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: 150 * Theme.textScale
            }

            // This text shows how many earlier games have been read. It is at the foot of the page, where its appearance moves no
            // item
            Words {
                objectName: "historyLate"
                visible: text !== ""
                text: place.history.deriveProgressText
                color: Theme.textSoft
                font.pixelSize: Theme.sizeSmall
                Accessible.role: Accessible.StaticText
                Layout.fillWidth: true
            }

            BringBackCard {
                visible: place.history.canBringBack && place.shown === "games"
                //: What can be restored. %1 a game and its date
                text: qsTr("Deleted: %1. You can restore it for 30 days.").arg(what)
                what: place.history.deletedTitle
                buttonName: "historyBringBack"
                onBringBackAsked: place.bringBack()
                Layout.fillWidth: true
            }
        }
    }

    PlayedPanel {
        id: panel
        property int row: 0
        history: place.history
        onWatchAsked: {
            if (place.tableController.openReplay(place.history.selected.matchId))
                place.navigator.open(Navigator.Replay);
        }
        onRemoveAsked: {
            close();
            place.remove(place.history.selected.matchId, row);
        }
        onClosed: place.attend(row)
    }

    FilterPanel {
        id: filterPanel
        list: place.games
        onClosed: tools.attend()
    }

    ExportPanel {
        id: exportPanel
        history: place.history
        onClosed: tools.attend()
    }

    Toasts {
        dialogs: [panel, filterPanel, exportPanel]
        bottomInset: felt.frame
        onFocusLost: place.attend(0)

        Toast {
            name: "historyNotice"
            notice: place.history.notice
        }

        Toast {
            name: "historyReplayNotice"
            notice: place.tableController.notice
        }
    }
}
