// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Tableside
import Tableside.App

// All cards of the table. Each card has one item for the whole match, so that it can move from position to position with an
// animation.
Item {
    id: cards

    required property GameTable table
    required property tableGeometry geometry

    readonly property alias cardNavigator: finder

    // Whether the table's geometry is final. The cards are created only then, because every change of the geometry would move all
    // of them
    property bool laidOut: false

    signal leftByTab(forward: bool)

    onWidthChanged: still()
    onHeightChanged: still()
    Component.onCompleted: {
        laidOut = true;
        still();
    }

    // Returns the item of a card; its position is in the coordinates of this TableCards
    function placeOf(cardId: int): TableCard {
        return delegates.itemAt(cardId) as TableCard;
    }

    // Cards jump to their positions without animation until the window's size has stopped changing
    function still(): void {
        finder.animated = false;
        stillness.restart();
    }

    Timer {
        id: stillness
        interval: 60
        onTriggered: finder.animated = true
    }

    // Called when the focused card has moved. If the card is no longer in the hand, another card of the hand gets the focus
    function passFocusOn(): void {
        if (ring.card && !ring.card.isMine)
            finder.focusHand();
    }

    // The focus ring. Its parent is the focused card. The ring's color and the small diamond at its top distinguish it from the
    // outline of a selected card and the corner marks of a playable one
    FocusRing {
        id: ring

        readonly property TableCard card: Window.activeFocusItem as TableCard

        parent: card ?? cards
        visible: card !== null
        border.color: Theme.cursor
        border.width: Theme.focusWidth + 1
        gap: card?.selected ? 6 : 2

        Rectangle {
            x: (parent.width - width) / 2
            y: -height / 2 + 2
            width: 16
            height: width
            rotation: 45
            radius: 3
            color: Theme.cursor
            border.color: Theme.feltDark
        }
    }

    CardNavigator {
        id: finder
        objectName: "cardNavigator"
        anchors.fill: parent
        table: cards.table
        geometry: cards.geometry
        delegates: delegates
        onLeftByTab: forward => cards.leftByTab(forward)
        onFocusMoved: Theme.later(cards.passFocusOn)
    }

    Repeater {
        id: delegates
        model: cards.laidOut ? cards.table.cards : null

        TableCard {
            cardNavigator: finder
            table: cards.table
            geometry: cards.geometry
        }
    }

    Repeater {
        model: cards.table.cards.hintedCards

        Item {
            id: hint

            required property int modelData

            readonly property TableCard card: delegates.count > modelData ? cards.placeOf(modelData) : null
            readonly property real cardWidth: card?.width ?? 0 // 0 if the card is destroyed before this item

            HintMark {
                parent: hint.card
                x: hint.cardWidth * 0.03
                y: hint.cardWidth * Theme.cardRatio * 0.22
                width: Math.min(30, hint.cardWidth * 0.26)
            }
        }
    }
}
