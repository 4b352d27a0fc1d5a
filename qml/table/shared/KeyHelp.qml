pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// Which key does what.
Scroller {
    id: help

    required property string game

    readonly property var dosLines: [
        //: Name of the space bar
        [qsTr("Space"), qsTr("Call “DOS!”, at any moment")],
        //: Key names
        [qsTr("Arrow keys"), qsTr("Go from card to card: left and right in the hand or the row, up and down between them")],
        //: Key name
        [qsTr("Enter"), qsTr("Choose a card; on a chosen card: play the choice, or put the card back")],
        ["M", qsTr("Play the choice")],
        ["D", qsTr("Draw a card")],
        ["E", qsTr("End the turn")],
        ["S", qsTr("Skip the bonus")]
    ]
    readonly property var unoLines: [
        //: Name of the space bar
        [qsTr("Space"), qsTr("Call “UNO!”, at any moment")],
        //: Key names
        [qsTr("Arrow keys"), qsTr("Go from card to card in the hand; up to the draw pile and down again; round the color wheel")],
        //: Key name
        [qsTr("Enter"), qsTr("Play the card; on the draw pile: draw")],
        ["D", qsTr("Draw a card, or the cards that you have to draw")],
        ["K", qsTr("Keep the card that you have drawn")],
        ["X", qsTr("Challenge a Wild Draw Four")],
        //: Four number keys
        [qsTr("1 to 4"), qsTr("Name red, blue, green or yellow")]
    ]
    readonly property var commonLines: [
        ["H", qsTr("Show a hint, or take it away")],
        ["G", qsTr("Do what the hint proposes")],
        ["F", qsTr("Show the others faster until it is your turn")],
        ["C", qsTr("Catch a player who forgot to call")],
        ["L", qsTr("Log of what has happened")],
        ["R", qsTr("The rules; after a refusal, the rule behind it")],
        //: Ten number keys
        [qsTr("0 to 9"), qsTr("Go to the next card of the hand with that number; 0 is a 10 too")],
        //: Key name
        [qsTr("Tab"), qsTr("Go on: hand, row, draw pile, buttons")],
        //: Key name
        [qsTr("Esc"), qsTr("Put the chosen cards back, or close what is open; with nothing open: the menu")],
        ["F1", qsTr("This list")]
    ]
    readonly property var lines: (game === "uno" ? unoLines : dosLines).concat(commonLines)

    objectName: "keyHelp"
    sideMargin: 10
    activeFocusOnTab: interactive

    ColumnLayout {
        width: parent.width
        spacing: Theme.space

        Repeater {
            model: help.lines.length // a list would make all rows anew with another language

            RowLayout {
                id: line

                required property int index
                readonly property list<string> words: help.lines[index] ?? ["", ""]

                spacing: Theme.space
                Layout.fillWidth: true

                Rectangle {
                    implicitWidth: Math.max(100 * Theme.textScale, key.implicitWidth + 16)
                    implicitHeight: key.implicitHeight + 8
                    radius: Theme.radiusSmall
                    color: Theme.feltDark
                    border.width: 1
                    border.color: Theme.line
                    Layout.alignment: Qt.AlignTop

                    Words {
                        id: key
                        anchors.centerIn: parent
                        text: line.words[0]
                        wrapMode: Text.NoWrap
                        font.pixelSize: Theme.sizeSmall
                        font.weight: Theme.weightStrong
                    }
                }

                Words {
                    text: line.words[1]
                    font.pixelSize: Theme.sizeSmall
                    Layout.fillWidth: true
                }
            }
        }
    }
}
