// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The animation after a player has gone out. The last card appears large; the points of the other hands fly to the winner and are
// added up. At the end of a match the winner gets a medal. A press ends the animation. With reduced motion the animation is
// skipped, because the result panel shows the same.
FocusScope {
    id: moment

    required property GameTable table
    required property tableGeometry geometry
    required property real frame // the width of the table's wooden frame; the geometry's coordinates begin inside the frame

    property real age: 1 // the progress of the animation, 0 to 1
    readonly property bool running: life.running
    readonly property real cardWidth: Math.min(170 * Theme.zoom, width * 0.3, height * 0.24)
    readonly property real counted: between(0.45, 0.8) // the part of the points that has reached the winner, 0 to 1
    // The size of the winner's portrait. Below, the vertical positions of the card, the portrait and the text, which are one
    // below the other in the middle
    readonly property real faceSize: Math.min(112 * Theme.zoom, height * 0.16)
    readonly property real titleSize: geometry.compact ? Theme.sizeTitle : Theme.sizeHeadline
    readonly property real cardTop: Math.max(8, (height - cardWidth * Theme.cardRatio - faceSize - 3.6 * titleSize) / 2)
    readonly property real faceTop: cardTop + cardWidth * Theme.cardRatio - faceSize * 0.12
    readonly property real wordsTop: faceTop + faceSize + 10
    readonly property point scorePlace: Qt.point(width / 2, wordsTop + 2.3 * titleSize)

    function start(): void {
        if (Theme.reducedMotion)
            return;
        life.restart();
        motion.restart();
        forceActiveFocus(Qt.OtherFocusReason);
        if (table.matchOver)
            paper.fall();
    }

    function end(): void {
        life.stop();
        motion.stop();
        paper.stop();
        age = 1;
    }

    // Returns the progress of one part of the animation, 0 to 1. The part lasts from age `from` to age `to`, and slows down
    // toward its end
    function between(from: real, to: real): real {
        const part = Math.max(0, Math.min(1, (age - from) / (to - from)));
        return 1 - (1 - part) * (1 - part);
    }

    // Returns the center of the seat in the coordinates of this item
    function placeOf(seat: int): point {
        const box = geometry.rectOfSeat(seat);
        return Qt.point(frame + box.x + box.width / 2, frame + box.y + box.height / 2);
    }

    objectName: "winMoment"
    visible: running
    Accessible.role: Accessible.Button
    Accessible.name: table.resultTitle
    Accessible.focusable: true
    Accessible.onPressAction: end()
    Keys.onPressed: event => {
        event.accepted = true;
        end();
    }

    // matchOver may become true a moment after the end of the round. Then the confetti starts here
    Connections {
        target: moment.table
        function onRoundChanged(): void {
            if (moment.running && moment.table.matchOver && !paper.visible)
                paper.fall();
        }
    }

    TableWait {
        id: life
        table: moment.table
        interval: Theme.duration(3200)
    }

    NumberAnimation {
        id: motion
        target: moment
        property: "age"
        from: 0
        to: 1
        duration: Theme.duration(3200)
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.feltDark
        opacity: 0.8 * moment.between(0, 0.12)
    }

    MouseArea {
        objectName: "winMomentSkip"
        anchors.fill: parent
        onPressed: moment.end()
    }

    CardImage {
        readonly property real landed: moment.between(0, 0.14)

        x: (parent.width - width) / 2
        y: moment.cardTop
        width: moment.cardWidth
        height: width * Theme.cardRatio
        visible: code !== ""
        code: moment.table.lastCard
        turned: true
        scale: 2.2 - 1.2 * landed
        rotation: 14 * (1 - landed) - 4
        opacity: Math.min(1, landed * 2)
    }

    Repeater {
        model: moment.table.result

        Item {
            id: who

            required property string portrait
            required property int gained
            required property int total
            required property bool isWinner

            visible: isWinner
            width: moment.width
            height: moment.height
            opacity: moment.between(0.08, 0.2)

            Portrait {
                id: face
                x: (parent.width - width) / 2
                y: moment.faceTop
                width: moment.faceSize
                height: width
                name: who.portrait
                face: "pleased"
                active: true
            }

            // The winner of a round has a crown above the head; the winner of the game has a medal at the shoulder
            Icon {
                readonly property bool isMedal: moment.table.matchOver

                x: face.x + (isMedal ? face.width * 0.74 : (face.width - width) / 2)
                y: face.y + (isMedal ? face.height * 0.56 : -0.6 * height)
                name: isMedal ? "medal" : "crown"
                size: Math.round(face.width * (isMedal ? 0.6 : 0.5))
            }

            Panel {
                x: (parent.width - width) / 2
                y: moment.wordsTop
                width: Math.min(parent.width - 24, Math.max(title.implicitWidth, 180) + 56)
                height: 3 * moment.titleSize

                FitWords {
                    id: title
                    objectName: "winMomentTitle"
                    x: 12
                    y: moment.titleSize * 0.25
                    width: parent.width - 24
                    height: moment.titleSize * 1.4
                    text: moment.table.resultTitle
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: moment.titleSize
                    font.weight: Theme.weightTitle
                    color: Theme.callToAct
                }

                Words {
                    y: moment.titleSize * 1.6
                    width: parent.width
                    text: Math.round(who.total - who.gained * (1 - moment.counted))
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: moment.titleSize
                    font.weight: Theme.weightFigure
                    color: Theme.score
                    Accessible.ignored: true // not read aloud, because the log has the same words
                }
            }
        }
    }

    // The points of the other hands fly to the winner. If points count against the players who hold the cards, the points do not
    // fly
    Repeater {
        model: moment.table.result

        Rectangle {
            id: points

            required property int seat
            required property int handPoints
            required property int gained
            required property bool isWinner
            required property int index

            readonly property bool flies: gained === 0
            readonly property real progress: flies ? moment.between(0.32 + index * 0.02, 0.52 + index * 0.02) : 0
            readonly property point from: moment.placeOf(seat)

            visible: !isWinner && handPoints > 0 && progress < 1
            x: from.x + (moment.scorePlace.x - from.x) * progress - width / 2
            y: from.y + (moment.scorePlace.y - from.y) * progress - height / 2
            width: figure.implicitWidth + 24
            height: figure.implicitHeight + 8
            radius: height / 2
            color: Theme.ivory
            border.width: 2
            border.color: Theme.callToAct
            opacity: moment.between(0.14, 0.24)

            Figure {
                id: figure
                anchors.centerIn: parent
                //: Points gained in this round
                text: qsTr("+%1").arg(points.handPoints)
                color: Theme.ivoryText
                font.pixelSize: Theme.sizeLarge
            }
        }
    }

    Confetti {
        id: paper
        anchors.fill: parent
    }
}
