import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside

// A row of KeptGamesPage, the list of unfinished games: one game.
T.AbstractButton {
    id: row

    required property int index
    required property real matchId
    required property string title
    required property string detail

    signal opened
    signal putAway
    signal reached // emitted when the row or its button gets the focus by the Tab key or an arrow key

    objectName: "keptRow" + index
    implicitHeight: contentItem.implicitHeight + 18
    focusPolicy: Qt.StrongFocus
    text: title
    onClicked: opened()
    onVisualFocusChanged: if (visualFocus)
        reached()

    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    Accessible.role: Accessible.Button
    //: Spoken name of the button. %1: for example "DOS with West and North"
    Accessible.name: qsTr("Continue %1").arg(title)
    Accessible.description: detail
    Accessible.focusable: true
    Accessible.onPressAction: opened()

    contentItem: Item {
        implicitHeight: children[0].implicitHeight

        RowLayout {
            x: 16
            width: parent.width - 22
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceSmall

            ColumnLayout {
                spacing: 2
                Layout.fillWidth: true

                Words {
                    text: row.title
                    font.weight: Theme.weightTitle
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                Words {
                    text: row.detail
                    color: Theme.score
                    font.pixelSize: Theme.sizeSmall
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }
            }

            IconButton {
                objectName: "keptPutAway" + row.index
                framed: false
                iconName: "remove"
                //: Spoken name of the button. %1: for example "DOS with West and North"
                text: qsTr("Discard %1").arg(row.title)
                onVisualFocusChanged: if (visualFocus)
                    row.reached()
                onClicked: row.putAway()
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: row.down || row.hovered ? Theme.panelRaised : Theme.panel
        border.width: Theme.lineWidth
        border.color: Theme.panelRaised

        FocusRing {
            visible: row.visualFocus
            gap: -6 // the ring is inside the row, because the list clips at the row's edges
        }
    }
}
