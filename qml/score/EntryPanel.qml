pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A round being entered, or one hand being corrected: whose hand, its cards or its number, and what is still missing.
FocusScope {
    id: panel

    required property HandEntry entry

    readonly property bool wide: width >= 720
    readonly property bool asksWhoIsOut: !entry.isRoundOver
    // Where there is little room the number pad comes when it is wanted
    property bool typing: false

    // The field that had the focus is hidden when it is asked again who went out
    onAsksWhoIsOutChanged: attention.restart()

    Accessible.role: Accessible.Grouping
    //: Spoken name of the panel where a round is entered. %1 its number
    Accessible.name: qsTr("Entry of round %1").arg(entry.round + 1)

    // The focus goes where the next thing is to be done
    function attend(): void {
        if (entry.round < 0)
            return;
        if (asksWhoIsOut)
            question.begin();
        else if (entry.seat >= 0 && !entry.isOut)
            sum.forceActiveFocus(Qt.TabFocusReason);
        else
            foot.attend();
    }

    // Enter: this hand is counted; on to the next one, or to the button that closes the round
    function next(): void {
        if (!entry.confirm())
            return;
        if (entry.isCorrection)
            entry.finish();
        else if (entry.canClose)
            foot.attend();
        else
            attend();
    }

    // After what has changed is shown
    Timer {
        id: attention
        interval: 0
        onTriggered: panel.attend()
    }

    Connections {
        target: panel.entry
        function onSeatShown(): void {
            attention.restart();
        }
    }

    GridLayout {
        anchors.fill: parent
        columns: panel.wide ? 2 : 1
        columnSpacing: Theme.space
        rowSpacing: Theme.spaceSmall

        HandsColumn {
            visible: !panel.asksWhoIsOut
            entry: panel.entry
            narrow: !panel.wide
            Layout.preferredWidth: panel.wide ? 250 * Theme.textScale : -1
            Layout.preferredHeight: Math.min(contentHeight, panel.height * (panel.typing ? 0.2 : 0.4))
            Layout.maximumWidth: panel.wide ? 250 * Theme.textScale : Infinity
            Layout.fillWidth: true
            Layout.fillHeight: panel.wide
        }

        Scroller {
            id: middle
            maximumWidth: 1100
            sideMargin: panel.wide ? 6 : 10
            Layout.columnSpan: panel.wide && panel.asksWhoIsOut ? 2 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                width: parent.width
                spacing: Theme.spaceSmall

                OutQuestion {
                    id: question
                    visible: panel.asksWhoIsOut
                    entry: panel.entry
                    narrow: !panel.wide
                    Layout.fillWidth: true
                }

                Words {
                    visible: text !== "" && !panel.wide && !panel.asksWhoIsOut
                    text: panel.entry.reminder
                    color: Theme.score
                    font.pixelSize: Theme.sizeSmall
                    Layout.fillWidth: true
                }

                CardPad {
                    visible: !panel.asksWhoIsOut && panel.entry.seat >= 0 && !panel.entry.isOut
                    entry: panel.entry
                    room: middle.height - 2 * Theme.touchTarget // leaves some for what was counted
                    Layout.fillWidth: true
                }

                CountedCards {
                    visible: !panel.asksWhoIsOut
                    entry: panel.entry
                    Layout.fillWidth: true
                }

                EntryHistory {
                    visible: panel.entry.isCorrection && !panel.wide
                    entry: panel.entry
                    Layout.fillWidth: true
                }
            }
        }

        ColumnLayout {
            visible: !panel.asksWhoIsOut
            spacing: Theme.spaceSmall
            Layout.columnSpan: panel.wide ? 2 : 1
            Layout.fillWidth: true

            RowLayout {
                visible: panel.entry.seat >= 0
                spacing: Theme.spaceSmall

                SumField {
                    id: sum
                    objectName: "entrySum"
                    entry: panel.entry
                    onConfirmed: panel.next()
                    Layout.fillWidth: true
                }

                IconButton {
                    objectName: "entryTyping"
                    visible: !panel.wide
                    iconName: panel.typing ? "cards" : "keypad"
                    text: panel.typing ? qsTr("Hide the number pad") : qsTr("Show the number pad")
                    onClicked: panel.typing = !panel.typing
                }
            }

            NumberPad {
                visible: panel.entry.seat >= 0 && (panel.wide || panel.typing)
                entry: panel.entry
                Layout.fillWidth: true
            }
        }

        EntryFoot {
            id: foot
            entry: panel.entry
            narrow: !panel.wide
            onNextAsked: panel.next()
            Layout.columnSpan: panel.wide ? 2 : 1
            Layout.fillWidth: true
        }
    }
}
