// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The line below the entry of a round: an error, the effect of undo, or the round's result once all hands are counted. Where
// there is enough height, the line is always there, so that no item moves when its text changes. If nobody went out and the
// smallest hands have equal points, buttons below ask which of these players had the earlier turn.
Column {
    id: status

    required property HandEntry entry
    property real leastHeight: 0 // the height of the line without a text

    signal ended

    // Handles a press on a player's button. This is a function of the whole item, because the change destroys the button, and
    // ended() must still be emitted
    function markFirst(seat: int): void {
        if (entry.markFirst(seat))
            ended();
    }

    spacing: Theme.spaceSmall

    Words {
        id: line

        readonly property bool isProblem: status.entry.problem !== ""
        readonly property bool isUndone: !isProblem && status.entry.undoneText !== ""

        objectName: isProblem ? "entryProblem" : isUndone ? "entryUndone" : "entryOutcome"
        width: parent.width
        visible: text !== "" || status.leastHeight > 0
        height: Math.max(implicitHeight, status.leastHeight)
        text: isProblem ? status.entry.problem : isUndone ? status.entry.undoneText
              : status.entry.isRoundOver && status.entry.waitingFor === "" ? status.entry.outcome : ""
        color: isProblem ? Theme.warning : Theme.score
        font.pixelSize: Theme.sizeSmall
        font.weight: isProblem || isUndone ? Theme.weightStrong : Theme.weightBody
        Accessible.role: isProblem || isUndone ? Accessible.AlertMessage : Accessible.StaticText

        SpokenWords {
            says: line.text
        }
    }

    Flow {
        visible: equalHands.count > 0
        width: parent.width
        spacing: Theme.spaceSmall

        Repeater {
            id: equalHands
            model: status.entry.equals

            TableButton {
                required property int seat
                required property string name

                objectName: "entryFirst" + seat
                width: Math.min(implicitWidth, status.width)
                horizontalPadding: 12
                //: Button. Two hands have equal points; the player who would have been next in turn wins the round. %1 a player
                text: qsTr("%1 was next to play").arg(name)
                onClicked: status.markFirst(seat)
            }
        }
    }
}
