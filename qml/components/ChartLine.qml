pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tableside

// A line through points of a chart, or alone in a legend. Its kind tells it from others without color.
Item {
    id: line

    required property list<point> points // x from fromX to toX, y from 0 (at the bottom) to toY
    property real fromX: 0
    property real toX: 1
    property real toY: 1
    property color color: Theme.callToAct
    property real thickness: 3
    property int kind: 0 // solid, dashed, dash and dot, dotted, and from the beginning again
    property bool dotted: false // a dot at each point
    property list<int> lifts // by how many thicknesses each point is raised, for a line that would cover others; empty for none

    // At most a thousand points: the eye tells no more apart. The first and the last stay, which is how it is now
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
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software // which smooths it anyway
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
