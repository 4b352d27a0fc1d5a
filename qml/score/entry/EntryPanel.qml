pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The entry of a round, or the correction of one hand: the player, the cards or the number, and what is still missing.
FocusScope {
    id: panel

    required property HandEntry entry
    property int quarterTurns: 0 // the rotation of the sheet, in clockwise quarter turns

    readonly property bool wide: width >= 720
    readonly property alias asking: question // the dialog that asks whether to save a correction or change who went out
    readonly property bool onlyNumbers: entry.hasOnlyPoints || entry.takesTotal
    readonly property bool asksWhoIsOut: !entry.isRoundOver
    // Whether a narrow panel shows the number pad in place of the card pad
    property bool typing: false
    // Whether the card pad or the value pad is shown. Narrow panels have space either for this pad or for the number pad
    readonly property bool showsPad: !asksWhoIsOut && entry.seat >= 0 && !entry.isOut && !entry.hasOnlyPoints && (wide || !typing)

    // The focus moves, because the focused field is hidden while the panel asks again who went out
    onAsksWhoIsOutChanged: Theme.later(attend) // deferred until the changed items are shown

    Accessible.role: Accessible.Grouping
    //: Spoken name of the panel where a round is entered. %1 its number
    Accessible.name: qsTr("Scores for round %1").arg(entry.round + 1)

    // Focuses the item that the next step of the entry needs
    function attend(): void {
        // Deferred calls may arrive while the page is being closed, and its entry with it
        if (!entry || entry.round < 0 || question.opened)
            return;
        if (asksWhoIsOut)
            outs.begin();
        else if (entry.seat >= 0 && (!entry.isOut || entry.takesTotal))
            sum.forceActiveFocus(Qt.TabFocusReason);
        else
            foot.attend();
    }

    // Switches between the card pad and the value pad, and saves this choice for the next entry
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

    // Leaves the entry. Returns false if the panel first asks whether to save a correction
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

    // Handles the keys that no focused item of the entry has accepted
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
            // The column's width is limited, so that the cards keep enough space when the text is large
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
                    // Narrow panels show the reminder only for the first hand. It stays during that hand, because the cards would
                    // move if it disappeared at the first tap
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
                    Layout.topMargin: 6 // space for the numbers on the keys, which extend above the pad
                }

                CardPad {
                    visible: panel.showsPad && !AppSettings.countByValue
                    entry: panel.entry
                    onValuesAsked: panel.countBy(true)
                    // The height leaves space for the counted cards. It does not depend on the text of the status line below,
                    // which would move the pad
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
            onEnded: Theme.later(foot.attend) // deferred until the entry has left the hand that was just counted
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
        onClosed: Theme.later(attend) // deferred until the changed items are shown
    }
}
