pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The list of all unfinished games on screen, the most recently played first.
AppPage {
    id: place

    readonly property WaitingMatches matches: tableController.waiting

    objectName: "keptGamesPage"
    notices: [tableController.notice]
    Component.onCompleted: attend(0)

    function attend(row: int): void {
        if (!list.focusRow(Math.min(row, list.count - 1)))
            place.forceActiveFocus();
    }

    function putAway(matchId: real, row: int): void {
        tableController.putAway(matchId);
        attend(row);
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: felt.frame + (place.width < 480 ? 10 : 18)
        width: Math.min(parent.width - 2 * anchors.margins, 760 * Theme.textScale)
        spacing: Theme.space

        PageHeader {
            backName: "keptBack"
            //: Title of the page with all unfinished games at the table
            title: qsTr("Unfinished games")
            onBack: place.navigator.back()
            Layout.fillWidth: true
        }

        FocusList {
            id: list
            objectName: "keptList"
            spacing: 8
            model: place.matches.list
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.bottomMargin: toasts.covered

            delegate: KeptGameRow {
                width: list.width
                onReached: list.reveal(index)
                Keys.onUpPressed: event => event.accepted = list.focusRow(index - 1)
                Keys.onDownPressed: event => event.accepted = list.focusRow(index + 1)
                onOpened: {
                    if (place.tableController.resumeMatch(matchId))
                        place.navigator.replace(Navigator.Table);
                }
                onPutAway: place.putAway(matchId, index)
            }

            Words {
                visible: list.count === 0
                anchors.centerIn: parent
                width: Math.min(parent.width, 560 * Theme.textScale)
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("No unfinished games.")
                color: Theme.textSoft
                font.pixelSize: Theme.sizeLarge
            }
        }
    }

    Toasts {
        id: toasts
        bottomInset: felt.frame
        onFocusLost: place.attend(0)

        Toast {
            name: "keptNotice"
            notice: place.tableController.notice
            //: Button: restore the discarded or deleted game
            undoText: qsTr("Restore")
        }
    }
}
