// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// A group of options of which exactly one is chosen. `options` is a list of { value, name, description }; with `asPills`, short
// names are side by side. The arrow keys move the focus; Space and Enter choose the focused option.
GridLayout {
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
        const around = 24 + 16 + 6 + 2; // the horizontal padding and spacing of a RadioOption, in pixels
        return metrics.font.pixelSize > 0 ? Math.max(0, ...options.map(one => metrics.advanceWidth(one.name))) + around : 0;
    }
    readonly property real neededWidth: Math.max(pillWidth, longestPill)

    columns: asPills ? Math.max(1, Math.min(options.length, Math.floor((width + columnSpacing) / (neededWidth + columnSpacing)))) : 1
    columnSpacing: Theme.spaceSmall
    rowSpacing: Theme.spaceSmall

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
        visible: choice.label !== ""
        text: choice.label
        font.weight: Theme.weightStrong
        Accessible.ignored: true
        Layout.columnSpan: choice.columns
        Layout.fillWidth: true
    }

    function stepFrom(index: int, event: KeyEvent): void {
        const by = { [Qt.Key_Left]: -1, [Qt.Key_Up]: -1, [Qt.Key_Right]: 1, [Qt.Key_Down]: 1 }[event.key] ?? 0;
        const next = by !== 0 ? all.itemAt(index + by) : null;
        next?.forceActiveFocus(Qt.TabFocusReason);
        event.accepted = next !== null;
    }

    Repeater {
        id: all

        // The model is only the number of options. If it were the list of options, a change of language would recreate the items,
        // and the focused item would lose the focus
        model: choice.options.length

        RadioOption {
            required property int index
            readonly property var modelData: choice.options[index] ?? ({ name: "" })

            objectName: choice.namePrefix === "" ? "" : choice.namePrefix + index
            text: modelData.name
            description: modelData.description ?? ""
            pill: choice.asPills
            checked: modelData.value === choice.value
            onPicked: choice.picked(modelData.value)
            Keys.onPressed: event => choice.stepFrom(index, event)
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: choice.asPills ? 1 : -1
        }
    }
}
