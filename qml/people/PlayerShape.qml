// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Shapes

// The shape that belongs to a player's color. Each color has its own shape, because some people can't distinguish the colors.
Shape {
    id: shape

    required property int number
    property color color: "white"

    readonly property list<string> paths: [
        "M12 3A9 9 0 1 1 11.99 3Z",
        "M4 4H20V20H4Z",
        "M12 3L22 20H2Z",
        "M12 2L21 12L12 22L3 12Z",
        "M12 2L14.9 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.1 8.6Z",
        "M7 3H17L22 12L17 21H7L2 12Z",
        "M9 3H15V9H21V15H15V21H9V15H3V9H9Z",
        "M12 2L21.5 9L18 20H6L2.5 9Z",
        "M12 2C17 9 19 12 19 15A7 7 0 0 1 5 15C5 12 7 9 12 2Z",
        "M3 8L12 14L21 8V14L12 20L3 14Z"
    ]

    // Without a layer, the software renderer of Qt 6.4 paints a shape even where it is clipped
    layer.enabled: GraphicsInfo.api === GraphicsInfo.Software

    implicitWidth: 24
    implicitHeight: implicitWidth

    ShapePath {
        fillColor: shape.color
        strokeWidth: -1
        scale: Qt.size(shape.width / 24, shape.height / 24)

        PathSvg {
            path: shape.paths[Math.max(0, shape.number) % shape.paths.length]
        }
    }
}
