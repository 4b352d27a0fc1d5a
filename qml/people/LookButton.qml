// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A button with a player's portrait, color and shape. It opens the panel in which another portrait or color is chosen.
Pressable {
    id: button

    required property string player
    required property string portrait
    required property int colorIndex
    required property bool opened

    implicitWidth: 56
    implicitHeight: 56
    //: Spoken name of the button. %1 a player
    text: qsTr("Picture and color for %1. Press to change.").arg(player)
    Accessible.checkable: true
    Accessible.checked: opened

    contentItem: PlayerFace {
        name: button.player
        portrait: button.portrait
        colorIndex: button.colorIndex
        active: button.opened
        scale: button.down ? 0.94 : 1
    }

    background: FocusRing {
        visible: button.visualFocus
        radius: width / 2
    }
}
