// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The lamp-shaped button beside the bar. It shows or hides a hint.
IconButton {
    id: button

    required property HintModel hint

    readonly property bool lit: hint.state !== HintModel.None

    objectName: "tableHint"
    visible: hint.allowed
    enabled: hint.possible
    iconName: lit ? "hint-dark" : "hint"
    text: lit
          //: Button: hides the suggested play
          ? qsTr("Hide hint")
          //: Button: suggests a play
          : qsTr("Hint")
    Accessible.description: hint.reasonWithoutHint
    onClicked: hint.toggle()

    background: Rectangle {
        radius: height / 2
        color: button.lit ? (button.down ? Theme.callToActPressed : Theme.callToAct)
             : button.down || button.hovered ? Theme.panelRaised : Theme.panel
        border.width: Theme.lineWidth
        border.color: button.lit ? Theme.callToAct : Theme.line

        FocusRing {
            visible: button.visualFocus
            radius: width / 2
        }
    }
}
