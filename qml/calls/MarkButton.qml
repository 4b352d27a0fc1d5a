// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The toggle button with which a player at a real table announces their last cards ("I have two" in DOS). It looks pressed while
// it is on.
Pressable {
    id: mark

    property string words: ""

    implicitWidth: Math.max(Theme.touchTarget, implicitContentWidth + 28)
    implicitHeight: Theme.touchTarget

    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: clicked()

    contentItem: FitWords {
        text: mark.words
        color: mark.checked ? Theme.callToActText : Theme.text
        font.weight: Theme.weightTitle
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: height / 2
        color: mark.checked ? Theme.callToAct : mark.down ? Theme.panelRaised : Theme.feltDark
        border.width: 2
        border.color: mark.checked ? Theme.callToActText : Theme.line

        FocusRing {
            visible: mark.visualFocus
            radius: height / 2
        }
    }
}
