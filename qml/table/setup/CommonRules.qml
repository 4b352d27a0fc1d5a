// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The rules that both games share, in the setup of a game: the grace period (the time in which a forgotten call can't be caught
// yet) and the scoring. A button resets all house rules.
ColumnLayout {
    id: common

    required property MatchSetup setup
    required property string graceLabel

    spacing: Theme.spaceLarge

    SliderRow {
        sliderName: "setupGrace"
        label: common.graceLabel
        //: Value of the grace period; %1 is a number such as 1.5
        valueText: qsTr("%1 s").arg(Phrases.number(common.setup.graceSeconds, 1))
        from: 0
        to: 5
        stepSize: 0.5
        value: common.setup.graceSeconds
        onMoved: value => common.setup.graceSeconds = value
    }

    RadioGroup {
        namePrefix: "setupScoring"
        label: qsTr("Scoring")
        value: common.setup.countAgainst
        options: [
            { value: false, name: qsTr("Winner takes all"), description: qsTr("Printed rule: the player who goes out scores everyone else’s cards. The highest total wins.") },
            { value: true, name: qsTr("Cards count against you"), description: qsTr("Everyone scores the cards they have left. The lowest total wins.") }
        ]
        onPicked: value => common.setup.countAgainst = value
    }
}
