import QtQuick
import Tableside

// The match that was played last, to be played on, and the way to the others that wait.
Panel {
    id: card

    property string game: "dos"
    property string title: ""
    property string detail: ""
    property int count: 1 // of all that wait
    property alias primary: go

    signal continueAsked
    signal putAwayAsked
    signal allAsked

    implicitHeight: column.implicitHeight + 24

    Column {
        id: column
        x: 16
        y: 12
        width: parent.width - 32
        spacing: 4

        Words {
            text: card.title
            font.pixelSize: Theme.sizeLarge
            font.weight: Theme.weightTitle
            width: parent.width
        }

        Words {
            text: card.detail
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            width: parent.width
        }

        Flow {
            spacing: Theme.spaceSmall
            topPadding: 4
            width: parent.width

            TableButton {
                id: go
                objectName: "homeContinue_" + card.game
                kind: "primary"
                iconName: ""
                //: Button: go on with the match that was left
                text: qsTr("Continue")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Continue %1").arg(card.title)
                onClicked: card.continueAsked()
            }

            TableButton {
                objectName: "homePutAway_" + card.game
                visible: card.count === 1
                kind: "quiet"
                horizontalPadding: 12
                //: Button: give up the match that was left
                text: qsTr("Put it away")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Put away %1").arg(card.title)
                onClicked: card.putAwayAsked()
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
