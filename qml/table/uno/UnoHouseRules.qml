pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Where families differ in UNO: a switch for each rule, with one sentence. Folded away until asked for.
Section {
    id: section

    required property UnoSetup setup

    RulesHeading {
        id: heading
        note: section.setup.houseRules !== "" ? section.setup.houseRules : qsTr("All off is as printed.")
        Layout.fillWidth: true
    }

    ColumnLayout {
        visible: heading.unfolded
        spacing: Theme.spaceLarge
        Layout.fillWidth: true

        Toggle {
            objectName: "setupStacking"
            //: House rule of UNO
            text: qsTr("Stack draw cards")
            description: qsTr("A Draw Two on a Draw Two, a Wild Draw Four on a Wild Draw Four: the sum goes on to the next player.")
            checked: section.setup.stacking
            onToggled: section.setup.stacking = checked
            Layout.fillWidth: true
        }

        Toggle {
            objectName: "setupJumpIn"
            //: House rule of UNO
            text: qsTr("Jump in")
            description: qsTr("Who holds exactly the card on top may play it out of turn, and play goes on from there.")
            checked: section.setup.jumpIn
            onToggled: section.setup.jumpIn = checked
            Layout.fillWidth: true
        }

        Toggle {
            objectName: "setupSevenZero"
            //: House rule of UNO
            text: qsTr("Seven swaps, zero passes on")
            description: qsTr("A 7 swaps hands with a player of your choice; with a 0 everybody passes their hand on.")
            checked: section.setup.sevenZero
            onToggled: section.setup.sevenZero = checked
            Layout.fillWidth: true
        }

        Toggle {
            objectName: "setupDrawUntil"
            //: House rule of UNO
            text: qsTr("Draw until a card can be played")
            description: qsTr("Who draws goes on drawing until a card can be played.")
            checked: section.setup.drawUntilPlayable
            onToggled: section.setup.drawUntilPlayable = checked
            Layout.fillWidth: true
        }

        Toggle {
            objectName: "setupNoBluffing"
            //: House rule of UNO
            text: qsTr("No bluffing")
            description: qsTr("A Wild Draw Four only without the color in play in hand, so there is nothing to challenge.")
            checked: section.setup.noBluffing
            onToggled: section.setup.noBluffing = checked
            Layout.fillWidth: true
        }

        Toggle {
            objectName: "setupLiteralReverse"
            visible: section.setup.seatCount === 2
            //: House rule of UNO for two players
            text: qsTr("Reverse does nothing for two")
            description: qsTr("Otherwise, with two players, a Reverse is a Skip.")
            checked: section.setup.literalReverse
            onToggled: section.setup.literalReverse = checked
            Layout.fillWidth: true
        }

        CommonRules {
            setup: section.setup
            graceLabel: qsTr("How long is nobody caught after getting down to one card?")
            Layout.fillWidth: true
        }
    }
}
