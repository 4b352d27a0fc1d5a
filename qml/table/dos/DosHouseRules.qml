// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The house rules of DOS in the setup of a game, each with its options. They are hidden until the button in the heading is
// pressed.
Section {
    id: section

    required property DosSetup setup

    RulesHeading {
        id: heading
        note: qsTr("Choose how your family plays.")
    }

    ColumnLayout {
        visible: heading.unfolded
        spacing: Theme.spaceLarge

        RadioGroup {
            namePrefix: "setupBonus"
            label: qsTr("Bonus cards")
            value: section.setup.bonusLayCompulsory
            options: [
                { value: false, name: qsTr("Optional"), description: qsTr("Printed for the single color match; we play it for both.") },
                { value: true, name: qsTr("Required") }
            ]
            onPicked: value => section.setup.bonusLayCompulsory = value
        }

        RadioGroup {
            namePrefix: "setupCatch"
            label: qsTr("How long you can be caught")
            value: section.setup.catchWindow
            options: section.setup.catchWindows
            onPicked: value => section.setup.catchWindow = value
        }

        RadioGroup {
            namePrefix: "setupFalseCatch"
            label: qsTr("Wrong catch")
            value: section.setup.falseCatchDrawsTwo
            options: [
                { value: false, name: qsTr("No penalty") },
                { value: true, name: qsTr("Draw two") }
            ]
            onPicked: value => section.setup.falseCatchDrawsTwo = value
        }

        CommonRules {
            setup: section.setup
            graceLabel: qsTr("Grace period before you can be caught")
        }
    }
}
