// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/daily/daily_deal.h"

#include "app/cards/card_painter.h"
#include "app/cards/paper_style.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRadialGradient>

namespace tableside {

namespace {

constexpr QSize pictureSize(1200, 630);
constexpr int woodenFrame = 22;

/// Paints the table: the wooden frame and the felt in the light of a lamp.
void paintFelt(QPainter &painter)
{
    painter.fillRect(QRect({}, pictureSize), QColor(0x5f, 0x3c, 0x25));
    const QRectF felt = QRectF({}, pictureSize).adjusted(woodenFrame, woodenFrame, -woodenFrame, -woodenFrame);
    QRadialGradient lamp(QPointF(pictureSize.width() * 0.5, pictureSize.height() * 0.42), pictureSize.width() * 0.62);
    lamp.setColorAt(0, QColor(0x1b, 0x6f, 0x64));
    lamp.setColorAt(0.5, QColor(0x12, 0x57, 0x51));
    lamp.setColorAt(1, QColor(0x08, 0x2c, 0x2e));
    painter.fillRect(felt, lamp);
}

void paintFan(QPainter &painter, const QString &back)
{
    constexpr qreal width = 200;
    for (const int step : {-1, 0, 1}) {
        painter.save();
        painter.translate(940, 640);
        painter.rotate(19.0 * step);
        paintCard(painter, QRectF(-width / 2, -480, width, width * cardRatio), back, {.hasShadow = true});
        painter.restore();
    }
}

/// Writes a text in up to two lines into \p place, in a smaller font if the text is too long.
void write(QPainter &painter, const QRectF &place, const QString &text, int pixels, QFont::Weight weight, QColor color)
{
    QFont font = paperFont();
    font.setWeight(weight);
    constexpr int smallest = 20;
    for (font.setPixelSize(pixels); font.pixelSize() > smallest; font.setPixelSize(font.pixelSize() - 2)) {
        if (QFontMetricsF(font).boundingRect(place, Qt::TextWordWrap, text).height() <= place.height())
            break;
    }
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
}

} // namespace

QImage dailyPicture(const QStringList &lines, const QString &back)
{
    QImage image(pictureSize, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFelt(painter);
    paintFan(painter, back);
    constexpr qreal left = 70;
    constexpr qreal width = 620;
    write(painter, {left, 70, width, 110}, lines.value(0), 38, QFont::DemiBold, QColor(0xdb, 0xe5, 0xd9));
    write(painter, {left, 200, width, 190}, lines.value(1), 68, QFont::ExtraBold, QColor(0xfd, 0xf4, 0xe0));
    write(painter, {left, 410, width, 60}, lines.value(2), 38, QFont::DemiBold, QColor(0xff, 0xcf, 0x5c));
    write(painter, {left, 510, width, 50}, QStringLiteral("Tableside"), 30, QFont::Bold, QColor(0xdb, 0xe5, 0xd9));
    return image;
}

} // namespace tableside
