// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The table page of DOS: adds the DOS bar, the DOS keys, and the outline for a dragged card to TablePage.
TablePage {
    id: page

    ground: LaySlot {
        table: page.table as DosTable
        geometry: page.geometry
        cardNavigator: page.cards.cardNavigator
    }

    bar: dosBar
    barPlace: DosBar {
        id: dosBar
        table: page.table
        geometry: page.geometry
        onRuleAsked: rule => page.openRules(rule)
    }

    listedKeys: keyTable.listed

    DosKeys {
        id: keyTable
        tablePage: page
    }
}
