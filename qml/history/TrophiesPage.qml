// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The trophies of the people at this device: those that were earned, and what the others take.
ScrollPage {
    id: page

    required property HistoryController history
    readonly property Trophies trophies: history.trophies

    objectName: "trophiesPage"
    backName: "trophiesBack"
    //: Title of the page with trophies
    title: qsTr("Trophies")
    maximumWidth: 1100 * Theme.textScale
    Component.onCompleted: history.open()

    component Shelf: Section {
        id: shelf

        required property list<trophyRow> rows

        EvenGrid {
            id: grid
            narrowest: 264 * Theme.textScale
            Layout.fillWidth: true

            Repeater {
                model: shelf.rows

                TrophyTile {
                    required property trophyRow modelData

                    trophy: modelData
                    width: grid.cellWidth
                    height: grid.columns === 1 ? implicitHeight : grid.cellHeight
                }
            }
        }
    }

    Item {
        implicitHeight: Math.max(medal.height, count.height + Theme.spaceSmall + bar.height)
        Layout.fillWidth: true

        Icon {
            id: medal
            name: "medal"
            size: 44 * Theme.textScale
        }

        Words {
            id: count
            objectName: "trophiesCount"
            x: medal.width + Theme.space
            width: parent.width - x
            //: How many trophies were earned: %1 of %2
            text: Phrases.fill(qsTr("%1 of %2 earned"), [page.trophies.earned, page.trophies.rows.length])
            color: Theme.score
            font.pixelSize: Theme.sizeLarge
            font.weight: Theme.weightFigure
        }

        // A bar as long as the share of the trophies that were earned
        Rectangle {
            id: bar
            x: count.x
            y: count.height + Theme.spaceSmall
            width: Math.min(count.width, 420 * Theme.textScale)
            height: 8
            radius: 4
            color: Theme.panelRaised

            Rectangle {
                width: parent.width * page.trophies.earned / Math.max(1, page.trophies.rows.length)
                height: parent.height
                radius: parent.radius
                color: Theme.callToAct
            }
        }
    }

    Words {
        objectName: "trophiesNone"
        visible: page.trophies.earned === 0
        //: On the page with trophies, before the first is earned
        text: qsTr("No trophies yet. Play a round at the table: some are earned by accident.")
        color: Theme.textSoft
        Layout.fillWidth: true
    }

    RadioGroup {
        visible: page.trophies.persons.length > 0
        //: Label: whose trophies are shown
        label: qsTr("Player")
        namePrefix: "trophiesPerson"
        asPills: true
        options: page.trophies.persons
        value: page.trophies.personKey
        onPicked: value => page.trophies.personKey = value
    }

    Shelf {
        //: Heading: trophies that can be earned in either game
        title: qsTr("In both games")
        rows: page.trophies.common
    }

    Shelf {
        title: "DOS"
        rows: page.trophies.dos
    }

    Shelf {
        title: "UNO"
        rows: page.trophies.uno
    }

    Note {
        //: Below the trophies
        text: qsTr("Games you played before count, too, as long as they can be replayed. A deleted game takes its trophies with it. Games played on from a replay don’t count.")
    }

    Note {
        objectName: "trophiesLate"
        visible: text !== ""
        text: page.history.deriveProgressText
        Accessible.role: Accessible.StaticText
    }
}
