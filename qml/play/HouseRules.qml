pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Where families differ: each rule a question with its answers. Folded away until asked for.
Section {
    id: section

    required property MatchSetup setup
    property bool unfolded: false

    RowLayout {
        spacing: Theme.space
        Layout.fillWidth: true

        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true

            Words {
                //: Heading: rules that families play differently
                text: qsTr("House rules")
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightTitle
                Accessible.role: Accessible.Heading
                Layout.fillWidth: true
            }

            Words {
                text: qsTr("What the printed sheet leaves open.")
                color: Theme.textSoft
                font.pixelSize: Theme.sizeSmall
                Layout.fillWidth: true
            }
        }

        IconButton {
            objectName: "setupHouseRules"
            iconName: section.unfolded ? "minus" : "plus"
            text: section.unfolded
                  //: Button
                  ? qsTr("Hide the house rules")
                  //: Button
                  : qsTr("Show the house rules")
            onClicked: section.unfolded = !section.unfolded
        }
    }

    ColumnLayout {
        visible: section.unfolded
        spacing: Theme.spaceLarge
        Layout.fillWidth: true

        Choice {
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

        Choice {
            namePrefix: "setupCatch"
            label: qsTr("Until when can somebody be caught who forgot to call?")
            value: section.setup.catchWindow
            options: section.setup.catchWindows
            onPicked: value => section.setup.catchWindow = value
            Layout.fillWidth: true
        }

        SliderRow {
            sliderName: "setupGrace"
            label: qsTr("How long is nobody caught after getting down to two cards?")
            //: Value of the grace time; %1 is a number such as 1.5
            valueText: qsTr("%1 s").arg(section.setup.graceSeconds.toLocaleString(Qt.locale(), "f", 1))
            from: 0
            to: 5
            stepSize: 0.5
            value: section.setup.graceSeconds
            onMoved: value => section.setup.graceSeconds = value
            Layout.fillWidth: true
        }

        Choice {
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

        Choice {
            namePrefix: "setupScoring"
            label: qsTr("At the end of a round …")
            value: section.setup.countAgainst
            options: [
                { value: false, name: qsTr("… the winner scores what the others still hold."), description: qsTr("As printed. The highest total wins.") },
                { value: true, name: qsTr("… everybody scores what they still hold."), description: qsTr("The lowest total wins.") }
            ]
            onPicked: value => section.setup.countAgainst = value
            Layout.fillWidth: true
        }

        TableButton {
            objectName: "setupDefaults"
            kind: "secondary"
            //: Button: seats, target and house rules as they were at first
            text: qsTr("Everything as printed")
            onClicked: section.setup.resetToDefaults()
            Layout.alignment: Qt.AlignLeft
        }
    }
}
