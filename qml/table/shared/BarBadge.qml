// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A small label above the bar, for example for earned bonus cards, penalty cards to draw, or the cards at stake in a challenge.
Rectangle {
    id: badge

    property string text: ""
    property string iconName: "cards"
    property string colorCode: "" // a color whose sign replaces the icon: "r", "b", "g" or "y"; empty for the icon
    property color tone: Theme.callToAct
    property real mostWidth: 300

    readonly property bool tight: words.implicitWidth + 58 > mostWidth

    visible: text !== ""
    width: tight ? mostWidth : words.implicitWidth + 58
    height: 30 * Theme.textScale
    radius: height / 2
    color: Theme.panel
    border.width: 1.5
    border.color: tone

    Icon {
        visible: !badge.tight && badge.colorCode === ""
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        name: badge.iconName
        size: 18
    }

    ColorSign {
        visible: !badge.tight && badge.colorCode !== ""
        x: 12
        width: 22
        height: width
        anchors.verticalCenter: parent.verticalCenter
        colorCode: badge.colorCode
        showsLetter: false
    }

    FitWords {
        id: words
        x: badge.tight ? 10 : 40
        y: 1
        width: badge.tight ? badge.mostWidth - 20 : implicitWidth
        height: parent.height - 2
        text: badge.text
        color: badge.tone
        horizontalAlignment: badge.tight ? Text.AlignHCenter : Text.AlignLeft
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightTitle
    }
}
