import QtQuick
import Tableside

// A chart with one point per game: the percentage of games won so far.
ChartPlot {
    id: chart

    required property list<real> rates
    property alias color: line.color

    fromX: 1
    toX: Math.max(2, rates.length)
    stepX: Math.ceil((toX - 1) / 8)
    toY: 100
    stepY: 25
    //: Percent, put directly behind a number: with the space that the language wants there
    unit: qsTr("%")

    Accessible.role: Accessible.Chart
    //: Spoken name of a chart. %1 a number
    Accessible.name: qsTr("Win rate: %1 percent so far").arg(Math.round(rates[rates.length - 1] ?? 0))

    ChartLine {
        id: line

        anchors.fill: parent
        fromX: 1
        toX: chart.toX
        toY: 100
        points: thinned(Array.from(chart.rates, (rate, game) => Qt.point(game + 1, rate)))
    }
}
