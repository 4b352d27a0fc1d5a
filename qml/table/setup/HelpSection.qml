// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The settings for hints and undo in the setup of a game. If several people play, nothing can be undone, and each person has a
// setting for hints in SeatEditor.
Section {
    id: section

    required property MatchSetup setup

    visible: setup.seats.people === 1
    //: Heading when setting up a game: what the app may help with
    title: qsTr("Help during the game")

    Toggle {
        objectName: "setupHints"
        //: Setting of a game
        text: qsTr("Hints")
        description: qsTr("On your turn, the lamp suggests a play and says why. It sees only what you see.")
        checked: section.setup.hintsAllowed
        onToggled: section.setup.hintsAllowed = checked
    }

    Toggle {
        objectName: "setupTakeBack"
        //: Setting of a game: whether what was played may be undone
        text: qsTr("Take back")
        description: qsTr("Go back to your last decision, as often as you like within a round. The result shows how many times you did.")
        checked: section.setup.takeBackAllowed
        onToggled: section.setup.takeBackAllowed = checked
    }
}
