// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A message that the user should read before continuing; it stays until it is dismissed.
Panel {
    id: notice

    property string text: ""
    property string closeName: ""

    signal dismissed

    visible: text !== ""
    implicitHeight: row.implicitHeight + 20
    Layout.fillWidth: true
    border.color: Theme.warning
    border.width: 2

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.margins: 10
        anchors.leftMargin: 16
        spacing: Theme.space

        Icon {
            name: "info"
            Layout.preferredWidth: size
            Layout.preferredHeight: size
        }

        Words {
            text: notice.text
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        IconButton {
            id: close
            objectName: notice.closeName
            visible: notice.closeName !== ""
            framed: false
            iconName: "close"
            //: Button: close this notice
            text: qsTr("Dismiss")
            onClicked: notice.dismissed()
        }
    }
}
