// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The form in which the points of a round are entered, or one hand is corrected: the player, the cards or the number, and what is
// still missing.
FocusScope {
    id: panel

    required property HandEntry entry
    property int quarterTurns: 0 // the rotation of the score sheet, in clockwise quarter turns

    // Whether the form is as low as on a phone that lies on its side. Then the pad needs the whole width and most of the height
    readonly property bool flat: width > height && height < 440
    readonly property bool wide: width >= 720 && !flat
    readonly property bool besideSum: flat && !asksWhoIsOut && entry.seat >= 0 // whether the foot is beside the sum
    // The dialog that asks whether to save a correction, or whether another player went out
    readonly property alias asking: question
    readonly property bool onlyNumbers: entry.hasOnlyPoints || entry.entersTotal
    readonly property bool asksWhoIsOut: !entry.isRoundOver
    // Whether the user has chosen the number pad in place of the keys, in a narrow or low form that offers both
    property bool typing: false
    // Whether the keys for cards or for values are shown. Narrow and low forms have space either for these keys or for the number
    // pad
    readonly property bool showsPad: !asksWhoIsOut && entry.seat >= 0 && !entry.isOut && !entry.hasOnlyPoints && (wide || !typing)

    // The form has started or stopped asking who went out. This hides the focused item, so the focus must move
    onAsksWhoIsOutChanged: Theme.later(takeFocus) // deferred until the changed items are shown

    Accessible.role: Accessible.Grouping
    //: Spoken name of the panel where a round is entered. %1 its number
    Accessible.name: qsTr("Scores for round %1").arg(entry.round + 1)

    // Focuses the item that is needed for the next step of the entry
    function takeFocus(): void {
        // A deferred call may arrive when the page is being closed and its entry is already gone
        if (!entry || entry.round < 0 || question.opened)
            return;
        if (asksWhoIsOut)
            outs.begin();
        else if (entry.seat >= 0 && (!entry.isOut || entry.entersTotal))
            sum.forceActiveFocus(Qt.TabFocusReason);
        else
            foot.takeFocus();
    }

    // Chooses between keys for values (true) and keys for cards, and stores the choice in the settings
    function countBy(value: bool): void {
        AppSettings.countByValue = value;
        takeFocus();
    }

    // Handles Enter: finishes the current hand. The focus then moves to the next hand or, if no hand is missing, to the button
    // that finishes the round or saves the correction
    function next(): void {
        if (!entry.confirm())
            return;
        if (entry.canClose)
            foot.takeFocus();
        else
            takeFocus();
    }

    // Leaves the entry. Returns false if the user must first answer whether to save a correction
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

    // Handles keys that the focused item does not use
    Keys.onPressed: event => {
        if (!asksWhoIsOut && !question.opened && entry.seat >= 0)
            sum.handleKey(event);
    }

    Connections {
        target: panel.entry
        function onSeatShown(): void {
            Theme.later(panel.takeFocus);
        }
    }

    GridLayout {
        anchors.fill: parent
        enabled: !question.opened
        columnSpacing: Theme.space
        rowSpacing: Theme.spaceSmall

        HandsColumn {
            visible: panel.wide && !panel.asksWhoIsOut
            entry: panel.entry
            // The column's width has a limit, so that enough space is left for the cards if the text is large
            Layout.preferredWidth: Math.min(250 * Theme.textScale, panel.width * 0.25)
            Layout.maximumWidth: Layout.preferredWidth
            Layout.fillHeight: true
            Layout.row: 1
        }

        HandStrip {
            visible: !panel.wide && !panel.flat && !panel.asksWhoIsOut
            entry: panel.entry
            Layout.fillWidth: true
            Layout.columnSpan: 2
            Layout.row: 0
        }

        Scroller {
            id: middle
            maximumWidth: 1100
            sideMargin: panel.wide ? 6 : 10
            Layout.row: 1
            Layout.column: panel.wide && !panel.asksWhoIsOut ? 1 : 0
            Layout.columnSpan: 2 - Layout.column
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
                }

                Words {
                    // Narrow forms show the reminder only for the first hand, or if they have no keys for cards. The reminder
                    // stays until the next hand, because the cards would move if it disappeared at the first tap
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
                }

                ValuePad {
                    visible: panel.showsPad && AppSettings.countByValue
                    entry: panel.entry
                    flat: panel.flat
                    onCardsAsked: panel.countBy(false)
                    Layout.fillWidth: true
                    Layout.topMargin: 6 // the numbers on the keys extend above the pad
                }

                CardPad {
                    visible: panel.showsPad && !AppSettings.countByValue
                    entry: panel.entry
                    flat: panel.flat
                    onValuesAsked: panel.countBy(true)
                    // The pad's maximum height leaves space for the counted cards. It does not depend on the status line below,
                    // because the pad would move with each change of that text
                    availableHeight: middle.height + status.height - status.leastHeight - head.height - 1.5 * Theme.touchTarget
                    Layout.fillWidth: true
                }

                CountedCards {
                    visible: !panel.asksWhoIsOut
                    entry: panel.entry
                    Layout.fillWidth: true
                }

                HandStrip { // in low forms, the keys come first
                    visible: panel.flat && !panel.asksWhoIsOut
                    entry: panel.entry
                    Layout.fillWidth: true
                }

                EntryHistory {
                    visible: panel.entry.isCorrection && !panel.wide
                    entry: panel.entry
                }
            }
        }

        EntryStatus {
            id: status
            leastHeight: panel.flat ? 0 : Theme.sizeSmall * 1.5
            entry: panel.entry
            onEnded: Theme.later(foot.takeFocus) // deferred until the buttons of the foot show the new state
            Layout.row: 2
            Layout.columnSpan: 2
            Layout.fillWidth: true
        }

        RowLayout {
            visible: !panel.asksWhoIsOut && panel.entry.seat >= 0
            spacing: Theme.spaceSmall
            Layout.row: 4
            Layout.columnSpan: panel.besideSum ? 1 : 2
            Layout.preferredWidth: panel.besideSum ? panel.width / 2 : implicitWidth

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
            Layout.row: panel.flat ? 3 : 5
            Layout.columnSpan: 2
        }

        EntryFoot {
            id: foot
            entry: panel.entry
            narrow: !panel.wide
            onNextAsked: panel.next()
            onLeaveAsked: panel.leave()
            Layout.row: panel.besideSum ? 4 : 6
            Layout.column: panel.besideSum ? 1 : 0
            Layout.columnSpan: 2 - Layout.column
            Layout.preferredWidth: panel.besideSum ? panel.width / 2 : implicitWidth
            Layout.fillWidth: true
        }
    }

    EntryQuestion {
        id: question
        quarterTurns: panel.quarterTurns
        entry: panel.entry
        onClosed: Theme.later(takeFocus) // deferred until the changed items are shown
    }
}
