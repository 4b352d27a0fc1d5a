// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The positions on the table, for windows of all kinds: each card is inside the table, no card is under the call button, and the
// piles are readable.
#include "test_program.h"

#include "app/table/presentation/table_geometry.h"

#include <QTest>

#include <initializer_list>
#include <vector>

using namespace tableside;

class TestTableGeometry : public QObject
{
    Q_OBJECT

private slots:
    void cardsStayOnTheTable();
    void rowEndsAboveTheBar();
    void pilesInTheMiddleAreReadable();
    void poseOverlapsNothing();
    void cardsOfAHandStayVisible();
    void middleSeatIsOnTheAxis();
    void rowChoosesTheLinesWithTheLargestCards();
    void boardIsTheSameFromBothEdges();
    void boardOverlapsNothing_data();
    void boardOverlapsNothing();
};

namespace {

constexpr std::initializer_list<QSize> tableSizes{{1000, 744}, {1256, 776}, {744, 1000}, {1890, 1050}, {344, 724}};

/// Returns rooms of all combinations of these sizes, numbers of seats and numbers of cards in the hand.
std::vector<TableInput> roomsOf(std::initializer_list<QSize> sizes, std::initializer_list<int> seats,
                               std::initializer_list<int> hands)
{
    std::vector<TableInput> rooms;
    for (const QSize size : sizes) {
        for (const int count : seats) {
            for (const int hand : hands)
                rooms.push_back(TableInput{.width = qreal(size.width()), .height = qreal(size.height()), .seatCount = count,
                                          .handCount = hand});
        }
    }
    return rooms;
}

QByteArray textOf(const TableInput &room)
{
    return QStringLiteral("%1 x %2, %3 seats, %4 cards in the hand, %5 in the row%6")
        .arg(room.width).arg(room.height).arg(room.seatCount).arg(room.handCount).arg(room.rowCount)
        .arg(QLatin1String(room.leftHanded ? ", left-handed" : "")).toUtf8();
}

bool isWithin(const TableGeometry &geometry, const CardPlace &card)
{
    const qreal high = card.w * cardRatio;
    return card.w > 20 && card.cx - card.w / 2 >= -2 && card.cx + card.w / 2 <= geometry.width + 2 && card.cy - high / 2 >= -2
        && card.cy + high / 2 <= geometry.height + 24;
}

bool isBesideOrAbove(const CardPlace &card, const QRectF &call)
{
    return card.cx + card.w / 2 <= call.left() + 2 || card.cx - card.w / 2 >= call.right() - 2
        || card.cy + card.w * cardRatio / 2 <= call.top() + 20;
}

/// Returns whether the draw pile is large enough to read and is below all seats.
bool arePilesReadable(const TableGeometry &geometry)
{
    bool isBelow = true;
    for (int slot = 0; slot < geometry.seatCount - 1; ++slot)
        isBelow = isBelow && geometry.drawRect.y() >= geometry.seatRect(slot).bottom();
    return isBelow && geometry.drawRect.width() >= 36;
}

} // namespace

/// Each card is on the table, and no card of the hand covers the call button.
void TestTableGeometry::cardsStayOnTheTable()
{
    for (TableInput room : roomsOf(tableSizes, {2, 3, 4}, {1, 2, 5, 7, 12, 26, 40})) {
        const int count = room.rowCount = room.handCount;
        for (const bool leftHanded : {false, true}) {
            room.leftHanded = leftHanded;
            const TableGeometry geometry(room);
            const QByteArray about = textOf(room);
            for (int position = 0; position < count; ++position) {
                const CardPlace held = geometry.place(CardsModel::Hand, 0, position, count, -1);
                QVERIFY2(isWithin(geometry, held), about.constData());
                QVERIFY2(isBesideOrAbove(held, geometry.callRect), about.constData());
                QVERIFY2(isWithin(geometry, geometry.place(CardsModel::Row, -1, position, count, position)), about.constData());
            }
            for (int seat = 1; seat < room.seatCount; ++seat)
                QVERIFY2(isWithin(geometry, geometry.place(CardsModel::Hand, seat, count - 1, count, -1)), about.constData());
        }
    }
}

void TestTableGeometry::rowEndsAboveTheBar()
{
    for (TableInput room : roomsOf(tableSizes, {2, 3, 4}, {7})) {
        for (const int count : {2, 5, 8}) {
            room.rowCount = count;
            const TableGeometry geometry(room);
            const QByteArray about = textOf(room);
            for (int position = 0; position < count; ++position) {
                const CardPlace place = geometry.place(CardsModel::Row, -1, position, count, position);
                QVERIFY2(place.cy + place.w * 0.7 <= geometry.barRect.y() - geometry.badgeHeight - 6 + 1, about.constData());
            }
        }
    }
}

/// The rooms have the size of the smallest window (see Main.qml) with the piles of UNO.
void TestTableGeometry::pilesInTheMiddleAreReadable()
{
    for (TableInput room : roomsOf({{308, 548}}, {2, 4, 5, 7, 10}, {7, 14, 20})) {
        room.pilesInMiddle = true;
        const TableGeometry geometry(room);
        const QByteArray about = textOf(room);
        QVERIFY2(arePilesReadable(geometry), about.constData());
        QVERIFY2(geometry.drawRect.bottom() + 20 <= geometry.barRect.y(), about.constData());
    }
}

void TestTableGeometry::poseOverlapsNothing()
{
    for (TableInput room : roomsOf({{344, 724}, {308, 548}, {744, 1000}, {784, 576}}, {2, 4, 10}, {7, 20})) {
        room.pilesInMiddle = true;
        const TableGeometry geometry(room);
        const QByteArray about = textOf(room);
        QVERIFY2(arePilesReadable(geometry), about.constData());
        if (geometry.poseOverBar)
            QCOMPARE(geometry.poseRect, geometry.barRect);
        else // the numbers below the piles need space as well
            QVERIFY2(geometry.drawRect.bottom() + 26 <= geometry.poseRect.y() + 1, about.constData());
        QVERIFY2(geometry.poseRect.bottom() <= geometry.handRect.y() + 1, about.constData());
    }
}

/// Each card of the hand shows at least 20 pixels beside the next one.
void TestTableGeometry::cardsOfAHandStayVisible()
{
    const TableGeometry geometry(TableInput{.width = 1000, .height = 744, .handCount = 26});
    for (int position = 1; position < 13; ++position) {
        const CardPlace before = geometry.place(CardsModel::Hand, 0, position - 1, 26, -1);
        QVERIFY(geometry.place(CardsModel::Hand, 0, position, 26, -1).cx - before.cx >= 20);
    }
}

/// The portrait and the backs, which are always visible, are on the axis. The seat's signals end before the next seat.
void TestTableGeometry::middleSeatIsOnTheAxis()
{
    for (const TableInput &room : roomsOf({{996, 740}, {1252, 772}, {1892, 1052}}, {2, 4}, {7})) {
        const TableGeometry geometry(room);
        const QByteArray about = textOf(room);
        const int slot = geometry.opponents / 2;
        const qreal middle = (geometry.portraitRect(slot).left() + geometry.backsRect(slot).right()) / 2;
        QVERIFY2(qAbs(geometry.seatRect(slot).x() + middle - geometry.width / 2) < 1, about.constData());
        QVERIFY2(geometry.seatRect(slot).width() > geometry.backsRect(slot).right() + 60, about.constData());
        if (slot > 0)
            QVERIFY2(geometry.seatRect(slot).right() < geometry.seatRect(slot + 1).left(), about.constData());
    }
}

void TestTableGeometry::rowChoosesTheLinesWithTheLargestCards()
{
    const auto widthOf = [](int cards) {
        return TableGeometry(TableInput{.width = 996, .height = 740, .rowCount = cards}).rowCardWidth;
    };
    QVERIFY(widthOf(8) > 72); // with one line the width would be 68
}

/// Seats go clockwise around the board, and each has an opposite seat if their number is even.
void TestTableGeometry::boardIsTheSameFromBothEdges()
{
    for (TableInput room : roomsOf({{996, 740}, {740, 996}, {376, 830}, {830, 376}}, {2, 4, 6, 10}, {7})) {
        room.viewerSeat = -1;
        const TableGeometry geometry(room);
        const QByteArray about = textOf(room);
        const QPointF middle(room.width / 2, room.height / 2);
        QCOMPARE(geometry.rowRect.center().y(), middle.y());
        const int half = room.seatCount / 2;
        for (int seat = 0; seat < half; ++seat) {
            QVERIFY2(!geometry.isTurned(seat) && geometry.isTurned(seat + half), about.constData());
            const QPointF seats = geometry.rectOfSeat(seat).center() + geometry.rectOfSeat(seat + half).center();
            QVERIFY2((seats - 2 * middle).manhattanLength() < 1, about.constData());
            if (seat > 0)
                QVERIFY2(geometry.rectOfSeat(seat).right() <= geometry.rectOfSeat(seat - 1).left(), about.constData());
            const CardPlace below = geometry.place(CardsModel::Hand, seat, 6, 7, -1);
            const CardPlace above = geometry.place(CardsModel::Hand, seat + half, 6, 7, -1);
            QCOMPARE(above.r - below.r, 180.0);
            QVERIFY2((QPointF(above.cx + below.cx, above.cy + below.cy) - 2 * middle).manhattanLength() < 1, about.constData());
            QVERIFY2(geometry.rectOfSeat(seat + half).contains(QPointF(above.cx, above.cy)), about.constData());
            QVERIFY2(geometry.rectOfSeat(seat + half).contains(geometry.portraitOfSeat(seat + half)), about.constData());
        }
    }
}

void TestTableGeometry::boardOverlapsNothing_data()
{
    QTest::addColumn<qreal>("textScale");
    QTest::newRow("usual text") << 1.0;
    QTest::newRow("large text") << 1.3;
}

/// Seats with their signs, the words of both edges, the buttons, and the cards in the middle are apart from one another.
void TestTableGeometry::boardOverlapsNothing()
{
    QFETCH(qreal, textScale);
    for (TableInput room : roomsOf({{996, 740}, {1252, 772}, {740, 996}, {376, 830}, {830, 376}, {308, 548}, {346, 726}},
                                   {2, 3, 4, 7, 10}, {7})) {
        room.viewerSeat = -1;
        room.textScale = textScale;
        for (const bool hasRow : {true, false}) {
            for (const bool leftHanded : {true, false}) {
                room.pilesInMiddle = !hasRow;
                room.rowCount = hasRow ? 6 : 1;
                room.leftHanded = leftHanded;
                const TableGeometry geometry(room);
                const QByteArray about = textOf(room);
                const QRectF words = geometry.barRect;
                const QPointF end(room.width, room.height);
                QList<QRectF> areas{words, QRectF(end - words.bottomRight(), words.size()), geometry.buttonsRect,
                                    geometry.drawRect.adjusted(0, 0, 0, 20), geometry.discardRect.adjusted(0, 0, 0, 20)};
                for (int seat = 0; seat < room.seatCount; ++seat)
                    areas << geometry.rectOfSeat(seat);
                for (int card = 0; card < room.rowCount && hasRow; ++card) {
                    const CardPlace at = geometry.place(CardsModel::Row, -1, card, room.rowCount, card);
                    QVERIFY2(at.w >= 30, about.constData());
                    QVERIFY2(at.cy - at.w * cardRatio / 2 >= geometry.rowRect.top() - 1, about.constData());
                    areas << QRectF(at.cx - at.w / 2, at.cy - at.w * cardRatio / 2, at.w, at.w * cardRatio);
                }
                for (qsizetype one = 0; one < areas.size(); ++one) {
                    QVERIFY2(QRectF(QPointF(), end).contains(areas[one]), about.constData());
                    for (qsizetype other = 0; other < one; ++other) {
                        const QByteArray both = about + ": " + QByteArray::number(other) + ", " + QByteArray::number(one);
                        QVERIFY2(!areas[one].intersects(areas[other]), both.constData());
                    }
                }
            }
        }
    }
}

TABLESIDE_TEST(TestTableGeometry)
#include "tst_table_geometry.moc"
