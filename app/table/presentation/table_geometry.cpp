// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/table_geometry.h"

namespace tableside {

namespace {

constexpr qreal playedShift = 0.3; ///< The distance of a played card below its row card, as a fraction of a card's height.
/// The distance from the middle of a row card to the lower edge of two cards played on it, as a fraction of a card's height.
constexpr qreal playedFoot = 0.5 + playedShift + 0.09;

int dividedUp(int number, int by)
{
    return (number + by - 1) / by;
}

} // namespace

TableGeometry TableInput::geometry() const
{
    return *this;
}

int TableGeometry::lineCount(int slot) const
{
    return !isBoard ? opponents : isTurned(slot) ? seatCount - seatCount / 2 : seatCount / 2;
}

int TableGeometry::indexInLine(int slot) const
{
    return !isBoard ? slot : (isTurned(slot) ? seatCount : seatCount / 2) - 1 - slot;
}

QRectF TableGeometry::seatInLine(int index, int count) const
{
    if (crowded) {
        const int line = index / seatColumns;
        const int inLine = std::min(seatColumns, count - line * seatColumns);
        const qreal left = (lineWidth - inLine * seatCell) / 2;
        return {left + (index - line * seatColumns) * seatCell + (seatCell - seatWidth) / 2,
                margin + line * (seatHeight + seatLineGap), seatWidth, seatHeight};
    }
    const qreal spread = count == 1 ? 0.5 : static_cast<qreal>(index) / (count - 1);
    // Two opponents sit nearer to the middle, not in the corners
    const qreal inset = count == 2 ? std::max(0.0, (lineWidth - 2 * margin - 2 * seatWidth) * 0.22) : 0;
    const qreal x = margin + inset + (lineWidth - 2 * margin - 2 * inset - seatWidth) * spread;
    const bool isInMiddle = (count == 3 && index == 1) || count == 1;
    if (!isInMiddle)
        return {x, margin + seatDrop, seatWidth, seatHeight};
    // With one or three opponents, a seat is in the middle. If seats are large, that seat's portrait and card backs are centered
    // in the window. Signs such as the catch button are at the right of the card backs and must end before the next seat.
    const qreal shift = smallSeats ? 0 : (seatWidth - plaqueWidth) / 2;
    const qreal right = count == 1 ? lineWidth - margin : lineWidth - margin - seatWidth - 4;
    return {x + shift, margin, std::min(seatWidth, right - x - shift), seatHeight};
}

QRectF TableGeometry::seatRect(int slot) const
{
    if (slot >= opponents)
        return youRect;
    const QRectF seat = seatInLine(indexInLine(slot), lineCount(slot)).translated(seatsLeft, 0);
    if (!isBoard)
        return seat;
    const QRectF below = seat.translated(leftHanded ? width - lineWidth : 0, height - edgeHeight - margin);
    return isTurned(slot) ? QRectF(QPointF(width, height) - below.bottomRight(), below.size()) : below;
}

bool TableGeometry::isMirrored(int slot) const
{
    return !smallSeats && !crowded && lineCount(slot) > 1 && indexInLine(slot) == lineCount(slot) - 1;
}

QRectF TableGeometry::portraitOfSeat(int seat) const
{
    const QRectF portrait = portraitRect(slotOf(seat));
    const QRectF box = rectOfSeat(seat);
    return isTurned(slotOf(seat)) ? QRectF(box.bottomRight() - portrait.bottomRight(), portrait.size())
                                  : portrait.translated(box.topLeft());
}

QRectF TableGeometry::portraitRect(int slot) const
{
    if (smallSeats)
        return {denseSeats ? 1.0 : 4.0, 5, portraitSize, portraitSize};
    const QRectF seat = seatRect(slot);
    return {isMirrored(slot) ? seat.width() - portraitSize - 10 : 10, (seat.height() - portraitSize) / 2, portraitSize,
            portraitSize};
}

/// Returns the distance between two neighboring card backs, in pixels.
qreal TableGeometry::backStep(const QRectF &box, int count)
{
    const qreal w = box.height() / cardRatio;
    return count < 2 ? 0 : std::min(w * 0.3, (box.width() - w) / (count - 1));
}

qreal TableGeometry::backsReach(const QRectF &box, int count)
{
    return box.height() / cardRatio + std::max(0, count - 1) * backStep(box, count);
}

QRectF TableGeometry::backsRect(int slot) const
{
    const QSizeF seat = seatRect(slot).size();
    // Card backs are invisible behind the card count on a phone with many seats. Played cards start to move from there.
    if (denseSeats)
        return {seat.width() - denseColumn + 5, denseTop + 1, denseColumn - 10, 14};
    if (tinySeats) {
        const qreal room = seat.width() - portraitSize - 8;
        return {portraitSize + 6, 4, room, std::min(portraitSize * 0.74, room * 0.8 * cardRatio)};
    }
    if (smallSeats)
        return {portraitSize + 8, 4, std::min(seat.width() - portraitSize - 12, 130 * zoom), portraitSize + 2};
    const qreal high = seat.height() - 40 * textScale;
    const qreal w = backsWidth;
    return {isMirrored(slot) ? seat.width() - portraitSize - 24 - w : portraitSize + 24, seat.height() - high - 4, w, high};
}

QRectF TableGeometry::signsRect(int slot) const
{
    const QRectF backs = backsRect(slot);
    if (isMirrored(slot))
        return {4, backs.y(), backs.x() - 14, backs.height()};
    return {backs.right() + 8, backs.y(), seatRect(slot).width() - backs.right() - 12, backs.height()};
}

QRectF TableGeometry::countRect(int slot, int count) const
{
    const QSizeF seat = seatRect(slot).size();
    const QRectF backs = backsRect(slot);
    const QSizeF chip(round(34 * countScale), round(26 * countScale));
    const qreal x = tinySeats ? seat.width() - chip.width()
        : smallSeats          ? std::min(seat.width() - chip.width(), backs.x() - chip.width() * 0.7 + backsReach(backs, count))
        : isMirrored(slot)    ? backs.right() - chip.width() * 0.6
                              : backs.x() - chip.width() * 0.4;
    const qreal y = denseSeats ? denseTop : backs.bottom() - chip.height() * (smallSeats ? 0.7 : 0.8);
    return {QPointF(x, y), chip};
}

QRectF TableGeometry::nameRect(int slot, qreal scoreWidth) const
{
    const QRectF seat = seatRect(slot);
    if (!smallSeats)
        return {isMirrored(slot) ? scoreWidth + 16 : portraitSize + 24, 2, seat.width() - scoreWidth - portraitSize - 40,
                34 * textScale};
    const qreal y = portraitSize + (tinySeats ? 8 : 12);
    if (denseSeats)
        return {1, y, seat.width() - 2, seat.height() - y - 2};
    return {4, y, seat.width() - scoreWidth - 16, seat.height() - y - 2};
}

qreal TableGeometry::rowWidthFor(int lines) const
{
    const int columns = std::max(1, dividedUp(rowCount, lines));
    const qreal across = rowRect.width() / (columns * 1.2);
    const qreal down = rowRect.height() / (lines * cardRatio * (1 + playedShift * 1.3));
    return std::min({cardWidth * 1.14, across, down});
}

int TableGeometry::bestLines() const
{
    int best = 1;
    for (int lines = 2; lines <= 4; ++lines) {
        if (rowWidthFor(lines) > rowWidthFor(best) * 1.02)
            best = lines;
    }
    return best;
}

CardPlace TableGeometry::place(CardsModel::Zone zone, int seat, int position, int zoneCount, int rowIndex) const
{
    switch (zone) {
    case CardsModel::Hand: return seat == viewerSeat ? handPlace(position) : backPlace(slotOf(seat), position, zoneCount);
    case CardsModel::Row: return rowPlace(position, 0, 0);
    case CardsModel::Played: return rowPlace(rowIndex, position + 1, zoneCount);
    case CardsModel::DiscardPile: return pilePlace(discardRect, position, position * 47 % 13 - 6);
    case CardsModel::DrawPile: break;
    }
    return pilePlace(drawRect, position, 0);
}

CardPlace TableGeometry::pilePlace(const QRectF &pile, int position, qreal turn)
{
    const qreal lift = std::min(position, 60) * 0.1;
    return {pile.x() + pile.width() / 2, pile.y() + pile.height() / 2 - lift, pile.width(), turn, position};
}

CardPlace TableGeometry::rowPlace(int index, int layer, int played) const
{
    const int line = index / rowColumns;
    const int inLine = std::min(rowColumns, rowCount - line * rowColumns);
    const qreal w = rowCardWidth;
    const qreal h = w * cardRatio;
    const qreal stepX = std::min(w * 1.42, rowRect.width() / rowColumns);
    const qreal stepY = std::min(h * (1 + playedShift * 1.3), rowRect.height() / rowLines);
    const qreal x = rowRect.x() + rowRect.width() / 2 + (index - line * rowColumns - (inLine - 1) / 2.0) * stepX;
    // The cards played on a row card are below it, so the row card is above the middle of its line: by just as much as they need.
    // On a phone, the small cards of the last turns are right above.
    const qreal need = compact ? 0 : h * playedFoot - rowRect.height() / rowLines / 2;
    const qreal above = std::clamp(need, h * playedShift * 0.22, h * playedShift * 0.65);
    const qreal y = rowRect.y() + rowRect.height() / 2 - above + (line - (rowLines - 1) / 2.0) * stepY;
    const int z = 200 + index * 3 + layer;
    if (layer == 0)
        return {x, y, w, 0, z};
    const qreal side = played < 2 ? 0.06 : layer == 1 ? -0.12 : 0.14;
    const qreal turn = played < 2 ? 3 : layer == 1 ? -4 : 5;
    return {x + side * w, y + (playedShift + (layer - 1) * 0.06) * h, w, turn, z};
}

CardPlace TableGeometry::handPlace(int position) const
{
    const int perLine = dividedUp(handCount, handLines);
    const int line = position / perLine;
    const int inLine = std::min(perLine, handCount - line * perLine);
    const qreal w = handCardWidth;
    const qreal room = handRect.width() - w - (handLines > 1 ? 0 : 12);
    const qreal step = std::min(w * 0.8, inLine < 2 ? w : room / std::max(1, perLine - 1));
    const qreal offset = position - line * perLine - (inLine - 1) / 2.0;
    const qreal t = inLine < 2 ? 0 : offset / ((inLine - 1) / 2.0);
    return {handRect.x() + handRect.width() / 2 + offset * step,
            handBottom - fanDrop - handCardHeight / 2 - (handLines - 1 - line) * handPeek + t * t * fanDrop, w,
            handLines > 1 ? 0 : t * std::min(6.0, inLine * 0.85), 500 + position};
}

CardPlace TableGeometry::backPlace(int slot, int position, int count) const
{
    const QRectF box = backsRect(slot);
    const qreal w = box.height() / cardRatio;
    const qreal step = backStep(box, count);
    const qreal x = (isMirrored(slot) ? box.right() - w - (count - 1) * step : box.x()) + w / 2 + position * step;
    const QRectF seat = seatRect(slot);
    if (isTurned(slot))
        return {seat.right() - x, seat.bottom() - box.center().y(), w, 180, 400 + position};
    return {seat.x() + x, seat.y() + box.center().y(), w, 0, 400 + position};
}

} // namespace tableside
