import QtCharts
import QtQuick
import Tableside
import Tableside.App

// The lines of the chart of totals: one for each player in the player's colour, and a thin one for the target, if there is one.
ChartView {
    id: chart

    required property ScoreGame game

    antialiasing: true
    theme: ChartView.ChartThemeDark
    backgroundColor: Theme.panel
    plotAreaColor: Theme.feltDark
    legend.visible: false
    margins.left: 0
    margins.right: 12
    margins.top: 8
    margins.bottom: 0

    Accessible.role: Accessible.Chart
    //: Spoken name of the chart of totals. %1 who leads
    Accessible.name: qsTr("Chart of the totals. %1").arg(game.standing)

    function draw(): void {
        removeAllSeries();
        let highest = game.hasTarget ? game.target : 1;
        for (let seat = 0; seat < game.seats.count; ++seat) {
            const line = createSeries(ChartView.SeriesTypeLine, names.itemAt(seat)?.name ?? "", rounds, totals);
            line.color = Theme.playerColour(names.itemAt(seat)?.colour ?? 0);
            line.width = 3;
            // Told apart without colour too
            line.style = [Qt.SolidLine, Qt.DashLine, Qt.DashDotLine, Qt.DotLine][seat % 4];
            line.pointsVisible = true;
            const values = game.totalsOf(seat);
            for (let round = 0; round < values.length; ++round) {
                if (values[round] === undefined || values[round] === null)
                    continue;
                line.append(round, values[round]);
                highest = Math.max(highest, values[round]);
            }
        }
        if (game.hasTarget)
            drawTarget();
        const step = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find(size => highest / size <= 8) ?? highest / 8;
        totals.tickInterval = step;
        totals.max = Math.ceil(highest * 1.02 / step) * step;
    }

    function drawTarget(): void {
        const target = createSeries(ChartView.SeriesTypeLine, "", rounds, totals);
        target.color = Theme.callToAct;
        target.width = 1;
        target.append(0, game.target);
        target.append(rounds.max, game.target);
    }

    Component.onCompleted: draw()

    Connections {
        target: chart.game
        function onChanged(): void {
            chart.draw();
        }
    }

    Repeater {
        id: names
        model: chart.game.seats

        Item {
            required property string name
            required property int colour
        }
    }

    // The type list of Qt 6.4 has this axis by its old name only
    // qmllint disable
    ValueAxis {
        id: rounds
        min: 0
        max: Math.max(1, chart.game.roundCount)
        tickInterval: Math.max(1, Math.ceil(max / 10))
        tickType: ValueAxis.TicksDynamic
        labelFormat: "%d"
        labelsColor: Theme.textSoft
        labelsFont.family: Theme.family
        gridLineColor: Theme.panelRaised
    }

    ValueAxis {
        id: totals
        min: 0
        tickType: ValueAxis.TicksDynamic
        labelFormat: "%d"
        labelsColor: Theme.textSoft
        labelsFont.family: Theme.family
        gridLineColor: Theme.panelRaised
    }
    // qmllint enable
}
