// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The bar above the hand in DOS. It shows what the selected cards would do. Badges above the bar show earned bonus cards, and
// penalty cards that the player must still draw.
TableBar {
    id: bar

    readonly property DosTable dosTable: table as DosTable

    choiceText: dosTable.choiceText
    ready: dosTable.choiceLegal
    hasButtons: choiceButtons.any && !explaining
    badged: badges.any

    DosButtons {
        id: choiceButtons
        table: bar.dosTable
        compact: bar.compact
    }

    Row {
        id: badges

        readonly property bool both: bonus.text !== "" && penalty.text !== ""
        readonly property bool any: (bonus.text !== "" || penalty.text !== "") && !(bar.compact && bar.hinting)
        readonly property real mostWidth: both ? (bar.width - spacing) / 2 : bar.width

        // Children of a TableBar are placed among its buttons by default. This parent allows a position above the bar
        parent: bar
        visible: any && !bar.whole
        spacing: Theme.spaceSmall
        x: (bar.width - width) / 2
        y: bar.height - bar.pillHeight - height - bar.badgeGap

        BarBadge {
            id: bonus
            text: bar.dosTable.bonusText
            mostWidth: badges.mostWidth
        }

        // Shown until the player has drawn the penalty cards
        BarBadge {
            id: penalty
            objectName: "penaltyBadge"
            text: bar.dosTable.penaltyText
            tone: Theme.warning
            mostWidth: badges.mostWidth
        }
    }
}
