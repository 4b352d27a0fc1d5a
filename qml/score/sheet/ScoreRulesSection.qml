// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The part of a new score sheet's setup where the game, the target score and the rules are chosen.
Section {
    id: section

    required property ScoreSetup setup

    //: Heading: the rules of a real game
    title: qsTr("Rules")

    RadioGroup {
        visible: section.setup.games.length > 1
        namePrefix: "scoreSetupGame"
        asPills: true
        //: Label: which card game
        label: qsTr("Game")
        value: section.setup.game
        options: section.setup.games
        onPicked: value => section.setup.game = value
    }

    Stepper {
        name: "scoreSetupTarget"
        from: Math.min(50, section.setup.target)
        to: Math.max(1000, section.setup.target)
        stepSize: 50
        value: section.setup.target
        //: %n: the points that win the game
        words: qsTr("to %n point(s)", "", section.setup.target)
        lessText: qsTr("50 points less")
        moreText: qsTr("50 points more")
        onStepped: value => section.setup.target = value
    }

    LabeledField {
        id: typedTarget
        fieldName: "scoreSetupTargetField"
        //: Label of a field in which the points that end the game can be typed
        label: qsTr("Or type the target")
        text: section.setup.target
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 5
        problem: section.setup.canBeTarget(text) ? "" : section.setup.targetRange
        onEdited: text => {
            if (section.setup.canBeTarget(text))
                section.setup.target = Number(text);
        }
        onFinished: text = Qt.binding(() => section.setup.target)
        Layout.maximumWidth: 260 * Theme.textScale
    }

    RadioGroup {
        namePrefix: "scoreSetupScoring"
        //: Label: how a round is counted
        label: qsTr("Scoring")
        value: section.setup.countAgainst
        options: [
            { value: false, name: qsTr("Winner takes all"),
              description: qsTr("The player who goes out scores everyone else’s cards. The highest total wins.") },
            { value: true, name: qsTr("Cards count against you"),
              description: qsTr("Everyone scores the cards they have left. The lowest total wins.") }
        ]
        onPicked: value => section.setup.countAgainst = value
    }

    RadioGroup {
        namePrefix: "scoreSetupDealer"
        //: Label: the dealer of the next round
        label: qsTr("Next dealer")
        asPills: true
        pillWidth: 190 * Theme.textScale
        value: section.setup.winnerDeals
        options: [
            { value: true, name: qsTr("Round winner") },
            { value: false, name: qsTr("Next on the left") }
        ]
        onPicked: value => section.setup.winnerDeals = value
    }

    Words {
        //: Over switches for rules that families change; they are noted on the sheet
        text: qsTr("House rules, noted on the sheet")
        font.weight: Theme.weightStrong
        Layout.fillWidth: true
    }

    Repeater {
        model: section.setup.variants

        Toggle {
            required property string key
            required property string name
            required property bool isOn

            objectName: "scoreSetupVariant_" + key
            text: name
            checked: isOn
            onToggled: section.setup.setVariant(key, checked)
        }
    }
}
