// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tableside
import Tableside.App

// The timeline of a match: the current position, and marks for events. Marks above the line are for players' actions, marks below
// it for other events. Each type of event has its own shape; a bubble at the pointer or the handle describes the mark.
T.Slider {
    id: scrubber

    required property MatchReplay replay
    property bool describesBelow: false // whether descriptions appear below the line, for lack of space above

    readonly property real inset: 12 // half of the handle's width
    readonly property real lineLength: width - 2 * inset
    // The position of the mark under the pointer; -1 for none, or while the handle is dragged
    readonly property int pointed: hover.hovered && !pressed
        ? replay.markNear((hover.point.position.x - inset) / lineLength * to, 8 / lineLength * to) : -1

    function wordsAt(position: int): string {
        const mark = replay.markWords(position);
        return replay.positionText(position) + (mark === "" ? "" : "\n" + mark);
    }

    objectName: "replayScrubber"
    from: 0
    to: Math.max(1, replay.count)
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    live: true
    focusPolicy: Qt.StrongFocus
    implicitHeight: Theme.touchTarget
    onMoved: replay.goTo(Math.round(value))

    Binding on value {
        value: scrubber.replay.position
        when: !scrubber.pressed
        restoreMode: Binding.RestoreNone // with the default mode, the handle would jump back for a moment when it is pressed
    }

    Accessible.role: Accessible.Slider
    //: Spoken name of the line on which one goes to any moment of a game
    Accessible.name: qsTr("Position in the game")
    Accessible.description: wordsAt(replay.position).replace("\n", ". ")
    Accessible.focusable: true
    Accessible.onIncreaseAction: replay.stepForward(MatchReplay.Action)
    Accessible.onDecreaseAction: replay.stepBack(MatchReplay.Action)

    HoverHandler {
        id: hover
    }

    // The description of the mark under the pointer, above the marks
    WhereBubble {
        objectName: "replayMarkWords"
        visible: scrubber.pointed >= 0
        words: visible ? scrubber.wordsAt(scrubber.pointed) : ""
        y: scrubber.describesBelow ? scrubber.height + 4 : -height - 4
        x: Math.max(0, Math.min(scrubber.width - width,
                                scrubber.inset + scrubber.lineLength * scrubber.pointed / scrubber.to - width / 2))
        z: 1
    }

    background: Item {
        Rectangle {
            x: scrubber.inset
            y: (parent.height - height) / 2
            width: parent.width - 2 * scrubber.inset
            height: 6
            radius: 3
            color: Theme.feltDark
            border.width: 1 // without a border, the line would not stand out from its equally dark background
            border.color: Theme.line

            Rectangle {
                width: scrubber.visualPosition * parent.width
                height: parent.height
                radius: 3
                color: Theme.callToAct
            }
        }

        Repeater {
            model: scrubber.replay.marks

            Mark {
                inset: scrubber.inset
                share: position / scrubber.to
                sliderWidth: scrubber.width
                middle: scrubber.height / 2
            }
        }
    }

    handle: Rectangle {
        x: scrubber.visualPosition * (scrubber.width - width)
        y: (scrubber.height - height) / 2
        width: 24
        height: 24
        radius: 12
        color: scrubber.pressed ? Theme.callToActPressed : Theme.ivory
        border.width: 2
        border.color: Theme.callToActText

        FocusRing {
            visible: scrubber.visualFocus
            radius: width / 2
        }

        WhereBubble {
            visible: scrubber.pressed
            words: visible ? scrubber.wordsAt(Math.round(scrubber.value)) : ""
            y: scrubber.describesBelow ? parent.height + 10 : -height - 10
            x: Math.max(-parent.x, Math.min(scrubber.width - parent.x - width, (parent.width - width) / 2))
        }
    }

    // A mark on the timeline. Above the line, a call is a dot, a missed call a ring, a catch a square, a challenge a cross, a
    // double color match in DOS two dots, and a play to which the review found a better one a diamond. Below the line, a
    // reshuffle is a stroke and an undo a square. A long stroke through the line is the beginning of a round.
    component Mark: Item {
        id: mark

        required property int position
        required property int kind
        required property real inset
        required property real share // the position on the timeline: 0 is the left end, 1 the right end
        required property real sliderWidth
        required property real middle

        readonly property bool stroke: mark.kind === ReplayMarkKind.Round
        readonly property bool ring: mark.kind === ReplayMarkKind.MissedCall
        readonly property bool cross: mark.kind === ReplayMarkKind.Challenge
        readonly property bool twice: mark.kind === ReplayMarkKind.DoubleColor
        readonly property bool diamond: mark.kind === ReplayMarkKind.Mistake
        readonly property bool round: mark.kind === ReplayMarkKind.Call || mark.ring || mark.twice
        readonly property bool thin: mark.stroke || mark.cross || mark.kind === ReplayMarkKind.Reshuffle
        readonly property bool below: mark.kind === ReplayMarkKind.Reshuffle || mark.kind === ReplayMarkKind.TakeBack
        readonly property color ink: mark.stroke ? Theme.line : mark.diamond ? Theme.warning : mark.twice ? Theme.calm
             : mark.below ? Theme.textSoft : Theme.callToAct

        x: mark.inset + (mark.sliderWidth - 2 * mark.inset) * mark.share - mark.width / 2
        y: mark.stroke ? mark.middle - mark.height / 2 : mark.below ? mark.middle + 7 : mark.middle - 7 - mark.height
        width: mark.thin && !mark.cross ? 2 : mark.cross || mark.diamond ? 8 : 6
        height: mark.stroke ? 22 : mark.twice ? 11 : mark.thin || mark.diamond ? 8 : 6
        z: mark.diamond ? 1 : 0

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: mark.cross ? 2 : mark.twice ? 5 : parent.width
            height: mark.twice ? 5 : parent.height
            radius: mark.round ? width / 2 : 0
            rotation: mark.diamond || mark.cross ? 45 : 0
            color: mark.ring ? "transparent" : mark.ink
            border.width: mark.ring ? 1.5 : 0
            border.color: mark.ink
        }

        Rectangle {
            visible: mark.cross || mark.twice
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.top
            width: mark.cross ? 2 : 5
            height: mark.cross ? parent.height : 5
            radius: mark.twice ? width / 2 : 0
            rotation: mark.cross ? -45 : 0
            color: mark.ink
        }
    }

    // A bubble that describes the position of the handle while the handle is pressed, otherwise the mark under the pointer
    component WhereBubble: Panel {
        property alias words: where.text

        width: where.width + 24
        height: where.implicitHeight + 12

        Words {
            id: where
            readonly property real widest: scrubber.width - 24

            anchors.centerIn: parent
            width: Math.min(implicitWidth, widest)
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.sizeSmall
        }
    }
}
