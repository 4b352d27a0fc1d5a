// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// The list of keyboard shortcuts and their actions.
Scroller {
    id: help

    required property var keys // the keys (LetterKey) in the order of the list
    readonly property var lines: Array.from(keys).filter(key => key.isListed)

    // The width of the column that names the keys: the width of its longest text, within limits
    readonly property real keyWidth: lines.reduce((widest, line) => Math.max(widest,
        Math.min(letters.advanceWidth(line.keyName) + 18, 108 * Theme.textScale)), 84 * Theme.textScale)

    FontMetrics {
        id: letters
        font.family: Theme.family
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightStrong
    }

    objectName: "keyHelp"
    sideMargin: 10
    activeFocusOnTab: interactive

    // Not a ColumnLayout: Qt 6.4 crashes when a Repeater in a layout changes its items, as it does when the first phone joins
    Column {
        id: column
        width: parent.width
        spacing: Theme.space

        Repeater {
            // The model is only the number of lines. If it were the list itself, a change of language would recreate all rows
            model: help.lines.length

            RowLayout {
                id: line

                required property int index
                readonly property LetterKey entry: help.lines[index] ?? null

                width: column.width
                spacing: Theme.space

                Rectangle {
                    implicitWidth: help.keyWidth
                    implicitHeight: key.implicitHeight + 8
                    radius: Theme.radiusSmall
                    color: Theme.feltDark
                    border.width: 1
                    border.color: Theme.line
                    Layout.alignment: Qt.AlignTop

                    Words {
                        id: key
                        anchors.centerIn: parent
                        width: parent.width - 12
                        text: line.entry?.keyName ?? ""
                        horizontalAlignment: Text.AlignHCenter
                        font.pixelSize: Theme.sizeSmall
                        font.weight: Theme.weightStrong
                    }
                }

                Words {
                    text: line.entry?.help ?? ""
                    font.pixelSize: Theme.sizeSmall
                    Layout.fillWidth: true
                }
            }
        }
    }
}
