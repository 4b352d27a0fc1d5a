// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick

// A figure on one leg with its arms up, shown while a player must hold a pose (UNO-ACT-6). It rotates around its center by the
// movement that PoseMonitor measures. At any angle it stays within this item, because words are beside it.
Item {
    id: figure

    property real wobble: 0 // the measured movement: 0 draws the figure upright, 1 at the largest rotation

    readonly property real most: 24 // the largest rotation in degrees
    // The width of the picture at which the figure fits even when it is rotated most. The figure's width is 0.7 of the picture's
    // width; its height is 1.15 of the picture's width
    readonly property real sine: Math.sin(most * Math.PI / 180)
    readonly property real cosine: Math.cos(most * Math.PI / 180)
    readonly property real size: Math.min(width / (0.7 * cosine + 1.15 * sine), height / (0.7 * sine + 1.15 * cosine))

    Image {
        objectName: "poseFigure"
        anchors.centerIn: parent
        width: figure.size
        height: figure.size * 1.15
        source: "qrc:/tableside/table/pose.svg"
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
        fillMode: Image.PreserveAspectFit
        asynchronous: false
        rotation: figure.wobble * figure.most
    }
}
