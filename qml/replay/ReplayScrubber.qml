pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tableside
import Tableside.App

// All of a match in a line: where one is, and what there is to see. Above the line is what players did, below it what
// happened to the cards; a better play is a diamond, a round a long stroke.
T.Slider {
    id: scrubber

    required property MatchReplay replay

    readonly property real inset: 12 // half a handle

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
        restoreMode: Binding.RestoreNone // or the handle would jump when it is taken
    }

    Accessible.role: Accessible.Slider
    //: Spoken name of the line on which one goes to any moment of a game
    Accessible.name: qsTr("Position in the game")
    Accessible.description: replay.placeWords(replay.position)
    Accessible.focusable: true
    Accessible.onIncreaseAction: replay.stepForward(MatchReplay.Action)
    Accessible.onDecreaseAction: replay.stepBack(MatchReplay.Action)

    background: Item {
        Rectangle {
            x: scrubber.inset
            y: (parent.height - height) / 2
            width: parent.width - 2 * scrubber.inset
            height: 6
            radius: 3
            color: Theme.feltDark
            border.width: 1 // without it the line is as dark as what it lies on
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
                room: scrubber.width
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
            words: scrubber.replay.placeWords(Math.round(scrubber.value))
            y: -height - 10
            x: Math.max(-parent.x, Math.min(scrubber.width - parent.x - width, (parent.width - width) / 2))
        }
    }

    component Mark: Rectangle {
        id: mark

        required property int position
        required property int kind
        required property real inset
        required property real share // of the line
        required property real room
        required property real middle

        readonly property bool stroke: mark.kind === ReplayMarkKind.Round
        readonly property bool diamond: mark.kind === ReplayMarkKind.Mistake
        readonly property bool thin: mark.stroke || mark.kind === ReplayMarkKind.Reshuffle
        readonly property bool below: mark.kind === ReplayMarkKind.Reshuffle || mark.kind === ReplayMarkKind.TakeBack

        x: mark.inset + (mark.room - 2 * mark.inset) * mark.share - mark.width / 2
        y: mark.stroke ? mark.middle - mark.height / 2 : mark.below ? mark.middle + 7 : mark.middle - 7 - mark.height
        width: mark.thin ? 2 : mark.diamond ? 8 : 6
        height: mark.stroke ? 22 : mark.diamond || mark.thin ? 8 : 6
        radius: mark.kind === ReplayMarkKind.Call || mark.kind === ReplayMarkKind.DoubleColor ? mark.width / 2 : 0
        rotation: mark.diamond ? 45 : 0
        z: mark.diamond ? 1 : 0
        color: mark.stroke ? Theme.line : mark.diamond ? Theme.warning : mark.kind === ReplayMarkKind.DoubleColor ? Theme.calm
             : mark.below ? Theme.textSoft : Theme.callToAct
        border.width: mark.kind === ReplayMarkKind.Catch || mark.kind === ReplayMarkKind.Challenge ? 1 : 0
        border.color: Theme.text
    }

    // Where the finger is, while it is
    component WhereBubble: Panel {
        property alias words: where.text

        width: where.implicitWidth + 24
        height: where.implicitHeight + 12

        Words {
            id: where
            anchors.centerIn: parent
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.sizeSmall
        }
    }
}
