// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The earlier values that were entered for this hand, newest first.
ColumnLayout {
    id: history

    required property HandEntry entry

    spacing: 4

    Words {
        visible: history.entry.history.count > 0
        //: Heading over the list of what was entered for a hand, newest first
        text: qsTr("History")
        font.weight: Theme.weightTitle
        Accessible.role: Accessible.Heading
        Layout.fillWidth: true
    }

    Repeater {
        model: history.entry.history

        Note {
            required property string when
            required property int points
            required property string detail

            //: One line of a hand's history. %1 date and time, %2 points
            text: detail === "" ? Phrases.fill(qsTr("%1: %2"), [when, points])
                : points < 0 ? Phrases.fill(qsTr("%1: %2"), [when, detail])
                             //: One line of a hand's history. %1 date and time, %2 points, %3 how they were entered
                             : Phrases.fill(qsTr("%1: %2 (%3)"), [when, points, detail])
        }
    }
}
