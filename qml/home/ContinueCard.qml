import QtQuick
import Tableside
import Tableside.App

// A card that offers the last unfinished game, with buttons to continue or discard it and to see the other unfinished games.
// After discarding, the card keeps its size and offers to restore the game.
Panel {
    id: card

    required property waitingRow match
    property int count: 1 // the number of unfinished games
    property bool isPutAway: false
    property alias primary: go

    property real heldHeight: 0
    property real heldDetail: 0

    signal continueAsked
    signal putAwayAsked
    signal bringBackAsked
    signal allAsked

    implicitHeight: isPutAway ? Math.max(heldHeight, column.implicitHeight + 24) : column.implicitHeight + 24

    Column {
        id: column
        x: 16
        y: 12
        width: parent.width - 32
        spacing: 4

        Words {
            text: card.match.shortTitle
            color: card.isPutAway ? Theme.textSoft : Theme.text
            font.pixelSize: Theme.sizeLarge
            font.weight: Theme.weightTitle
            width: parent.width
        }

        Words {
            id: detailWords
            objectName: "homeWaitingDetail"
            //: Replaces the score of an unfinished game after it has been discarded
            text: card.isPutAway ? qsTr("Discarded") : card.match.detail
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            width: parent.width
            height: card.isPutAway ? Math.max(card.heldDetail, implicitHeight) : implicitHeight
        }

        Flow {
            spacing: Theme.spaceSmall
            topPadding: 4
            width: parent.width

            TableButton {
                id: go
                objectName: "homeContinue_" + card.match.game
                visible: !card.isPutAway
                kind: "primary"
                iconName: ""
                //: Button: continues an unfinished game
                text: qsTr("Continue")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Continue %1").arg(card.match.shortTitle)
                onClicked: card.continueAsked()
            }

            TableButton {
                objectName: "homePutAway_" + card.match.game
                visible: card.count === 1 && !card.isPutAway
                kind: "quiet"
                horizontalPadding: 12
                //: Button: gives up an unfinished game
                text: qsTr("Discard game")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Discard game: %1").arg(card.match.shortTitle)
                onClicked: {
                    card.heldHeight = card.implicitHeight;
                    card.heldDetail = detailWords.height;
                    card.putAwayAsked();
                }
            }

            // This button is not at the position of "Discard game", so that a double tap there does not restore the game at once
            TableButton {
                objectName: "homeBringBack"
                visible: card.isPutAway
                iconName: "undo"
                //: Button: restores a discarded game
                text: qsTr("Restore")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Restore %1").arg(card.match.shortTitle)
                onClicked: card.bringBackAsked()
            }

            TableButton {
                objectName: "homeKept"
                visible: card.count > 1
                kind: "quiet"
                horizontalPadding: 12
                //: Button: opens the list of all unfinished games; %n is how many there are
                text: qsTr("%n unfinished game(s)", "", card.count)
                onClicked: card.allAsked()
            }
        }
    }
}
