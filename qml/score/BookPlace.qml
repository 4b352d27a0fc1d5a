pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The book: all games, newest first, with the people in them.
ScorePlace {
    id: place

    readonly property ScoreBook book: scoreRoom.book
    readonly property bool wide: width >= 900

    objectName: "bookPlace"
    Component.onCompleted: {
        book.reload();
        start.forceActiveFocus(Qt.OtherFocusReason);
    }

    Felt {
        id: felt
        anchors.fill: parent
    }

    DropArea {
        anchors.fill: parent
        onDropped: drop => {
            if (drop.hasUrls)
                place.scoreRoom.importFrom(decodeURIComponent(drop.urls[0].toString().replace("file://", "")));
        }
    }

    ColumnLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: felt.frame + (place.width < 480 ? 10 : 18)
        width: Math.min(parent.width - 2 * anchors.margins, 1240 * Theme.textScale)
        spacing: Theme.space

        PlaceHeader {
            backName: "bookBack"
            //: Title of the page with all score sheets
            title: qsTr("Score book")
            onBack: place.asked("home")
            Layout.fillWidth: true
        }

        ForgetsNotice {
            objectName: "bookForgets"
            playroom: place.playroom
            Layout.fillWidth: true
        }

        Notice {
            text: place.scoreRoom.notice !== "" ? place.scoreRoom.notice : place.book.problem
            closeName: "bookNoticeClose"
            onDismissed: place.scoreRoom.dismissNotice()
            Layout.fillWidth: true
        }

        TableQuestion {
            scoreRoom: place.scoreRoom
            Layout.fillWidth: true
        }

        GridLayout {
            id: tools

            readonly property real widest: Math.max(bookExport.implicitWidth, bookImport.implicitWidth)
            readonly property bool paired: place.wide || 2 * widest + columnSpacing <= width

            columns: place.wide ? 4 : 2
            columnSpacing: Theme.spaceSmall
            rowSpacing: Theme.spaceSmall
            Layout.fillWidth: true

            TableButton {
                id: start
                objectName: "bookNew"
                kind: "primary"
                iconName: ""
                textSize: Theme.sizeLarge
                //: Button: begin a new score sheet
                text: qsTr("New score sheet")
                onClicked: place.asked("scoreSetup")
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.columnSpan: place.wide ? 1 : 2
            }

            LabeledField {
                fieldName: "bookSearch"
                label: qsTr("Search the book")
                showLabel: false
                //: In the empty search field
                placeholder: qsTr("Player, game, place, date")
                text: place.book.search
                onEdited: text => place.book.search = text
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.columnSpan: place.wide ? 1 : 2
            }

            TableButton {
                id: bookExport
                objectName: "bookExport"
                enabled: !place.book.isEmpty
                iconName: "save"
                horizontalPadding: 12
                //: Button: write the whole book into a file
                text: qsTr("Export the book")
                onClicked: place.scoreRoom.exportTo(ScoreRoom.BookFile)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.columnSpan: tools.paired ? 1 : 2
            }

            TableButton {
                id: bookImport
                objectName: "bookImport"
                iconName: "plus"
                horizontalPadding: 12
                //: Button: read games from a file
                text: qsTr("Import …")
                onClicked: place.scoreRoom.pickAndImport()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.columnSpan: tools.paired ? 1 : 2
            }
        }

        PeopleStrip {
            visible: place.scoreRoom.people.list.count > 0
            people: place.scoreRoom.people
            onPicked: personId => {
                place.scoreRoom.openPerson(personId);
                place.asked("scorePerson");
            }
            Layout.fillWidth: true
        }

        BringBackCard {
            visible: place.book.canBringBack
            text: qsTr("The game was deleted. For 30 days it can still be brought back.")
            buttonName: "bookBringBack"
            onBringBackAsked: place.book.bringBack()
            Layout.fillWidth: true
        }

        FocusList {
            id: list
            objectName: "bookList"
            spacing: 8
            model: place.book
            Layout.fillWidth: true
            Layout.fillHeight: true

            delegate: BookRow {
                width: list.width
                onReached: list.reveal(index)
                Keys.onUpPressed: event => event.accepted = list.focusRow(index - 1)
                Keys.onDownPressed: event => event.accepted = list.focusRow(index + 1)
                onOpened: {
                    if (place.scoreRoom.openGame(gameId))
                        place.asked("scoreSheet");
                }
                onRepeated: {
                    if (place.scoreRoom.prepareLike(gameId))
                        place.asked("scoreSetup");
                }
                onRemoved: place.book.remove(gameId)
            }

            Words {
                visible: list.count === 0
                anchors.centerIn: parent
                width: Math.min(parent.width, 560 * Theme.textScale)
                horizontalAlignment: Text.AlignHCenter
                text: place.book.isEmpty
                      ? qsTr("Nothing written yet. Begin a sheet: it takes two names and one press.")
                      //: %1: what was searched for
                      : qsTr("No game has “%1” in it.").arg(place.book.search)
                color: Theme.textSoft
                font.pixelSize: Theme.sizeLarge
            }
        }
    }
}
