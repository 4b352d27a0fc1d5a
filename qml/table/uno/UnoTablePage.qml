// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The table page of UNO. It adds the UNO bar and keys, the piles in the middle with the direction and the color, the pose panel,
// and the questions over the cards.
TablePage {
    id: page

    readonly property UnoTable unoTable: table as UnoTable
    readonly property bool asking: unoTable.choosingColor || unoTable.choosingHand || unoTable.shownHandTitle !== ""

    pilesInMiddle: true

    function closeShown(): bool {
        const isShown = unoTable.shownHandTitle !== "";
        if (isShown) // a hand shown to a challenger who still waits for the device is not visible yet, and must not be closed
            unoTable.hideShownHand();
        return isShown;
    }

    // Closes the hand shown to a challenger, if it is visible. Then opens or closes the panel, unless another question is open
    function toggleBeside(sheet: int): void {
        closeShown();
        if (!asking)
            toggle(sheet);
    }

    // The log and the last turns may stay open during play, but not during a question, which they would cover
    onAskingChanged: if (asking && sheets.besideTable)
        sheets.open = TableSheets.None
    onUncovered: if (unoTable.choosingColor)
        asked.takeFocus()

    ground: UnoMiddle {
        anchors.fill: parent
        table: page.unoTable
        geometry: page.geometry
    }

    bar: unoBar
    barPlace: UnoBar {
        id: unoBar
        table: page.table
        geometry: page.geometry
        covered: pose.visible && page.geometry.poseOverBar
        posed: pose.visible && !page.geometry.poseBeside
        onRuleAsked: rule => page.openRules(rule)
    }

    questions: [
        PosePanel {
            id: pose
            table: page.unoTable
            player: page.table.viewerName
            paused: !page.playing || page.outOfSight
            geometry: page.geometry
            barSpeaks: unoBar.strong
        },
        UnoQuestions {
            id: asked
            anchors.fill: parent
            table: page.unoTable
            geometry: page.geometry
            cards: page.cards
            foot: page.sentencesTop
            onWheelClosed: if (page.playing)
                page.forceActiveFocus()
        }
    ]

    listedKeys: keyTable.listed

    UnoKeys {
        id: keyTable
        tablePage: page
    }
}
