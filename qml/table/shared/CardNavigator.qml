import QtQuick
import Tableside.App

// Finding cards among the delegates: for the keyboard (left and right within hand or row, up and down between),
// for Tab, and for a card that is being dragged.
Item {
    id: ways

    required property GameTable table
    required property tableGeometry geometry
    required property Repeater delegates

    // The card that Tab reaches in hand and row
    property int handStop: 0
    property int rowStop: 0
    property bool animated: false // false while the window changes its size: then cards do not glide
    property int draggedOver: -1 // row card under the dragged card, -2 for the free felt

    signal leftByTab(forward: bool)
    signal focusMoved // with its card, to another zone

    function find(zone: int, position: int): CardItem {
        return delegates.itemAt(table.cards.cardAt(zone, position)) as CardItem;
    }

    function focusCard(zone: int, position: int): bool {
        const card = find(zone, Math.max(0, position));
        if (!card)
            return false;
        card.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function focusHand(): void {
        if (!focusCard(CardsModel.Hand, handStop))
            focusCard(CardsModel.Row, 0);
    }

    // From the hand upwards: to the row, or where there is none to the draw pile
    function focusMiddle(): void {
        if (!focusCard(CardsModel.Row, rowStop))
            focusCard(CardsModel.DrawPile, table.drawCount - 1);
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

    // Which row card lies under a point of this item; -2 for the felt around the row, -3 for elsewhere.
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
        return best >= 0 ? best : inside ? -2 : -3;
    }

    function dragMoved(x: real, y: real): void {
        draggedOver = rowCardAt(x, y);
    }

    function dragEnded(cardId: int): void {
        const target = draggedOver;
        draggedOver = -1;
        if (target >= 0)
            table.dropCard(cardId, target);
        else if (target === -2)
            table.dropCard(cardId, -1);
    }
}
