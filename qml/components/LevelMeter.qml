// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A horizontal bar that shows a level as it changes, such as the volume of a recording.
Rectangle {
    id: meter

    required property string name // the accessible name
    property real level: 0 // the shown level, 0 to 1
    property color fill: Theme.line

    implicitHeight: 14
    radius: height / 2
    color: Theme.feltDark
    border.width: 1
    border.color: Theme.line

    Accessible.role: Accessible.ProgressBar
    Accessible.name: name

    Rectangle {
        x: 2
        y: 2
        width: Math.max(height, (parent.width - 4) * meter.level)
        height: parent.height - 4
        radius: height / 2
        color: meter.fill
    }
}
