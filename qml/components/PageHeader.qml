// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// The back button and the page's title.
RowLayout {
    id: header

    property string title: ""
    property string backName: ""

    signal back

    spacing: Theme.space

    IconButton {
        objectName: header.backName
        iconName: "back"
        //: Name of the arrow button to the previous page
        text: qsTr("Back")
        onClicked: header.back()
    }

    Heading {
        text: header.title
        font.pixelSize: Theme.sizeTitle
        verticalAlignment: Text.AlignVCenter
    }
}
