// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A speech bubble with the called word, beside the seat that called.
Rectangle {
    id: bubble

    property string word: ""
    property bool shown: false

    implicitWidth: call.implicitWidth + 28
    implicitHeight: call.implicitHeight + 10
    radius: height / 2
    color: Theme.callButton
    border.width: 3
    border.color: Theme.ivory
    visible: opacity > 0
    opacity: shown ? 1 : 0
    scale: shown ? 1 : 0.5
    Accessible.ignored: true

    Figure {
        id: call
        anchors.centerIn: parent
        text: bubble.word
        color: Theme.callButtonText
        font.pixelSize: Theme.sizeLarge
    }

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.duration(Theme.quick)
        }
    }
    Behavior on scale {
        NumberAnimation {
            duration: Theme.duration(Theme.flight)
            easing.type: Easing.OutBack
        }
    }
}
