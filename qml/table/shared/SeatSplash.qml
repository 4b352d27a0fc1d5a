// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A large message at a seat for a moment: who caught whom and the penalty, or that a player forgot a call and was not caught. It
// takes no input.
Rectangle {
    id: splash

    required property GameTable table
    required property tableGeometry geometry
    property real frame: 0
    property int seat: -1
    property int by: -1 // the seat of the player who caught the one at `seat`; -1 if nobody did
    property string message: ""

    readonly property bool isViewer: seat === table.viewerSeat
    readonly property bool viewerCaught: isViewer && by >= 0
    readonly property bool viewerCatches: by === table.viewerSeat
    readonly property color tone: viewerCaught ? Theme.warning : viewerCatches ? Theme.callToAct : Theme.text
    readonly property rect from: seat < 0 ? Qt.rect(0, 0, 0, 0) : geometry.rectOfSeat(seat)
    readonly property real mostWidth: geometry.width - 2 * geometry.margin

    function show(at: int, catcher: int, text: string): void {
        seat = at;
        by = catcher;
        message = text;
        life.restart();
        if (!Theme.reducedMotion)
            arrival.restart();
    }

    objectName: "seatSplash"
    visible: life.running
    width: Math.min(mostWidth, words.implicitWidth + 48)
    height: words.height + 20
    // A message about the viewer is above the bar, and a message about another player is below that player's seat
    x: frame + Math.max(geometry.margin, Math.min(geometry.width - geometry.margin - width, isViewer ? (geometry.width - width) / 2
                                                                     : from.x + (from.width - width) / 2))
    y: frame + (isViewer ? geometry.barRect.y - geometry.badgeHeight - height - 16 : from.y + from.height + 6)
    radius: height / 2
    color: Theme.panel
    border.width: 3
    border.color: tone
    Accessible.ignored: true // the log has the same words

    TableWait {
        id: life
        table: splash.table
        // Milliseconds. The sentence about a forgotten call that nobody caught is longer, and is shown for twice the time
        interval: Durations.callFlash * (splash.by < 0 ? 2 : 1)
    }

    NumberAnimation {
        id: arrival
        target: splash
        property: "scale"
        from: 0.6
        to: 1
        duration: Theme.duration(Theme.flight)
        easing.type: Easing.OutBack
    }

    Words {
        id: words
        objectName: "seatSplashWords"
        anchors.centerIn: parent
        width: parent.width - 32
        height: font.pixelSize * 1.4
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        text: splash.message
        color: splash.tone
        font.pixelSize: splash.viewerCaught || splash.viewerCatches
            ? (splash.geometry.compact ? Theme.sizeTitle : Theme.sizeHeadline) : Theme.sizeLarge
        font.weight: Theme.weightFigure
    }
}
