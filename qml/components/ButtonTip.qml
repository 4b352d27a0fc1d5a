// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Templates as T
import Tableside

// A tool tip with the name of an icon button (IconButton), or with the whole text of a name that is cut (NameWords).
T.ToolTip {
    id: tip
    objectName: "buttonTip"

    x: parent ? (parent.width - implicitWidth) / 2 : 0
    y: -implicitHeight - 6
    implicitWidth: Math.min(contentItem.implicitWidth, 260 * Theme.textScale) + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    z: 20 // above the other items that cover a page
    margins: 6
    padding: 6
    leftPadding: 10
    rightPadding: 10
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Text {
        text: tip.text
        textFormat: Text.PlainText
        color: Theme.ivoryText
        font.family: Theme.family
        font.pixelSize: Theme.sizeSmall
        wrapMode: Text.Wrap
        Accessible.ignored: true // the item under the tip has the same accessible name
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.ivory
        border.width: Theme.lineWidth
        border.color: Theme.ivoryLine
    }
}
