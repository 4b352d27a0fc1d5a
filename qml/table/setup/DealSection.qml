// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The field for the deal number in the setup of a game. The same number deals the same cards.
Section {
    id: section

    required property MatchSetup setup

    //: Heading: the number that deals the same cards again
    title: qsTr("Deal number")

    LabeledField {
        fieldName: "setupDeal"
        label: qsTr("Deal number")
        showLabel: false
        text: section.setup.dealNumber
        //: In the empty field of the deal number
        placeholder: qsTr("New deal")
        hint: qsTr("The same number deals the same cards. Leave it empty for a new deal.")
        problem: section.setup.problem
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 24
        onEdited: text => section.setup.dealNumber = text
    }
}
