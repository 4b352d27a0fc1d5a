// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// The QR code that a phone scans: dark modules on white, with the free margin of 4 modules that readers need. A module is a whole
// number of the screen's pixels wide, so that its edges are sharp.
Rectangle {
    id: code

    required property int size // the number of modules on each side; 0 for no code
    required property string modules // the modules, row by row: "1" for a dark one
    required property real mostWidth // the width and height that the code may have

    readonly property int quiet: 4 // the width of the margin, in modules
    readonly property real pixel: 1 / Math.max(1, Screen.devicePixelRatio)
    readonly property real module: Math.max(1, Math.floor(mostWidth / (size + 2 * quiet) / pixel)) * pixel

    // The dark modules: neighbors in a row are one rectangle, in modules
    readonly property list<rect> bars: {
        const found = [];
        for (let row = 0; row < size; ++row) {
            for (let from = 0; from < size; ++from) {
                let to = from;
                while (to < size && modules[row * size + to] === "1")
                    ++to;
                if (to > from)
                    found.push(Qt.rect(from, row, to - from, 1));
                from = to;
            }
        }
        return found;
    }

    implicitWidth: (size + 2 * quiet) * module
    implicitHeight: implicitWidth
    color: "white"
    Accessible.role: Accessible.Graphic

    // Not a Shape, which the software renderer of Qt 6.4 paints outside of what clips it
    Repeater {
        model: code.visible ? code.bars.length : 0

        Rectangle {
            required property int index
            readonly property rect bar: code.bars[index] ?? Qt.rect(0, 0, 0, 0)

            x: (code.quiet + bar.x) * code.module
            y: (code.quiet + bar.y) * code.module
            width: bar.width * code.module
            height: code.module
            color: "black"
            antialiasing: false
        }
    }
}
