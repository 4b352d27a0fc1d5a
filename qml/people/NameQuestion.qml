// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Asks whether a typed name means a person of the score book whose name is the same except for accents. Hidden while there is
// nothing to ask.
Panel {
    id: question

    required property People people
    property string typed: ""
    property string known: "" // the similar name in the score book; empty for no question
    property string namePrefix: ""

    signal answered(name: string)

    function ask(newTyped: string, newKnown: string): void {
        typed = newTyped;
        known = newKnown;
    }

    function answer(name: string): void {
        known = "";
        answered(name);
    }

    visible: known !== ""
    implicitHeight: content.implicitHeight + 24
    Layout.fillWidth: true

    ColumnLayout {
        id: content
        anchors.fill: parent
        anchors.margins: 12
        spacing: Theme.spaceSmall

        AlertWords {
            objectName: question.namePrefix + "Question"
            text: question.known === "" ? "" : question.people.identityQuestion(question.typed, question.known)
        }

        Flow {
            spacing: Theme.spaceSmall
            Layout.fillWidth: true

            TableButton {
                objectName: question.namePrefix + "Same"
                //: Button: a name means a person who is in the score book already
                text: qsTr("Same person")
                onClicked: question.answer(question.known)
            }

            TableButton {
                objectName: question.namePrefix + "New"
                //: Button: a name doesn't mean the person with a similar name in the score book
                text: qsTr("Someone else")
                onClicked: question.answer(question.typed)
            }
        }
    }
}
