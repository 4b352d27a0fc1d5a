// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Window
import Tableside
import Tableside.App

// Finds the card that gets the focus or is the target of a drag. The arrow keys left and right move within the hand or within the
// row (the Center Row of DOS), up and down between the two; Tab moves to the next item.
Item {
    id: cardNavigator

    required property GameTable table
    required property tableGeometry geometry
    required property Repeater delegates

    // The cards that get the focus by the Tab key: handStop is an index in the hand, rowStop an index in the row
    property int handStop: 0
    property int rowStop: 0
    property bool animated: false // whether cards move with an animation; false while the window is resized
    property int dragged: -1 // the id of the dragged card, from the hand or the top of the draw pile; -1 for none
    readonly property bool draggedFromHand: dragged >= 0 && (delegates.itemAt(dragged) as TableCard).isMine
    // The id of the card of the row that is under the dragged card. Without such a card: -2 for the felt around the row, -4 for
    // the hand, -3 for any other position, and -1 while no card is dragged
    property int draggedOver: -1

    signal leftByTab(forward: bool)
    signal focusMoved // emitted when the card with the focus has been moved, for example from the hand to the Center Row

    function find(zone: int, position: int): CardItem {
        return delegates.itemAt(table.cards.cardAt(zone, position)) as CardItem;
    }

    function focusCard(zone: int, position: int): bool {
        const card = find(zone, Math.max(0, position));
        if (!card || zone === CardsModel.Hand && !table.handShown)
            return false;
        card.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function focusHand(): void {
        if (!table.handShown || !focusCard(CardsModel.Hand, handStop))
            focusCard(CardsModel.Row, 0);
    }

    // Moves the focus up from the hand. If the selected cards match a card of the row, that card gets the focus. Otherwise the
    // last focused card of the row gets the focus or, in a game without a row, the draw pile
    function focusMiddle(): void {
        const fitting = table.hasChoice ? table.cards.fittingRowCard() : -1;
        if (fitting >= 0)
            (delegates.itemAt(fitting) as CardItem).forceActiveFocus(Qt.TabFocusReason);
        else if (!focusCard(CardsModel.Row, rowStop))
            focusCard(CardsModel.DrawPile, table.drawCount - 1);
    }

    // Focuses the next card whose number is `figure`
    function focusFigure(figure: int): void {
        const focused = Window.activeFocusItem as TableCard;
        const found = table.cards.nextWithFigure(figure, focused?.cardId ?? -1);
        if (found >= 0)
            (delegates.itemAt(found) as CardItem).forceActiveFocus(Qt.TabFocusReason);
    }

    function step(zone: int, position: int, by: int): void {
        if (zone === CardsModel.DrawPile) {
            if (by > 0)
                focusCard(CardsModel.Row, 0);
        } else if (zone === CardsModel.Row && position + by < 0) {
            focusCard(CardsModel.DrawPile, table.drawCount - 1);
        } else if (position + by >= 0) {
            focusCard(zone, position + by);
        }
    }

    function tab(zone: int, forward: bool): void {
        const by = forward ? 1 : -1;
        let at = zone === CardsModel.Hand ? 0 : zone === CardsModel.Row ? 1 : 2;
        for (at += by; at >= 0 && at <= 2; at += by) {
            if (at === 0 ? focusCard(CardsModel.Hand, handStop)
                    : at === 1 ? focusCard(CardsModel.Row, rowStop) : focusCard(CardsModel.DrawPile, table.drawCount - 1))
                return;
        }
        leftByTab(forward);
    }

    // Returns the id of the card of the row at a point in this item's coordinates. Without such a card: -2 for the felt around
    // the row, -4 for the hand, -3 for any other position
    function rowCardAt(x: real, y: real): int {
        const slack = geometry.rowCardWidth * 0.12;
        let best = -3;
        for (let position = 0; position < table.cards.rowCards; ++position) {
            const card = find(CardsModel.Row, position);
            if (Math.abs(x - card.cx) < card.width / 2 + slack && Math.abs(y - card.cy) < card.height / 2 + slack)
                best = table.cards.cardAt(CardsModel.Row, position);
        }
        const felt = geometry.rowRect;
        const inside = x > felt.x && x < felt.x + felt.width && y > felt.y && y < geometry.barRect.y;
        return best >= 0 ? best : inside ? -2 : y > geometry.barRect.y + geometry.barRect.height ? -4 : -3;
    }

    // Ends the drag without an action
    function forgetDrag(): void {
        dragged = draggedOver = -1;
    }

    function dragMoved(cardId: int, x: real, y: real): void {
        dragged = cardId;
        draggedOver = rowCardAt(x, y);
    }

    function dragEnded(): void {
        const card = dragged;
        const target = draggedOver;
        dragged = draggedOver = -1;
        if (card < 0)
            return;
        if ((delegates.itemAt(card) as TableCard).isDrawTop) {
            if (target === -4)
                table.draw();
        } else if (target >= 0 || target === -2) {
            table.dropCard(card, Math.max(-1, target));
        }
    }
}
