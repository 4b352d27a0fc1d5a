// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A round button with an icon. `text` is the button's name for screen readers. The same text appears as a tip while the mouse is
// over the button or a finger holds it.
Pressable {
    id: button

    property string iconName: ""
    property bool framed: true
    property bool hasTip: true
    property bool held: false

    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.touchTarget
    opacity: enabled ? 1 : 0.45

    onPressAndHold: held = true // shows the tip; Qt emits no clicked() after pressAndHold()
    onPressedChanged: if (!pressed)
        held = false

    Loader {
        readonly property bool wanted: button.hasTip && button.enabled && (button.held || button.hovered && !button.pressed)

        // The tip is in its own file, because Qt can't create an inline component in the rows of a list
        onWantedChanged: {
            if (wanted)
                setSource("ButtonTip.qml", { parent: button, visible: true, delay: button.held ? 0 : 700, text: button.text });
            else
                source = "";
        }
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.iconName
            size: 22 * Theme.zoom
        }
    }

    background: Rectangle {
        radius: height / 2
        color: button.down || button.hovered ? Theme.panelRaised : button.framed ? Theme.panel : "transparent"
        border.width: button.checked ? 3 : button.framed ? Theme.lineWidth : 0
        border.color: button.checked ? Theme.callToAct : Theme.line

        FocusRing {
            visible: button.visualFocus
            radius: width / 2
        }
    }
}
