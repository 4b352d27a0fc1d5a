// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A panel with a heading and content.
Panel {
    id: section

    property string title: ""
    default property alias content: column.data

    implicitHeight: column.implicitHeight + 2 * column.anchors.margins
    Layout.fillWidth: true

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: section.width < 420 ? 14 : 20
        spacing: Theme.space

        Heading {
            visible: section.title !== ""
            text: section.title
        }
    }
}
