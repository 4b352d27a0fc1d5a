// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A grid of equal cells, with as many columns as fit. It is not a layout: Qt 6.4 crashes when a Repeater in a layout changes its
// items, and nested layouts of wrapping texts never reach a final size. Each child must use cellWidth and cellHeight as its size.
Grid {
    id: grid

    property real narrowest: 140 * Theme.textScale
    property int cells: 0 // the number of cells; if above 0, all rows get about the same number of cells
    readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (narrowest + columnSpacing)))
    readonly property real cellWidth: (width - (columns - 1) * columnSpacing) / columns
    readonly property real cellHeight: Math.max(0, ...Array.from(children, child => child.implicitHeight))

    columns: cells > 0 ? Math.ceil(cells / Math.ceil(cells / most)) : most
    columnSpacing: Theme.space
    rowSpacing: Theme.space
}
