// The positions on the table: they match a file in tests/golden for windows of all kinds, each card is inside the table, no
// card is under the call button, and the piles are readable.
#include "test_program.h"

#include "app/table/presentation/table_geometry.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTest>

#include <utility>

using namespace tableside;

class TestTableGeometry : public QObject
{
    Q_OBJECT

private slots:
    void positionsMatchTheGoldenFile();
    void cardsStayOnTheTable_data();
    void cardsStayOnTheTable();
    void rowEndsAboveTheBar_data();
    void rowEndsAboveTheBar();
    void noCardCoversTheCallButton_data();
    void noCardCoversTheCallButton();
    void pilesInTheMiddleAreReadable_data();
    void pilesInTheMiddleAreReadable();
    void poseOverlapsNothing_data();
    void poseOverlapsNothing();
    void cardsOfAHandStayVisible();
    void middleSeatIsOnTheAxis_data();
    void middleSeatIsOnTheAxis();
    void rowChoosesTheLinesWithTheLargestCards();
};

namespace {

QByteArray textOf(qreal number, int decimals)
{
    const QByteArray text = QByteArray::number(number, 'f', decimals);
    return text.toDouble() == 0 ? "0" : decimals == 1 && text.endsWith(".0") ? text.chopped(2) : text;
}

QByteArray textOf(const QRectF &rect, int decimals = 1)
{
    return textOf(rect.x(), decimals) + ',' + textOf(rect.y(), decimals) + ',' + textOf(rect.width(), decimals) + ','
        + textOf(rect.height(), decimals);
}

/// Returns the rectangles of the middle and of the first and last opponent, as text for the golden file.
QByteArray readableText(const TableGeometry &geometry)
{
    QByteArray text = "call " + textOf(geometry.callRect) + " you " + textOf(geometry.youRect) + " hand "
        + textOf(geometry.handRect) + " bar " + textOf(geometry.barRect) + " pose " + textOf(geometry.poseRect) + " draw "
        + textOf(geometry.drawRect) + " discard " + textOf(geometry.discardRect) + " row " + textOf(geometry.rowRect);
    for (const int slot : {0, geometry.seatCount - 2})
        text += " seat " + textOf(geometry.seatRect(slot));
    return text;
}

/// Returns all positions to a thousandth of a pixel. The text is too long for the golden file, which stores only its hash.
QByteArray wholeText(const TableGeometry &geometry)
{
    QByteArray text = readableText(geometry);
    for (const qreal number :
         {qreal(geometry.strip), qreal(geometry.compact), geometry.margin, geometry.stripHeight, geometry.handRise,
          geometry.handCardHeight, geometry.badgeHeight, qreal(geometry.tinySeats), qreal(geometry.smallSeats),
          qreal(geometry.denseSeats), geometry.denseTop, geometry.denseColumn, geometry.portraitSize, geometry.lightMiddle,
          qreal(geometry.poseBeside), qreal(geometry.poseOverBar), geometry.rowCardWidth})
        text += ' ' + textOf(number, 3);
    for (int seat = 0; seat < geometry.seatCount; ++seat) {
        const int slot = geometry.slotOf(seat);
        text += '\n' + QByteArray::number(slot) + ' ' + textOf(geometry.seatRect(slot), 3) + ' '
            + textOf(geometry.portraitRect(slot), 3) + ' ' + textOf(geometry.backsRect(slot), 3) + ' '
            + QByteArray::number(geometry.isMirrored(slot));
        for (const int count : {0, 1, 7})
            text += ' ' + textOf(geometry.backsReach(geometry.backsRect(slot), count), 3);
    }
    const auto addPlace = [&](CardsModel::Zone zone, int seat, int position, int zoneCount, int rowIndex = -1) {
        const CardPlace place = geometry.place(zone, seat, position, zoneCount, rowIndex);
        text += '\n' + textOf(place.cx, 3) + ' ' + textOf(place.cy, 3) + ' ' + textOf(place.w, 3) + ' ' + textOf(place.r, 3)
            + ' ' + QByteArray::number(place.z);
    };
    for (int position = 0; position < geometry.handCount; ++position) {
        for (const int seat : {geometry.viewerSeat, 0, geometry.seatCount - 1})
            addPlace(CardsModel::Hand, seat, position, geometry.handCount);
    }
    for (int index = 0; index < geometry.rowCount; ++index) {
        addPlace(CardsModel::Row, -1, index, geometry.rowCount, index);
        addPlace(CardsModel::Played, -1, 0, 1, index);
        addPlace(CardsModel::Played, -1, 0, 2, index);
        addPlace(CardsModel::Played, -1, 1, 2, index);
    }
    for (const int position : {0, 1, 30, 60, 107}) {
        addPlace(CardsModel::DrawPile, -1, position, 108);
        addPlace(CardsModel::DiscardPile, -1, position, 108);
    }
    return text;
}

/// Returns a line for each kind of window and table. Its last word is a hash of all positions for several numbers of cards.
QByteArrayList linesNow()
{
    struct Window
    {
        qreal width, height, zoom;
    };
    QByteArrayList lines;
    TableRoom room{.viewerSeat = 1};
    for (const Window &window : {Window{360, 740, 1}, {740, 360, 1}, {1024, 768, 1}, {1920, 1080, 1.25}, {2560, 1440, 1.7}}) {
        room.width = window.width;
        room.height = window.height;
        room.zoom = window.zoom;
        for (room.seatCount = 2; room.seatCount <= 10; ++room.seatCount) {
            for (const bool leftHanded : {false, true}) {
                room.leftHanded = leftHanded;
                for (const qreal textScale : {1.0, 1.15, 1.3}) {
                    room.textScale = textScale * window.zoom;
                    for (const bool pilesInMiddle : {false, true}) {
                        room.pilesInMiddle = pilesInMiddle;
                        QCryptographicHash hash(QCryptographicHash::Sha1);
                        QByteArray text;
                        for (const auto &[hand, row] :
                             {std::pair{7, 2}, {1, 1}, {2, 3}, {5, 4}, {12, 5}, {14, 8}, {26, 12}, {40, 30}}) {
                            room.handCount = hand;
                            room.rowCount = row;
                            if (text.isEmpty())
                                text = readableText(room);
                            hash.addData(wholeText(room));
                        }
                        lines << textOf(window.width, 0) + 'x' + textOf(window.height, 0) + " seats "
                                + QByteArray::number(room.seatCount) + (leftHanded ? " left" : " right") + " text "
                                + textOf(textScale, 2) + (pilesInMiddle ? " middle: " : " sides: ") + text + " all "
                                + hash.result().toHex().first(12);
                    }
                }
            }
        }
    }
    return lines;
}

void verifyWithin(const TableGeometry &geometry, const CardPlace &card)
{
    const qreal high = card.w * cardRatio;
    QVERIFY(card.w > 20);
    QVERIFY(card.cx - card.w / 2 >= -2 && card.cx + card.w / 2 <= geometry.width + 2);
    QVERIFY(card.cy - high / 2 >= -2 && card.cy + high / 2 <= geometry.height + 24);
}

/// Checks that the draw pile is large enough to read and is below all seats.
void verifyPiles(const TableGeometry &geometry)
{
    QVERIFY(geometry.drawRect.width() >= 36);
    for (int slot = 0; slot < geometry.seatCount - 1; ++slot)
        QVERIFY(geometry.drawRect.y() >= geometry.seatRect(slot).bottom());
}

} // namespace

void TestTableGeometry::positionsMatchTheGoldenFile()
{
    const QString name = QStringLiteral("table_geometry.txt");
    const QByteArrayList now = linesNow();
    QFile made(QDir::temp().filePath(name)); // for a comparison with the golden file or for replacing it
    QVERIFY(made.open(QIODevice::WriteOnly) && made.write(now.join('\n') + '\n') >= 0);
    QFile golden(QStringLiteral(TABLESIDE_SOURCES "/tests/golden/") + name);
    QVERIFY(golden.open(QIODevice::ReadOnly));
    const QByteArrayList before = golden.readAll().trimmed().split('\n');
    for (qsizetype line = 0; line < qMin(now.size(), before.size()); ++line)
        QCOMPARE(now.at(line), before.at(line));
    QCOMPARE(now.size(), before.size());
}

void TestTableGeometry::cardsStayOnTheTable_data()
{
    QTest::addColumn<TableRoom>("room");
    for (const QSize size : {QSize(1000, 744), QSize(1256, 776), QSize(744, 1000), QSize(1890, 1050), QSize(344, 724)}) {
        for (const int seats : {2, 3, 4}) {
            for (const bool leftHanded : {false, true})
                QTest::addRow("%d x %d, %d seats%s", size.width(), size.height(), seats, leftHanded ? ", left" : "")
                    << TableRoom{.width = qreal(size.width()), .height = qreal(size.height()), .seatCount = seats,
                                 .leftHanded = leftHanded};
        }
    }
}

void TestTableGeometry::cardsStayOnTheTable()
{
    QFETCH(TableRoom, room);
    for (const int count : {1, 2, 5, 7, 12, 26, 40}) {
        room.handCount = room.rowCount = count;
        const TableGeometry geometry(room);
        for (int position = 0; position < count; ++position) {
            verifyWithin(geometry, geometry.place(CardsModel::Hand, 0, position, count, -1));
            verifyWithin(geometry, geometry.place(CardsModel::Row, -1, position, count, position));
        }
        for (int seat = 1; seat < room.seatCount; ++seat)
            verifyWithin(geometry, geometry.place(CardsModel::Hand, seat, count - 1, count, -1));
    }
}

void TestTableGeometry::rowEndsAboveTheBar_data()
{
    cardsStayOnTheTable_data();
}

void TestTableGeometry::rowEndsAboveTheBar()
{
    QFETCH(TableRoom, room);
    for (const int count : {2, 5, 8}) {
        room.rowCount = count;
        const TableGeometry geometry(room);
        for (int position = 0; position < count; ++position) {
            const CardPlace place = geometry.place(CardsModel::Row, -1, position, count, position);
            QVERIFY(place.cy + place.w * 0.7 <= geometry.barRect.y() - geometry.badgeHeight - 6 + 1);
        }
    }
}

void TestTableGeometry::noCardCoversTheCallButton_data()
{
    cardsStayOnTheTable_data();
}

void TestTableGeometry::noCardCoversTheCallButton()
{
    QFETCH(TableRoom, room);
    for (const int count : {1, 7, 26, 40}) {
        room.handCount = count;
        const TableGeometry geometry(room);
        const QRectF call = geometry.callRect;
        for (int position = 0; position < count; ++position) {
            const CardPlace card = geometry.place(CardsModel::Hand, 0, position, count, -1);
            QVERIFY(card.cx + card.w / 2 <= call.left() + 2 || card.cx - card.w / 2 >= call.right() - 2
                    || card.cy + card.w * cardRatio / 2 <= call.top() + 20);
        }
    }
}

/// The rows have the size of the smallest window (see Main.qml) with the piles of UNO.
void TestTableGeometry::pilesInTheMiddleAreReadable_data()
{
    QTest::addColumn<TableRoom>("room");
    for (const int seats : {2, 4, 5, 7, 10}) {
        for (const int hand : {7, 14, 20})
            QTest::addRow("%d seats, %d cards", seats, hand)
                << TableRoom{.width = 308, .height = 548, .seatCount = seats, .handCount = hand, .pilesInMiddle = true};
    }
}

void TestTableGeometry::pilesInTheMiddleAreReadable()
{
    QFETCH(TableRoom, room);
    const TableGeometry geometry(room);
    verifyPiles(geometry);
    QVERIFY(geometry.drawRect.bottom() + 20 <= geometry.barRect.y());
}

void TestTableGeometry::poseOverlapsNothing_data()
{
    QTest::addColumn<TableRoom>("room");
    for (const QSize size : {QSize(344, 724), QSize(308, 548), QSize(744, 1000), QSize(784, 576)}) {
        for (const int seats : {2, 4, 10}) {
            for (const int hand : {7, 20})
                QTest::addRow("%d x %d, %d seats, %d cards", size.width(), size.height(), seats, hand)
                    << TableRoom{.width = qreal(size.width()), .height = qreal(size.height()), .seatCount = seats,
                                 .handCount = hand, .pilesInMiddle = true};
        }
    }
}

void TestTableGeometry::poseOverlapsNothing()
{
    QFETCH(TableRoom, room);
    const TableGeometry geometry(room);
    verifyPiles(geometry);
    if (geometry.poseOverBar)
        QCOMPARE(geometry.poseRect, geometry.barRect);
    else // the numbers below the piles need space as well
        QVERIFY(geometry.drawRect.bottom() + 26 <= geometry.poseRect.y() + 1);
    QVERIFY(geometry.poseRect.bottom() <= geometry.handRect.y() + 1);
}

/// Each card of the hand shows at least 20 pixels beside the next one.
void TestTableGeometry::cardsOfAHandStayVisible()
{
    const TableGeometry geometry(TableRoom{.width = 1000, .height = 744, .handCount = 26});
    for (int position = 1; position < 13; ++position) {
        const CardPlace before = geometry.place(CardsModel::Hand, 0, position - 1, 26, -1);
        QVERIFY(geometry.place(CardsModel::Hand, 0, position, 26, -1).cx - before.cx >= 20);
    }
}

void TestTableGeometry::middleSeatIsOnTheAxis_data()
{
    QTest::addColumn<TableRoom>("room");
    for (const QSize size : {QSize(996, 740), QSize(1252, 772), QSize(1892, 1052)}) {
        for (const int seats : {2, 4})
            QTest::addRow("%d x %d, %d seats", size.width(), size.height(), seats)
                << TableRoom{.width = qreal(size.width()), .height = qreal(size.height()), .seatCount = seats};
    }
}

/// The portrait and the backs, which are always visible, are on the axis. The seat's signals end before the next seat.
void TestTableGeometry::middleSeatIsOnTheAxis()
{
    QFETCH(TableRoom, room);
    const TableGeometry geometry(room);
    const int slot = geometry.opponents / 2;
    QVERIFY(qAbs((geometry.portraitRect(slot).left() + geometry.backsRect(slot).right()) / 2 - geometry.width / 2) < 1);
    QVERIFY(geometry.seatRect(slot).right() > geometry.backsRect(slot).right() + 60);
    if (slot > 0)
        QVERIFY(geometry.seatRect(slot).right() < geometry.seatRect(slot + 1).left());
}

void TestTableGeometry::rowChoosesTheLinesWithTheLargestCards()
{
    const auto linesOf = [](int cards) {
        return TableGeometry(TableRoom{.width = 996, .height = 740, .rowCount = cards}).rowLines;
    };
    QCOMPARE(linesOf(7), 1);
    QCOMPARE(linesOf(8), 2);
    const auto widthOf = [](int cards) {
        return TableGeometry(TableRoom{.width = 996, .height = 740, .rowCount = cards}).rowCardWidth;
    };
    QVERIFY(widthOf(8) > 72); // with one line the width would be 68
}

TABLESIDE_TEST(TestTableGeometry)
#include "tst_table_geometry.moc"
