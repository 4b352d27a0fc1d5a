import QtQuick
import Tableside
import Tableside.App

// A sentence about another player's last action, in the lit area above the bar and its growth, until the next action or until the
// viewer plays.
FitWords {
    id: line

    required property GameTable table
    required property tableGeometry geometry
    required property TableBar bar
    property bool covered: false // whether the log covers the line; it has the same words
    // Whether the line stays above the badges; a phone has no space for both, so the badges have priority
    property bool aboveBadges: true

    readonly property real foot: geometry.barRect.y - (geometry.compact ? 16 : aboveBadges ? geometry.badgeHeight + 10 : 10)
    // Whether the line is beside the piles, whose counts are below the piles
    readonly property bool besidePiles: geometry.discardRect.y + geometry.discardRect.height + 6 + 1.4 * Theme.sizeSmall > y
    readonly property real wordsTop: y + height - contentHeight - 2 // the upper edge of the background
    readonly property real side: geometry.compact ? 4 : 40
    readonly property real free: bar.y + bar.height - bar.pillHeight - (bar.badged ? geometry.badgeHeight + 8 : 0)

    // Hidden in the lowest windows, where the words would hide the cards that they are about; the log has them
    readonly property bool roomy: geometry.rowRect.height > 2 * height

    objectName: "playLine"
    visible: text !== "" && roomy && foot <= free && !covered && !(geometry.guided && geometry.compact)
    x: besidePiles ? geometry.rowRect.x : geometry.barRect.x + side
    y: foot - height
    width: besidePiles ? geometry.rowRect.width : geometry.barRect.width - 2 * side
    height: (geometry.compact ? 2.8 : 1.45) * font.pixelSize
    text: table.lastPlay
    color: Theme.text
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignBottom
    font.pixelSize: geometry.compact ? Theme.sizeCaption : Theme.sizeSmall
    Accessible.ignored: true // the announcer says the same

    onTextChanged: fading.restart()

    // A background, because cards may be below the text
    Rectangle {
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
