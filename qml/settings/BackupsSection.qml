// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The settings for backups: the list of backups, restoring one of them, and a second folder in which they are saved, too.
Section {
    id: section

    required property DataKeeper dataKeeper
    property bool showsAll: false
    readonly property int shownFirst: 3
    readonly property var rows: Array.from(dataKeeper.backups)

    //: Heading in the settings
    title: qsTr("Backups")

    Note {
        //: In the settings
        text: qsTr("Tableside backs up your games after each game, when you close it, and every day. Older backups go after a while.")
    }

    Words {
        objectName: "backupsNone"
        visible: section.rows.length === 0
        //: In the settings, in place of a list of backups
        text: qsTr("No backups yet. The first one is made after your first game.")
        Layout.fillWidth: true
    }

    Repeater {
        model: section.showsAll ? section.rows : section.rows.slice(0, section.shownFirst)

        GridLayout {
            id: row
            required property backupRow modelData
            required property int index
            columns: section.width < 460 * Theme.textScale ? 1 : 2
            columnSpacing: Theme.space
            rowSpacing: Theme.spaceSmall

            Words {
                text: row.modelData.when + "\n" + row.modelData.content
                Layout.fillWidth: true
            }

            TableButton {
                objectName: "backupRestore" + row.index
                //: Button beside a backup
                text: qsTr("Restore")
                //: Spoken. %1 the date of a backup
                Accessible.name: qsTr("Restore the backup from %1").arg(row.modelData.when)
                onClicked: section.dataKeeper.restore(row.modelData.file)
                Layout.fillWidth: row.columns === 1
            }
        }
    }

    WideButton {
        objectName: "backupsAll"
        visible: !section.showsAll && section.rows.length > section.shownFirst
        //: Button: shows the whole list of backups. %n all of them
        text: qsTr("Show all %n backups", "", section.rows.length)
        onClicked: section.showsAll = true
    }

    Note {
        visible: section.rows.length > 0
        //: Under the list of backups
        text: qsTr("Restoring adds the games that you don’t have anymore. It removes nothing.")
    }

    Words {
        objectName: "backupFolder"
        visible: section.dataKeeper.backupFolder !== ""
        //: In the settings. %1 a folder
        text: qsTr("Backups are also saved in “%1”.").arg(section.dataKeeper.backupFolder)
        Layout.fillWidth: true
    }

    WideButton {
        objectName: "backupChoose"
        visible: section.dataKeeper.canChooseFolder
        iconName: "save"
        text: section.dataKeeper.backupFolder === ""
            //: Button: chooses a second folder for backups, such as one that is synced
            ? qsTr("Back up to another folder, too…")
            //: Button
            : qsTr("Change folder…")
        onClicked: section.dataKeeper.chooseBackupFolder()
    }

    WideButton {
        objectName: "backupForget"
        visible: section.dataKeeper.backupFolder !== ""
        //: Button: no more backups are made in that folder. Those that are there stay
        text: qsTr("Stop using this folder")
        onClicked: section.dataKeeper.forgetBackupFolder()
    }
}
