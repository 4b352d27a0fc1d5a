// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A chart without its lines: a grid with numbers beside and below it. The children of this item are placed in the area of
// the grid.
Rectangle {
    id: plot

    default property alias lines: area.data
    property int fromX: 0
    required property int toX
    required property int stepX
    required property int toY
    required property int stepY
    property string unit: "" // the unit shown after the numbers of the vertical axis, such as "%"

    color: Theme.panel
    radius: Theme.radius

    FontMetrics {
        id: numbers
        font.family: Theme.family
        font.pixelSize: Theme.sizeSmall
    }

    component Mark: Text {
        textFormat: Text.PlainText
        color: Theme.textSoft
        font: numbers.font
        Accessible.ignored: true
    }

    Rectangle {
        id: ground
        anchors.fill: parent
        anchors.leftMargin: numbers.advanceWidth(plot.toY + plot.unit) + 16
        anchors.rightMargin: 16
        anchors.topMargin: 12
        anchors.bottomMargin: numbers.height + 14
        color: Theme.feltDark
    }

    Repeater {
        model: Math.floor(plot.toY / plot.stepY) + 1

        Item {
            required property int index

            x: ground.x
            y: ground.y + ground.height * (1 - index * plot.stepY / plot.toY)

            Rectangle {
                width: ground.width
                height: 1
                color: Theme.panelRaised
            }

            Mark {
                x: -width - 8
                y: -height / 2
                text: parent.index * plot.stepY + plot.unit
            }
        }
    }

    Repeater {
        model: Math.floor((plot.toX - plot.fromX) / plot.stepX) + 1

        Item {
            required property int index

            x: ground.x + ground.width * index * plot.stepX / (plot.toX - plot.fromX)
            y: ground.y

            Rectangle {
                width: 1
                height: ground.height
                color: Theme.panelRaised
            }

            Mark {
                x: -width / 2
                y: ground.height + 6
                text: plot.fromX + parent.index * plot.stepX
            }
        }
    }

    // The lines of the chart are drawn over the grid
    Item {
        id: area
        anchors.fill: ground
    }
}
