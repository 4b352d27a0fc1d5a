// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The layout of the table. TableGeometry (rectangles and card positions) is a pure function of TableInput (sizes and counts).
// Both are values. TablePage.qml and ReplayPage.qml fill TableInput, and all parts of the table use the result.
#pragma once

#include "app/cards/card_painter.h"
#include "app/table/presentation/cards_model.h"

#include <QQmlEngine>
#include <QRectF>

#include <algorithm>
#include <cmath>

namespace tableside {

class TableGeometry;

struct TableInput
{
    Q_GADGET
    QML_VALUE_TYPE(tableInput)

    Q_PROPERTY(qreal width MEMBER width)
    Q_PROPERTY(qreal height MEMBER height)
    Q_PROPERTY(int seatCount MEMBER seatCount FINAL)
    Q_PROPERTY(int viewerSeat MEMBER viewerSeat FINAL)
    Q_PROPERTY(int rowCount MEMBER rowCount FINAL)
    Q_PROPERTY(int handCount MEMBER handCount FINAL)
    Q_PROPERTY(bool leftHanded MEMBER leftHanded)
    Q_PROPERTY(qreal textScale MEMBER textScale FINAL)
    Q_PROPERTY(qreal zoom MEMBER zoom FINAL)
    Q_PROPERTY(bool pilesInMiddle MEMBER pilesInMiddle)
    Q_PROPERTY(bool guided MEMBER guided)
    Q_PROPERTY(bool flat MEMBER flat)
    Q_PROPERTY(tableside::TableGeometry geometry READ geometry FINAL)

public:
    TableGeometry geometry() const;

    qreal width = 996;
    qreal height = 740;
    int seatCount = 4;
    int viewerSeat = 0;
    int rowCount = 2;
    int handCount = 7;
    bool leftHanded = false;
    qreal textScale = 1;
    qreal zoom = 1;             ///< The factor by which most fixed sizes grow with the window.
    bool pilesInMiddle = false; ///< Whether the piles are in the middle, because the game has no Center Row (UNO).
    bool guided = false;        ///< Whether the bar above the hand shows whole sentences, as in a lesson.
    /// Whether the window is as low as a phone that lies on its side. The seats are tiny then, and what would be above the hand is
    /// beside it or beside the middle. Must be false for a board and for a table that is higher than wide.
    bool flat = false;
    bool operator==(const TableInput &) const = default;
};

/// The position of a card: its middle, its width, its rotation in degrees, and its stacking order.
struct CardPlace
{
    Q_GADGET
    QML_VALUE_TYPE(cardPlace)

    Q_PROPERTY(qreal cx MEMBER cx FINAL)
    Q_PROPERTY(qreal cy MEMBER cy FINAL)
    Q_PROPERTY(qreal w MEMBER w FINAL)
    Q_PROPERTY(qreal r MEMBER r FINAL)
    Q_PROPERTY(int z MEMBER z FINAL)

public:
    qreal cx = 0;
    qreal cy = 0;
    qreal w = 0;
    qreal r = 0;
    int z = 0;
    bool operator==(const CardPlace &) const = default;
};

/// Seats are given as slots here: 0 is the opponent at the viewer's left, then clockwise. On a board, slot 0 is at the right end
/// of the lower edge.
class TableGeometry : public TableInput
{
    Q_GADGET
    QML_VALUE_TYPE(tableGeometry)

    // The properties of TableInput are repeated, because qmllint ignores the base class of a value type
    Q_PROPERTY(qreal width MEMBER width CONSTANT FINAL)
    Q_PROPERTY(qreal height MEMBER height CONSTANT FINAL)
    Q_PROPERTY(bool leftHanded MEMBER leftHanded CONSTANT FINAL)
    Q_PROPERTY(bool pilesInMiddle MEMBER pilesInMiddle CONSTANT FINAL)
    Q_PROPERTY(bool guided MEMBER guided CONSTANT FINAL)
    Q_PROPERTY(bool isBoard MEMBER isBoard CONSTANT FINAL)
    Q_PROPERTY(bool wordsBeside MEMBER wordsBeside CONSTANT FINAL)
    Q_PROPERTY(QRectF buttonsRect MEMBER buttonsRect CONSTANT FINAL)
    Q_PROPERTY(bool compact MEMBER compact CONSTANT FINAL)
    Q_PROPERTY(bool flat MEMBER flat CONSTANT FINAL)
    Q_PROPERTY(qreal seatsLeft MEMBER seatsLeft CONSTANT FINAL)
    Q_PROPERTY(QRectF besideMiddle MEMBER besideMiddle CONSTANT FINAL)
    Q_PROPERTY(bool strip MEMBER strip CONSTANT FINAL)
    Q_PROPERTY(qreal margin MEMBER margin CONSTANT FINAL)
    Q_PROPERTY(QRectF callRect MEMBER callRect CONSTANT FINAL)
    Q_PROPERTY(qreal stripHeight MEMBER stripHeight CONSTANT FINAL)
    Q_PROPERTY(QRectF youRect MEMBER youRect CONSTANT FINAL)
    Q_PROPERTY(QRectF handRect MEMBER handRect CONSTANT FINAL)
    Q_PROPERTY(qreal handCardHeight MEMBER handCardHeight CONSTANT FINAL)
    Q_PROPERTY(qreal handRise MEMBER handRise CONSTANT FINAL)
    Q_PROPERTY(QRectF barRect MEMBER barRect CONSTANT FINAL)
    Q_PROPERTY(qreal badgeHeight MEMBER badgeHeight CONSTANT FINAL)
    Q_PROPERTY(QRectF momentRect MEMBER momentRect CONSTANT FINAL)
    Q_PROPERTY(qreal captionHeight MEMBER captionHeight CONSTANT FINAL)
    Q_PROPERTY(bool tinySeats MEMBER tinySeats CONSTANT FINAL)
    Q_PROPERTY(bool denseSeats MEMBER denseSeats CONSTANT FINAL)
    Q_PROPERTY(qreal denseTop MEMBER denseTop CONSTANT FINAL)
    Q_PROPERTY(qreal denseColumn MEMBER denseColumn CONSTANT FINAL)
    Q_PROPERTY(bool smallSeats MEMBER smallSeats CONSTANT FINAL)
    Q_PROPERTY(qreal portraitSize MEMBER portraitSize CONSTANT FINAL)
    Q_PROPERTY(qreal plaqueWidth MEMBER plaqueWidth CONSTANT FINAL)
    Q_PROPERTY(qreal countScale MEMBER countScale CONSTANT FINAL)
    Q_PROPERTY(bool poseBeside MEMBER poseBeside CONSTANT FINAL)
    Q_PROPERTY(bool poseOverBar MEMBER poseOverBar CONSTANT FINAL)
    Q_PROPERTY(QRectF poseRect MEMBER poseRect CONSTANT FINAL)
    Q_PROPERTY(qreal lightMiddle MEMBER lightMiddle CONSTANT FINAL)
    Q_PROPERTY(QRectF drawRect MEMBER drawRect CONSTANT FINAL)
    Q_PROPERTY(QRectF discardRect MEMBER discardRect CONSTANT FINAL)
    Q_PROPERTY(QRectF rowRect MEMBER rowRect CONSTANT FINAL)
    Q_PROPERTY(qreal rowCardWidth MEMBER rowCardWidth CONSTANT FINAL)

public:
    TableGeometry(const TableInput &room = {}) : TableInput(room) {}

    Q_INVOKABLE int slotOf(int seat) const { return (seat - viewerSeat - 1 + seatCount) % seatCount; }
    Q_INVOKABLE QRectF seatRect(int slot) const;
    /// Returns the rectangle of a seat, given by its number and not by its slot. The viewer's seat has one, too.
    Q_INVOKABLE QRectF rectOfSeat(int seat) const { return seatRect(slotOf(seat)); }
    /// Returns the rectangle of the portrait of a seat, given by its number.
    Q_INVOKABLE QRectF portraitOfSeat(int seat) const;
    /// Returns whether the seat is rotated by 180 degrees around the middle of its rectangle.
    Q_INVOKABLE bool isTurned(int slot) const { return isBoard && slot >= seatCount / 2; }
    /// Returns whether the seat is drawn mirrored. If seats are large, the seat at the right end is mirrored, so that both ends
    /// of the table look alike.
    Q_INVOKABLE bool isMirrored(int slot) const;
    // The rectangles of the next functions are relative to the upper left corner of seatRect(), before the seat is rotated.
    Q_INVOKABLE QRectF portraitRect(int slot) const;
    /// Returns the area of an opponent's card backs.
    Q_INVOKABLE QRectF backsRect(int slot) const;
    /// Returns the area beside an opponent's card backs, for signs such as the last turn or the catch button.
    Q_INVOKABLE QRectF signsRect(int slot) const;
    /// Returns the rectangle of the chip with the number of an opponent's cards, which is \p count.
    Q_INVOKABLE QRectF countRect(int slot, int count) const;
    /// Returns the area of an opponent's name. \p scoreWidth is the width of the points, which are beside the name.
    Q_INVOKABLE QRectF nameRect(int slot, qreal scoreWidth) const;
    Q_INVOKABLE tableside::CardPlace place(tableside::CardsModel::Zone zone, int seat, int position, int zoneCount,
                                           int rowIndex) const;

private:
    static qreal round(qreal number) { return std::floor(number + 0.5); }
    qreal clamp(qreal value, qreal least, qreal most) const { return std::max(least, std::min(most * zoom, value)); }
    /// Returns the number of seats in the line or lines of a seat.
    int lineCount(int slot) const;
    /// Returns the index of a seat in its line or lines, from the left as the player sees them.
    int indexInLine(int slot) const;
    /// Returns the rectangle of the seat with the index \p index among \p count seats at the upper edge.
    QRectF seatInLine(int index, int count) const;
    qreal rowWidthFor(int lines) const;
    int bestLines() const;
    static qreal backStep(const QRectF &box, int count);
    /// Returns the width, in pixels, that \p count card backs take in \p box.
    static qreal backsReach(const QRectF &box, int count);
    static CardPlace pilePlace(const QRectF &pile, int position, qreal turn);
    CardPlace rowPlace(int index, int layer, int played) const;
    CardPlace handPlace(int position) const;
    CardPlace backPlace(int slot, int position, int count) const;

public:
    // The initializers run in this order, so each value may depend only on those above it.
    /// Whether nobody plays at the device (viewerSeat is -1), because everybody plays with a phone. Half of the seats are then at
    /// the lower edge, and the others are at the upper edge and face that edge. The middle has the space of the hand.
    bool isBoard = viewerSeat < 0;
    int opponents = isBoard ? seatCount : seatCount - 1; ///< The number of seats that are drawn as plaques.
    bool cramped = isBoard && height < 600;              ///< Whether a board is so low that its seats are as on a phone.
    /// Whether the table is higher than wide. A strip below the hand then has the viewer's seat, the buttons and the call button.
    bool strip = height > width;
    bool compact = (width < 600 && !flat) || cramped;
    /// Whether the window is so low that hand, bar and seats shrink in favor of the piles in the middle.
    bool low = strip && compact && pilesInMiddle && height < 700;
    qreal margin = compact || flat ? 8 : round(std::min(28.0, width * 0.02));
    qreal cardWidth = round(isBoard     ? clamp(std::min(width / (compact ? 4.2 : 5), height / 4.6), 54, 230)
                                : strip ? clamp(std::min(width / (compact ? 4.7 : 6.2), height / 8.9), 54, 170)
                                        : clamp(std::min(width / 8.2, height / 6.1), flat ? 54 : 64, 190));

    // The sizes and areas of the call button, of the strip below the hand, and of the viewer's seat.
    qreal callSize = round(strip      ? clamp(width * 0.22, 76, 132)
                               : flat ? clamp(height * 0.22, 76, 104)
                                      : clamp(height * 0.19, 104, 176));
    qreal stripHeight = strip ? callSize + 10 : 0;
    qreal callMargin = strip ? 8 : round(margin * 0.8);
    QRectF callRect{leftHanded ? callMargin : width - callMargin - callSize, height - callMargin - callSize, callSize, callSize};
    qreal sideWidth = strip ? 0 : round(clamp(width * 0.125, 116, 190));
    qreal youHeight = round(flat ? 48 + 50 * textScale : clamp(height * 0.3, 190, 250)); ///< If flat, without a portrait.
    QRectF youRect = strip
        ? QRectF(leftHanded ? callSize + 18 : margin, height - stripHeight, width - callSize - margin - 18, stripHeight - 6)
        : QRectF(leftHanded ? width - margin - sideWidth : margin, height - margin - youHeight, sideWidth, youHeight);

    // The opponents' seats. More than three at an edge are crowded: they are close together, tiny on a narrow table, and in two
    // lines on a very narrow one.
    int edgeSeats = isBoard ? (seatCount + 1) / 2 : opponents; ///< The number of seats at the upper edge.
    bool crowded = edgeSeats > 3;
    int seatLines = !isBoard && crowded && (width - 2 * margin) / opponents < (flat ? 60 : 76) ? 2 : 1;
    int seatColumns = (edgeSeats + seatLines - 1) / seatLines;
    bool wordsBeside = cramped && !strip; ///< Whether the words of a board are beside the middle, because the window is low.
    /// With the round and the target below the buttons, in two lines where there is space.
    QSizeF buttonsSize{round(108 * zoom), round(44 * zoom + (compact ? 22 : 36) * textScale)};
    qreal besideButtons = buttonsSize.width() + 8;
    qreal seatsLeft = flat && guided ? round(width * 0.5) : 0; ///< If flat, the head of a lesson is to the left of the seats.
    qreal lineWidth = width - seatsLeft - (wordsBeside ? besideButtons : 0); ///< The width for a line of seats.
    qreal seatCell = (lineWidth - 2 * margin) / seatColumns;
    bool narrowSeats = isBoard && (crowded || cramped); ///< Whether seats are narrow to leave more height for the middle.
    qreal mostSeatWidth = cramped || (flat && crowded) ? 120 * textScale
        : flat                                         ? 170 * zoom
        : narrowSeats                                  ? 149 * zoom
                                                       : (compact ? 230 : 330) * textScale;
    qreal seatWidth = std::floor(std::min(mostSeatWidth, seatCell - (compact || crowded ? 4 : 14)));
    bool tinySeats = narrowSeats || flat || (crowded && seatWidth < 150 * zoom);
    /// Whether opponents' seats have the phone's layout: the card count is beside the portrait, and the points are below the card
    /// count.
    bool denseSeats = tinySeats && (compact || flat);
    /// Whether opponents' seats are narrow: the name is under the portrait, and signs such as the catch button are below the
    /// name.
    bool smallSeats = seatWidth < 290 * zoom;
    qreal roomySeat = clamp(height * 0.135, 96, 140);
    qreal portraitSize = tinySeats ? (low              ? 32
                                          : denseSeats ? 35
                                                       : 54 * zoom)
        : compact                  ? 44
        : smallSeats               ? 64 * zoom
                                   : round(roomySeat * 0.7);
    qreal backsWidth = (seatWidth - portraitSize - 32) * 0.46;
    /// The width of the portrait and the card backs at a large seat, with a margin at both ends. Signs such as the catch button
    /// are beside this area.
    qreal plaqueWidth = 10 + portraitSize + 14 + backsWidth + 10;
    qreal denseTop = 3;
    qreal denseColumn = std::min(30.0, seatWidth - portraitSize - 3);
    /// The factor by which the chip with the number of an opponent's cards is larger than 34 by 26 pixels.
    qreal countScale = denseSeats ? denseColumn / 34 : tinySeats ? std::min(1.1, textScale) : textScale;
    qreal seatHeight = round(tinySeats ? portraitSize + (low ? 8 : 10)
                                     + (denseSeats && !low ? 28
                                            : compact      ? 24
                                                           : 34)
                                         * textScale
                                 : smallSeats ? portraitSize + 62 * textScale
                                              : roomySeat + (textScale - 1) * 40);
    qreal seatLineGap = denseSeats && !low ? 20 : 14; ///< The space for signs below a seat, such as the catch button.
    qreal seatDrop = smallSeats || crowded || isBoard || opponents < 2 ? 0 : clamp((width - 900) * 0.09, 0, 70);

    // A board has its words and buttons (for the log and the menu) between the lower seats and the middle. If the window is
    // low, the words are beside the middle and the buttons are beside the seats. The words are shown a second time,
    // point-symmetrically, for the upper edge.
    qreal edgeHeight = margin + seatHeight + (smallSeats ? round(28 * textScale) : 0); ///< The seats and the signs below them.
    qreal wordsWidth = wordsBeside ? round(width * 0.27) : width - 2 * margin;
    qreal mostWordsHeight = std::min((strip ? 112 : 68) * textScale, height / 2 - edgeHeight - (cramped ? 90 : 130));
    qreal wordsHeight = wordsBeside ? height - 2 * edgeHeight - 12 : round(std::max(buttonsSize.height(), mostWordsHeight));
    QRectF wordsRect{leftHanded ? margin : width - margin - wordsWidth, height - edgeHeight - 6 - wordsHeight, wordsWidth,
                     wordsHeight};
    QRectF buttonsRect{
        QPointF(leftHanded ? margin : width - margin - buttonsSize.width(),
                (wordsBeside ? height - (edgeHeight + margin) / 2 : wordsRect.center().y()) - buttonsSize.height() / 2),
        buttonsSize};

    // The area and the card sizes of the viewer's hand.
    qreal handLeft = strip ? margin : leftHanded ? callSize + 2 * callMargin : margin + sideWidth + 16;
    qreal handRight = strip ? width - margin : width - (leftHanded ? margin + sideWidth + 16 : callSize + 2 * callMargin);
    qreal handWidth = handRight - handLeft;
    qreal leastHandStep = flat ? 30 : compact ? 36 : 44; ///< Between cards of a hand in one line.
    int handPerLine = std::max(1, static_cast<int>(std::floor((handWidth - cardWidth) / leastHandStep)) + 1);
    int handLines = std::clamp((handCount + handPerLine - 1) / handPerLine, 1, compact && !low ? 3 : 2);
    qreal handCardWidth = round(cardWidth * (handLines > 1 ? 0.88 : 1));
    qreal handCardHeight = handCardWidth * cardRatio;
    qreal handPeek = height < 640 ? 32 : std::max(compact ? 40.0 : 44.0, handCardHeight * 0.42);
    qreal handRise = round(handCardHeight * 0.1); ///< The distance by which a selected card rises.
    qreal fanDrop = handLines > 1 ? 0 : std::min(18.0, handCardHeight * 0.08);
    qreal handHeight = handCardHeight + (handLines - 1) * handPeek + handRise + fanDrop;
    qreal handBottom = strip ? height - stripHeight - 2 : height - margin * 0.5;
    /// The area of the hand, or of a question to a player. On a board, a question covers the words or the seats.
    QRectF handRect = !isBoard ? QRectF(handLeft, handBottom - handHeight, handWidth, handHeight)
        : wordsBeside
        ? QRectF(margin + (leftHanded ? besideButtons : 0), height - edgeHeight, lineWidth - 2 * margin, edgeHeight - 4)
        : compact
        ? wordsRect.adjusted(leftHanded ? besideButtons : 0, 0, leftHanded ? 0 : -besideButtons, cramped ? edgeHeight : 0)
        : wordsRect.adjusted(besideButtons, 0, -besideButtons, 0);

    // The bar with the instruction above the hand. Whole sentences need a higher bar. If the text size is set larger, the bar
    // grows by less than the text: the text can be shrunk to fit, but the cards must stay readable.
    qreal barHeight = round(guided ? (low           ? 124
                                          : flat    ? 60
                                          : compact ? 134
                                                    : 70)
                                    * (1
                                       + (textScale - 1)
                                           * (flat          ? 0.2
                                                  : compact ? 0.5
                                                            : 0.8))
                                   : (low           ? 94
                                          : flat    ? 56
                                          : compact ? 100
                                                    : 60)
                                    * (1 + (textScale - 1) * (flat ? 0.2 : 0.8)));
    qreal badgeHeight = low || flat || isBoard ? 0 : round(30 * textScale);
    QRectF barRect = !isBoard
        ? QRectF(compact ? margin : std::max(margin, (width - 880 * zoom) / 2),
                 (flat ? std::min(handRect.y(), youRect.y()) : handRect.y()) - barHeight - (compact || flat ? 2 : 8),
                 compact ? width - 2 * margin : std::min(width - 2 * margin, 880 * zoom), barHeight)
        : wordsBeside ? wordsRect
                      : QRectF(handRect.topLeft(), QSizeF(handRect.width(), wordsHeight));

    /// The banner of a moment covers the bar, which has nothing to ask then, and the badges above it. No card lies there.
    QRectF momentRect = isBoard
        ? barRect
        : QRectF(barRect.x(), barRect.y() - badgeHeight - 2, barRect.width(), barRect.height() + badgeHeight + 2);

    // The lit area in the middle of the table has the piles and, in DOS, the Center Row.
    qreal lightTop = isBoard ? edgeHeight + 12 + (wordsBeside ? 0 : wordsHeight)
                             : margin + seatLines * seatHeight + (seatLines - 1) * seatLineGap + seatDrop * 0.5 + 10;
    /// The height of the sentence about the last play (PlayLine.qml): two lines on a phone, one elsewhere. In a game with a Center
    /// Row, no card lies there, unless the cards need the space because there are many, or because the window is low.
    qreal captionHeight = round((compact ? 42 : 29) * textScale);
    bool hasCaption = !isBoard && !pilesInMiddle && !guided && rowCount < 7
        && barRect.y() - badgeHeight - 6 - captionHeight - lightTop > (compact ? 190 : 240);
    qreal lightBottom = isBoard ? height - lightTop : barRect.y() - badgeHeight - 6 - (hasCaption ? captionHeight : 0);
    qreal lightMargin = margin + (wordsBeside ? wordsWidth + 8 : 0); ///< The distance of the lit area from the sides.
    qreal lightHeight = std::max(60.0, lightBottom - lightTop);
    /// The space below the piles. It is smaller in low windows, so that the piles stay readable.
    qreal spaceBelowPiles = low || flat || cramped ? 30 : 44;
    /// The panel for a player who must hold still (UNO-ACT-6) has an area beside the piles or above the bar. The area stays empty
    /// while the panel is hidden, so that nothing moves when the panel appears. If the piles would become unreadable, the panel
    /// covers the bar instead.
    bool poseBeside = !strip && width >= 900;
    qreal poseHeight = round((compact ? 76 : 100) * (1 + (textScale - 1) * 0.8));
    qreal poseGap = 8;
    qreal heightAbovePose = barRect.y() - poseGap - poseHeight - 4 - lightTop;
    bool poseOverBar = isBoard || (!poseBeside && heightAbovePose < spaceBelowPiles + 52 * cardRatio);
    qreal poseWidth = std::min(width - 2 * margin, 560 * zoom);
    QRectF poseRect = poseOverBar ? barRect
                                  : QRectF((width - poseWidth) / 2, barRect.y() - poseGap - poseHeight, poseWidth, poseHeight);
    qreal rowHeight = pilesInMiddle && !poseBeside && !poseOverBar ? std::min(lightHeight, heightAbovePose) : lightHeight;
    qreal blockWidth = std::min(width - 2 * lightMargin, cardWidth *(flat &&rowCount < 5 ? 6.4 : 8.2));
    qreal blockLeft = (width - blockWidth) / 2;
    /// Whether the piles of a game with a Center Row are one above the other at the left, as on a phone with enough height.
    bool pilesStacked = compact && lightHeight > 190;
    qreal leastPileWidth = pilesInMiddle ? std::min(36.0, (lightHeight - spaceBelowPiles) / cardRatio) : 0;
    qreal pileWidth = round(
        pilesInMiddle      ? std::max(leastPileWidth, std::min(cardWidth * 1.08, (rowHeight - spaceBelowPiles) / cardRatio))
            : pilesStacked ? std::min(cardWidth * 0.8, (rowHeight - 2 * 32) / 2 / cardRatio - 2)
                           : std::min(cardWidth * (compact ? 0.7 : 0.86), (rowHeight - 30) / cardRatio * (isBoard ? 0.66 : 1)));
    qreal pileHeight = pileWidth * cardRatio;
    /// If flat, the sentence about the last play is beside the middle. Its size is 0 if there is no space.
    qreal besideWidth = (pilesInMiddle ? (width - 6.4 * pileWidth) / 2 : blockLeft) - 2 * margin;
    QRectF besideMiddle = flat && besideWidth >= 110 * textScale
        ? QRectF(margin, lightTop + 16, std::min(besideWidth, 240 * textScale), lightHeight - 16)
        : QRectF();
    qreal pileGap = compact ? 12 : std::max(20.0, cardWidth * 0.3);
    /// The vertical middle of the lit area, or higher if the items below the piles need the space.
    qreal lightMiddle = std::min((lightTop + lightBottom) / 2,
                                 pilesInMiddle ? lightTop + rowHeight - pileHeight / 2 - spaceBelowPiles + 22 : lightBottom);
    qreal pilesShift = compact ? pileWidth * 0.48 : 0; ///< How far the piles are moved left, for the items beside them.
    QRectF drawRect = pilesInMiddle
        ? QRectF(width / 2 - pileWidth * 1.3 - pilesShift, lightMiddle - pileHeight / 2 - 6, pileWidth, pileHeight)
        : pilesStacked ? QRectF(margin + 6, lightMiddle - pileHeight - 34, pileWidth, pileHeight)
                       : QRectF(blockLeft + 8, lightMiddle - pileHeight / 2 - 10, pileWidth, pileHeight);
    /// The discard pile is smaller than the draw pile in a game with a Center Row, where nobody plays on the discard pile.
    qreal discardWidth = pilesInMiddle ? pileWidth : round(pileWidth * 0.8);
    QRectF discardRect = pilesInMiddle
        ? QRectF(width / 2 + pileWidth * 0.3 - pilesShift, lightMiddle - pileHeight / 2 - 6, pileWidth, pileHeight)
        : pilesStacked
        ? QRectF(margin + 6 + (pileWidth - discardWidth) / 2, lightMiddle + 6, discardWidth, discardWidth *cardRatio)
        : QRectF(blockLeft + blockWidth - 8 - (pileWidth + discardWidth) / 2, lightMiddle - discardWidth * cardRatio / 2 - 10,
                 discardWidth, discardWidth *cardRatio);
    QRectF rowRect = pilesInMiddle ? QRectF(lightMargin, lightTop, width - 2 * lightMargin, lightHeight)
        : pilesStacked
        ? QRectF(margin + 6 + pileWidth + pileGap, lightTop, width - 2 * margin - 6 - pileWidth - pileGap, rowHeight)
        : QRectF(blockLeft + 8 + pileWidth + pileGap, lightTop, blockWidth - 16 - 2 * (pileWidth + pileGap), rowHeight);

    // The cards of the Center Row are as large as fits, in one to four lines.
    int rowLines = bestLines();
    int rowColumns = std::max(1, (rowCount + rowLines - 1) / rowLines);
    qreal rowCardWidth = std::floor(rowWidthFor(rowLines));
};

} // namespace tableside
