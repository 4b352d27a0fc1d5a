import QtQuick
import Tableside
import Tableside.App

// What another player has just played, in a sentence in the light, above what the bar may need; until the next one, or
// until the viewer plays.
FitWords {
    id: line

    required property GameTable table
    required property tableGeometry geometry
    required property TableBar bar
    property bool covered: false // by the log, which says the same
    property bool aboveBadges: true // which may lie above the bar; on a phone there is no more room, and they come first

    readonly property real foot: geometry.barRect.y - (geometry.compact ? 16 : aboveBadges ? geometry.badgeHeight + 10 : 10)
    // Their counts are below them
    readonly property bool besidePiles: geometry.discardRect.y + geometry.discardRect.height + 6 + 1.4 * Theme.sizeSmall > y
    readonly property real side: geometry.compact ? 4 : 40
    readonly property real free: bar.y + bar.height - bar.pillHeight - (bar.badged ? geometry.badgeHeight + 8 : 0)

    // In the lowest windows the words would hide the cards that they are about; the log has them
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
    Accessible.ignored: true // the announcer says it

    onTextChanged: fading.restart()

    // Cards may lie below it
    Rectangle {
        z: -1
        anchors.horizontalCenter: parent.horizontalCenter
        y: line.height - height + 2
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
