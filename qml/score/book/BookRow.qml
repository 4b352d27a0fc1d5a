pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside
import Tableside.App

// A row of the score book: one game.
T.AbstractButton {
    id: row

    required property int index
    required property real gameId
    required property string title
    required property string detail
    required property string date
    required property bool isOpen
    required property string note
    required property list<personRow> players
    required property int winner
    // The maximum number of players' pictures in a row. It leaves most of the width to the names
    readonly property int mostMarks: 6
    readonly property bool isCrowded: players.length > mostMarks

    signal opened
    signal repeated
    signal removed
    signal reached // emitted when the row or one of its buttons gets the focus by the Tab key or an arrow key

    objectName: "bookRow" + index
    implicitHeight: contentItem.implicitHeight + 18
    focusPolicy: Qt.StrongFocus
    text: title
    onClicked: opened()
    onVisualFocusChanged: if (visualFocus)
        reached()

    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    Accessible.role: Accessible.Button
    //: Spoken name of a game in the book of which the date is not known. %1 the players, %2 the outcome
    Accessible.name: date === "" ? Phrases.fill(qsTr("%1: %2"), [title, detail])
                     //: Spoken name of a game in the book. %1 the players, %2 the outcome, %3 the date
                     : Phrases.fill(qsTr("%1: %2, %3"), [title, detail, date])
    Accessible.description: note
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

                NameWords {
                    text: row.title
                    font.weight: Theme.weightTitle
                    fontSizeMode: Text.FixedSize
                    maximumLineCount: 2
                    Layout.fillWidth: true
                }

                Words {
                    text: row.date === "" ? row.detail : row.detail + " · " + row.date
                    color: row.isOpen ? Theme.callToAct : Theme.score
                    font.pixelSize: Theme.sizeSmall
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }

                Words {
                    visible: row.note !== ""
                    text: row.note
                    color: Theme.textSoft
                    font.pixelSize: Theme.sizeSmall
                    Accessible.ignored: true
                    Layout.fillWidth: true
                }
            }

            Row {
                visible: row.width >= 640
                spacing: 4

                Repeater {
                    model: row.players

                    PlayerMark {
                        required property personRow modelData
                        required property int index

                        visible: !row.isCrowded || index === row.winner || index < row.mostMarks - 2
                                 || index === row.mostMarks - 2 && row.winner < index
                        name: modelData.name
                        portrait: modelData.portrait
                        colorIndex: modelData.colorIndex
                        crowned: index === row.winner
                        implicitWidth: 34
                    }
                }

                Words {
                    visible: row.isCrowded
                    anchors.verticalCenter: parent.verticalCenter
                    text: "+" + (row.players.length - row.mostMarks + 1)
                    color: Theme.textSoft
                    font.pixelSize: Theme.sizeSmall
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }

            IconButton {
                objectName: "bookRepeat" + row.index
                framed: false
                iconName: "again"
                //: Button: a new sheet with the people and rules of this one. %1 the players
                text: qsTr("New game, same players and rules: %1").arg(row.title)
                onVisualFocusChanged: if (visualFocus)
                    row.reached()
                onClicked: row.repeated()
            }

            IconButton {
                objectName: "bookRemove" + row.index
                framed: false
                iconName: "remove"
                //: Button. %1 the players
                text: qsTr("Delete game: %1").arg(row.title)
                onVisualFocusChanged: if (visualFocus)
                    row.reached()
                onClicked: row.removed()
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: row.down || row.hovered ? Theme.panelRaised : Theme.panel
        border.width: row.isOpen ? 2 : Theme.lineWidth
        border.color: row.isOpen ? Theme.callToAct : Theme.panelRaised

        FocusRing {
            visible: row.visualFocus
            gap: -6 // the focus ring is drawn inside the row, because the list clips at the row's edges
        }
    }
}
