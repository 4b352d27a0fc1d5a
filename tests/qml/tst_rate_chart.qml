// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtTest
import Tableside

// Tests the chart of the win rate over time. For thousands of games it leaves out some points, but never the last one.
Item {
    id: room
    width: 700
    height: 300

    RateChart {
        id: chart
        anchors.fill: parent
        firstGame: 5
        rates: [50, 60]
    }

    TestCase {
        name: "RateChart"
        when: windowShown

        function test_endsWithTheLastGame_data(): var {
            return [4, 999, 1000, 1001, 1999, 2000, 2001, 2500, 9996].map(games => ({ tag: games, games: games }));
        }

        function test_endsWithTheLastGame(data: var): void {
            chart.rates = Array.from({ length: data.games }, (nothing, at) => at === data.games - 1 ? 77 : 20);
            const line = findLine(chart);
            verify(line.points.length <= 1001);
            compare(line.points[0].x, 5);
            compare(line.points[line.points.length - 1], Qt.point(5 + data.games - 1, 77));
        }

        function findLine(item: var): var {
            if (item.points !== undefined)
                return item;
            for (let at = 0; at < item.children.length; ++at) {
                const found = findLine(item.children[at]);
                if (found)
                    return found;
            }
            return null;
        }
    }
}
