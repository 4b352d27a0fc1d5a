// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The questions of a lesson, shown over its table: where to continue after an interruption, and what to do next after the end.
FocusScope {
    id: over

    required property LessonCoach coach // null at a table without a lesson
    required property LessonController lessons

    readonly property bool finished: coach?.finished ?? false
    readonly property bool resuming: coach?.resuming ?? false
    readonly property bool skipped: coach?.skipped ?? false
    readonly property string game: coach?.game ?? "dos"
    readonly property string gameName: game === "uno" ? "UNO" : "DOS"
    readonly property string otherGame: game === "uno" ? "dos" : "uno"
    readonly property string title: resuming
        //: A lesson that was left is opened again
        ? qsTr("Welcome back!")
        //: A lesson of which steps were skipped is at its end
        : skipped ? qsTr("That was the last step")
        //: A lesson is finished. %1 "DOS" or "UNO"
        : qsTr("You can play %1!").arg(gameName)
    readonly property string words: resuming
        //: Where a lesson was left. %1 "DOS" or "UNO", %2 and %3 how far, %4 what is taught there
        ? Phrases.fill(qsTr("You were learning %1 and left off at step %2 of %3: %4."),
                       [gameName, coach.scene, coach.scenes, coach.title])
        //: A lesson of which steps were skipped is at its end
        : skipped ? qsTr("You skipped some steps. You can start over, or play your first game right away.")
        //: A lesson is finished
        : qsTr("That’s all you need for your first game. The rules explain the rest whenever you want.")

    signal leaveAsked
    signal goneOn
    signal playAsked(game: string)

    function takeFocus(): void {
        (finished ? play : goOn).forceActiveFocus(input.focusReason());
    }

    objectName: "lessonPanel"
    visible: finished || resuming
    onVisibleChanged: {
        if (visible) {
            spoken.say(title + (title.endsWith("!") ? " " : ". ") + words);
            Theme.later(takeFocus);
        } else {
            paper.stop();
        }
    }
    onFinishedChanged: if (finished && !skipped)
        paper.fall()
    Component.onCompleted: if (visible)
        Theme.later(takeFocus)

    LastInput {
        id: input
        item: over
    }

    SpokenWords {
        id: spoken
        objectName: "lessonSpoken"
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.backdrop, 0.7)

        // This is not a TapHandler, because a TapHandler may take the touch away from a button that lies in front of it
        MouseArea {
            anchors.fill: parent
        }
    }

    Panel {
        id: panel

        readonly property real padding: Theme.spaceSmall

        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space, 520 * Theme.textScale)
        height: Math.min(parent.height - 2 * Theme.space, scroller.contentHeight + 2 * padding)
        border.color: Theme.callToAct
        border.width: 2
        Accessible.role: Accessible.Dialog
        Accessible.name: over.title

        Scroller {
            id: scroller
            anchors.fill: parent
            anchors.margins: panel.padding

            ColumnLayout {
                id: column
                width: parent.width
                spacing: Theme.space

                Portrait {
                    name: "owl"
                    active: true
                    Layout.preferredWidth: 96 * Theme.zoom
                    Layout.preferredHeight: 96 * Theme.zoom
                    Layout.alignment: Qt.AlignHCenter
                    Layout.topMargin: 6
                }

                Words {
                    text: over.title
                    font.pixelSize: Theme.sizeTitle
                    font.weight: Theme.weightFigure
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.role: Accessible.Heading
                    Layout.fillWidth: true
                }

                Words {
                    objectName: "lessonPanelWords"
                    text: over.words
                    horizontalAlignment: Text.AlignHCenter
                    Layout.fillWidth: true
                    Layout.bottomMargin: Theme.spaceSmall
                }

                WideButton {
                    id: goOn
                    objectName: "lessonGoOn"
                    visible: over.resuming
                    kind: "primary"
                    //: Button: goes on with a lesson where it was left
                    text: qsTr("Continue")
                    onClicked: {
                        over.coach.goOn();
                        over.goneOn();
                    }
                }

                WideButton {
                    id: play
                    objectName: "lessonPlay"
                    visible: over.finished
                    kind: "primary"
                    //: Button at the end of a lesson: to setting up a game
                    text: qsTr("Play your first game")
                    onClicked: over.playAsked(over.game)
                }

                WideButton {
                    objectName: "lessonRestart"
                    visible: over.resuming || over.skipped
                    //: Button: begins a lesson that was left once more
                    text: qsTr("Start over")
                    onClicked: {
                        over.coach.restart();
                        over.goneOn();
                    }
                }

                WideButton {
                    objectName: "lessonOther"
                    visible: over.finished && !over.lessons.isFinished(over.otherGame)
                    text: over.game === "uno"
                          //: Button at the end of the lesson of UNO: to the one of DOS
                          ? qsTr("Learn DOS")
                          //: Button at the end of the lesson of DOS: to the one of UNO
                          : qsTr("Learn UNO")
                    onClicked: over.lessons.open(over.otherGame)
                }

                WideButton {
                    objectName: "lessonDone"
                    kind: "quiet"
                    text: over.finished
                          //: Button at the end of a lesson: leaves it
                          ? qsTr("Done")
                          //: Button: doesn't go on with a lesson
                          : qsTr("Not now")
                    onClicked: over.leaveAsked()
                }
            }
        }
    }

    Confetti {
        id: paper
        anchors.fill: parent
    }
}
