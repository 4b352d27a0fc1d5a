// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A portrait as a button. A press chooses this portrait, or opens the choice of other portraits.
Pressable {
    id: button

    property string portrait: ""
    property bool chosen: false
    property bool opens: false
    property bool opened: false

    implicitWidth: 56
    implicitHeight: implicitWidth

    contentItem: Item {
        Portrait {
            anchors.fill: parent
            name: button.portrait
            active: button.chosen
            scale: button.down ? 0.94 : 1
        }

        // A small icon shows that a press opens the choice of portraits
        Rectangle {
            visible: button.opens
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: 26
            height: 26
            radius: 13
            color: Theme.panel
            border.width: 2
            border.color: Theme.ivory

            Icon {
                anchors.centerIn: parent
                name: button.opened ? "minus" : "plus"
                size: 16
            }
        }
    }

    background: FocusRing {
        visible: button.visualFocus
        radius: width / 2
    }
}
