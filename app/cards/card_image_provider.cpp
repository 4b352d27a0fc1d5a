// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cards/card_image_provider.h"

#include "app/cards/card_painter.h"

#include <QPainter>
#include <QUrl>
#include <QUrlQuery>

#include <cmath>

namespace tableside {

namespace {

constexpr int usualWidth = 250; ///< The width in pixels if none is requested.

QImage emptyImage(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

CardLook lookFrom(const QUrlQuery &query)
{
    CardLook look;
    look.letter = query.queryItemValue(QStringLiteral("letter"), QUrl::FullyDecoded);
    const QString outline = query.queryItemValue(QStringLiteral("outline"));
    if (outline == QLatin1String("selected"))
        look.outline = CardLook::Outline::Selected;
    else if (outline == QLatin1String("playable"))
        look.outline = CardLook::Outline::Playable;
    else if (outline == QLatin1String("hinted"))
        look.outline = CardLook::Outline::Hinted;
    look.badge = query.queryItemValue(QStringLiteral("badge"), QUrl::FullyDecoded);
    look.isDimmed = query.hasQueryItem(QStringLiteral("dimmed"));
    look.hasShadow = query.hasQueryItem(QStringLiteral("shadow"));
    look.highContrast = query.hasQueryItem(QStringLiteral("highContrast"));
    return look;
}

} // namespace

int CardImageProvider::marginOf(int width)
{
    return static_cast<int>(std::ceil(width * cardMargin));
}

QImage CardImageProvider::requestImage(const QString &id, QSize *size, const QSize &requested)
{
    const QString code = QUrl::fromPercentEncoding(id.section(u'?', 0, 0).toUtf8());
    const QUrlQuery query(id.section(u'?', 1));
    if (!isCard(code))
        qWarning("There is no card \"%s\"", qPrintable(code));
    const int width = requested.width() > 0 ? requested.width() : usualWidth;
    QImage image;
    if (query.hasQueryItem(QStringLiteral("line"))) {
        image = emptyImage({width, requested.height() > 0 ? requested.height() : width});
        QPainter painter(&image);
        paintCardLine(painter, image.rect(), code, query.hasQueryItem(QStringLiteral("highContrast")));
    } else {
        const int margin = marginOf(width);
        const int height = qRound(width * cardRatio);
        image = emptyImage({width + 2 * margin, height + 2 * margin});
        QPainter painter(&image);
        paintCard(painter, QRectF(margin, margin, width, height), code, lookFrom(query));
    }
    if (size)
        *size = image.size();
    return image;
}

} // namespace tableside
