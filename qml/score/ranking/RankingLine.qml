// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A row of a ranking: the rank, the player, and the figures, in columns or, in narrow windows, in a line below the name.
ListRow {
    id: row

    required property int rank
    required property string heading // the heading above the first player who is not ranked; empty for the others
    required property string personId
    required property bool isPerson
    required property string name
    required property string portrait
    required property int colorIndex
    required property string games
    required property string wins
    required property string share
    required property string average
    required property string figures
    required property string spoken
    property bool wide: true
    property real columnWidth: 100
    property string order: "wins"

    objectName: "rankingRow" + index
    topInset: heading === "" ? 0 : over.height
    containmentMask: background // a press on the heading above the row is no press on the row
    text: name
    spacing: Theme.spaceSmall
    Accessible.name: spoken
    Accessible.role: isPerson ? Accessible.Button : Accessible.StaticText

    component FigureWords: Words {
        property bool decides: false

        visible: row.wide
        color: decides ? Theme.score : Theme.text
        font.weight: decides ? Theme.weightFigure : Theme.weightBody
        horizontalAlignment: Text.AlignRight
        rightPadding: 4
        wrapMode: Text.NoWrap
        Accessible.ignored: true
        Layout.preferredWidth: row.columnWidth
        Layout.leftMargin: -row.spacing // the columns are as wide as their headings, without spaces between them
    }

    // The heading is a child of the row itself and not of its content
    data: Words {
        id: over
        visible: row.heading !== ""
        text: row.heading
        width: row.width
        topPadding: 8
        bottomPadding: 6
        color: Theme.score
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightTitle
        Accessible.role: Accessible.Heading
    }

    ColumnLayout {
        spacing: 2

        RowLayout {
            spacing: row.spacing

            Words {
                text: row.rank > 0 ? row.rank : "–"
                color: row.rank === 1 ? Theme.callToAct : Theme.textSoft
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightTitle
                wrapMode: Text.NoWrap
                Accessible.ignored: true
                Layout.preferredWidth: Theme.sizeLarge * 1.3
            }

            PlayerFace {
                name: row.name
                portrait: row.portrait
                colorIndex: row.colorIndex
                crowned: row.rank === 1
                implicitWidth: 38 * Theme.zoom
            }

            NameWords {
                text: row.name
                font.weight: Theme.weightTitle
                Layout.fillWidth: true
                Layout.preferredHeight: 38 * Theme.textScale
            }

            FigureWords {
                text: row.games
            }

            FigureWords {
                text: row.wins
                decides: row.order === "wins"
            }

            FigureWords {
                text: row.share
                decides: row.order === "share"
            }

            FigureWords {
                text: row.average
                decides: row.order === "points"
            }

            // In a narrow window only the figure that decides has a column
            Words {
                visible: !row.wide
                text: row.order === "wins" ? row.wins : row.order === "share" ? row.share : row.average
                color: Theme.score
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightFigure
                rightPadding: 6
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        Note {
            visible: !row.wide
            text: row.figures
            Accessible.ignored: true
        }
    }
}
