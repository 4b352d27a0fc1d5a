// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The icon and the text of a TableButton, centered side by side. Their positions are bindings and not a layout, because Qt's
// layouts keep an old width if the text size changes in an open panel.
Item {
    id: content

    required property string iconName
    required property string text
    required property real textSize
    required property bool isPrimary
    required property bool shrinks

    // The width of the text on one line. It is measured, because the implicitWidth of the Text below changes when the text wraps,
    // and a binding to it would be a loop
    readonly property real wordsWidth: text === "" ? 0 : Math.ceil(metrics.advanceWidth) + 1
    readonly property real iconRoom: iconName !== "" ? icon.size + (text === "" ? 0 : Theme.spaceSmall) : 0

    implicitWidth: iconRoom + wordsWidth
    implicitHeight: Math.max(iconName !== "" ? icon.size : 0, text === "" ? 0 : words.implicitHeight)

    TextMetrics {
        id: metrics

        text: content.text
        font: words.font
    }

    Icon {
        id: icon

        visible: content.iconName !== ""
        name: content.iconName
        x: Math.round(Math.max(0, content.width - content.implicitWidth) / 2)
        anchors.verticalCenter: parent.verticalCenter
    }

    Text {
        id: words

        visible: text !== ""
        text: content.text
        textFormat: Text.PlainText
        color: content.isPrimary ? Theme.callToActText : Theme.text
        font.family: Theme.family
        font.pixelSize: content.textSize
        font.weight: content.isPrimary ? Theme.weightTitle : Theme.weightStrong
        wrapMode: content.shrinks ? Text.NoWrap : Text.WordWrap
        fontSizeMode: content.shrinks ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.smallestPixels
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        anchors.fill: parent
        anchors.leftMargin: content.iconRoom
    }
}
