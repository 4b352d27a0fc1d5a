// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The ready-made sets of rules in the setup of a game. None is checked if the house rules below are the user's own.
Section {
    id: section

    required property MatchSetup setup

    //: Heading when setting up a game: which set of rules is played
    title: qsTr("Rules")

    RadioGroup {
        namePrefix: "setupPreset"
        narrowest: 190 * Theme.textScale
        options: section.setup.presets
        value: section.setup.preset
        onPicked: value => section.setup.choosePreset(value)
        Accessible.name: section.title
        Layout.fillWidth: true
    }

    Note {
        visible: section.setup.preset === ""
        //: Below the sets of rules, of which none is checked
        text: qsTr("You play by your own rules; see House rules below.")
    }
}
