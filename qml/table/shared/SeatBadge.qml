// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A few words at a seat about what has just happened there, such as "misses the turn". They stay until the seat acts again.
Rectangle {
    id: badge

    property string text: ""
    property string iconName: ""
    property real mostWidth: 200
    property real grown: 1 // the factor for the size
    property color tone: Theme.callToAct

    readonly property real textSize: Theme.sizeSmall * grown
    readonly property real iconSize: textSize * 1.15
    readonly property real wanted: Math.ceil(whole.advanceWidth) + iconSize + 26
    readonly property bool tight: wanted > mostWidth // the icon is left out then
    // The width that the words need at the smallest text size. A badge in a narrow place is wider than that place
    readonly property real least: Math.ceil(whole.advanceWidth * Theme.sizeSmallest / textSize) + 14

    visible: text !== ""
    width: tight ? Math.max(mostWidth, least) : wanted
    height: textSize * 1.9
    radius: height / 2
    color: Theme.panel
    border.width: 1.5
    border.color: tone
    Accessible.ignored: true // the log has the same news

    // Measures the words. The visible text can't be used, because it shrinks to fit
    TextMetrics {
        id: whole
        font: words.font
        text: badge.text
    }

    Icon {
        id: sign
        visible: !badge.tight
        x: 9
        anchors.verticalCenter: parent.verticalCenter
        size: badge.iconSize
        name: badge.iconName
    }

    FitWords {
        id: words
        x: badge.tight ? 6 : sign.x + sign.width + 5
        width: parent.width - x - (badge.tight ? 6 : 9)
        height: parent.height
        breaksLongWords: false
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: badge.tight ? Text.AlignHCenter : Text.AlignLeft
        text: badge.text
        color: badge.tone
        font.pixelSize: badge.textSize
        font.weight: Theme.weightStrong
    }
}
