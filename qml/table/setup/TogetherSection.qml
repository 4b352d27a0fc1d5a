// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A part of the setup. If several people play, it has a setting for sharing the device; if nobody plays, it says that the
// computer plays every seat.
Section {
    id: section

    required property MatchSetup setup
    readonly property bool watching: setup.seats.people === 0

    visible: setup.seats.people !== 1
    title: watching
           //: Heading when setting up a game in which no person plays
           ? qsTr("Just watch")
           //: Heading when setting up a game of several people at one device
           : qsTr("Playing together")

    Words {
        objectName: "setupWatch"
        visible: section.watching
        //: Under "Just watch"
        text: qsTr("The computer plays every seat.")
        Layout.fillWidth: true
    }

    Toggle {
        objectName: "setupTableTurns"
        visible: !section.watching
        //: Setting, for a tablet that lies flat between several people
        text: qsTr("Turn the table toward the current player")
        description: qsTr("For a tablet that lies flat in the middle.")
        checked: AppSettings.tableTurns
        onToggled: AppSettings.tableTurns = checked
    }

    Note {
        visible: !section.watching
        //: The lamp is a button in each person's seat
        text: qsTr("Hints: each person’s lamp turns them on or off.")
    }
}
