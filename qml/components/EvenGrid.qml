import QtQuick
import Tableside

// A grid of equal cells, as many beside each other as have room. Not a layout: Qt 6.4 crashes where a Repeater in one makes
// other items, and nested ones of wrapping texts never come to rest. Each child takes cellWidth and cellHeight.
Grid {
    id: grid

    property real narrowest: 140 * Theme.textScale
    property int cells: 0 // with their number, rows become equally long
    readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (narrowest + columnSpacing)))
    readonly property real cellWidth: (width - (columns - 1) * columnSpacing) / columns
    readonly property real cellHeight: Math.max(0, ...Array.from(children, child => child.implicitHeight))

    columns: cells > 0 ? Math.ceil(cells / Math.ceil(cells / most)) : most
    columnSpacing: Theme.space
    rowSpacing: Theme.space
}
