// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the card painter: all cards differ in every look, images have the requested size, and printed cards are vectors and
// text.
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/words_paper.h"

#include "app/cards/card_image_provider.h"
#include "app/cards/card_painter.h"
#include "app/cards/portrait_image_provider.h"
#include "app/settings/bundled_font.h"
#include "app/svg/svg_art.h"

#include <QBuffer>
#include <QDir>
#include <QPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>
#include <QUrl>

#include <tuple>
#include <utility>

using namespace tableside;
using test::RowNote;

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

    const QStringList &words() const { return m_pages.first(); }
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
    class Engine : public test::WordsEngine
    {
    public:
        using WordsEngine::WordsEngine;
        void drawTextItem(const QPointF &position, const QTextItem &item) override
        {
            WordsEngine::drawTextItem(position, item);
            widths << item.width();
        }

        QList<qreal> widths;
    };

    int m_dotsPerInch;
    QList<QStringList> m_pages{QStringList()};
    mutable Engine m_engine{m_pages};
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
    void everyCardIsDifferent();
    void everyLookIsDifferent();
    void paintsItsValue();
    void backHasNoWords() { QCOMPARE(wordsOn(cardBack, {.letter = "R"}), QStringList()); }
    void isAsLargeAsRequested();
    void unknownCardShowsQuestionMarks();
    void shadowAndOutlineFitThePicture();
    void printsVectorsWithoutImages();
    void wordsKeepTheirWidthOnPaper();
    void portraitsHaveFiveFaces();
};

void TestCardPainter::everyCardIsDifferent()
{
    for (const QString query : {"shadow", "highContrast", "line", "line&highContrast"}) {
        const RowNote note(query);
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

void TestCardPainter::paintsItsValue()
{
    const QList<std::tuple<const char *, QStringList>> rows{
        {"r7", {"7", "7"}}, {"b10", {"10", "10"}}, {"y0", {"0", "0"}}, {"dos", {"2", "2"}},
        {"g#", {"#"}},        // The corner shows "#", the center shows art
        {"g+2", {"+2", "+2"}}, // Below the art, too, because the art shows no number
        {"wild+4", {"+4", "+4"}},
        {"brev", {}}, {"wildfu", {}}, {"wild", {}}, // The corner and the center show art
    };
    for (const auto &[code, words] : rows) {
        const RowNote note(code);
        QCOMPARE(wordsOn(code), words);
        QCOMPARE(wordsOn(code, {.letter = "Gr"}), words + QStringList("Gr"));
    }
}

void TestCardPainter::isAsLargeAsRequested()
{
    const QList<std::tuple<QSize, QSize, int>> rows{ // Requested size, size of the image, margin
        {{126, 176}, {142, 192}, 8}, {{252, 353}, {284, 385}, 16}, {{24, 34}, {28, 38}, 2}, {{100, -1}, {112, 152}, 6},
        {{}, {280, 380}, 15}};
    for (const auto &[requested, size, margin] : rows) {
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
}

void TestCardPainter::unknownCardShowsQuestionMarks()
{
    for (const QString code : {"", "x7", "r11", "r", "wild+2", "R7", "dos2"}) {
        const RowNote note(code);
        QVERIFY(!isCard(code));
        QCOMPARE(wordsOn(code), QStringList({"?", "?"}));
        QTest::ignoreMessage(QtWarningMsg, qPrintable("There is no card \"" + code + '"'));
        const QImage image = picture(code);
        for (const QString &card : allCards())
            QVERIFY(image != picture(card));
    }
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

/// The five faces of each portrait differ, also where faces are smallest. The file as it stands shows the calm one.
void TestCardPainter::portraitsHaveFiveFaces()
{
    const QDir folder(QStringLiteral(":/tableside/portraits"));
    QCOMPARE(folder.entryList().size(), 10);
    for (const QFileInfo &file : folder.entryInfoList()) {
        QList<QImage> seen;
        for (const char *face : {"calm", "thinking", "pleased", "dismayed", "startled"}) {
            const QImage image = PortraitImageProvider().requestImage(file.baseName() + u'/' + QLatin1String(face), nullptr, {28, 28});
            QVERIFY2(!seen.contains(image), qPrintable(file.baseName() + u' ' + QLatin1String(face)));
            seen << image;
        }
        QImage plain(28, 28, QImage::Format_ARGB32_Premultiplied);
        plain.fill(Qt::transparent);
        QPainter painter(&plain);
        painter.setRenderHint(QPainter::Antialiasing);
        QVERIFY(paintSvg(painter, file.filePath(), plain.rect()));
        painter.end();
        QCOMPARE(plain, seen.front());
    }
}

TABLESIDE_TEST(TestCardPainter)

#include "tst_card_painter.moc"
