// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A chart of percentages, with one point per game.
ChartPlot {
    id: chart

    required property list<real> rates
    property int firstGame: 1 // the number of the game to which the first value in `rates` belongs
    property alias color: line.color
    readonly property int lastGame: firstGame + rates.length - 1
    // The horizontal axis has at most nine steps. The length of a step is 1, 2 or 5 times a power of ten
    readonly property int roughStep: Math.max(1, Math.ceil((lastGame - 1) / 8))
    readonly property int decade: Math.pow(10, Math.floor(Math.log(roughStep) / Math.LN10 + 0.0001))

    toX: Math.max(stepX, Math.ceil(lastGame / stepX) * stepX)
    stepX: decade * (roughStep <= decade ? 1 : roughStep <= 2 * decade ? 2 : roughStep <= 5 * decade ? 5 : 10)
    toY: 100
    stepY: 25
    //: Percent, put directly behind a number: with the space that the language wants there
    unit: qsTr("%")

    Accessible.role: Accessible.Chart

    ChartLine {
        id: line

        anchors.fill: parent
        fromX: chart.fromX
        toX: chart.toX
        toY: 100
        points: thinned(Array.from(chart.rates, (rate, at) => Qt.point(chart.firstGame + at, rate)))
    }
}
