// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The controls of a replay: the timeline of the whole match, buttons for steps, play and pause, the speed, the choice of the
// visible cards, and a button that continues the match from the shown position.
Panel {
    id: controls

    required property MatchReplay replay

    property bool upright: false // whether the buttons are in several rows, because the controls are beside the table

    signal viewAsked
    signal playOnAsked

    // Whether the window is so narrow that the buttons which step by rounds are hidden. Rounds can still be reached by the keys,
    // and by their marks on the timeline
    readonly property bool tight: !upright && width < 7 * Theme.touchTarget + 24
    readonly property bool narrow: width < 880 * Theme.textScale // whether one row is too narrow for all buttons

    implicitHeight: column.implicitHeight + 16
    Accessible.role: Accessible.ToolBar
    //: Spoken name of the buttons with which one goes through a game that was played
    Accessible.name: qsTr("Replay")

    function cyclePace(): void {
        replay.speed = replay.speed >= 4 ? 0.5 : replay.speed * 2;
    }

    component Step: IconButton {
        required property int unit
        required property bool forward

        // `enabled` depends on this copy of the position, so each new position evaluates `enabled` again
        property int moment: controls.replay.position
        enabled: moment >= 0 && controls.replay.canStep(unit, forward)
        framed: false
        focusPolicy: Qt.StrongFocus
        onClicked: forward ? controls.replay.stepForward(unit) : controls.replay.stepBack(unit)
    }

    component ViewButton: IconButton {
        iconName: "view"
        text: viewWords.text
        //: Spoken after the name of whose cards are shown in a replay: what the button does
        Accessible.description: qsTr("Choose whose cards to show")
        onClicked: controls.viewAsked()
    }

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: 8
        anchors.leftMargin: 12
        anchors.rightMargin: 12
        spacing: 0

        ReplayScrubber {
            replay: controls.replay
            describesBelow: controls.upright
            z: 1
            Layout.fillWidth: true
        }

        GridLayout {
            columns: controls.narrow ? 1 : 3
            columnSpacing: Theme.space
            rowSpacing: 2

            RowLayout {
                visible: !controls.narrow
                spacing: Theme.spaceSmall
                Layout.preferredWidth: 1

                ViewButton {
                    objectName: "replayView"
                }

                FitWords {
                    text: viewWords.text
                    font.pixelSize: Theme.sizeSmall
                    Accessible.ignored: true // the button itself has these words as its accessible name
                    Layout.fillWidth: true
                    Layout.preferredHeight: Theme.touchTarget
                }
            }

            GridLayout {
                columns: controls.upright ? 4 : 9
                rowSpacing: 0
                columnSpacing: controls.narrow ? 0 : Theme.spaceTiny
                Layout.alignment: Qt.AlignHCenter

                // The button for the choice of visible cards is here in the narrowest windows, because the row below has no space
                // for it
                ViewButton {
                    objectName: "replayViewTight"
                    visible: controls.tight
                }
                Step {
                    objectName: "replayRoundBack"
                    visible: !controls.tight
                    unit: MatchReplay.Round
                    forward: false
                    iconName: "round-back"
                    //: Button: to the beginning of the round
                    text: qsTr("Back one round")
                }
                Step {
                    objectName: "replayTurnBack"
                    unit: MatchReplay.Turn
                    forward: false
                    iconName: "turn-back"
                    //: Button of a replay
                    text: qsTr("Back one turn")
                }
                Step {
                    objectName: "replayBack"
                    unit: MatchReplay.Action
                    forward: false
                    iconName: "step-back"
                    //: Button of a replay: back by one action
                    text: qsTr("Back one step")
                }
                IconButton {
                    objectName: "replayPlay"
                    iconName: controls.replay.playing ? "pause" : "play"
                    //: Button of a replay
                    text: controls.replay.playing ? qsTr("Pause") : qsTr("Play")
                    onClicked: controls.replay.playing = !controls.replay.playing
                    Layout.preferredWidth: Theme.touchTarget
                }
                Step {
                    objectName: "replayForward"
                    unit: MatchReplay.Action
                    forward: true
                    iconName: "step-forward"
                    //: Button of a replay: on by one action
                    text: qsTr("Forward one step")
                }
                Step {
                    objectName: "replayTurnForward"
                    unit: MatchReplay.Turn
                    forward: true
                    iconName: "turn-forward"
                    //: Button of a replay
                    text: qsTr("Forward one turn")
                }
                Step {
                    objectName: "replayRoundForward"
                    visible: !controls.tight
                    unit: MatchReplay.Round
                    forward: true
                    iconName: "round-forward"
                    //: Button of a replay
                    text: qsTr("Forward one round")
                }
            }

            GridLayout {
                columns: controls.upright ? 3 : 5
                columnSpacing: Theme.spaceSmall
                rowSpacing: Theme.spaceTiny
                Layout.preferredWidth: controls.narrow ? -1 : 1

                ViewButton {
                    objectName: "replayViewShort"
                    visible: controls.narrow && !controls.tight
                }

                Item {
                    visible: !controls.narrow
                    Layout.fillWidth: true
                }

                IconButton {
                    id: nextMark
                    objectName: "replayNextMark"
                    iconName: "flag"
                    //: Button of a replay: on to the next call, catch, reshuffle or better play
                    text: qsTr("Next mark")
                    onClicked: controls.replay.stepForward(MatchReplay.Mark)

                    // Incremented when the position or the marks change. `enabled` depends on this counter, so each change
                    // evaluates `enabled` again
                    property int asked: 0
                    enabled: asked >= 0 && controls.replay.canStep(MatchReplay.Mark, true)

                    Connections {
                        target: controls.replay
                        function onMoved(): void {
                            nextMark.asked++;
                        }
                        function onMarksChanged(): void {
                            nextMark.asked++;
                        }
                    }
                }

                TableButton {
                    objectName: "replaySpeed"
                    horizontalPadding: 10
                    //: Button of a replay: how fast it plays. %1 a number such as 0.5 or 2
                    text: qsTr("%1 ×").arg(Phrases.number(controls.replay.speed, controls.replay.speed < 1 ? 1 : 0))
                    //: Spoken name of the button with the speed of a replay; %1 a number such as 0.5 or 2
                    Accessible.name: qsTr("Speed: %1").arg(text)
                    onClicked: controls.cyclePace()
                    Layout.preferredWidth: 56 * Theme.textScale
                }

                TableButton {
                    objectName: "replayPlayOn"
                    kind: "primary"
                    readonly property bool inTwoLines: !controls.upright && controls.width < 380 * Theme.textScale

                    shrinks: !inTwoLines
                    textSize: inTwoLines ? Theme.sizeCaption : Theme.sizeBody
                    horizontalPadding: inTwoLines ? 4 : 8
                    enabled: controls.replay.mayPlayOn
                    //: Button of a replay: begins a new game with the position that is shown
                    text: qsTr("Play on from here")
                    onClicked: controls.playOnAsked()
                    Layout.columnSpan: controls.upright ? 3 : 1
                    Layout.fillWidth: controls.narrow
                    Layout.preferredWidth: controls.narrow ? -1 : Math.min(implicitWidth, controls.width * 0.175)
                }
            }
        }
    }

    QtObject {
        id: viewWords
        //: Button of a replay: the hands of all players lie open
        readonly property string text: controls.replay.allHands ? qsTr("All hands")
            //: Button of a replay: whose hand is shown. %1 a player
            : qsTr("%1’s cards").arg(controls.replay.seats[controls.replay.seat].name)
    }
}
