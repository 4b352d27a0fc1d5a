// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A small label that says who decided an answer in the rules (the printed rules, the players at the table, or this app), or which
// game it is about. The color of the label means the same as its text.
Rectangle {
    id: chip

    property string kind: "" // "printed", "house" or "open" for the source of an answer, "game" for a game; empty hides the label
    property string text: ""
    property bool isNamedOutside: false // whether the accessible name of the item around the label includes the label's text

    visible: kind !== ""
    implicitWidth: Math.ceil(natural.advanceWidth) + (kind === "game" ? 16 : 24)
    implicitHeight: words.implicitHeight + 8
    radius: kind === "game" ? Theme.radiusSmall : height / 2
    color: kind === "printed" ? Theme.green.field : kind === "house" ? Theme.blue.field
         : kind === "game" ? Theme.ivoryText : Theme.back

    // Measures the text, because the implicit width of a Text in Qt 6.4 changes with its width
    TextMetrics {
        id: natural
        font: words.font
        text: chip.text
    }

    Text {
        id: words
        anchors.centerIn: parent
        width: chip.width - 16
        text: chip.text
        textFormat: Text.PlainText
        color: Theme.ink
        font.family: Theme.family
        font.pixelSize: Theme.sizeCaption
        font.weight: Theme.weightTitle
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: chip.text
        Accessible.ignored: chip.isNamedOutside
    }
}
