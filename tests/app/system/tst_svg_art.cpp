// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that all art looks the same with Qt Svg and with nanosvg, which replaces it where Qt Svg is missing: painted and as an
// image. Built only if both are available, as on Debian 13.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/svg/nanosvg_picture.h"
#include "app/svg/svg_image_handler.h"

#include <QBuffer>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include <tuple>

using namespace tableside;
using test::RowNote;

namespace {

const QString resources = QStringLiteral(TABLESIDE_SOURCES "/resources/");

QByteArray contents(const QString &name)
{
    QFile file(resources + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template<typename Paint>
QImage painted(const QSize &size, Paint paint)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter);
    return image;
}

/// The difference between two images, per channel and from 0 to 255.
struct Difference
{
    double mean = 0;
    double worstBlock = 0; ///< The mean of the block of 8 × 8 pixels that differs most.
};

double meanOf(const QImage &a, const QImage &b, const QRect &block)
{
    qint64 sum = 0;
    for (int y = block.top(); y <= block.bottom(); ++y) {
        const uchar *lineOfA = a.constScanLine(y);
        const uchar *lineOfB = b.constScanLine(y);
        for (int byte = 4 * block.left(); byte < 4 * (block.right() + 1); ++byte)
            sum += qAbs(lineOfA[byte] - lineOfB[byte]);
    }
    return static_cast<double>(sum) / (4.0 * block.width() * block.height());
}

Difference difference(const QImage &a, const QImage &b)
{
    constexpr int side = 8;
    Difference found{meanOf(a, b, a.rect())};
    for (int y = 0; y < a.height(); y += side) {
        for (int x = 0; x < a.width(); x += side)
            found.worstBlock = qMax(found.worstBlock, meanOf(a, b, QRect(x, y, side, side) & a.rect()));
    }
    return found;
}

/// Compares two images. Three quarters of the files differ by less than a tenth of these limits. The largest differences, 0.13
/// and 8.8, occur where Qt 6.4 rounds the corner radius of a rectangle to whole percents; the next occur in wide strokes of arcs,
/// which the two libraries split into curves at different points. A missing or moved shape changes a block by tens.
#define COMPARE_LOOKS(a, b) \
    QCOMPARE((a).size(), (b).size()); \
    const Difference found = difference(a, b); \
    QVERIFY2(found.mean <= 0.15 && found.worstBlock <= 10, \
             qPrintable(QStringLiteral("mean %1, worst block %2").arg(found.mean).arg(found.worstBlock)));

} // namespace

class TestSvgArt : public QObject
{
    Q_OBJECT

private slots:
    void looksTheSame()
    {
        QDirIterator files(resources, {"*.svg"}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(files.hasNext());
        while (files.hasNext()) {
            const QString name = files.next().mid(resources.size());
            const RowNote note(name);
            const NanosvgPicture picture(contents(name));
            QVERIFY(!picture.isNull());
            QSvgRenderer renderer(contents(name));
            QVERIFY(renderer.isValid());
            QCOMPARE(picture.size().toSize(), renderer.defaultSize());

            const QSize size = renderer.defaultSize().scaled(256, 256, Qt::KeepAspectRatio);
            const QRectF place({0, 0}, QSizeF(size));
            const QImage byNanosvg = painted(size, [&](QPainter &painter) { picture.paint(painter, place); });
            const QImage byQt = painted(size, [&](QPainter &painter) { renderer.render(&painter, place); });
            COMPARE_LOOKS(byNanosvg, byQt);
        }
    }

    // The art does not use these attributes, but nanosvg supports them.
    void attributeLooksTheSame()
    {
        const QList<std::pair<const char *, const char *>> rows{
            {"even-odd", "<path fill-rule='evenodd' d='M10 10H90V90H10ZM30 30H70V70H30Z'/>"},
            {"nonzero", "<path d='M10 10H90V90H10ZM30 30H70V70H30Z'/>"},
            {"miter", "<path d='M10 90L50 20L90 90' fill='none' stroke='#036' stroke-width='9'/>"},
            {"past the miter limit", "<path d='M30 90L40 20L50 90' fill='none' stroke='#036' stroke-width='9'/>"},
            {"wide miter limit",
             "<path d='M30 90L40 50L50 90' fill='none' stroke='#036' stroke-width='9' stroke-miterlimit='12'/>"},
            {"bevel", "<path d='M10 90L50 20L90 90Z' fill='none' stroke='#036' stroke-width='9' stroke-linejoin='bevel'/>"},
            {"square caps", "<path d='M20 20L80 70' stroke='#036' stroke-width='12' stroke-linecap='square'/>"},
            {"dashes", "<path d='M10 10H90V90' fill='none' stroke='#036' stroke-width='4' stroke-dasharray='9 3 2 3'"
             " stroke-dashoffset='5'/>"},
            {"odd number of dashes",
             "<path d='M10 10H90V90' fill='none' stroke='#036' stroke-width='4' stroke-dasharray='9 3 5'/>"},
            {"opacity", "<rect width='60' height='60' fill='#a00' opacity='0.5'/>"
             "<rect x='30' y='30' width='60' height='60' fill='#00a' fill-opacity='0.3'/>"},
            {"hidden", "<rect width='60' height='60' display='none'/><circle cx='50' cy='50' r='20'/>"},
            {"arcs", "<path d='M20 50A30 20 25 1 0 80 40A10 10 0 0 1 20 50Z' fill='#063'/>"},
            {"linear gradient",
             "<defs><linearGradient id='g' gradientUnits='userSpaceOnUse' x1='10' y1='20' x2='70' y2='90'>"
             "<stop offset='0' stop-color='#f00'/><stop offset='0.4' stop-color='#0f0' stop-opacity='0.5'/>"
             "<stop offset='1' stop-color='#00f'/></linearGradient></defs><rect width='100' height='100' fill='url(#g)'/>"},
            {"reflected gradient",
             "<defs><linearGradient id='g' gradientUnits='userSpaceOnUse' x1='30' y1='0' x2='50' y2='10' spreadMethod='reflect'>"
             "<stop offset='0' stop-color='#f00'/><stop offset='1' stop-color='#00f'/></linearGradient></defs>"
             "<rect width='100' height='100' fill='url(#g)'/>"},
            {"repeated gradient",
             "<defs><radialGradient id='g' gradientUnits='userSpaceOnUse' cx='40' cy='50' r='20' spreadMethod='repeat'>"
             "<stop offset='0' stop-color='#f00'/><stop offset='1' stop-color='#900'/></radialGradient></defs>"
             "<rect width='100' height='100' fill='url(#g)'/>"},
            {"turned gradient",
             "<defs><radialGradient id='g' gradientUnits='userSpaceOnUse' cx='40' cy='50' r='50' fx='40' fy='50'"
             " gradientTransform='rotate(20) scale(1 0.5)'>"
             "<stop offset='0' stop-color='#ff0'/><stop offset='1' stop-color='#00f'/></radialGradient></defs>"
             "<g transform='translate(10 0) scale(0.8)'><rect width='100' height='100' fill='url(#g)'/></g>"},
            {"gradient of a line",
             "<defs><linearGradient id='g' gradientUnits='userSpaceOnUse' x1='10' y1='0' x2='90' y2='0'>"
             "<stop offset='0' stop-color='#f00'/><stop offset='1' stop-color='#00f'/></linearGradient></defs>"
             "<path d='M10 20C50 0 50 90 90 80' fill='none' stroke='url(#g)' stroke-width='8'/>"},
        };
        for (const auto &[name, shapes] : rows) {
            const RowNote note(name);
            // Neither the view box nor the target rectangle begins at the origin, and their proportions differ.
            const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' version='1.2' viewBox='-10 -20 120 140' width='120'"
                                   " height='140'>" + QByteArray(shapes) + "</svg>";
            const QRectF place(20, 10, 200, 150);
            QSvgRenderer renderer(svg);
            QVERIFY(renderer.isValid());
            const QImage byNanosvg = painted({256, 200}, [&](QPainter &painter) { NanosvgPicture(svg).paint(painter, place); });
            const QImage byQt = painted({256, 200}, [&](QPainter &painter) { renderer.render(&painter, place); });
            COMPARE_LOOKS(byNanosvg, byQt);
        }
    }

    // QML first requests the size of an image and then a scaled image or a part of it.
    void isTheSameImage()
    {
        const QList<std::tuple<QSize, QRect, QRect>> rows{ // Scaled size, clip, clip after scaling
            {{}, {}, {}},
            {{300, 300}, {}, {}},
            {{300, 100}, {}, {}},
            {{}, {20, 10, 64, 50}, {}},
            {{300, 300}, {}, {150, 100, 90, 80}},
            {{300, 300}, {20, 10, 64, 50}, {150, 100, 90, 80}},
        };
        for (const auto &[scaledSize, clip, scaledClip] : rows) {
            QImageReader reader(resources + "portraits/fox.svg", "svg");
            if (!reader.canRead())
                QSKIP("Qt Svg's plugin is not installed.");
            QBuffer buffer;
            buffer.setData(contents("portraits/fox.svg"));
            QVERIFY(buffer.open(QIODevice::ReadOnly));
            SvgImageHandler handler;
            handler.setDevice(&buffer);
            QVERIFY(handler.canRead());
            QCOMPARE(handler.option(QImageIOHandler::Size).toSize(), reader.size());
            QCOMPARE(handler.option(QImageIOHandler::ImageFormat).toInt(), static_cast<int>(reader.imageFormat()));

            reader.setScaledSize(scaledSize);
            reader.setClipRect(clip);
            reader.setScaledClipRect(scaledClip);
            handler.setOption(QImageIOHandler::ScaledSize, scaledSize);
            handler.setOption(QImageIOHandler::ClipRect, clip);
            handler.setOption(QImageIOHandler::ScaledClipRect, scaledClip);
            QImage image;
            QVERIFY(handler.read(&image));
            QCOMPARE(handler.canRead(), false);
            const QImage byQt = reader.read();
            QCOMPARE(image.format(), byQt.format());
            COMPARE_LOOKS(image, byQt);
        }
    }

    void rejectsTextThatIsNotSvg()
    {
        QBuffer buffer;
        buffer.setData("not a picture");
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        QVERIFY(!SvgImageHandler::holdsSvg(buffer));
        QVERIFY(NanosvgPicture("not a picture").isNull());
        QVERIFY(NanosvgPicture(QByteArray()).isNull());
    }
};

TABLESIDE_TEST(TestSvgArt)
#include "tst_svg_art.moc"
