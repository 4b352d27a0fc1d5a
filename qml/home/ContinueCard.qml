import QtQuick
import Tableside
import Tableside.App

// The match that was played last, to be played on, and the way to the others that wait. Put away it can be brought back,
// and the card is as large as before.
Panel {
    id: card

    required property waitingRow match
    property int count: 1 // of all that wait
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
            //: In the place of how a match stands, once it has been put away
            text: card.isPutAway ? qsTr("Put away") : card.match.detail
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
                //: Button: go on with the match that was left
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
                //: Button: give up the match that was left
                text: qsTr("Put it away")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Put away %1").arg(card.match.shortTitle)
                onClicked: {
                    card.heldHeight = card.implicitHeight;
                    card.heldDetail = detailWords.height;
                    card.putAwayAsked();
                }
            }

            // Not where "Put it away" was: a second tap undoes nothing
            TableButton {
                objectName: "homeBringBack"
                visible: card.isPutAway
                iconName: "undo"
                //: Button: the match that was put away is there again
                text: qsTr("Bring it back")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Bring back %1").arg(card.match.shortTitle)
                onClicked: card.bringBackAsked()
            }

            TableButton {
                objectName: "homeKept"
                visible: card.count > 1
                kind: "quiet"
                horizontalPadding: 12
                //: Button: to the list of all games that were left unfinished; %n is their number
                text: qsTr("%n kept game(s)", "", card.count)
                onClicked: card.allAsked()
            }
        }
    }
}
