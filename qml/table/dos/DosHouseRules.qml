pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Where families differ: each rule a question with its answers. Folded away until asked for.
Section {
    id: section

    required property DosSetup setup

    RulesHeading {
        id: heading
        note: qsTr("What the printed sheet leaves open.")
        Layout.fillWidth: true
    }

    ColumnLayout {
        visible: heading.unfolded
        spacing: Theme.spaceLarge
        Layout.fillWidth: true

        RadioGroup {
            namePrefix: "setupBonus"
            label: qsTr("Who has earned a bonus card …")
            value: section.setup.bonusLayCompulsory
            options: [
                { value: false, name: qsTr("… may lay a card into the row."), description: qsTr("As printed.") },
                { value: true, name: qsTr("… must lay a card into the row.") }
            ]
            onPicked: value => section.setup.bonusLayCompulsory = value
            Layout.fillWidth: true
        }

        RadioGroup {
            namePrefix: "setupCatch"
            label: qsTr("Until when can somebody be caught who forgot to call?")
            value: section.setup.catchWindow
            options: section.setup.catchWindows
            onPicked: value => section.setup.catchWindow = value
            Layout.fillWidth: true
        }

        RadioGroup {
            namePrefix: "setupFalseCatch"
            label: qsTr("Who catches somebody who did call …")
            value: section.setup.falseCatchDrawsTwo
            options: [
                { value: false, name: qsTr("… has just been mistaken.") },
                { value: true, name: qsTr("… draws two cards.") }
            ]
            onPicked: value => section.setup.falseCatchDrawsTwo = value
            Layout.fillWidth: true
        }

        CommonRules {
            setup: section.setup
            graceLabel: qsTr("How long is nobody caught after getting down to two cards?")
            Layout.fillWidth: true
        }
    }
}
