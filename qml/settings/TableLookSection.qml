// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The choice of the felt and of the back of cards.
Section {
    id: section

    readonly property real pillWidth: 140 * Theme.textScale

    //: Heading in the settings
    title: qsTr("Table and cards")

    Note {
        visible: AppSettings.highContrast
        text: qsTr("High contrast has its own felt and its own back. Your choice here returns with the usual colors.")
    }

    RadioGroup {
        namePrefix: "settingsFelt"
        //: Setting: the color of the felt on the table
        label: qsTr("Felt")
        asPills: true
        pillWidth: section.pillWidth
        value: AppSettings.felt
        options: [
            //: Color of the felt
            { value: "green", name: qsTr("Green"), picture: "qrc:/tableside/table/felt.svg" },
            //: Color of the felt
            { value: "plum", name: qsTr("Plum"), picture: "qrc:/tableside/table/felt-plum.svg" },
            //: Color of the felt: a dark blue
            { value: "night", name: qsTr("Night blue"), picture: "qrc:/tableside/table/felt-night.svg" }
        ]
        onPicked: value => AppSettings.felt = value
    }

    RadioGroup {
        namePrefix: "settingsBack"
        //: Setting: the picture on the back of the cards
        label: qsTr("Backs of the cards")
        asPills: true
        pillWidth: section.pillWidth
        value: AppSettings.cardBack
        options: [
            //: Back of the cards
            { value: "back", name: qsTr("Weave"), picture: "image://cards/back" },
            //: Back of the cards
            { value: "back-stars", name: qsTr("Stars"), picture: "image://cards/back-stars" },
            //: Back of the cards
            { value: "back-waves", name: qsTr("Waves"), picture: "image://cards/back-waves" },
            //: Back of the cards
            { value: "back-leaves", name: qsTr("Leaves"), picture: "image://cards/back-leaves" }
        ]
        onPicked: value => AppSettings.cardBack = value
    }
}
