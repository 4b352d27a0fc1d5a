// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick

// Light that comes from the four edges of its area and fades toward the middle.
Item {
    id: glow

    required property color tint
    readonly property real reach: Math.min(width, height) * 0.11

    Repeater {
        model: 4

        Rectangle {
            id: edge

            required property int index
            readonly property bool vertical: index % 2 === 1

            x: edge.index === 1 ? glow.width - width : 0
            y: edge.index === 2 ? glow.height - height : 0
            width: edge.vertical ? glow.reach : glow.width
            height: edge.vertical ? glow.height : glow.reach
            opacity: 0.85
            gradient: Gradient {
                orientation: edge.vertical ? Gradient.Horizontal : Gradient.Vertical

                GradientStop {
                    position: edge.index === 0 || edge.index === 3 ? 0 : 1
                    color: glow.tint
                }
                GradientStop {
                    position: edge.index === 0 || edge.index === 3 ? 1 : 0
                    color: Qt.alpha(glow.tint, 0)
                }
            }
        }
    }
}
