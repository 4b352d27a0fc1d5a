import QtQuick
import Tableside

// A grid of equal cells, as many side by side as fit. It is not a layout, because Qt 6.4 crashes when a Repeater in a layout
// changes its items, and nested layouts of wrapping texts never settle. Each child takes cellWidth and cellHeight as its size.
Grid {
    id: grid

    property real narrowest: 140 * Theme.textScale
    property int cells: 0 // the number of cells; above 0, the cells are distributed evenly among the rows
    readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (narrowest + columnSpacing)))
    readonly property real cellWidth: (width - (columns - 1) * columnSpacing) / columns
    readonly property real cellHeight: Math.max(0, ...Array.from(children, child => child.implicitHeight))

    columns: cells > 0 ? Math.ceil(cells / Math.ceil(cells / most)) : most
    columnSpacing: Theme.space
    rowSpacing: Theme.space
}
