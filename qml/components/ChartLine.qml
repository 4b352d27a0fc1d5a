// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tableside

// A line through the points of a chart, or a sample of that line in the legend. Lines differ in their dash pattern and not only
// in color.
Item {
    id: line

    required property list<point> points // x is between fromX and toX; y is between 0 (lower edge) and toY (upper edge)
    property real fromX: 0
    property real toX: 1
    property real toY: 1
    property color color: Theme.callToAct
    property real thickness: 3
    property int kind: 0 // the dash pattern: 0 solid, 1 dashed, 2 dash and dot, 3 dotted, 4 solid again, and so on
    property bool dotted: false // whether a dot marks each point
    // The offset of each point upward, as a multiple of the line's thickness. Offsets keep lines with equal values from covering
    // each other; an empty list means no offsets
    property list<int> lifts

    // Returns the points, or an evenly spaced selection of about a thousand of them, because more can't be distinguished on
    // screen. The selection includes the first and the last point
    function thinned(all: var): var {
        const step = Math.max(1, Math.ceil(all.length / 1000));
        return all.filter((point, at) => at === 0 || (all.length - 1 - at) % step === 0);
    }

    function placed(from: point, at: int): point {
        const lift = lifts.length > at ? lifts[at] * thickness : 0;
        return Qt.point((from.x - fromX) / (toX - fromX) * width, (1 - from.y / toY) * height - lift);
    }

    Shape {
        anchors.fill: parent
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software // the software renderer smooths lines itself
        layer.samples: 4

        ShapePath {
            strokeColor: line.color
            strokeWidth: line.thickness
            fillColor: "transparent"
            strokeStyle: line.kind % 4 === 0 ? ShapePath.SolidLine : ShapePath.DashLine
            dashPattern: [[4, 2], [4, 2], [4, 2, 1, 2], [1.2, 1.2]][line.kind % 4]
            capStyle: ShapePath.FlatCap
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: Array.from(line.points, (point, at) => line.placed(point, at))
            }
        }
    }

    Repeater {
        model: line.dotted ? line.points.length : 0

        Rectangle {
            required property int index
            readonly property point middle: line.placed(line.points[index], index)

            x: middle.x - width / 2
            y: middle.y - height / 2
            width: 2.4 * line.thickness
            height: width
            radius: width / 2
            color: line.color
        }
    }
}
