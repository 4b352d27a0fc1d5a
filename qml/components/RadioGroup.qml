// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// A group of options of which exactly one is chosen. `options` is a list of { value, name, description, picture }; with `asPills`,
// short names are side by side. The arrow keys move the focus; Space and Enter choose the focused option. Items are positioned by
// bindings, because nested layouts of wrapping texts keep outdated heights in Qt 6.4.
Item {
    id: choice

    property string label: ""
    property var options: []
    property var value
    property bool asPills: false
    property string namePrefix: ""

    signal picked(value: var)

    // The width of the widest option as a rounded button (pill). If names are long, fewer options fit in a row; their letters do
    // not shrink
    readonly property real longestPill: {
        // The horizontal padding and spacing of a RadioOption, in pixels, and its picture
        const around = 24 + 16 + 6 + 2 + (options.some(one => one.picture) ? 42 * Theme.zoom : 0);
        return metrics.font.pixelSize > 0 ? Math.max(0, ...options.map(one => metrics.advanceWidth(one.name))) + around : 0;
    }
    readonly property real neededWidth: Math.max(pillWidth, longestPill)

    // The width that an option needs to be beside others
    property real narrowest: asPills ? neededWidth : Infinity
    readonly property alias columns: grid.columns

    implicitWidth: 240
    implicitHeight: grid.y + grid.height
    Layout.fillWidth: true

    property real pillWidth: 96

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.sizeBody
        font.weight: Theme.weightStrong
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Words {
        id: title
        width: choice.width
        visible: choice.label !== ""
        text: choice.label
        font.weight: Theme.weightStrong
        Accessible.ignored: true
    }

    function stepFrom(index: int, event: KeyEvent): void {
        const by = { [Qt.Key_Left]: -1, [Qt.Key_Up]: -1, [Qt.Key_Right]: 1, [Qt.Key_Down]: 1 }[event.key] ?? 0;
        const next = by !== 0 ? all.itemAt(index + by) : null;
        next?.forceActiveFocus(Qt.TabFocusReason);
        event.accepted = next !== null;
    }

    EvenGrid {
        id: grid
        y: title.visible ? title.height + spacing : 0
        width: choice.width
        spacing: Theme.spaceSmall
        columnSpacing: spacing
        rowSpacing: spacing
        narrowest: choice.narrowest
        cells: choice.options.length

        Repeater {
            id: all

            // The model is only the number of options. If it were the list of options, a change of language would recreate the
            // items, and the focused item would lose the focus
            model: choice.options.length

            RadioOption {
                required property int index
                readonly property var modelData: choice.options[index] ?? ({ name: "" })

                objectName: choice.namePrefix === "" ? "" : choice.namePrefix + index
                text: modelData.name
                description: modelData.description ?? ""
                picture: modelData.picture ?? ""
                pill: choice.asPills
                checked: modelData.value === choice.value
                onPicked: choice.picked(modelData.value)
                Keys.onPressed: event => choice.stepFrom(index, event)
                width: grid.cellWidth
                // Options side by side are equally high
                height: grid.columns > 1 ? grid.cellHeight : implicitHeight
            }
        }
    }
}
