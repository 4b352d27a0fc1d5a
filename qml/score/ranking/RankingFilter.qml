// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel that chooses which games a ranking counts, and what decides the order.
PanelOver {
    id: panel

    required property RankingController ranking
    required property People people

    readonly property GameChoice choice: ranking.choice

    closeName: "rankingFilterClose"
    //: Title of a panel: choose which games a ranking counts, and its order
    title: qsTr("Games and order")

    // A field for the first or the last day of the period
    component DayField: LabeledField {
        id: field

        required property string day // the day in the format of the region; empty for none
        required property bool isLast // whether the field is for the last day

        placeholder: panel.choice.exampleDay
        text: day
        inputMethodHints: Qt.ImhDate
        onFinished: {
            if (isLast ? panel.choice.setTo(text) : panel.choice.setFrom(text)) {
                problem = "";
                text = Qt.binding(() => field.day);
            } else {
                //: Below a field for a date. %1 an example, in the format of the region
                problem = qsTr("Write a day such as %1, or a year.").arg(panel.choice.exampleDay);
            }
        }
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
    }

    Scroller {
        sideMargin: 12
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true

        ColumnLayout {
            width: parent.width
            spacing: Theme.spaceLarge

            RadioGroup {
                //: Label: what decides the order of a ranking
                label: qsTr("Ranked by")
                namePrefix: "rankingOrder"
                asPills: true
                options: [
                    //: The order of a ranking: by games won
                    { value: "wins", name: qsTr("Games won") },
                    //: The order of a ranking: by the share of games won
                    { value: "share", name: qsTr("Share of wins") },
                    //: The order of a ranking
                    { value: "points", name: qsTr("Points per round") }
                ]
                value: panel.ranking.order
                onPicked: value => panel.ranking.order = value
            }

            ColumnLayout {
                spacing: Theme.spaceSmall

                RadioGroup {
                    //: Label of a filter: when the games were played
                    label: qsTr("Period")
                    namePrefix: "rankingPeriod"
                    asPills: true
                    options: panel.choice.periods
                    value: panel.choice.period
                    onPicked: value => panel.choice.period = value
                }

                GridLayout {
                    visible: panel.choice.period === "days"
                    columns: panel.columnWidth < 400 * Theme.textScale ? 1 : 2
                    columnSpacing: Theme.space
                    rowSpacing: Theme.spaceSmall

                    DayField {
                        fieldName: "rankingFrom"
                        //: Label of a field: the first day of a period
                        label: qsTr("From")
                        day: panel.choice.from
                        isLast: false
                    }

                    DayField {
                        fieldName: "rankingTo"
                        //: Label of a field: the last day of a period
                        label: qsTr("To")
                        day: panel.choice.to
                        isLast: true
                    }
                }
            }

            RadioGroup {
                //: Label of a filter
                label: qsTr("Game")
                namePrefix: "rankingGame"
                asPills: true
                options: [
                    //: Filter: games of DOS and of UNO
                    { value: "", name: qsTr("Both") },
                    { value: "dos", name: "DOS" },
                    { value: "uno", name: "UNO" }
                ]
                value: panel.choice.game
                onPicked: value => panel.choice.game = value
            }

            RadioGroup {
                visible: panel.choice.places.length > 0
                //: Label of a filter: where the games were played
                label: qsTr("Place")
                namePrefix: "rankingPlace"
                asPills: true
                options: panel.choice.places
                value: panel.choice.place
                onPicked: value => panel.choice.place = value
            }

            RadioGroup {
                visible: panel.choice.hasBoth
                //: Label of a filter: games with real cards, or on screen
                label: qsTr("Cards")
                namePrefix: "rankingCards"
                asPills: true
                options: [
                    //: Filter: games with real cards; the other choice is “On screen”
                    { value: false, name: qsTr("Real cards") },
                    //: Filter: games that were played in the app; the other choice is “Real cards”
                    { value: true, name: qsTr("On screen") }
                ]
                value: panel.choice.atTable
                onPicked: value => panel.choice.atTable = value
            }

            ColumnLayout {
                visible: panel.people.list.count > 0
                spacing: Theme.spaceSmall

                Words {
                    //: Label of a filter, above people to choose from: only games in which all chosen people played
                    text: qsTr("All of these played")
                    font.weight: Theme.weightStrong
                    Layout.fillWidth: true
                }

                PeopleStrip {
                    people: panel.people
                    choosing: true
                    chosen: panel.choice.people
                    namePrefix: "rankingPerson"
                    onPicked: personId => panel.choice.togglePerson(personId)
                }
            }

            ColumnLayout {
                spacing: Theme.spaceSmall

                Words {
                    //: Label: how many games a player needs to get a rank
                    text: qsTr("Games needed for a rank")
                    font.weight: Theme.weightStrong
                    Layout.fillWidth: true
                }

                Stepper {
                    name: "rankingFewest"
                    value: panel.ranking.fewestGames
                    from: 1
                    to: panel.ranking.mostNeeded
                    //: Spoken name of a button: players need fewer games to get a rank
                    lessText: qsTr("Fewer games needed")
                    //: Spoken name of a button: players need more games to get a rank
                    moreText: qsTr("More games needed")
                    onStepped: value => panel.ranking.fewestGames = value
                    Layout.fillWidth: false
                    Layout.preferredWidth: Math.min(panel.columnWidth - 24, 240 * Theme.textScale)
                }
            }
        }
    }

    RowLayout {
        spacing: Theme.spaceSmall

        Words {
            objectName: "rankingFilterCount"
            text: panel.ranking.gamesWords
            color: Theme.score
            Accessible.role: Accessible.StaticText
            Layout.fillWidth: true
        }

        TableButton {
            objectName: "rankingFilterClear"
            enabled: panel.choice.conditions > 0
            //: Button: no filter is set any more
            text: qsTr("All games")
            onClicked: panel.choice.clear()
        }
    }
}
