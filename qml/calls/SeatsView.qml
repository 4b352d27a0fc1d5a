// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The call booth's mode with a call button for each seat. The buttons are along the window's edges, clockwise from the lower
// edge, each rotated toward its player. The result and the tool bar (`bar`) are in the middle.
Item {
    id: view

    required property CallBooth booth
    required property bool flat // see AppPage.flat. The tool bar stands beside the result then, for lack of height
    default property alias bar: top.data
    readonly property int count: booth.seats.count
    readonly property bool upright: height > width
    readonly property real middleHeight: middle.height // the free height between the seats' buttons, in pixels
    // The number of seats at the lower, left, upper and right edge
    readonly property list<int> sides: sidesFor(count, upright)
    readonly property real gap: 6
    readonly property real depth: Math.max(84, Math.min(170, Math.min(width, height) * 0.235)) * (count > 8 && upright ? 0.95 : 1)

    function flash(seat: int): void {
        (pads.itemAt(seat) as SeatPad)?.flash();
    }

    // Returns the number of seats at the lower, left, upper and right edge, for 2 to 10 seats. Opposite edges fill in turn, and
    // from five seats on, the longer edges get more seats
    function sidesFor(seats: int, tall: bool): list<int> {
        const wide = [[1, 0, 1, 0], [1, 1, 0, 1], [1, 1, 1, 1], [2, 1, 1, 1], [2, 1, 2, 1], [3, 1, 2, 1], [3, 1, 3, 1],
                      [3, 1, 4, 1], [3, 2, 3, 2]];
        const high = [[1, 0, 1, 0], [1, 1, 0, 1], [1, 1, 1, 1], [1, 2, 1, 1], [1, 2, 1, 2], [1, 3, 1, 2], [1, 3, 1, 3],
                      [1, 4, 1, 3], [1, 4, 1, 4]];
        return (tall ? high : wide)[Math.max(2, Math.min(10, seats)) - 2];
    }

    // Returns the position of the button of seat `index`: its edge (0 lower, 1 left, 2 upper, 3 right; clockwise), its center,
    // and its length along the edge
    function placeOf(index: int): var {
        let edge = 0;
        let nth = index;
        while (edge < 3 && nth >= sides[edge]) {
            nth -= sides[edge];
            edge += 1;
        }
        const across = edge % 2 === 0;
        const ends = (across ? 0 : (sides[0] > 0 ? depth + gap : 0));
        const far = (across ? 0 : (sides[2] > 0 ? depth + gap : 0));
        const edgeLength = across ? width : height - ends - far;
        const length = (edgeLength - (sides[edge] - 1) * gap) / sides[edge];
        const along = nth * (length + gap) + length / 2;
        const x = edge === 0 ? width - along : edge === 2 ? along : edge === 1 ? depth / 2 : width - depth / 2;
        const y = edge === 0 ? height - depth / 2 : edge === 2 ? depth / 2 : edge === 1 ? height - ends - along : far + along;
        return { edge: edge, x: x, y: y, length: length };
    }

    Repeater {
        id: pads
        model: view.booth.pads

        SeatPad {
            required property int index
            readonly property var spot: view.placeOf(index)

            seat: index
            booth: view.booth
            width: spot.length
            height: view.depth
            x: spot.x - width / 2
            y: spot.y - height / 2
            rotation: spot.edge * 90
        }
    }

    GridLayout {
        id: middle

        readonly property real fromLeft: view.sides[1] > 0 ? view.depth + view.gap * 2 : 0
        readonly property real fromRight: view.sides[3] > 0 ? view.depth + view.gap * 2 : 0
        readonly property real fromAbove: view.sides[2] > 0 ? view.depth + view.gap * 2 : 0

        x: fromLeft
        y: fromAbove
        width: view.width - fromLeft - fromRight
        height: view.height - fromAbove - (view.depth + view.gap * 2)
        columns: view.flat ? 2 : 1
        rowSpacing: Theme.spaceSmall
        columnSpacing: Theme.spaceSmall

        ColumnLayout {
            id: top
            Layout.fillWidth: !view.flat
            Layout.preferredWidth: view.flat ? 3 * (Theme.touchTarget + Theme.spaceSmall) : -1
            Layout.alignment: Qt.AlignTop
        }

        RaceWords {
            booth: view.booth
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
