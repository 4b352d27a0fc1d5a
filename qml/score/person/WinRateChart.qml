import QtCharts
import QtQuick
import Tableside

// Percent of the games won so far, after each game.
ChartView {
    id: chart

    required property var rates
    property color colour: Theme.callToAct

    antialiasing: true
    theme: ChartView.ChartThemeDark
    backgroundColor: Theme.panel
    plotAreaColor: Theme.feltDark
    legend.visible: false

    Accessible.role: Accessible.Chart
    //: Spoken name of a chart. %1 a number
    Accessible.name: qsTr("Games won, in percent: %1 by now").arg(Math.round(rates[rates.length - 1] ?? 0))

    function draw(): void {
        line.clear();
        // A thousand points are more than the eye tells apart
        const step = Math.max(1, Math.floor(rates.length / 1000));
        for (let game = 0; game < rates.length; game += step)
            line.append(game + 1, rates[game]);
    }

    onRatesChanged: draw()
    Component.onCompleted: draw()

    // The type list of Qt 6.4 has the axes by their old name only
    // qmllint disable
    LineSeries {
        id: line
        color: chart.colour
        width: 3
        axisX: ValueAxis {
            min: 1
            max: Math.max(2, chart.rates.length)
            labelFormat: "%d"
            labelsColor: Theme.textSoft
            labelsFont.family: Theme.family
            gridLineColor: Theme.panelRaised
        }
        axisY: ValueAxis {
            min: 0
            max: 100
            labelFormat: "%d %%"
            labelsColor: Theme.textSoft
            labelsFont.family: Theme.family
            gridLineColor: Theme.panelRaised
        }
    }
    // qmllint enable
}
