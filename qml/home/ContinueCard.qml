import QtQuick
import QtQuick.Layouts
import Tableside

// The match that waits to be played on.
Panel {
    id: card

    property string game: "dos"
    property bool isFirst: true // there is one thing to do first
    property string title: ""
    property string detail: ""
    property alias primary: go

    signal continueAsked
    signal putAway

    implicitHeight: column.implicitHeight + 32

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: 16
        spacing: 6

        Words {
            text: card.title
            font.pixelSize: Theme.sizeLarge
            font.weight: Theme.weightTitle
            Layout.fillWidth: true
        }

        Words {
            text: card.detail
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            Layout.fillWidth: true
        }

        Flow {
            spacing: Theme.spaceSmall
            Layout.topMargin: 6
            Layout.fillWidth: true

            TableButton {
                id: go
                objectName: "homeContinue_" + card.game
                kind: card.isFirst ? "primary" : "secondary"
                iconName: ""
                //: Button: go on with the match that was left
                text: qsTr("Continue")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Continue %1").arg(card.title)
                onClicked: card.continueAsked()
            }

            TableButton {
                objectName: "homePutAway_" + card.game
                kind: "quiet"
                //: Button: give up the match that was left
                text: qsTr("Put it away")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Put away %1").arg(card.title)
                onClicked: card.putAway()
            }
        }
    }
}
