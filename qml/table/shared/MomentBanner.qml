// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A banner that tells in large words what has just happened to a player. It covers the bar, where no cards lie. The player who
// caused it is at the left, and the player to whom it happens is at the right. The most important moments also light up the
// edges of the table (TablePage.qml). The game waits meanwhile; any press ends the wait.
Item {
    id: scene

    required property GameTable table
    required property tableGeometry geometry
    property real frame: 0

    readonly property shownMoment moment: table.moment
    readonly property bool shown: moment.words !== ""
    readonly property rect area: geometry.momentRect
    readonly property color tone: moment.isBadForYou ? Theme.callButton : moment.isGoodForYou ? Theme.callToAct : Theme.ivory
    readonly property color ink: moment.isBadForYou ? Theme.callButtonText
                               : moment.isGoodForYou ? Theme.callToActText : Theme.ivoryText

    visible: shown
    Accessible.ignored: true // the log has the same news

    onMomentChanged: {
        if (!shown || Theme.reducedMotion)
            return;
        arrival.restart();
        if (moment.to.seat >= 0)
            shaking.restart();
    }

    // Passive: what lies below gets the press, too
    PointHandler {
        onActiveChanged: if (active)
            scene.table.skipMoment()
    }

    // A player's portrait, with the name below it if there is space
    component MomentFace: Item {
        id: face

        required property momentPlayer player
        required property real size
        required property bool named
        required property color ink

        visible: face.player.seat >= 0
        width: face.named ? face.size * 1.7 : face.size
        height: face.size + (face.named ? Theme.sizeCaption * 1.4 : 0)

        PlayerFace {
            name: face.player.name
            portrait: face.player.portrait
            mood: face.player.face
            colorIndex: face.player.colorIndex
            width: face.size
            height: width
            anchors.horizontalCenter: parent.horizontalCenter
        }

        NameWords {
            visible: face.named
            y: face.size
            width: parent.width
            height: Theme.sizeCaption * 1.4
            horizontalAlignment: Text.AlignHCenter
            text: face.player.name
            color: face.ink
            font.pixelSize: Theme.sizeCaption
            font.weight: Theme.weightStrong
        }
    }

    Rectangle {
        id: banner
        objectName: "momentBanner"
        x: scene.frame + scene.area.x
        y: scene.frame + scene.area.y
        width: scene.area.width
        height: scene.area.height
        radius: Theme.radiusLarge
        color: scene.tone
        border.width: 3
        border.color: scene.moment.isBadForYou ? Theme.ivory : Theme.callToActText

        readonly property bool named: width > 620 // whether there is space for the names below the portraits
        readonly property real faceSize: Math.min(height - (named ? 12 + Theme.sizeCaption * 1.4 : 16), width * 0.2,
                                                  96 * Theme.zoom)
        readonly property real padding: 12

        NumberAnimation {
            id: arrival
            target: banner
            property: "scale"
            from: 0.7
            to: 1
            duration: Theme.duration(Theme.flight)
            easing.type: Easing.OutBack
        }

        MomentFace {
            id: cause
            player: scene.moment.by
            size: banner.faceSize
            named: banner.named
            ink: scene.ink
            x: banner.padding
            y: (banner.height - height) / 2
        }

        MomentFace {
            id: target
            player: scene.moment.to
            size: banner.faceSize
            named: banner.named
            ink: scene.ink
            x: banner.width - width - banner.padding
            y: (banner.height - height) / 2

            SequentialAnimation {
                id: shaking
                loops: 3

                NumberAnimation {
                    target: target
                    property: "rotation"
                    to: 9
                    duration: Theme.duration(60)
                }
                NumberAnimation {
                    target: target
                    property: "rotation"
                    to: -9
                    duration: Theme.duration(60)
                }
                NumberAnimation {
                    target: target
                    property: "rotation"
                    to: 0
                    duration: Theme.duration(60)
                }
            }
        }

        FitWords {
            objectName: "momentWords"
            readonly property real begin: cause.visible ? cause.x + cause.width + banner.padding : banner.padding
            readonly property real end: target.visible ? target.x - banner.padding : banner.width - banner.padding
            x: begin
            y: 6
            width: end - begin
            height: banner.height - 12
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            text: scene.moment.words
            color: scene.ink
            font.pixelSize: (scene.geometry.compact ? Theme.sizeTitle : Theme.sizeHeadline) * scene.moment.size
            font.weight: Theme.weightFigure
        }
    }
}
