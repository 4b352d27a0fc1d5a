import QtQuick
import Tableside

// Where everything lies on the cloth: sizes and counts go in, rectangles come out. TableGeometry adds the cards.
// Seats are slots here: 0 is the opponent at the viewer's left, then clockwise.
QtObject {
    id: rects

    property real width: 996
    property real height: 740
    property int seatCount: 4
    property int viewerSeat: 0
    property int rowCount: 2
    property int handCount: 7
    property bool leftHanded: false
    property real textScale: 1
    property real zoom: Theme.zoom // most of what has a size of its own grows so with the window
    property bool pilesInMiddle: false // a game without a row between the piles

    readonly property int opponents: seatCount - 1
    readonly property bool compact: width < 600
    // Upright tables have a strip under the hand for the viewer, the buttons and the call
    readonly property bool strip: height > width
    // In the lowest windows hand, bar and seats leave the piles in the middle what they need
    readonly property bool low: strip && compact && pilesInMiddle && height < 700
    readonly property real margin: compact ? 8 : Math.round(Math.min(28, width * 0.02))
    readonly property real cardWidth: Math.round(strip ? clamp(Math.min(width / (compact ? 4.7 : 6.2), height / 8.9), 54, 170)
                                                       : clamp(Math.min(width / 8.2, height / 6.1), 64, 190))

    // The call, the viewer, the buttons
    readonly property real callSize: Math.round(strip ? clamp(width * 0.22, 76, 132) : clamp(height * 0.19, 104, 176))
    readonly property real stripHeight: strip ? callSize + 10 : 0
    readonly property rect callRect: Qt.rect(leftHanded ? callMargin : width - callMargin - callSize,
                                             height - callMargin - callSize, callSize, callSize)
    readonly property real callMargin: strip ? 8 : Math.round(margin * 0.8)
    readonly property real sideWidth: strip ? 0 : Math.round(clamp(width * 0.125, 116, 190))
    readonly property rect youRect: strip
        ? Qt.rect(leftHanded ? callSize + 18 : margin, height - stripHeight, width - callSize - margin - 18, stripHeight - 6)
        : Qt.rect(leftHanded ? width - margin - sideWidth : margin, height - margin - youHeight, sideWidth, youHeight)
    readonly property real youHeight: Math.round(clamp(height * 0.3, 190, 250))

    // The hand
    readonly property real handLeft: strip ? margin : (leftHanded ? callSize + 2 * callMargin : margin + sideWidth + 16)
    readonly property real handRight: strip ? width - margin
        : width - (leftHanded ? margin + sideWidth + 16 : callSize + 2 * callMargin)
    readonly property real handWidth: handRight - handLeft
    readonly property int handPerLine: Math.max(1, Math.floor((handWidth - cardWidth) / (compact ? 36 : 44)) + 1)
    readonly property int handLines: Math.max(1, Math.min(compact && !low ? 3 : 2, Math.ceil(handCount / handPerLine)))
    readonly property real handCardWidth: Math.round(cardWidth * (handLines > 1 ? 0.88 : 1))
    readonly property real handCardHeight: handCardWidth * Theme.cardRatio
    readonly property real handPeek: height < 640 ? 32 : Math.max(compact ? 40 : 44, handCardHeight * 0.42)
    readonly property real handRise: Math.round(handCardHeight * 0.1) // how far a chosen card comes up
    readonly property real handSag: handLines > 1 ? 0 : Math.min(18, handCardHeight * 0.08)
    readonly property real handHeight: handCardHeight + (handLines - 1) * handPeek + handRise + handSag
    readonly property real handBottom: strip ? height - stripHeight - 2 : height - margin * 0.5
    readonly property rect handRect: Qt.rect(handLeft, handBottom - handHeight, handWidth, handHeight)

    // The bar of words above the hand
    readonly property real barHeight: Math.round((low ? 94 : compact ? 100 : 60) * (1 + (textScale - 1) * 0.8))
    readonly property real badgeHeight: low ? 0 : Math.round(30 * textScale)
    readonly property rect barRect: Qt.rect(compact ? margin : Math.max(margin, (width - 880 * zoom) / 2),
                                            handRect.y - barHeight - (compact ? 2 : 8),
                                            compact ? width - 2 * margin : Math.min(width - 2 * margin, 880 * zoom), barHeight)

    // The opponents
    // More than three sit close, without gaps; on a narrow table in two lines, tiny
    readonly property bool crowded: opponents > 3
    readonly property int seatLines: crowded && (width - 2 * margin) / opponents < 76 ? 2 : 1
    readonly property int seatColumns: Math.ceil(opponents / seatLines)
    readonly property real seatCell: (width - 2 * margin) / seatColumns
    readonly property real seatWidth: Math.floor(Math.min((compact ? 230 : 330) * textScale, seatCell - (compact || crowded ? 4 : 14)))
    readonly property bool tinySeats: crowded && seatWidth < 150 * zoom
    // On a phone: the count beside the portrait, the points below it
    readonly property bool denseSeats: tinySeats && compact
    readonly property real denseTop: 3
    readonly property real denseColumn: Math.min(30, seatWidth - portraitSize - 3)
    // Narrow seats have their name under the portrait, and what they signal below
    readonly property bool smallSeats: seatWidth < 290 * zoom
    readonly property real roomySeat: clamp(height * 0.135, 96, 140)
    readonly property real seatHeight: Math.round(
        tinySeats ? portraitSize + (low ? 8 : 10) + (denseSeats && !low ? 28 : compact ? 24 : 34) * textScale
        : smallSeats ? portraitSize + 62 * textScale : roomySeat + (textScale - 1) * 40)
    readonly property real portraitSize: tinySeats ? (low ? 32 : compact ? 35 : 54 * zoom)
        : compact ? 44 : smallSeats ? 64 * zoom : Math.round(roomySeat * 0.7)
    readonly property real seatLineGap: denseSeats && !low ? 20 : 14 // for what is signalled below a seat
    readonly property real seatDrop: smallSeats || crowded || opponents < 2 ? 0 : clamp((width - 900) * 0.09, 0, 70)

    // The light: row in the middle, piles at its sides (under each other on a phone)
    readonly property real lightTop: margin + seatLines * seatHeight + (seatLines - 1) * seatLineGap + seatDrop * 0.5 + 10
    readonly property real lightBottom: barRect.y - badgeHeight - 6
    readonly property real lightHeight: Math.max(60, lightBottom - lightTop)
    // What tells a player to hold still lies beside the piles or has a place of its own above the bar, whether anybody
    // poses or not: nothing moves when it comes. Where that would leave no piles to be read it lies over the bar
    readonly property bool poseBeside: !strip && width >= 900
    readonly property real poseHeight: Math.round((compact ? 76 : 100) * (1 + (textScale - 1) * 0.8))
    readonly property real aboveThePose: barRect.y - poseGap - poseHeight - 4 - lightTop
    readonly property real poseGap: 8
    readonly property bool poseOverBar: !poseBeside && aboveThePose < pileFoot + 52 * Theme.cardRatio
    readonly property rect poseRect: poseOverBar ? barRect
        : Qt.rect((width - poseWidth) / 2, barRect.y - poseGap - poseHeight, poseWidth, poseHeight)
    readonly property real poseWidth: Math.min(width - 2 * margin, 560 * zoom)
    readonly property real rowHeight: pilesInMiddle && !poseBeside && !poseOverBar ? Math.min(lightHeight, aboveThePose)
                                                                                   : lightHeight
    readonly property real blockWidth: Math.min(width - 2 * margin, cardWidth * 8.2)
    readonly property real blockLeft: (width - blockWidth) / 2
    // On a phone the piles lie under each other at the left, if there is the height for it
    readonly property bool pilesStacked: compact && lightHeight > 190
    // Those in the middle are readable even in the lowest windows
    readonly property real pileFoot: low ? 30 : 44
    readonly property real leastPileWidth: pilesInMiddle ? Math.min(36, (lightHeight - pileFoot) / Theme.cardRatio) : 0
    readonly property real pileWidth: Math.round(pilesInMiddle ? Math.max(leastPileWidth, Math.min(cardWidth * 1.08, (rowHeight - pileFoot) / Theme.cardRatio))
                                               : pilesStacked ? Math.min(cardWidth * 0.8, (rowHeight - 2 * 32) / 2 / Theme.cardRatio - 2)
                                                         : Math.min(cardWidth * (compact ? 0.7 : 0.86), (rowHeight - 30) / Theme.cardRatio))
    readonly property real pileHeight: pileWidth * Theme.cardRatio
    readonly property real pileGap: compact ? 12 : Math.max(20, cardWidth * 0.3)
    // In the middle of the light, or as far above it as what may lie there wants
    readonly property real lightMiddle: Math.min((lightTop + lightBottom) / 2,
                                                 pilesInMiddle ? lightTop + rowHeight - pileHeight / 2 - pileFoot + 22 : lightBottom)
    readonly property real pilesShift: compact ? pileWidth * 0.48 : 0 // room for what lies at the right of them
    readonly property rect drawRect: pilesInMiddle
        ? Qt.rect(width / 2 - pileWidth * 1.3 - pilesShift, lightMiddle - pileHeight / 2 - 6, pileWidth, pileHeight)
        : pilesStacked
        ? Qt.rect(margin + 6, lightMiddle - pileHeight - 34, pileWidth, pileHeight)
        : Qt.rect(blockLeft + 8, lightMiddle - pileHeight / 2 - 10, pileWidth, pileHeight)
    readonly property rect discardRect: pilesInMiddle
        ? Qt.rect(width / 2 + pileWidth * 0.3 - pilesShift, lightMiddle - pileHeight / 2 - 6, pileWidth, pileHeight)
        : pilesStacked
        ? Qt.rect(margin + 6, lightMiddle + 6, pileWidth, pileHeight)
        : Qt.rect(blockLeft + blockWidth - 8 - pileWidth, lightMiddle - pileHeight / 2 - 10, pileWidth, pileHeight)
    readonly property rect rowRect: pilesInMiddle ? Qt.rect(margin, lightTop, width - 2 * margin, lightHeight) : pilesStacked
        ? Qt.rect(margin + 6 + pileWidth + pileGap, lightTop, width - 2 * margin - 6 - pileWidth - pileGap, rowHeight)
        : Qt.rect(blockLeft + 8 + pileWidth + pileGap, lightTop, blockWidth - 16 - 2 * (pileWidth + pileGap), rowHeight)

    function clamp(value: real, low: real, high: real): real {
        return Math.max(low, Math.min(high * zoom, value));
    }

    function slotOf(seat: int): int {
        return (seat - viewerSeat - 1 + seatCount) % seatCount;
    }

    function seatRect(slot: int): rect {
        if (slot >= opponents)
            return youRect;
        if (crowded) {
            const line = Math.floor(slot / seatColumns);
            const inLine = Math.min(seatColumns, opponents - line * seatColumns);
            const left = (width - inLine * seatCell) / 2;
            return Qt.rect(left + (slot - line * seatColumns) * seatCell + (seatCell - seatWidth) / 2,
                           margin + line * (seatHeight + seatLineGap), seatWidth, seatHeight);
        }
        const spread = opponents === 1 ? 0.5 : slot / (opponents - 1);
        // Two opponents sit at the quarters, not in the corners
        const inset = opponents === 2 ? Math.max(0, (width - 2 * margin - 2 * seatWidth) * 0.22) : 0;
        const x = margin + inset + (width - 2 * margin - 2 * inset - seatWidth) * spread;
        const middle = opponents === 3 && slot === 1 || opponents === 1;
        return Qt.rect(x, margin + (middle ? 0 : seatDrop), seatWidth, seatHeight);
    }

    // The seat at the right end is drawn the other way round, so that both ends of the table match
    function isMirrored(slot: int): bool {
        return !smallSeats && !crowded && opponents > 1 && slot === opponents - 1;
    }

    function portraitRect(slot: int): rect {
        const seat = seatRect(slot);
        return smallSeats ? Qt.rect(seat.x + (denseSeats ? 1 : 4), seat.y + 5, portraitSize, portraitSize)
            : Qt.rect(isMirrored(slot) ? seat.x + seat.width - portraitSize - 10 : seat.x + 10,
                      seat.y + (seat.height - portraitSize) / 2, portraitSize, portraitSize);
    }

    // From one back to the next, and how far `count` of them reach
    function backStep(box: rect, count: int): real {
        const w = box.height / Theme.cardRatio;
        return count < 2 ? 0 : Math.min(w * 0.3, (box.width - w) / (count - 1));
    }

    function backsReach(box: rect, count: int): real {
        return box.height / Theme.cardRatio + Math.max(0, count - 1) * backStep(box, count);
    }

    // Where the backs of an opponent's cards lie within their plaque
    function backsRect(slot: int): rect {
        const seat = seatRect(slot);
        if (tinySeats) {
            if (denseSeats) // hidden by the count, from which they come
                return Qt.rect(seat.x + seat.width - denseColumn + 5, seat.y + denseTop + 1, denseColumn - 10, 14);
            const room = seat.width - portraitSize - 8;
            const high = Math.min(portraitSize * 0.74, room * 0.8 * Theme.cardRatio);
            return Qt.rect(seat.x + portraitSize + 6, seat.y + 4, room, high);
        }
        const backHeight = smallSeats ? portraitSize + 2 : seat.height - 40 * textScale;
        if (smallSeats)
            return Qt.rect(seat.x + portraitSize + 8, seat.y + 4, Math.min(seat.width - portraitSize - 12, 130 * zoom), backHeight);
        const w = (seat.width - portraitSize - 32) * 0.46;
        const x = isMirrored(slot) ? seat.x + seat.width - portraitSize - 24 - w : seat.x + portraitSize + 24;
        return Qt.rect(x, seat.y + seat.height - backHeight - 4, w, backHeight);
    }

}
