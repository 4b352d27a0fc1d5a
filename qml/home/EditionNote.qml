// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A note about which edition of DOS the app plays, and how to distinguish the editions.
ColumnLayout {
    id: note

    signal asked()

    spacing: Theme.spaceSmall

    Note {
        //: Small note on Home
        text: qsTr("Two discard piles? That’s the second edition of DOS, a different game. Tableside plays the first.")
    }

    TableButton {
        objectName: "homeEdition"
        kind: "quiet"
        iconName: "forward"
        textSize: Theme.sizeSmall
        horizontalPadding: 0
        //: Button: to the page of the rules that tells the two editions of DOS apart
        text: qsTr("Which edition do I have?")
        onClicked: note.asked()
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
    }
}
