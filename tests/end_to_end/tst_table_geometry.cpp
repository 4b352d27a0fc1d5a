// Where everything lies on the cloth, in windows of all kinds, as tests/golden has it.
#include "test_program.h"

#include "app/application.h"
#include "app/table/presentation/cards_model.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QMetaMethod>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

using namespace tableside;

namespace {

struct CardPlace
{
    qreal cx, cy, w, r;
    int z;
};

class TableGeometry
{
public:
    TableGeometry()
    {
        m_engine.addImportPath("qrc:/qt/qml");
        m_component.setData("import Tableside\nTableGeometry {}", {});
        m_object.reset(m_component.create());
        if (!m_object)
            qFatal("%s", qPrintable(m_component.errorString()));
    }

    void set(const char *name, const QVariant &value) { m_object->setProperty(name, value); }
    QRectF callRect() const { return rect("callRect"); }
    QRectF youRect() const { return rect("youRect"); }
    QRectF handRect() const { return rect("handRect"); }
    QRectF barRect() const { return rect("barRect"); }
    QRectF poseRect() const { return rect("poseRect"); }
    QRectF drawRect() const { return rect("drawRect"); }
    QRectF discardRect() const { return rect("discardRect"); }
    QRectF rowRect() const { return rect("rowRect"); }
    qreal real(const char *name) const { return m_object->property(name).toReal(); }
    QRectF seatRect(int slot) const { return call("seatRect", {slot}).toRectF(); }
    QRectF portraitRect(int slot) const { return call("portraitRect", {slot}).toRectF(); }
    QRectF backsRect(int slot) const { return call("backsRect", {slot}).toRectF(); }
    bool isMirrored(int slot) const { return call("isMirrored", {slot}).toBool(); }
    int slotOf(int seat) const { return call("slotOf", {seat}).toInt(); }
    qreal backsReach(const QRectF &box, int count) const { return call("backsReach", {box, count}).toReal(); }
    CardPlace place(int zone, int seat, int position, int zoneCount, int rowIndex) const
    {
        const QVariantMap found = call("place", {zone, seat, position, zoneCount, rowIndex}).toMap();
        return {found["cx"].toReal(), found["cy"].toReal(), found["w"].toReal(), found["r"].toReal(), found["z"].toInt()};
    }

private:
    QRectF rect(const char *name) const { return m_object->property(name).toRectF(); }
    QVariant call(const QByteArray &name, QVariantList values) const
    {
        const QMetaObject &type = *m_object->metaObject();
        for (int i = 0; i < type.methodCount(); ++i) {
            const QMetaMethod method = type.method(i);
            if (method.name() != name)
                continue;
            QGenericArgument arguments[5];
            for (int at = 0; at < method.parameterCount(); ++at) {
                values[at].convert(method.parameterMetaType(at));
                arguments[at] = {method.parameterMetaType(at).name(), values[at].constData()};
            }
            const bool isVariant = method.returnMetaType() == QMetaType::fromType<QVariant>();
            QVariant answer = isVariant ? QVariant() : QVariant(method.returnMetaType());
            void *place = isVariant ? &answer : answer.data();
            if (!method.invoke(m_object.get(), QGenericReturnArgument(method.returnMetaType().name(), place), arguments[0],
                               arguments[1], arguments[2], arguments[3], arguments[4]))
                qFatal("%s cannot be called", name.constData());
            return answer.userType() == qMetaTypeId<QJSValue>() ? answer.value<QJSValue>().toVariant() : answer;
        }
        qFatal("%s is not there", name.constData());
    }

    QQmlEngine m_engine;
    QQmlComponent m_component{&m_engine};
    std::unique_ptr<QObject> m_object;
};

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

/// What can be read: the rectangles of the middle and of the first and last opponent.
QByteArray readableText(const TableGeometry &geometry, int seats)
{
    QByteArray text = "call " + textOf(geometry.callRect()) + " you " + textOf(geometry.youRect()) + " hand "
        + textOf(geometry.handRect()) + " bar " + textOf(geometry.barRect()) + " pose " + textOf(geometry.poseRect())
        + " draw " + textOf(geometry.drawRect()) + " discard " + textOf(geometry.discardRect()) + " row "
        + textOf(geometry.rowRect());
    for (const int slot : {0, seats - 2})
        text += " seat " + textOf(geometry.seatRect(slot));
    return text;
}

/// Everything, to a thousandth of a pixel: too much to be kept as text.
QByteArray wholeText(const TableGeometry &geometry, int seats, int hand, int row)
{
    QByteArray text = readableText(geometry, seats);
    for (const char *name :
         {"strip", "compact", "margin", "stripHeight", "handRise", "handCardHeight", "badgeHeight", "tinySeats", "smallSeats",
          "denseSeats", "denseTop", "denseColumn", "portraitSize", "lightMiddle", "poseBeside", "poseOverBar", "rowCardWidth"})
        text += ' ' + textOf(geometry.real(name), 3);
    for (int seat = 0; seat < seats; ++seat) {
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
    constexpr int viewer = 1;
    for (int position = 0; position < hand; ++position) {
        addPlace(CardsModel::Hand, viewer, position, hand);
        addPlace(CardsModel::Hand, 0, position, hand);
        addPlace(CardsModel::Hand, seats - 1, position, hand);
    }
    for (int index = 0; index < row; ++index) {
        addPlace(CardsModel::Row, -1, index, row, index);
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

/// A line for each kind of window and table. Its last word is a hash of everything, for several counts of cards.
QByteArrayList linesNow()
{
    struct Window
    {
        qreal width, height, zoom;
    };
    TableGeometry geometry;
    geometry.set("viewerSeat", 1);
    QByteArrayList lines;
    for (const Window &window : {Window{360, 740, 1}, {740, 360, 1}, {1024, 768, 1}, {1920, 1080, 1.25}, {2560, 1440, 1.7}}) {
        geometry.set("width", window.width);
        geometry.set("height", window.height);
        geometry.set("zoom", window.zoom);
        for (int seats = 2; seats <= 10; ++seats) {
            geometry.set("seatCount", seats);
            for (const bool leftHanded : {false, true}) {
                geometry.set("leftHanded", leftHanded);
                for (const qreal textScale : {1.0, 1.15, 1.3}) {
                    geometry.set("textScale", textScale * window.zoom);
                    for (const bool pilesInMiddle : {false, true}) {
                        geometry.set("pilesInMiddle", pilesInMiddle);
                        QCryptographicHash hash(QCryptographicHash::Sha1);
                        QByteArray text;
                        for (const auto &[hand, row] :
                             {std::pair{7, 2}, {1, 1}, {2, 3}, {5, 4}, {12, 5}, {14, 8}, {26, 12}, {40, 30}}) {
                            geometry.set("handCount", hand);
                            geometry.set("rowCount", row);
                            if (text.isEmpty())
                                text = readableText(geometry, seats);
                            hash.addData(wholeText(geometry, seats, hand, row));
                        }
                        lines << textOf(window.width, 0) + 'x' + textOf(window.height, 0) + " seats "
                                + QByteArray::number(seats) + (leftHanded ? " left" : " right") + " text "
                                + textOf(textScale, 2) + (pilesInMiddle ? " middle: " : " sides: ") + text + " all "
                                + hash.result().toHex().first(12);
                    }
                }
            }
        }
    }
    return lines;
}

} // namespace

class TestTableGeometry : public QObject
{
    Q_OBJECT

private slots:
    void placesAreThoseOfTheGoldenFile();
};

void TestTableGeometry::placesAreThoseOfTheGoldenFile()
{
    const QString name = QStringLiteral("table_geometry.txt");
    const QByteArrayList now = linesNow();
    QFile made(QDir::temp().filePath(name)); // to be compared, or put into the place of the other
    QVERIFY(made.open(QIODevice::WriteOnly) && made.write(now.join('\n') + '\n') >= 0);
    QFile golden(QStringLiteral(TABLESIDE_GOLDEN "/") + name);
    QVERIFY(golden.open(QIODevice::ReadOnly));
    const QByteArrayList before = golden.readAll().trimmed().split('\n');
    for (qsizetype line = 0; line < qMin(now.size(), before.size()); ++line)
        QCOMPARE(now.at(line), before.at(line));
    QCOMPARE(now.size(), before.size());
}

TABLESIDE_TEST(TestTableGeometry)
#include "tst_table_geometry.moc"
