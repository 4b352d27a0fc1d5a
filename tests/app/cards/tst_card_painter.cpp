// Tests of the card painter: all cards differ in every look, images have the requested size, and printed cards are vectors and
// text.
#include "test_program.h"

#include "app/cards/card_image_provider.h"
#include "app/cards/card_painter.h"
#include "app/settings/bundled_font.h"

#include <QBuffer>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>
#include <QUrl>

#include <utility>

using namespace tableside;

namespace {

/// Returns the codes of all card faces of both games.
QStringList allCards()
{
    QStringList cards{"dos", "wild", "wild+4", "wildfu"};
    for (const char *color : {"r", "b", "g", "y"}) {
        for (int number = 0; number <= 10; ++number)
            cards << color + QString::number(number);
        for (const char *action : {"#", "+2", "rev", "skip"})
            cards << QLatin1String(color) + QLatin1String(action);
    }
    return cards;
}

/// Returns the image of a card in the way in which QML requests it.
QImage picture(const QString &code, const QString &query = {}, QSize size = {100, 140})
{
    return CardImageProvider().requestImage(QString::fromLatin1(QUrl::toPercentEncoding(code)) + u'?' + query, nullptr, size);
}

/// A paint device that records the painted words and their widths in units of the card.
class CardWords : public QPaintDevice
{
public:
    explicit CardWords(int dotsPerInch = 96) : m_dotsPerInch(dotsPerInch) {}

    const QStringList &words() const { return m_engine.words; }
    const QList<qreal> &widths() const { return m_engine.widths; }
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return 250;
        case PdmHeight: return 350;
        case PdmDepth: return 32;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return m_dotsPerInch;
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &) override {}
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawPolygon(const QPoint *, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF &, const QTextItem &item) override
        {
            words << item.text();
            widths << item.width();
        }
        Type type() const override { return User; }

        QStringList words;
        QList<qreal> widths;
    };

    int m_dotsPerInch;
    mutable Engine m_engine;
};

QStringList wordsOn(const QString &code, const CardLook &look = {})
{
    CardWords paper;
    QPainter painter(&paper);
    paintCard(painter, {0, 0, 250, 350}, code, look);
    painter.end();
    return paper.words();
}

} // namespace

class TestCardPainter : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useBundledFont(); }
    void everyCardIsDifferent_data();
    void everyCardIsDifferent();
    void everyLookIsDifferent();
    void paintsItsValue_data();
    void paintsItsValue();
    void backHasNoWords() { QCOMPARE(wordsOn(cardBack, {.letter = "R"}), QStringList()); }
    void isAsLargeAsRequested_data();
    void isAsLargeAsRequested();
    void unknownCardShowsQuestionMarks_data();
    void unknownCardShowsQuestionMarks();
    void shadowAndOutlineFitThePicture();
    void printsVectorsWithoutImages();
    void wordsKeepTheirWidthOnPaper();
};

void TestCardPainter::everyCardIsDifferent_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("card") << "shadow";
    QTest::newRow("high contrast") << "highContrast";
    QTest::newRow("line") << "line";
    QTest::newRow("line, high contrast") << "line&highContrast";
}

void TestCardPainter::everyCardIsDifferent()
{
    QFETCH(const QString, query);
    QList<std::pair<QString, QImage>> drawn;
    QStringList codes = allCards();
    if (!query.startsWith("line"))
        codes << cardBack;
    for (const QString &code : std::as_const(codes)) {
        QVERIFY2(isCard(code), qPrintable(code));
        const QImage image = picture(code, query);
        for (const auto &[other, otherImage] : drawn)
            QVERIFY2(image != otherImage, qPrintable(code + " looks like " + other));
        drawn.append({code, image});
    }
}

void TestCardPainter::everyLookIsDifferent()
{
    for (const char *code : {"r7", "y#", "wildfu"}) {
        QList<QImage> drawn;
        for (const char *query : {"", "letter=R", "letter=Ge", "shadow", "outline=playable", "outline=selected", "highContrast"}) {
            const QImage image = picture(code, query);
            QVERIFY2(!drawn.contains(image), qPrintable(QLatin1String(code) + QLatin1String(query)));
            drawn.append(image);
        }
    }
}

void TestCardPainter::paintsItsValue_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("r7") << QStringList{"7", "7"};
    QTest::newRow("b10") << QStringList{"10", "10"};
    QTest::newRow("y0") << QStringList{"0", "0"};
    QTest::newRow("dos") << QStringList{"2", "2"};
    QTest::newRow("g#") << QStringList{"#"};      // The corner shows "#", the center shows art
    QTest::newRow("g+2") << QStringList{"+2", "+2"}; // Below the art, too, because the art shows no number
    QTest::newRow("wild+4") << QStringList{"+4", "+4"};
    QTest::newRow("brev") << QStringList();       // The corner and the center show art
    QTest::newRow("wildfu") << QStringList();
    QTest::newRow("wild") << QStringList();
}

void TestCardPainter::paintsItsValue()
{
    QFETCH(const QStringList, words);
    const QString code = QTest::currentDataTag();
    QCOMPARE(wordsOn(code), words);
    QCOMPARE(wordsOn(code, {.letter = "Gr"}), words + QStringList("Gr"));
}

void TestCardPainter::isAsLargeAsRequested_data()
{
    QTest::addColumn<QSize>("requested");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("margin");
    QTest::newRow("at the table") << QSize(126, 176) << QSize(142, 192) << 8;
    QTest::newRow("twice the pixels") << QSize(252, 353) << QSize(284, 385) << 16;
    QTest::newRow("tiny") << QSize(24, 34) << QSize(28, 38) << 2;
    QTest::newRow("width alone") << QSize(100, -1) << QSize(112, 152) << 6;
    QTest::newRow("no size") << QSize() << QSize(280, 380) << 15;
}

void TestCardPainter::isAsLargeAsRequested()
{
    QFETCH(const QSize, requested);
    QFETCH(const QSize, size);
    QFETCH(const int, margin);
    QSize told;
    const QImage image = CardImageProvider().requestImage("b7?", &told, requested);
    QCOMPARE(image.size(), size);
    QCOMPARE(told, size);
    const int width = size.width() - 2 * margin;
    QCOMPARE(CardImageProvider::marginOf(width), margin);
    // The card fills the image up to the margin
    const int middle = size.height() / 2;
    QCOMPARE(image.pixelColor(margin - 1, middle).alpha(), 0);
    QVERIFY(image.pixelColor(margin + width / 20, middle).alpha() > 250);
    QVERIFY(image.pixelColor(margin + width - 1 - width / 20, middle).alpha() > 250);
    QCOMPARE(image.pixelColor(margin + width, middle).alpha(), 0);
}

void TestCardPainter::unknownCardShowsQuestionMarks_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"", "x7", "r11", "r", "wild+2", "R7", "dos2"})
        QTest::newRow(*code ? code : "none") << code;
}

void TestCardPainter::unknownCardShowsQuestionMarks()
{
    QFETCH(const QString, code);
    QVERIFY(!isCard(code));
    QCOMPARE(wordsOn(code), QStringList({"?", "?"}));
    QTest::ignoreMessage(QtWarningMsg, qPrintable("There is no card \"" + code + '"'));
    const QImage image = picture(code);
    for (const QString &card : allCards())
        QVERIFY(image != picture(card));
}

/// The painter draws only within the margin of CardImageProvider.
void TestCardPainter::shadowAndOutlineFitThePicture()
{
    for (const int width : {24, 63, 126, 252}) {
        const QRect card(50, 50, width, qRound(width * cardRatio));
        QImage image(QSize(100, 100) + card.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintCard(painter, card, "r7", {.outline = CardLook::Outline::Selected, .hasShadow = true});
        const int margin = CardImageProvider::marginOf(width);
        painter.setCompositionMode(QPainter::CompositionMode_Clear);
        painter.fillRect(card.adjusted(-margin, -margin, margin, margin), Qt::transparent);
        painter.end();
        QImage empty(image.size(), image.format());
        empty.fill(Qt::transparent);
        QCOMPARE(image, empty);
    }
}

void TestCardPainter::printsVectorsWithoutImages()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    for (const QString &code : allCards())
        paintCard(painter, {0, 0, 1000, 1400}, code, {.letter = "R"});
    painter.end();
    QVERIFY(buffer.data().startsWith("%PDF-"));
    QVERIFY(!buffer.data().contains("/Subtype /Image"));
}

void TestCardPainter::wordsKeepTheirWidthOnPaper()
{
    for (const char *code : {"b10", "y+2", "r7"}) {
        QList<QList<qreal>> widths;
        for (const int dotsPerInch : {96, 1200}) {
            CardWords paper(dotsPerInch);
            QPainter painter(&paper);
            paintCard(painter, {0, 0, 250, 350}, code);
            painter.end();
            widths << paper.widths();
        }
        QVERIFY(!widths[0].isEmpty());
        QCOMPARE(widths[0].size(), widths[1].size());
        for (qsizetype word = 0; word < widths[0].size(); ++word)
            QVERIFY2(qAbs(widths[0][word] - widths[1][word]) < 1, code);
    }
}

TABLESIDE_TEST(TestCardPainter)

#include "tst_card_painter.moc"
