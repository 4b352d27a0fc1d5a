// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The strip above the table of a lesson. It shows the current topic and the progress, and has buttons to leave the lesson,
// to repeat a step or go back, and to skip a step.
Panel {
    id: head

    required property LessonCoach coach // null at a table without a lesson

    readonly property bool roomy: width >= 560 * Theme.textScale
    readonly property int scene: coach?.scene ?? 1
    readonly property int scenes: coach?.scenes ?? 1
    //: How far a lesson is: %1 of %2 parts
    readonly property string progress: Phrases.fill(qsTr("%1 of %2"), [scene, scenes])

    signal leaveAsked

    objectName: "lessonHead"
    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight) + 8
    radius: Theme.radius

    Accessible.role: Accessible.Grouping
    //: Spoken name of the strip above a lesson. %1 how far it is, such as "3 of 10"; %2 what is taught now
    Accessible.name: Phrases.fill(qsTr("Lesson, step %1: %2"), [progress, coach?.title ?? ""])

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 6
        anchors.rightMargin: 6
        spacing: head.roomy ? Theme.space : Theme.spaceTiny
        layoutDirection: AppSettings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        IconButton {
            objectName: "lessonLeave"
            framed: false
            iconName: "close"
            //: Button: ends a lesson, which can be continued later
            text: qsTr("Leave lesson")
            onClicked: head.leaveAsked()
        }

        ColumnLayout {
            id: words
            spacing: 3

            FitWords {
                objectName: "lessonTitle"
                text: head.coach?.title ?? ""
                font.pixelSize: head.roomy ? Theme.sizeLarge : Theme.sizeBody
                font.weight: Theme.weightTitle
                Layout.fillWidth: true
                Layout.preferredHeight: (head.roomy ? 28 : 24) * Theme.textScale
                Accessible.role: Accessible.Heading
            }

            RowLayout {
                spacing: Theme.spaceSmall

                // The progress bar has no accessible name, because the words beside it say the same
                Rectangle {
                    implicitHeight: 4
                    radius: 2
                    color: Qt.alpha(Theme.line, 0.35)
                    Layout.fillWidth: true

                    Rectangle {
                        width: parent.width * head.scene / head.scenes
                        height: parent.height
                        radius: 2
                        color: Theme.callToAct

                        Behavior on width {
                            NumberAnimation {
                                duration: Theme.duration(Theme.slow)
                                easing.type: Theme.easing
                            }
                        }
                    }
                }

                Words {
                    objectName: "lessonProgress"
                    text: head.progress
                    color: Theme.score
                    font.pixelSize: Theme.sizeCaption
                    font.weight: Theme.weightStrong
                    wrapMode: Text.NoWrap
                }
            }
        }

        IconButton {
            objectName: "lessonBack"
            enabled: head.scene > 1 || (head.coach?.begun ?? false)
            framed: false
            iconName: "undo"
            text: head.coach?.begun ?? false
                  //: Button in a lesson: what is taught now once more
                  ? qsTr("Repeat this step")
                  //: Button in a lesson
                  : qsTr("Previous step")
            onClicked: head.coach.back()
        }

        TableButton {
            objectName: "lessonSkip"
            visible: head.roomy
            kind: "quiet"
            iconName: "forward"
            horizontalPadding: 12
            text: head.skipWords
            onClicked: head.coach.skip()
        }

        IconButton {
            objectName: "lessonSkip"
            visible: !head.roomy
            framed: false
            iconName: "forward"
            text: head.skipWords
            onClicked: head.coach.skip()
        }
    }

    //: Button in a lesson: to the next part
    readonly property string skipWords: qsTr("Skip step")
}
