// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The house rules of UNO in the setup of a game. Most are switches. All rules are hidden until the button in the heading is
// pressed.
Section {
    id: section

    required property UnoSetup setup

    RulesHeading {
        id: heading
        note: section.setup.houseRules !== "" ? section.setup.houseRules : qsTr("Playing by the printed rules.")
    }

    ColumnLayout {
        visible: heading.unfolded
        spacing: Theme.spaceLarge

        Toggle {
            objectName: "setupStacking"
            //: House rule of UNO
            text: qsTr("Stacking")
            description: qsTr("Answer a Draw Two with a Draw Two, or a Wild Draw Four with a Wild Draw Four. The total passes to the next player.")
            checked: section.setup.stacking
            onToggled: section.setup.stacking = checked
        }

        Toggle {
            objectName: "setupJumpIn"
            //: House rule of UNO
            text: qsTr("Jumping in")
            description: qsTr("If you have a card identical to the top card, you can play it out of turn. Play continues from you.")
            checked: section.setup.jumpIn
            onToggled: section.setup.jumpIn = checked
        }

        Toggle {
            objectName: "setupSevenZero"
            //: House rule of UNO
            text: qsTr("Seven and zero")
            description: qsTr("Play a 7 to swap hands with a player you choose. Play a 0, and everyone passes their hand on.")
            checked: section.setup.sevenZero
            onToggled: section.setup.sevenZero = checked
        }

        Toggle {
            objectName: "setupDrawUntil"
            //: House rule of UNO
            text: qsTr("Drawing until you can play")
            description: qsTr("Instead of drawing just one card.")
            checked: section.setup.drawUntilPlayable
            onToggled: section.setup.drawUntilPlayable = checked
        }

        Toggle {
            objectName: "setupNoBluffing"
            //: House rule of UNO
            text: qsTr("No bluffing")
            description: qsTr("Play a Wild Draw Four only when you have no card of the current color. There’s nothing to challenge.")
            checked: section.setup.noBluffing
            onToggled: section.setup.noBluffing = checked
        }

        Toggle {
            objectName: "setupLiteralReverse"
            visible: section.setup.seatCount === 2
            //: House rule of UNO for two players
            text: qsTr("Two players: Reverse doesn’t skip")
            description: qsTr("Otherwise, Reverse works like a Skip.")
            checked: section.setup.literalReverse
            onToggled: section.setup.literalReverse = checked
        }

        CommonRules {
            setup: section.setup
            graceLabel: qsTr("Grace period before you can be caught")
        }
    }
}
