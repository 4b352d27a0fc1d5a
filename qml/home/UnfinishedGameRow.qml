// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A row of UnfinishedGamesPage: one game.
ListRow {
    id: row

    required property real matchId
    required property string title
    required property string detail

    signal discarded

    objectName: "unfinishedRow" + index
    text: title
    //: Spoken name of the button. %1: for example "DOS with West and North"
    Accessible.name: qsTr("Continue %1").arg(title)
    Accessible.description: detail

    ColumnLayout {
        spacing: 2

        Words {
            text: row.title
            font.weight: Theme.weightTitle
            Accessible.ignored: true
            Layout.fillWidth: true
        }

        Note {
            text: row.detail
            color: Theme.score
            Accessible.ignored: true
        }
    }

    IconButton {
        objectName: "unfinishedDiscard" + row.index
        framed: false
        iconName: "remove"
        //: Spoken name of the button. %1: for example "DOS with West and North"
        text: qsTr("Discard %1").arg(row.title)
        onVisualFocusChanged: if (visualFocus)
            row.reveal()
        onClicked: row.discarded()
    }
}
