// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The game's location and note, at the top of the score sheet. Pressing them opens the panel that edits both.
Pressable {
    id: note

    required property ScoreGame game

    implicitHeight: Math.max(Theme.touchTarget, implicitContentHeight + 10)
    text: game.location + (game.location !== "" && game.note !== "" ? " · " : "") + game.note
    //: Spoken name of the line over the sheet. %1 the place and the note of the game
    Accessible.name: qsTr("Place and note: %1").arg(text)

    contentItem: Words {
        leftPadding: sign.x + sign.width + Theme.spaceSmall
        verticalAlignment: Text.AlignVCenter
        text: note.text
        font.italic: true
        font.pixelSize: Theme.sizeSmall
        Accessible.ignored: true
    }

    Icon {
        id: sign
        x: 4
        anchors.verticalCenter: parent.verticalCenter
        name: "edit"
        size: 18 * Theme.textScale
    }

    background: Rectangle {
        radius: Theme.radius
        color: note.down || note.hovered ? Theme.panelRaised : "transparent"

        FocusRing {
            visible: note.visualFocus
            gap: -2
        }
    }
}
