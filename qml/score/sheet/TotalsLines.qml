// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The lines in the chart of the totals: one for each player in the player's color, and a thin line for the target score, if there
// is a target.
ChartPlot {
    id: chart

    required property ScoreGame game
    property int picked: -1 // the seat whose line stands out; -1 for none

    // Whether the target is in the chart. A target far above all totals would leave them no height
    readonly property bool showsTarget: game.hasTarget && game.target <= 3 * Math.max(1, game.highestTotal)
    readonly property int highest: Math.max(game.highestTotal, showsTarget ? game.target : 0, 1)

    toX: Math.max(1, game.roundCount)
    stepX: Math.ceil(toX / 10)
    toY: Math.ceil(highest * 1.02 / stepY) * stepY
    stepY: Array.of(1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000).find(size => highest / size <= 8) ?? Math.ceil(highest / 8)

    Accessible.role: Accessible.Chart
    //: Spoken name of the chart. %1 a sentence that says who leads
    Accessible.name: qsTr("Score chart. %1").arg(game.standing)

    ChartLine {
        anchors.fill: parent
        visible: chart.showsTarget
        points: [Qt.point(0, chart.game.target), Qt.point(1, chart.game.target)]
        toY: chart.toY
        thickness: 1
    }

    Repeater {
        model: chart.game.seats

        ChartLine {
            id: line

            required property int colorIndex
            required property int seat

            anchors.fill: parent
            z: chart.picked === seat ? 1 : 0
            opacity: chart.picked < 0 || chart.picked === seat ? 1 : 0.2
            thickness: chart.picked === seat ? 5 : chart.game.seats.count > 8 ? 2 : 3
            // Draws lines with equal totals beside each other, at most six of them. More lines would be too far from the true
            // values, so further lines cover earlier ones; the legend picks one of them
            function follow(): void {
                lifts = Array.from(chart.game.coincidingLines(seat), lines => chart.picked === seat ? 0 : lines % 6);
                points = Array.from(chart.game.totalsOf(seat));
            }

            points: []
            Component.onCompleted: follow()
            onThicknessChanged: follow()
            toX: chart.toX
            toY: chart.toY
            color: Theme.playerColor(colorIndex)
            kind: seat
            dotted: chart.game.roundCount <= 30 // with more rounds the dots would touch each other

            Connections {
                target: chart.game
                function onStandingChanged(): void {
                    line.follow();
                }
            }
        }
    }
}
