import QtQuick
import Tableside
import Tableside.App

// A chart with one point per game: the percentage of wins among the most recent games up to that game.
ChartPlot {
    id: chart

    required property list<real> rates
    required property int firstGame // the number of the game at which the first value in `rates` was computed
    property alias color: line.color
    readonly property int lastGame: firstGame + rates.length - 1
    // The horizontal axis has at most eight steps. The length of a step is 1, 2 or 5 times a power of ten
    readonly property int roughStep: Math.max(1, Math.ceil((lastGame - 1) / 8))
    readonly property int decade: Math.pow(10, Math.floor(Math.log(roughStep) / Math.LN10 + 0.0001))

    fromX: 0
    toX: Math.max(stepX, Math.ceil(lastGame / stepX) * stepX)
    stepX: decade * (roughStep <= decade ? 1 : roughStep <= 2 * decade ? 2 : roughStep <= 5 * decade ? 5 : 10)
    toY: 100
    stepY: 25
    //: Percent, put directly behind a number: with the space that the language wants there
    unit: qsTr("%")

    Accessible.role: Accessible.Chart
    //: Spoken name of a chart. %1, %2 and %3 percent
    Accessible.name: Phrases.fill(qsTr("Wins in your last games: %1 percent now, between %2 and %3 before"),
                                  [rates[rates.length - 1] ?? 0, Math.min(...Array.from(rates)), Math.max(...Array.from(rates))].map(Math.round))

    ChartLine {
        id: line

        anchors.fill: parent
        fromX: 0
        toX: chart.toX
        toY: 100
        points: thinned(Array.from(chart.rates, (rate, at) => Qt.point(chart.firstGame + at, rate)))
    }
}
