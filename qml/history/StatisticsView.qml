// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The statistics of the games that one person played on screen: in total, over time, and against each level and character of
// computer players.
Scroller {
    id: view

    required property PlayedStatistics statistics

    objectName: "statisticsView"
    maximumWidth: 1100 * Theme.textScale
    sideMargin: 8
    activeFocusOnTab: interactive

    Accessible.role: Accessible.Pane
    //: Spoken name of the page's part with the statistics
    Accessible.name: qsTr("Statistics")

    component Cards: EvenGrid {
        id: cards

        required property list<opponentRow> rows

        narrowest: 276 * Theme.textScale

        Repeater {
            model: cards.rows

            OpponentCard {
                required property opponentRow modelData

                opponent: modelData
                width: cards.cellWidth
                height: cards.cellHeight
            }
        }
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.spaceLarge

        RadioGroup {
            visible: view.statistics.persons.length > 1
            //: Label: whose statistics are shown
            label: qsTr("Player")
            namePrefix: "statisticsPerson"
            asPills: true
            options: view.statistics.persons
            value: view.statistics.personKey
            onPicked: value => view.statistics.personKey = value
        }

        RadioGroup {
            //: Label: of which game the statistics are
            label: qsTr("Game")
            namePrefix: "statisticsGame"
            asPills: true
            options: [
                //: Statistics of DOS and UNO together
                { value: "", name: qsTr("Both") },
                { value: "dos", name: "DOS" },
                { value: "uno", name: "UNO" }
            ]
            value: view.statistics.game
            onPicked: value => view.statistics.game = value
            Layout.maximumWidth: 520 * Theme.textScale
        }

        Words {
            objectName: "statisticsNone"
            visible: view.statistics.games === 0
            //: Instead of statistics, where a person has played no game of that kind to its end
            text: qsTr("Statistics appear after the first finished game.")
            color: Theme.textSoft
            Layout.fillWidth: true
        }

        EvenGrid {
            id: tiles
            narrowest: 136 * Theme.textScale
            cells: view.statistics.figures.length
            Layout.fillWidth: true

            Repeater {
                model: view.statistics.figures

                FigureTile {
                    required property figureRow modelData

                    label: modelData.label
                    value: modelData.value
                    detail: modelData.detail
                    width: tiles.cellWidth
                    height: tiles.cellHeight
                }
            }
        }

        Section {
            visible: view.statistics.games > 0
            //: Heading over a chart. %n games
            title: qsTr("Wins in the last %n game(s)", "", view.statistics.rollingWindow)

            RateChart {
                objectName: "statisticsChart"
                visible: rates.length > 1
                rates: view.statistics.rates
                firstGame: view.statistics.firstRate
                //: Spoken name of a chart. %1, %2 and %3 percent
                Accessible.name: Phrases.fill(qsTr("Wins in your last games: %1 percent now, between %2 and %3 before"),
                                              [rates[rates.length - 1] ?? 0, Math.min(...Array.from(rates)),
                                               Math.max(...Array.from(rates))].map(Math.round))
                Layout.fillWidth: true
                Layout.preferredHeight: 220 * Math.max(1, Theme.zoom)
            }

            Note {
                visible: view.statistics.rates.length > 1
                text: view.statistics.period
            }

            Words {
                objectName: "statisticsNoChart"
                visible: view.statistics.rates.length < 2
                //: Instead of a chart. %n games
                text: qsTr("A chart appears after %n game(s).", "", view.statistics.fewestForChart)
                color: Theme.textSoft
                Layout.fillWidth: true
            }
        }

        Section {
            visible: view.statistics.levels.length > 0
            //: Heading: statistics against computer players of each level
            title: qsTr("By level")

            Cards {
                rows: view.statistics.levels
                Layout.fillWidth: true
            }
        }

        Section {
            visible: view.statistics.characters.length > 0
            //: Heading: statistics against each computer player
            title: qsTr("By opponent")

            Cards {
                rows: view.statistics.characters
                Layout.fillWidth: true
            }
        }

        Note {
            objectName: "statisticsPlayedOn"
            visible: view.statistics.playedOn > 0
            //: Under the statistics: games that began in the middle of an earlier one, which the player had watched. %n games
            text: qsTr("%n game(s) played on from a replay don’t count.", "", view.statistics.playedOn)
        }

        Note {
            visible: view.statistics.games > 0
            //: Under the statistics: what they count
            text: qsTr("A game counts for every computer player at the table. Missed calls: someone caught you, or nobody noticed in time. Best turn: in DOS, the most cards you got rid of in one turn; in UNO, the most cards the others drew because of one of yours.")
        }
    }
}
