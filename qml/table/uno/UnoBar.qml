// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The bar above the hand in UNO.
TableBar {
    id: bar

    readonly property UnoTable unoTable: table as UnoTable

    choiceText: table.guide ? table.guide.words : unoTable.choiceText
    hasButtons: unoButtons.any && !explaining
    property bool posed: false // whether the panel about holding a pose (UNO-ACT-6) is above the bar
    badged: posed || stakes.visible

    UnoButtons {
        id: unoButtons
        table: bar.unoTable
        compact: bar.compact
    }

    // Shown while the player may challenge a Wild Draw Four: the color in play before it, and the cards that each side may have
    // to draw
    BarBadge {
        id: stakes
        objectName: "challengeStakes"
        parent: bar // children of a TableBar are placed among its buttons by default
        visible: text !== "" && !bar.posed && !bar.whole && !(bar.compact && bar.hinting)
        text: bar.unoTable.challengeStakes
        colorCode: bar.unoTable.colorBefore
        mostWidth: bar.width
        x: (bar.width - width) / 2
        y: bar.height - bar.pillHeight - height - bar.badgeGap
    }
}
