pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The entry of a round, or the correction of one hand: the player, the cards or the number, and what is still missing.
FocusScope {
    id: panel

    required property HandEntry entry
    property int quarterTurns: 0 // the quarter turns of the sheet

    readonly property bool wide: width >= 720
    readonly property alias asking: question // the question of whether to save the correction
    readonly property bool onlyNumbers: entry.hasOnlyPoints || entry.takesTotal
    readonly property bool asksWhoIsOut: !entry.isRoundOver
    // Whether the number pad is shown in place of the cards, when there is no space for both
    property bool typing: false
    // Whether a pad is shown; narrow panels have space either for cards or for numbers
    readonly property bool showsPad: !asksWhoIsOut && entry.seat >= 0 && !entry.isOut && !entry.hasOnlyPoints && (wide || !typing)

    // The focused field is hidden while the panel asks again who went out
    onAsksWhoIsOutChanged: Theme.later(attend) // after the changed items are shown

    Accessible.role: Accessible.Grouping
    //: Spoken name of the panel where a round is entered. %1 its number
    Accessible.name: qsTr("Scores for round %1").arg(entry.round + 1)

    // Focuses the item for the next step
    function attend(): void {
        // Deferred calls may arrive while the page, and the entry with it, is being closed
        if (!entry || entry.round < 0 || question.opened)
            return;
        if (asksWhoIsOut)
            outs.begin();
        else if (entry.seat >= 0 && (!entry.isOut || entry.takesTotal))
            sum.forceActiveFocus(Qt.TabFocusReason);
        else
            foot.attend();
    }

    // Saves the choice of pad for the next entry
    function countBy(value: bool): void {
        AppSettings.countByValue = value;
        attend();
    }

    // Handles Enter: finishes this hand and moves to the next one, or to the button that closes the round or saves the correction
    function next(): void {
        if (!entry.confirm())
            return;
        if (entry.canClose)
            foot.attend();
        else
            attend();
    }

    // Returns false if the panel first asks whether to save a correction
    function leave(): bool {
        const left = entry.finish();
        if (!left)
            question.askToSave();
        return left;
    }

    function markOut(): void {
        const words = entry.isOut ? "" : entry.outQuestion(entry.seat);
        if (entry.isOut)
            entry.markBlocked();
        else if (words !== "")
            question.askOut(entry.seat, words);
        else
            entry.markOut(entry.seat);
    }

    // Handles the keys that no item of the entry has accepted
    Keys.onPressed: event => {
        if (!asksWhoIsOut && !question.opened && entry.seat >= 0)
            sum.take(event);
    }

    Connections {
        target: panel.entry
        function onSeatShown(): void {
            Theme.later(panel.attend);
        }
    }

    GridLayout {
        anchors.fill: parent
        enabled: !question.opened
        columns: panel.wide ? 2 : 1
        columnSpacing: Theme.space
        rowSpacing: Theme.spaceSmall

        HandsColumn {
            visible: panel.wide && !panel.asksWhoIsOut
            entry: panel.entry
            // The width is limited, so that larger letters leave space for the cards
            Layout.preferredWidth: Math.min(250 * Theme.textScale, panel.width * 0.25)
            Layout.maximumWidth: Layout.preferredWidth
            Layout.fillHeight: true
        }

        HandStrip {
            visible: !panel.wide && !panel.asksWhoIsOut
            entry: panel.entry
            Layout.fillWidth: true
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
                    id: outs
                    visible: panel.asksWhoIsOut
                    entry: panel.entry
                    narrow: !panel.wide
                    Layout.fillWidth: true
                }

                Words {
                    // Narrow panels show the reminder only before the first hand. It does not disappear at the first tap, which
                    // would move the cards
                    visible: text !== "" && !panel.wide && !panel.asksWhoIsOut && (panel.entry.isFirst || panel.onlyNumbers)
                    text: panel.entry.reminder
                    color: Theme.score
                    font.pixelSize: Theme.sizeSmall
                    Layout.fillWidth: true
                }

                HandHead {
                    id: head
                    visible: !panel.asksWhoIsOut && panel.entry.seat >= 0
                    entry: panel.entry
                    narrow: !panel.wide
                    onOutAsked: panel.markOut()
                    Layout.fillWidth: true
                }

                ValuePad {
                    visible: panel.showsPad && AppSettings.countByValue
                    entry: panel.entry
                    onCardsAsked: panel.countBy(false)
                    Layout.fillWidth: true
                    Layout.topMargin: 6 // space for the counts, which extend above the cards
                }

                CardPad {
                    visible: panel.showsPad && !AppSettings.countByValue
                    entry: panel.entry
                    onValuesAsked: panel.countBy(true)
                    // Leaves space for the counted cards, and does not depend on the text of the line below
                    room: middle.height + status.height - status.leastHeight - head.height - 1.5 * Theme.touchTarget
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

        EntryStatus {
            id: status
            readonly property real leastHeight: Theme.sizeSmall * 1.5
            entry: panel.entry
            onEnded: Theme.later(foot.attend) // after the current hand has changed: this one is counted
            Layout.columnSpan: panel.wide ? 2 : 1
            Layout.fillWidth: true
        }

        RowLayout {
            visible: !panel.asksWhoIsOut && panel.entry.seat >= 0
            spacing: Theme.spaceSmall
            Layout.columnSpan: panel.wide ? 2 : 1
            Layout.fillWidth: true

            SumField {
                id: sum
                objectName: "entrySum"
                entry: panel.entry
                onConfirmed: panel.next()
                Layout.fillWidth: true
            }

            IconButton {
                objectName: "entryTyping"
                visible: !panel.wide && !panel.onlyNumbers
                iconName: panel.typing ? "cards" : "keypad"
                text: panel.typing ? qsTr("Hide number pad") : qsTr("Show number pad")
                onClicked: panel.typing = !panel.typing
            }
        }

        NumberPad {
            visible: !panel.asksWhoIsOut && panel.entry.seat >= 0 && (panel.wide || panel.typing || panel.onlyNumbers)
            entry: panel.entry
            Layout.columnSpan: panel.wide ? 2 : 1
            Layout.fillWidth: true
        }

        EntryFoot {
            id: foot
            entry: panel.entry
            narrow: !panel.wide
            onNextAsked: panel.next()
            onLeaveAsked: panel.leave()
            Layout.columnSpan: panel.wide ? 2 : 1
            Layout.fillWidth: true
        }
    }

    EntryQuestion {
        id: question
        quarterTurns: panel.quarterTurns
        entry: panel.entry
        onClosed: Theme.later(attend) // after the changed items are shown
    }
}
