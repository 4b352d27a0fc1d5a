// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The log of all calls made in the game, newest first, with buttons that save or copy the log as text.
ColumnLayout {
    id: panel

    required property CallLog log

    spacing: Theme.spaceSmall

    Words {
        visible: list.count === 0
        //: In the empty call log
        text: qsTr("No calls yet.")
        color: Theme.textSoft
        Layout.fillWidth: true
    }

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true

        ListView {
            id: list
            objectName: "callLogList"
            clip: true
            spacing: 6
            boundsBehavior: Flickable.StopAtBounds
            model: panel.log.list
            activeFocusOnTab: true
            currentIndex: -1 // the list itself has the focus, not one of its rows
            anchors.fill: parent

            Accessible.role: Accessible.List
            Accessible.name: qsTr("Call log")

            Keys.onUpPressed: flick(0, 900)
            Keys.onDownPressed: flick(0, -900)

            delegate: RowLayout {
                id: row

                required property string time
                required property string day
                required property string line

                width: ListView.view.width
                spacing: Theme.space

                ColumnLayout {
                    spacing: 0
                    Layout.alignment: Qt.AlignTop

                    Words {
                        text: row.time
                        font.weight: Theme.weightStrong
                        wrapMode: Text.NoWrap
                    }

                    Words {
                        text: row.day
                        color: Theme.textSoft
                        font.pixelSize: Theme.sizeCaption
                        wrapMode: Text.NoWrap
                    }
                }

                Words {
                    text: row.line
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                }
            }
        }

        // The focus ring is not a child of the list, which would clip it
        FocusRing {
            visible: list.activeFocus
        }
    }

    GridLayout {
        columns: width > 420 ? 2 : 1
        columnSpacing: Theme.spaceSmall
        rowSpacing: 4

        WideButton {
            objectName: "callLogShare"
            enabled: list.count > 0
            iconName: "save"
            //: Button: the call log as a text file
            text: qsTr("Save as text")
            onClicked: panel.log.share()
        }

        WideButton {
            objectName: "callLogCopy"
            enabled: list.count > 0
            iconName: "copy"
            //: Button: the call log, to be pasted into another program
            text: qsTr("Copy as text")
            onClicked: panel.log.copy()
        }
    }
}
