// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tableside
import Tableside.App

// A panel that covers a page during a long import or export: the job's name, its progress and Cancel.
PanelOver {
    id: panel

    required property FileJob job
    required property string name // the prefix of the objectNames in this panel: <name>Bar, <name>Cancel

    // Opens the panel when a job has run for 0.3 seconds, because shorter jobs need no panel. Closes it only
    // when no job runs and none waits, because closing it between two jobs would cancel the second one
    function follow(): void {
        if (!job.isRunning) {
            late.stop();
            close();
        } else if (!opened) {
            late.restart();
        }
    }

    title: job.title
    closeName: name + "Close"
    widest: 460
    onClosed: job.cancel()
    onOpened: cancel.forceActiveFocus(Qt.PopupFocusReason)
    Component.onCompleted: follow()

    Connections {
        target: panel.job
        function onRunningChanged(): void {
            panel.follow();
        }
    }

    Timer {
        id: late
        interval: 300
        onTriggered: panel.open()
    }

    ColumnLayout {
        spacing: Theme.space

        T.ProgressBar {
            id: bar
            objectName: panel.name + "Bar"
            to: 100
            value: panel.job.percent
            implicitHeight: 18
            Accessible.role: Accessible.ProgressBar
            //: Spoken: how far an import or export is. %1 a number
            Accessible.name: qsTr("%1 percent").arg(value)
            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceSmall
            Layout.bottomMargin: Theme.spaceSmall

            background: Rectangle {
                radius: height / 2
                color: Theme.feltDark
                border.width: Theme.lineWidth
                border.color: Theme.line
            }

            contentItem: Item {
                Rectangle {
                    x: 3
                    y: 3
                    width: Math.max(height, (parent.width - 6) * bar.visualPosition)
                    height: parent.height - 6
                    radius: height / 2
                    color: Theme.callToAct
                }
            }
        }

        WideButton {
            id: cancel
            objectName: panel.name + "Cancel"
            //: Button: cancel a long import or export and undo what it did
            text: qsTr("Cancel")
            onClicked: panel.job.cancel()
        }
    }
}
