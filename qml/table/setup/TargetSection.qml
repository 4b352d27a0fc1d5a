// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The choice of the target score.
Section {
    id: section

    required property MatchSetup setup

    //: Heading: the points that win the game
    title: qsTr("Target")

    Stepper {
        name: "setupTarget"
        from: 50
        to: 1000
        stepSize: 50
        value: section.setup.target
        //: %n: the points that win the game
        words: qsTr("%n point(s)", "", section.setup.target)
        //: Button
        lessText: qsTr("50 points less")
        moreText: qsTr("50 points more")
        onStepped: value => section.setup.target = value
    }

    Note {
        text: section.setup.targetText
    }
}
