pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// The list of keyboard shortcuts and their actions.
Scroller {
    id: help

    required property string game
    property bool shared: false // whether several people share the device; the list has keys for handing it on then
    property bool takesBack: false // whether undo is allowed; the list has the key for it then
    property bool watching: false // whether the list is for a replay

    readonly property var dosLines: [
        //: Name of the space bar
        [qsTr("Space"), qsTr("Call “DOS!”, even when it isn’t your turn")],
        //: Key names
        [qsTr("Arrow keys"), qsTr("Move between cards: left and right in your hand or the row, up and down between the two")],
        //: Key name
        [qsTr("Enter"), qsTr("Select a card; on a selected card, play the selection or put the card back")],
        ["M", qsTr("Play the selected cards")],
        ["D", qsTr("Draw a card")],
        ["E", qsTr("End your turn")],
        ["S", qsTr("Skip the bonus")]
    ]
    readonly property var unoLines: [
        //: Name of the space bar
        [qsTr("Space"), qsTr("Call “UNO!”, even when it isn’t your turn")],
        //: Key names
        [qsTr("Arrow keys"), qsTr("Move between cards; up to the draw pile and back down; around the color wheel")],
        //: Key name
        [qsTr("Enter"), qsTr("Play the card; on the draw pile, draw")],
        ["D", qsTr("Draw a card, or all the cards you have to draw")],
        ["K", qsTr("Keep the card you drew")],
        ["X", qsTr("Challenge a Wild Draw Four")],
        //: Four number keys
        [qsTr("1 to 4"), qsTr("Name red, blue, green, or yellow")]
    ]
    readonly property var sharedLines: [
        //: Name of the space bar
        [qsTr("Space"), qsTr("When the device is passed to you: show your cards")],
        //: Key names
        [qsTr("Shift+Space"), qsTr("Call while nobody’s cards are shown")]
    ]
    readonly property var takeBackLines: [
        //: Key names
        [qsTr("U, Backspace"), qsTr("Take back your last play in this round")]
    ]
    readonly property var commonLines: [
        ["H", qsTr("Show or hide the hint")],
        ["G", qsTr("Do what the hint suggests")],
        ["F", qsTr("Speed up the others until your turn")],
        ["C", qsTr("Catch a player who forgot to call")],
        ["L", qsTr("Open the log")],
        ["R", qsTr("Open the rules; after a refused move, the rule that applies")],
        //: Ten number keys
        [qsTr("0 to 9"), qsTr("Go to the next card in your hand with that number; 0 also finds a 10. On every keyboard it is the row of digits, without Shift")],
        //: Key name
        [qsTr("Tab"), qsTr("Move on: hand, row, draw pile, buttons")],
        //: Key name
        [qsTr("Esc"), qsTr("Clear the selection, or close what’s open; otherwise, open the menu")],
        ["F1", qsTr("Show this list")]
    ]
    readonly property var watchingLines: [
        //: Name of the space bar
        [qsTr("Space"), qsTr("Play and pause")],
        //: Key names; forward and back in a replay
        [qsTr("Right, Left"), qsTr("Forward or back one step")],
        //: Key names; forward and back in a replay
        [qsTr("Down, Up"), qsTr("Forward or back one turn")],
        //: Key names; forward and back in a replay
        [qsTr("Page Down, Page Up"), qsTr("Forward or back one round")],
        //: Key names
        [qsTr("Home, End"), qsTr("To the beginning or the end")],
        //: Key names
        [qsTr("M, Shift+M"), qsTr("Next or previous mark")],
        ["A", qsTr("Show all hands, or one")],
        ["V", qsTr("Choose whose cards to show")],
        ["S", qsTr("Change the speed")],
        ["L", qsTr("Open the log")],
        //: Key name
        [qsTr("Esc"), qsTr("Close what’s open; otherwise, leave the replay")],
        ["F1", qsTr("Show this list")]
    ]
    readonly property var lines: watching ? watchingLines : (game === "uno" ? unoLines : dosLines).concat(takesBack ? takeBackLines : []).concat(shared ? sharedLines : []).concat(commonLines)

    // The width of the column that names the keys; its longest text decides
    readonly property real keyWidth: lines.reduce((widest, line) => Math.max(widest,
        Math.min(letters.advanceWidth(line[0]) + 18, 108 * Theme.textScale)), 84 * Theme.textScale)

    FontMetrics {
        id: letters
        font.family: Theme.family
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightStrong
    }

    objectName: "keyHelp"
    sideMargin: 10
    activeFocusOnTab: interactive

    ColumnLayout {
        width: parent.width
        spacing: Theme.space

        Repeater {
            // The number of lines: if the model were the list itself, a change of language would recreate all rows
            model: help.lines.length

            RowLayout {
                id: line

                required property int index
                readonly property list<string> words: help.lines[index] ?? ["", ""]

                spacing: Theme.space
                Layout.fillWidth: true

                Rectangle {
                    implicitWidth: help.keyWidth
                    implicitHeight: key.implicitHeight + 8
                    radius: Theme.radiusSmall
                    color: Theme.feltDark
                    border.width: 1
                    border.color: Theme.line
                    Layout.alignment: Qt.AlignTop

                    Words {
                        id: key
                        anchors.centerIn: parent
                        width: parent.width - 12
                        text: line.words[0]
                        horizontalAlignment: Text.AlignHCenter
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
