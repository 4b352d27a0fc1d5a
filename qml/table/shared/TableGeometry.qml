import QtQuick
import Tableside
import Tableside.App

// Where each card lies: its middle, width, turn and height in the stack, from its zone and its position there.
TableRects {
    // Row cards: as large as fits, in one, two or three lines
    readonly property real playedShift: 0.3 // of a card's height, what a played card covers below
    readonly property int rowLines: bestLines()
    readonly property int rowColumns: Math.max(1, Math.ceil(rowCount / rowLines))
    readonly property real rowCardWidth: Math.floor(rowWidthFor(rowLines))

    function rowWidthFor(lines: int): real {
        const columns = Math.max(1, Math.ceil(rowCount / lines));
        const across = rowRect.width / (columns * 1.2);
        const down = rowRect.height / (lines * Theme.cardRatio * (1 + playedShift * 1.3));
        return Math.min(cardWidth * 1.14, across, down);
    }

    function bestLines(): int {
        let best = 1;
        for (let lines = 2; lines <= 4; ++lines) {
            if (rowWidthFor(lines) > rowWidthFor(best) * 1.12)
                best = lines;
        }
        return best;
    }

    // Where a card lies: cx, cy are its middle; r turns it; z stacks it.
    function place(zone: int, seat: int, position: int, zoneCount: int, rowIndex: int): var {
        switch (zone) {
        case CardsModel.Hand:
            return seat === viewerSeat ? handPlace(position) : backPlace(seat, position, zoneCount);
        case CardsModel.Row:
            return rowPlace(position, 0, 0);
        case CardsModel.Played:
            return rowPlace(rowIndex, position + 1, zoneCount);
        case CardsModel.DiscardPile:
            return pilePlace(discardRect, position, zoneCount, 6);
        default:
            return pilePlace(drawRect, position, zoneCount, 0);
        }
    }

    function pilePlace(pile: rect, position: int, count: int, turn: real): var {
        const lift = Math.min(position, 60) * 0.1;
        return { cx: pile.x + pile.width / 2, cy: pile.y + pile.height / 2 - lift, w: pile.width,
                 r: turn === 0 ? 0 : (position * 47 % 13 - 6) * turn / 6, z: position };
    }

    function rowPlace(index: int, layer: int, played: int): var {
        const line = Math.floor(index / rowColumns);
        const inLine = Math.min(rowColumns, rowCount - line * rowColumns);
        const w = rowCardWidth;
        const h = w * Theme.cardRatio;
        const stepX = Math.min(w * 1.42, rowRect.width / rowColumns);
        const stepY = Math.min(h * (1 + playedShift * 1.3), rowRect.height / rowLines);
        const x = rowRect.x + rowRect.width / 2 + (index - line * rowColumns - (inLine - 1) / 2) * stepX;
        const y = rowRect.y + rowRect.height / 2 - h * playedShift * 0.22 + (line - (rowLines - 1) / 2) * stepY;
        const side = layer === 0 ? 0 : played < 2 ? 0.06 : layer === 1 ? -0.12 : 0.14;
        return { cx: x + side * w, cy: y + (layer === 0 ? 0 : playedShift + (layer - 1) * 0.06) * h, w: w,
                 r: layer === 0 ? 0 : played < 2 ? 3 : layer === 1 ? -4 : 5, z: 200 + index * 3 + layer };
    }

    function handPlace(position: int): var {
        const perLine = Math.ceil(handCount / handLines);
        const line = Math.floor(position / perLine);
        const inLine = Math.min(perLine, handCount - line * perLine);
        const w = handCardWidth;
        const step = Math.min(w * 0.8, inLine < 2 ? w : (handRect.width - w - (handLines > 1 ? 0 : 12)) / Math.max(1, perLine - 1));
        const offset = position - line * perLine - (inLine - 1) / 2;
        const t = inLine < 2 ? 0 : offset / ((inLine - 1) / 2);
        const turn = handLines > 1 ? 0 : t * Math.min(6, inLine * 0.85);
        return { cx: handRect.x + handRect.width / 2 + offset * step,
                 cy: handBottom - handSag - handCardHeight / 2 - (handLines - 1 - line) * handPeek + t * t * handSag,
                 w: w, r: turn, z: 500 + position };
    }

    function backPlace(seat: int, position: int, count: int): var {
        const box = backsRect(slotOf(seat));
        const w = box.height / Theme.cardRatio;
        const step = backStep(box, count);
        const x = isMirrored(slotOf(seat)) ? box.x + box.width - w - (count - 1) * step : box.x;
        return { cx: x + w / 2 + position * step, cy: box.y + box.height / 2, w: w, r: 0, z: 400 + position };
    }
}
