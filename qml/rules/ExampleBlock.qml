// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A worked example: its table, the text of the current step, and buttons to step through it.
Rectangle {
    id: block

    required property ExampleView example
    property alias words: words
    property alias spokenSentence: words.spokenSentence
    property list<string> letters

    signal followed(target: string)

    function goTo(step: int): void {
        if (step < 0 || step > example.stepCount || step === example.step)
            return;
        // Going back to the starting position disables the previous button, which then can't keep the focus
        if (step === 0 && previous.activeFocus)
            next.forceActiveFocus(Qt.TabFocusReason);
        example.step = step;
        const refused = example.refused ? ". " + refusal.Accessible.name : "";
        spoken.say(stepName.text + refused + ". " + example.passage.plain);
    }

    implicitHeight: column.implicitHeight + 2
    radius: Theme.radius
    color: Theme.ivoryShade
    border.width: Theme.lineWidth
    border.color: Theme.ivoryLine

    Accessible.role: Accessible.Grouping
    Accessible.name: example.title

    // Announces each new step. The focus stays on the button, so screen readers would not notice the changed text above it
    SpokenWords {
        id: spoken
        objectName: "exampleSpoken"
    }

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 1
        y: 1
        spacing: 0

        PaperLine {
            text: block.example.heading
            font.weight: Font.Bold
            Accessible.name: block.example.title
            Accessible.role: Accessible.Heading
            Layout.fillWidth: true
            Layout.leftMargin: 16
            Layout.rightMargin: 16
            Layout.topMargin: 10
            Layout.bottomMargin: 10
        }

        Rectangle {
            color: Theme.felt
            implicitHeight: table.implicitHeight
            Layout.fillWidth: true

            ExampleTable {
                id: table
                width: parent.width
                height: implicitHeight
                example: block.example
                letters: block.letters
            }
        }

        Text {
            id: stepName
            objectName: "exampleStep"
            textFormat: Text.PlainText
            text: block.example.stepName
            color: Theme.ivoryTextSoft
            font.family: Theme.family
            font.pixelSize: Theme.sizeSmall
            font.weight: Theme.weightTitle
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Layout.fillWidth: true
            Layout.leftMargin: 16
            Layout.rightMargin: 16
            Layout.topMargin: 12
        }

        RowLayout {
            spacing: Theme.spaceSmall
            Layout.leftMargin: 16
            Layout.rightMargin: 16
            Layout.topMargin: 2
            Layout.minimumHeight: Theme.sizeReading * 3 * 1.53
            Layout.alignment: Qt.AlignTop

            Rectangle {
                id: refusal
                visible: block.example.refused
                implicitWidth: 26
                implicitHeight: 26
                radius: 13
                color: Theme.red.field
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 2

                Accessible.role: Accessible.StaticText
                Accessible.name: block.example.refusedWords

                Icon {
                    anchors.centerIn: parent
                    name: "close"
                    size: 16
                }
            }

            PaperText {
                id: words
                objectName: "exampleWords"
                passage: block.example.passage
                onFollowed: target => block.followed(target)
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
            }
        }

        RowLayout {
            spacing: Theme.space
            Layout.margins: 12
            Layout.topMargin: 6

            Keys.onLeftPressed: block.goTo(block.example.step - 1)
            Keys.onRightPressed: block.goTo(block.example.step + 1)

            IconButton {
                id: previous
                objectName: "examplePrevious"
                enabled: block.example.step > 0
                iconName: "back"
                text: block.example.previousWords
                onClicked: block.goTo(block.example.step - 1)
            }

            Item {
                Layout.fillWidth: true
            }

            TableButton {
                id: next
                objectName: "exampleNext"
                kind: "primary"
                text: block.example.nextWords
                onClicked: block.goTo(block.example.step < block.example.stepCount ? block.example.step + 1 : 0)
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
            }
        }
    }
}
