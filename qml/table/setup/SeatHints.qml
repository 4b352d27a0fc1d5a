// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A button that sets whether a person may use hints. It shows the lamp of the table's hint button, lit or crossed out.
IconButton {
    id: lamp

    required property bool lit

    iconName: "hint"
    Accessible.checkable: true
    Accessible.checked: lit

    background: Rectangle {
        radius: height / 2
        color: lamp.down || lamp.hovered ? Theme.panelRaised : Theme.panel
        border.width: lamp.lit ? 2 : Theme.lineWidth
        border.color: lamp.lit ? Theme.callToAct : Theme.line

        FocusRing {
            visible: lamp.visualFocus
            radius: width / 2
        }
    }

    Rectangle {
        visible: !lamp.lit
        anchors.centerIn: parent
        width: parent.width * 0.62
        height: 2.5
        radius: 1.25
        rotation: -45
        color: Theme.text
    }
}
