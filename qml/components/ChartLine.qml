pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tableside

// A line through the points of a chart, or a sample of the line in a legend. The dash pattern distinguishes lines without color.
Item {
    id: line

    required property list<point> points // x is between fromX and toX; y is between 0 (at the bottom) and toY
    property real fromX: 0
    property real toX: 1
    property real toY: 1
    property color color: Theme.callToAct
    property real thickness: 3
    property int kind: 0 // the dash pattern: 0 solid, 1 dashed, 2 dash and dot, 3 dotted; higher numbers repeat these
    property bool dotted: false // whether each point has a dot
    // How far each point is raised, in multiples of the line's thickness, so that lines with equal values do not cover each
    // other; empty for no offset
    property list<int> lifts

    // Returns at most about a thousand of the points, because more cannot be told apart on screen. The first and the last point
    // always remain
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
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software // the software renderer smooths lines without a layer
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
