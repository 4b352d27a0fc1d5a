// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A rounded button. kind: "primary" for the main action, "secondary" for other actions on felt, "quiet" for a button without a
// background.
Pressable {
    id: button

    property string kind: "secondary"
    property string iconName: ""
    property real textSize: Theme.sizeBody
    property bool shrinks: false // whether a long text gets smaller letters to fit on one line

    readonly property bool isPrimary: kind === "primary"

    implicitWidth: Math.max(Theme.touchTarget, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touchTarget, implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: 20
    verticalPadding: 7
    opacity: enabled ? 1 : 0.45

    contentItem: ButtonContent {
        iconName: button.iconName
        text: button.text
        textSize: button.textSize
        isPrimary: button.isPrimary
        shrinks: button.shrinks
    }

    background: Rectangle {
        radius: Math.min(height / 2, Theme.touchTarget * 0.6)
        color: button.isPrimary ? (button.down ? Theme.callToActPressed : Theme.callToAct)
             : button.kind === "quiet" && !button.down ? "transparent"
             : button.down || button.hovered ? Theme.panelRaised : Theme.panel
        border.width: button.kind === "secondary" ? Theme.lineWidth : 0
        border.color: Theme.line

        FocusRing {
            visible: button.visualFocus
            radius: parent.radius + gap + Theme.focusWidth
        }
    }
}
