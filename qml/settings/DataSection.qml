// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The settings for the user's data: its folder, its export, and its deletion.
Section {
    id: section

    required property TableController tableController
    required property UserData userData

    property int asked: 0 // the step of "Delete everything": 0 not started, 1 first question, 2 last question

    // Emitted when the layout has moved the focused item, so that the page can scroll to it
    signal shifted(item: Item)

    Timer {
        id: positioned
        property Item item: null
        interval: 30 // milliseconds until the items have their final positions
        onTriggered: section.shifted(item)
    }

    //: Heading in the settings
    title: qsTr("Your data")

    component Question: AlertWords {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        color: Theme.warning
        font.weight: Theme.weightStrong
    }

    function reveal(item: Item): void {
        positioned.item = item;
        positioned.restart();
    }

    function ask(times: int): void {
        asked = times;
        if (times === 0)
            remove.forceActiveFocus(Qt.TabFocusReason);
        else
            cancel.forceActiveFocus(Qt.TabFocusReason);
    }

    Notice {
        objectName: "dataForgets"
        text: section.tableController.forgets
    }

    Words {
        objectName: "dataFolder"
        visible: section.tableController.forgets === ""
        text: section.userData.hasFolder
            //: %1 a folder
            ? qsTr("Your games, score book, and recordings are stored in “%1”, on this device only.").arg(section.userData.folder)
            : section.userData.isEvictable
            //: In a browser that has not promised to keep them
            ? qsTr("Your games, score book, and recordings are stored in this browser only. It may delete them when it runs out of space: export everything now and then.")
            //: In a browser
            : qsTr("Your games, score book, and recordings are stored in this browser, on this device only.")
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }

    RadioGroup {
        namePrefix: "dataRecords"
        asPills: true
        pillWidth: 104 * Theme.textScale
        //: Label of a setting: of how many finished games all cards are kept
        label: qsTr("Games you can replay")
        options: [
            { value: 100, name: Phrases.number(100) },
            { value: 1000, name: Phrases.number(1000) },
            { value: 10000, name: Phrases.number(10000) },
            //: Choice of that setting: no limit
            { value: 0, name: qsTr("All") }
        ]
        value: AppSettings.recordsKept
        onPicked: value => AppSettings.recordsKept = value
    }

    Note {
        //: Under that setting
        text: qsTr("When a game ends, you can’t replay the oldest ones beyond this number anymore. Their results and statistics stay.")
    }

    RadioGroup {
        namePrefix: "dataSeparator"
        asPills: true
        pillWidth: 128 * Theme.textScale
        //: Label of a setting: what separates the cells of tables that are exported for spreadsheets
        label: qsTr("Tables (CSV) separate cells by")
        options: [
            //: Choice of that setting: a comma or a semicolon, as in the system's region
            { value: "region", name: qsTr("As in the region") },
            { value: "comma", name: qsTr("Comma") },
            { value: "semicolon", name: qsTr("Semicolon") },
            { value: "tab", name: qsTr("Tab") }
        ]
        value: AppSettings.csvSeparator
        onPicked: value => AppSettings.csvSeparator = value
    }

    WideButton {
        objectName: "dataOpen"
        visible: section.userData.hasFolder
        iconName: "forward"
        //: Button: in the system's file manager
        text: qsTr("Open folder")
        onClicked: section.userData.openFolder()
    }

    WideButton {
        objectName: "dataExport"
        iconName: "save"
        //: Button: write all stored data into a folder
        text: qsTr("Export everything")
        onClicked: section.userData.exportAll()
    }

    Note {
        //: Under the button "Export everything"
        text: qsTr("Saves a new folder with the score book, every game with all its cards, the call log, your voices, and the settings.")
    }

    WideButton {
        id: remove
        objectName: "dataDelete"
        visible: section.asked === 0
        iconName: "remove"
        //: Button: asks before it does
        text: qsTr("Delete everything…")
        onClicked: section.ask(1)
    }

    // The area has the height of the longer question, so that both questions have their buttons at the same
    // positions
    Item {
        visible: section.asked > 0
        implicitHeight: Math.max(question.implicitHeight, again.implicitHeight)
        Layout.fillWidth: true

        Question {
            id: question
            visible: section.asked === 1
            text: qsTr("This deletes all games, the whole score book with its people, the call log, your recorded voices, the backups, and the settings. You can’t undo it.")
        }

        Question {
            id: again
            visible: section.asked === 2
            text: qsTr("Delete all games, the score book, people, calls, voices, backups, and settings? Tableside will close and start empty next time.")
        }
    }

    WideButton {
        objectName: "dataGoOn"
        visible: section.asked === 1
        //: Button: the first of two questions is answered; nothing is deleted yet
        text: qsTr("Continue")
        onClicked: section.ask(2)
    }

    // At the second question, "Cancel" is where "Continue" was at the first, so that a double tap deletes nothing
    WideButton {
        id: cancel
        objectName: "dataCancel"
        visible: section.asked > 0
        kind: "primary"
        //: Button: nothing is deleted
        text: qsTr("Cancel")
        onClicked: section.ask(0)
        onYChanged: if (activeFocus)
            section.reveal(cancel)
    }

    WideButton {
        objectName: "dataDeleteNow"
        visible: section.asked === 2
        //: Button: everything is deleted at once
        text: qsTr("Delete permanently")
        onClicked: {
            if (!section.userData.deleteAll()) // deleting has failed, and the page shows the reason
                section.ask(0);
        }
    }
}
