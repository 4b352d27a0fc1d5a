import QtQuick
import Tableside
import Tableside.App

// Finding cards among the delegates: for the keyboard (left and right within hand or row, up and down between),
// for Tab, and for a card that is being dragged.
Item {
    id: ways

    required property GameTable table
    required property TableGeometry geometry
    required property Repeater repeater

    // The card that Tab reaches in hand and row
    property int handStop: 0
    property int rowStop: 0
    property bool animated: false // false while the window changes its size: then cards do not glide
    property int draggedOver: -1 // row card under the dragged card, -2 for the free felt

    signal leftByTab(forward: bool)

    // A card has moved: count hand and row again, once for all that move at the same time
    function note(): void {
        recount.start();
    }

    function count(): void {
        let row = 0;
        let hand = 0;
        for (let i = 0; i < repeater.count; ++i) {
            const card = repeater.itemAt(i) as CardItem;
            row += card?.isRow ? 1 : 0;
            hand += card?.isMine ? 1 : 0;
        }
        geometry.rowCount = Math.max(1, row);
        geometry.handCount = Math.max(1, hand);
    }

    Timer {
        id: recount
        interval: 0
        onTriggered: ways.count()
    }

    function find(zone: int, position: int): CardItem {
        let last = null;
        let lastPosition = -1; // of its own: qmllint 6.8 takes `last` for null alone
        for (let i = 0; i < repeater.count; ++i) {
            const card = repeater.itemAt(i) as CardItem;
            if (!card || card.zone !== zone || (zone === CardsModel.Hand && !card.isMine))
                continue;
            if (card.position === position)
                return card;
            if (card.position > lastPosition) {
                last = card;
                lastPosition = card.position;
            }
        }
        return last;
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

    // A focused card that was played, laid or swept away hands the focus on to its neighbour
    function keepFocus(card: CardItem): void {
        refocus.card = card;
        refocus.restart();
    }

    Timer {
        id: refocus

        property CardItem card: null

        interval: 0
        onTriggered: if (card?.activeFocus && !card.isMine)
            ways.focusHand()
    }

    function step(card: CardItem, by: int): void {
        if (card.zone === CardsModel.DrawPile) {
            if (by > 0)
                focusCard(CardsModel.Row, 0);
        } else if (card.zone === CardsModel.Row && card.position + by < 0) {
            focusCard(CardsModel.DrawPile, table.drawCount - 1);
        } else if (card.position + by >= 0 && card.position + by < card.zoneCount) {
            focusCard(card.zone, card.position + by);
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
        for (let i = 0; i < repeater.count; ++i) {
            const card = repeater.itemAt(i) as CardItem;
            if (card && card.zone === CardsModel.Row && Math.abs(x - card.placed.cx) < card.width / 2 + slack
                    && Math.abs(y - card.placed.cy) < card.height / 2 + slack)
                best = card.cardId;
        }
        const felt = geometry.rowRect;
        const inside = x > felt.x && x < felt.x + felt.width && y > felt.y && y < geometry.barRect.y;
        return best >= 0 ? best : inside ? -2 : -3;
    }

    function dragMoved(x: real, y: real): void {
        draggedOver = rowCardAt(x, y);
    }

    function dragEnded(card: CardItem): void {
        const target = draggedOver;
        draggedOver = -1;
        if (target >= 0)
            table.dropCard(card.cardId, target);
        else if (target === -2)
            table.dropCard(card.cardId, -1);
    }
}
