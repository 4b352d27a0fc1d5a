import QtQuick
import Tableside

// A grid of equal cells, as many side by side as fit. Not a layout: Qt 6.4 crashes when a Repeater in one changes its items, and
// nested layouts of wrapping texts never settle. Each child takes cellWidth and cellHeight.
Grid {
    id: grid

    property real narrowest: 140 * Theme.textScale
    property int cells: 0 // the number of cells; if it is set, rows get equal lengths
    readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (narrowest + columnSpacing)))
    readonly property real cellWidth: (width - (columns - 1) * columnSpacing) / columns
    readonly property real cellHeight: Math.max(0, ...Array.from(children, child => child.implicitHeight))

    columns: cells > 0 ? Math.ceil(cells / Math.ceil(cells / most)) : most
    columnSpacing: Theme.space
    rowSpacing: Theme.space
}
