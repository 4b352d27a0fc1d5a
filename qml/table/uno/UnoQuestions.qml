// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The items of UNO that are shown over the cards: who must hold a pose, buttons to jump in, the choice of a hand to swap, the
// hand shown to a challenger, and the color of a wild card.
Item {
    id: questions

    required property UnoTable table
    required property tableGeometry geometry
    required property TableCards cards
    required property real foot // the y down to which the color wheel may reach

    signal wheelClosed

    // Focuses the open color wheel
    function takeFocus(): void {
        wheel.takeFocus();
    }

    PoseMarks {
        anchors.fill: parent
        table: questions.table
        geometry: questions.geometry
    }

    JumpInButtons {
        anchors.fill: parent
        table: questions.table
        geometry: questions.geometry
    }

    SwapButtons {
        anchors.fill: parent
        table: questions.table
        geometry: questions.geometry
    }

    ShownHand {
        table: questions.table
        light: questions.geometry.rowRect
    }

    ColorWheel {
        id: wheel

        readonly property TableCard wild: questions.table.wheelCard >= 0 ? questions.cards.placeOf(questions.table.wheelCard) : null

        table: questions.table
        // The wheel must not cover the sentence about the last play, nor the question in the bar
        bounds: Qt.rect(4, 4, questions.geometry.width - 8, questions.foot - 8)
        middle: wild ? Qt.point(wild.placed.cx, wild.placed.cy - questions.geometry.handCardHeight)
                     : Qt.point(questions.geometry.width / 2, questions.geometry.lightMiddle)
        onClosed: questions.wheelClosed()
    }
}
