// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The first question when a round is entered: who went out (has no cards left)?
ColumnLayout {
    id: question

    required property HandEntry entry
    property bool narrow: false

    spacing: Theme.spaceLarge
    activeFocusOnTab: activeFocus // the Tab key can leave this item, but never moves the focus to it

    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    // Focuses the first name if the last input was a key. After a tap no name is focused, because Enter would choose it
    function begin(): void {
        const first = input.focusReason() === Qt.TabFocusReason ? players.itemAt(0) : null;
        (first ?? question).forceActiveFocus(input.focusReason());
    }

    LastInput {
        id: input
        item: question
    }

    Heading {
        id: heading
        text: qsTr("Who went out?")
        font.pixelSize: Theme.sizeTitle
        horizontalAlignment: question.narrow ? Text.AlignLeft : Text.AlignHCenter
        Layout.topMargin: question.narrow ? 0 : Theme.spaceLarge
    }

    GridLayout {
        columns: question.narrow ? 1 : 2
        rowSpacing: question.narrow ? Theme.spaceSmall : Theme.space
        columnSpacing: rowSpacing

        Repeater {
            id: players
            model: question.entry.hands

            PlayerButton {
                required property int seat
                required name
                required portrait
                required colorIndex

                objectName: "out" + seat
                markSize: question.narrow ? 52 : players.count > 6 ? 64 : 96
                textSize: question.narrow ? Theme.sizeBody : Theme.sizeTitle
                //: Spoken name of the button. %1 a player
                text: qsTr("%1 went out").arg(name)
                onClicked: question.entry.markOut(seat)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        }
    }

    TableButton {
        objectName: "outNobody"
        visible: question.entry.canBeBlocked
        //: Button beside “Who went out?”: everyone still has cards and the round is blocked
        text: qsTr("Nobody could play")
        onClicked: question.entry.markBlocked()
        Layout.fillWidth: question.narrow
        Layout.alignment: Qt.AlignHCenter
    }
}
