pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The score book: all games whose points were written down or taken over from a game on screen, newest first, and the people who
// played.
ScorePage {
    id: place

    readonly property ScoreBook book: scoreController.book
    readonly property bool wide: width >= 900

    objectName: "bookPage"
    notices: [scoreController.notice]
    Component.onCompleted: {
        book.reload();
        tools.attend();
    }

    // Sets the focus after the row with the focused button was removed: to the game that is in this row now, or to the first
    // button if there is no game
    function attend(row: int): void {
        if (!list.focusRow(Math.min(row, list.count - 1)))
            tools.attend();
    }

    function remove(gameId: real, row: int): void {
        book.remove(gameId);
        Theme.later(attend, row); // deferred until the new rows are created
    }

    function bringBack(): void {
        book.bringBack();
        if (!book.offersBringBack) // if another game can be restored, its button keeps the focus
            Theme.later(attend, 0);
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    // In low windows the whole page scrolls, because the list alone never becomes lower than one game
    Scroller {
        id: scroller
        enabled: !job.opened && !deletedPanel.opened
        anchors.fill: parent
        anchors.margins: felt.frame + (place.width < 480 ? 10 : 18)
        maximumWidth: 1240 * Theme.textScale
        sideMargin: 0

        ColumnLayout {
            width: parent.width
            height: Math.max(scroller.height, implicitHeight)
            spacing: Theme.space

            PageHeader {
                backName: "bookBack"
                //: Title of the page with all score sheets
                title: qsTr("Score book")
                onBack: place.navigator.back()
                Layout.fillWidth: true
            }

            StorageWarning {
                objectName: "bookForgets"
                tableController: place.tableController
                Layout.fillWidth: true
            }

            TableQuestion {
                scoreController: place.scoreController
                onAnswered: tools.attendImport()
                Layout.fillWidth: true
            }

            BookTools {
                id: tools
                scoreController: place.scoreController
                wide: place.wide
                onNewAsked: place.navigator.open(Navigator.ScoreSetup)
                Layout.fillWidth: true
            }

            PeopleStrip {
                visible: place.scoreController.people.list.count > 0
                people: place.scoreController.people
                onPicked: personId => {
                    place.scoreController.openPerson(personId);
                    place.navigator.open(Navigator.Person);
                }
                Layout.fillWidth: true
            }

            FocusList {
                id: list
                objectName: "bookList"
                spacing: 8
                model: place.book
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: 150 * Theme.textScale

                delegate: BookRow {
                    width: list.width
                    onReached: list.reveal(index)
                    Keys.onUpPressed: event => event.accepted = list.focusRow(index - 1)
                    Keys.onDownPressed: event => event.accepted = list.focusRow(index + 1)
                    onOpened: {
                        if (place.scoreController.openGame(gameId))
                            place.navigator.open(Navigator.ScoreSheet);
                    }
                    onRepeated: {
                        if (place.scoreController.prepareFromGame(gameId))
                            place.navigator.open(Navigator.ScoreSetup);
                    }
                    onRemoved: place.remove(gameId, index)
                }

                Words {
                    visible: list.count === 0
                    anchors.centerIn: parent
                    width: Math.min(parent.width, 560 * Theme.textScale)
                    horizontalAlignment: Text.AlignHCenter
                    text: place.book.isEmpty
                          ? qsTr("No games yet. Start a sheet with two names.")
                          //: %1: what was searched for
                          : qsTr("No games found for “%1”.").arg(place.book.search)
                    color: Theme.textSoft
                    font.pixelSize: Theme.sizeLarge
                }
            }

            TableButton {
                objectName: "bookDeleted"
                visible: place.book.deleted.count > 0 && !place.book.offersBringBack
                kind: "quiet"
                iconName: "remove"
                text: deletedPanel.title
                onClicked: deletedPanel.open()
                Layout.alignment: Qt.AlignHCenter
            }

            // The panel is at the foot of the page, where its appearance moves no item
            BringBackCard {
                visible: place.book.offersBringBack
                //: What can be restored. %1 the players and the date of the game
                text: qsTr("Deleted: %1. You can restore it for 30 days.").arg(what)
                what: place.book.deletedTitle
                buttonName: "bookBringBack"
                closeName: "bookBringBackClose"
                onBringBackAsked: place.bringBack()
                onClosed: {
                    place.book.dismissOffer();
                    place.attend(0);
                }
                Layout.fillWidth: true
            }
        }
    }

    DeletedGames {
        id: deletedPanel
        book: place.book
        onClosed: Theme.later(place.attend, 0)
    }

    JobPanel {
        id: job
        job: place.scoreController.job
        name: "bookJob"
    }

    Toasts {
        dialogs: [job, deletedPanel]
        bottomInset: felt.frame
        onFocusLost: tools.attend()

        Toast {
            name: "bookNotice"
            notice: place.scoreController.notice
        }

        Toast {
            name: "bookProblem"
            text: place.book.problem
            onDismissed: place.book.dismissProblem()
        }
    }
}
