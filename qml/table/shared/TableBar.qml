// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The bar above the hand: a text (the instruction, a refusal, the effect of the selected cards, or a hint), the game's own
// buttons, and the buttons of every table. The buttons do not move, so that no press misses; only a hint in a wide window moves
// them up a little. If the text is long, its letters shrink, and the rounded background (`pill`) grows upward. A text that still
// does not fit ends in an ellipsis; hovering over or pressing the text shows all of it, over the items above the bar.
Item {
    id: bar

    required property GameTable table
    required property tableGeometry geometry
    property bool badged: false // whether the area above the bar shows a badge
    property bool covered: false   // whether a panel covers the bar
    property string choiceText: "" // what the selected cards would do, in words
    property bool ready: false // whether the selected cards can be played
    property bool hasButtons: false
    readonly property bool anyButtons: hasButtons || explaining
    default property alias buttons: slot.data

    signal ruleAsked(rule: string)

    // Whether the lesson explains something. Then only its button "Next" can be pressed
    readonly property bool explaining: table.guide !== null && table.guide.explaining

    readonly property bool compact: geometry.compact
    readonly property bool leftHanded: geometry.leftHanded
    readonly property real badgeHeight: geometry.badgeHeight // the free height above the bar, into which the bar may grow
    readonly property int badgeGap: 6
    readonly property int outerMargin: compact ? 12 : 22
    readonly property int padding: 6
    readonly property alias pillHeight: pill.height
    readonly property alias hinting: words.hinting
    readonly property alias strong: words.strong
    readonly property alias refusing: words.refusing
    // On a phone, the number of pixels by which a hint may cover the lower edge of the cards in the middle. Hints are long, and
    // shown only for a short time
    readonly property real overlap: compact && hinting && !badged ? 24 : 0
    property bool opened: false // whether the user has pressed the text to see all of it
    readonly property bool whole: words.cut && (opened || pointer.hovered)
    // People who play with phones get their hints there
    readonly property bool lamp: table.hint.allowed && table.hasPeople
    readonly property bool undo: table.takeBackAllowed && table.hasPeople
    // The number of help buttons, 0 to 2: the lamp (hint) and undo
    readonly property int helps: (lamp ? 1 : 0) + (undo ? 1 : 0)
    readonly property real besides: compact ? 0 : helps * (Theme.touchTarget + 10)
    // The width that the help buttons need on a phone, where they are in one line with the other buttons
    readonly property real helpsInLine: helps * (Theme.touchTarget + Theme.spaceSmall)
    // Whether people are handing the device on. The hand is hidden then, and a panel over it names the next person
    readonly property bool passing: table.passAndPlay.awaited >= 0
    readonly property bool mayHurry: !table.guide && table.seatCount > 2 && table.hasPeople && !passing && !table.myTurn && !table.hasChoice && table.round > 0 && !table.roundOver
    readonly property real buttonLine: compact && (anyButtons || helps > 0) ? Theme.touchTarget + padding : 0

    // Returns the x of a help button (hint or undo). `place` is the button's index, counted from the outer end of the bar
    function helpX(place: int, width: real): real {
        const inset = compact ? outerMargin + place * (Theme.touchTarget + Theme.spaceSmall) : place * (Theme.touchTarget + 10);
        return leftHanded === compact ? bar.width - width - inset : inset;
    }

    // Returns the y of a button in the pill, the bar's rounded background. Buttons are at its lower edge, where a growing text
    // does not move them. Only beside a hint in a wide window are they centered, because a hint has many lines
    function buttonY(height: real): real {
        return compact || !hinting ? pill.height - height - padding : (pill.height - height) / 2;
    }

    // Returns the y of a help button (hint or undo). In wide windows the help buttons are beside the pill (the bar's rounded
    // background); on a phone they are in one line with the other buttons
    function helpY(height: real): real {
        return pill.y + buttonY(height);
    }

    function toggleHurry(): void {
        if (mayHurry)
            table.hurrying = !table.hurrying;
    }

    x: geometry.barRect.x
    y: geometry.barRect.y
    z: whole ? 1 : 0 // the whole text covers the seats above the bar
    width: geometry.barRect.width
    height: geometry.barRect.height

    Panel {
        id: pill
        visible: !bar.passing && !bar.table.isBoard || words.refusing

        readonly property real availableHeight: bar.height + (bar.badged ? 0 : bar.badgeHeight) + bar.overlap

        anchors.bottom: parent.bottom
        x: bar.leftHanded ? bar.besides : 0
        width: parent.width - bar.besides
        height: Math.max(bar.compact ? bar.height : Theme.touchTarget + 2 * bar.padding,
                         words.height + bar.buttonLine + 2 * bar.padding)
        radius: bar.compact ? Theme.radiusLarge : Math.min(height / 2, 30)
        border.color: words.refusing ? Theme.warning
                    : words.hinting || bar.table.hasChoice && bar.ready ? Theme.callToAct : Theme.line
        border.width: words.strong ? 2 : Theme.lineWidth

        // The button "Why?" is at the outer end of the bar. It takes the position of "Do it" and of the button for speed
        TableButton {
            id: why
            readonly property bool wanted: words.refusing && bar.table.refusalRule !== ""

            objectName: "tableWhy"
            visible: wanted
            horizontalPadding: bar.compact ? 12 : 20
            //: Button beside the reason why something was refused: opens the rule
            text: qsTr("Why?")
            //: Spoken name of the button "Why?"
            Accessible.name: qsTr("Why? Opens the rule")
            onClicked: bar.ruleAsked(bar.table.refusalRule)
            x: bar.leftHanded ? pill.width - width - bar.padding : bar.padding
            y: bar.compact ? 3 : bar.buttonY(height)
            height: bar.compact ? Math.min(implicitHeight, bar.height - bar.buttonLine - bar.padding) : implicitHeight
        }

        IconButton {
            id: hurry
            objectName: "tableHurry"
            visible: bar.mayHurry && !why.wanted && !bar.covered
            iconName: "speed"
            checked: bar.table.hurrying
            //: Button: shows the other players' turns four times as fast
            text: qsTr("Speed up until my turn")
            onClicked: bar.toggleHurry()
            x: bar.leftHanded ? pill.width - width - bar.padding : bar.padding
            y: bar.compact ? (pill.height - bar.buttonLine - height) / 2 : bar.buttonY(height)
        }

        // The button "Do it" takes the position of "Why?", which is never shown at the same time. On a phone it is beside the
        // lamp if there is space
        TableButton {
            id: doIt

            readonly property real besideLamp: bar.outerMargin + bar.helpsInLine
            readonly property bool inLine: bar.compact && besideLamp + width + Theme.spaceSmall
                + (bar.hasButtons ? slot.implicitWidth : 0) + bar.outerMargin <= pill.width
            readonly property real inset: inLine ? besideLamp : bar.padding

            objectName: "tableDoIt"
            visible: words.hinting && bar.table.hint.state === HintModel.Shown && bar.table.myTurn
            kind: "primary"
            shrinks: true
            horizontalPadding: bar.compact ? 12 : 20
            //: Button: plays what the hint suggests
            text: qsTr("Do it")
            onClicked: bar.table.playHint()
            width: Math.min(implicitWidth, bar.compact ? 116 * Theme.textScale : 160 * Theme.textScale)
            x: bar.leftHanded ? pill.width - width - inset : inset
            y: bar.compact && !inLine ? (pill.height - bar.buttonLine - height) / 2 : bar.buttonY(height)
        }

        BarWords {
            id: words

            readonly property Item outermost: why.wanted ? why : doIt.visible && !doIt.inLine ? doIt : hurry.visible ? hurry : null
            readonly property real outer: outermost ? outermost.width + bar.padding + Theme.spaceSmall : bar.outerMargin
            readonly property real inner: bar.compact ? bar.outerMargin
                                        : bar.explaining ? goOn.width + bar.padding + Theme.space
                                        : bar.hasButtons ? slot.width + bar.padding + Theme.space : bar.outerMargin

            table: bar.table
            compact: bar.compact
            choiceText: bar.choiceText
            held: why.hovered || why.activeFocus
            availableHeight: pill.availableHeight - bar.buttonLine - 2 * bar.padding
            whole: bar.whole
            wholeHeight: bar.y + bar.height - bar.buttonLine - 2 * bar.padding
            onWordsChanged: bar.opened = false
            x: bar.leftHanded ? inner : outer
            y: (pill.height - bar.buttonLine - height) / 2
            width: pill.width - outer - inner
        }

        Pressable {
            id: reader
            objectName: "tableWhole"
            visible: words.cut
            //: Spoken name of what shows all words of a sentence that was cut short, or ends that
            text: bar.opened ? qsTr("Show less") : qsTr("Show full text")
            onClicked: bar.opened = !bar.opened
            x: words.x - bar.padding
            y: words.y
            width: words.width + 2 * bar.padding
            height: words.height

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            FocusRing {
                visible: reader.visualFocus
                gap: -2
            }
        }

        BarButton {
            id: goOn
            objectName: "lessonNext"
            visible: bar.explaining
            compact: bar.compact
            kind: "primary"
            //: Button in a lesson: what was said has been read
            text: qsTr("Next")
            onClicked: bar.table.guide.next()
            width: Math.max(implicitWidth, 110)
            x: bar.leftHanded ? slot.margin : pill.width - width - slot.margin
            y: bar.buttonY(height)
        }

        RowLayout {
            id: slot
            visible: bar.hasButtons
            width: bar.compact ? Math.min(implicitWidth, pill.width - 2 * bar.outerMargin
                                          - bar.helpsInLine) : implicitWidth
            x: bar.leftHanded ? slot.margin : pill.width - width - slot.margin
            y: bar.buttonY(height)

            readonly property real margin: bar.compact ? bar.outerMargin : bar.padding
        }
    }

    HintButton {
        hint: bar.table.hint
        visible: bar.lamp
        opacity: bar.passing ? 0 : 1
        x: bar.helpX(0, width)
        y: bar.helpY(height)
    }

    TakeBackButton {
        covered: bar.covered
        table: bar.table
        visible: bar.undo
        x: bar.helpX(bar.lamp ? 1 : 0, width)
        y: bar.helpY(height)
    }
}
