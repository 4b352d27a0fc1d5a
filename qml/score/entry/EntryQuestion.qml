// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A dialog shown before counted points would be lost. It asks whether another player went out, or whether to save a correction.
PanelOver {
    id: question

    required property HandEntry entry

    readonly property bool aboutOut: seat >= 0
    property int seat: -1
    property string words: ""

    function askOut(seat: int, words: string): void {
        question.seat = seat;
        question.words = words;
        open();
    }

    function askToSave(): void {
        question.seat = -1;
        //: Asked when the user leaves an unsaved correction. %1 number of the round
        question.words = qsTr("You changed round %1 but haven’t saved it.").arg(entry.round + 1);
        open();
    }

    title: aboutOut ? qsTr("Who went out?") : qsTr("Save the correction?")
    closeName: "entryAskedClose"
    widest: 460

    AlertWords {
        objectName: "entryAsked"
        text: question.words
    }

    WideButton {
        objectName: "entryAskedYes"
        kind: "primary"
        //: Buttons below a question
        text: question.aboutOut ? qsTr("Yes, %1 went out").arg(question.entry.name) : qsTr("Save")
        onClicked: {
            if (question.aboutOut)
                question.entry.markOut(question.seat);
            else
                question.entry.save();
            question.close();
        }
    }

    WideButton {
        objectName: "entryAskedDrop"
        visible: !question.aboutOut
        //: Button: discard the changes to the round
        text: qsTr("Don’t save")
        onClicked: {
            question.entry.cancel();
            question.close();
        }
    }

    WideButton {
        objectName: "entryAskedNo"
        //: Button below “Save the correction?”
        text: question.aboutOut ? qsTr("No") : qsTr("Keep editing")
        onClicked: question.close()
    }
}
