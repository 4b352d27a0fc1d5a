pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// A group of options of which one is chosen. options: list of { value, name, description }; `asPills` puts short names side by
// side. Arrow keys move the focus among the options; Space and Enter choose.
GridLayout {
    id: choice

    property string label: ""
    property var options: []
    property var value
    property bool asPills: false
    property string namePrefix: ""

    signal picked(value: var)

    // The width of a pill (a rounded button) for the longest name. Long names lead to fewer pills per row, not to smaller letters
    readonly property real longestPill: {
        const around = 24 + 16 + 6 + 2; // the space around the name in a RadioOption
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

        // The model is the number of options, not the options: a change of the language translates the options, and recreated
        // items would lose the focus
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
