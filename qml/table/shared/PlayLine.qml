// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A sentence on the felt above the bar: what another player did last. It is shown until the next play of any player.
FitWords {
    id: line

    required property GameTable table
    required property tableGeometry geometry
    required property TableBar bar
    property bool covered: false // whether the log covers this line; the line is hidden then, because the log has the same words
    // Whether this line is above the badges of the bar, so that both are visible. Otherwise, and always on a phone, a badge hides
    // this line
    property bool aboveBadges: true

    readonly property real foot: geometry.barRect.y - (geometry.compact ? 16 : aboveBadges ? geometry.badgeHeight + 10 : 10)
    // Whether the piles, or the numbers below them, are at the same height as this line. The line is placed beside them then
    readonly property bool besidePiles: !geometry.flat && geometry.discardRect.y + geometry.discardRect.height + 6 + 1.4 * Theme.sizeSmall > y
    // The upper edge of the words' background, in the table's coordinates
    readonly property real wordsTop: y + height - contentHeight - 2
    readonly property real side: geometry.compact ? 4 : 40
    readonly property real free: bar.y + bar.height - bar.pillHeight - (bar.badged ? geometry.badgeHeight + 8 : 0)

    // Whether the line is shown at all. In the lowest windows it would cover the cards that it is about, and the log has the same
    // words
    readonly property bool roomy: geometry.rowRect.height > 2 * height

    // Whether the banner of a moment, which covers the bar and its badges, would cover a part of the words
    readonly property bool underBanner: table.moment.words !== "" && foot > geometry.momentRect.y

    objectName: "playLine"
    visible: text !== "" && !table.isBoard && !covered
             && (geometry.flat ? height > 0 : roomy && !underBanner && foot <= free && !(geometry.guided && geometry.compact))
    x: geometry.flat ? geometry.besideMiddle.x : besidePiles ? geometry.rowRect.x : geometry.barRect.x + side
    y: geometry.flat ? geometry.besideMiddle.y : foot - height
    width: geometry.flat ? geometry.besideMiddle.width : besidePiles ? geometry.rowRect.width : geometry.barRect.width - 2 * side
    height: geometry.flat ? geometry.besideMiddle.height : geometry.captionHeight
    font.weight: Theme.weightStrong
    text: table.lastPlay
    color: Theme.text
    horizontalAlignment: geometry.flat ? Text.AlignLeft : Text.AlignHCenter
    verticalAlignment: geometry.flat ? Text.AlignVCenter : Text.AlignBottom
    font.pixelSize: geometry.compact || geometry.flat ? Theme.sizeSmall : Theme.sizeLarge // larger than whose turn it is, which the bar says
    Accessible.ignored: true // the Announcer of the table page reads the same words

    onTextChanged: fading.restart()

    // A background that keeps the words readable over cards
    Rectangle {
        visible: !line.geometry.flat
        z: -1
        anchors.horizontalCenter: parent.horizontalCenter
        y: line.wordsTop - line.y
        width: Math.min(line.width, line.contentWidth) + 20
        height: line.contentHeight + 4
        radius: Math.min(height / 2, Theme.radius)
        color: Qt.alpha(Theme.feltDark, 0.72)
    }

    NumberAnimation {
        id: fading
        target: line
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.duration(Theme.slow)
        easing.type: Theme.easing
    }
}
