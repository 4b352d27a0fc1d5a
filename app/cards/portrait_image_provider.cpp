// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cards/portrait_image_provider.h"

#include "app/svg/svg_art.h"

#include <QFile>
#include <QPainter>

namespace tableside {

QByteArray withFace(const QByteArray &portrait, const QByteArray &face)
{
    if (face == "calm" || !portrait.contains("<g id=\"" + face + '"'))
        return portrait;
    // A face may have several groups, whose ids continue behind a hyphen: "pleased", "pleased-ears".
    QByteArray svg = portrait;
    for (const char *end : {"\"", "-"}) {
        for (qsizetype at = 0; (at = svg.indexOf(QByteArray("<g id=\"calm") + end, at)) >= 0; ++at)
            svg.insert(svg.indexOf('>', at), " display=\"none\"");
        for (qsizetype at = 0; (at = svg.indexOf("<g id=\"" + face + end, at)) >= 0; ++at) {
            const qsizetype tagEnd = svg.indexOf('>', at);
            svg.replace(at, tagEnd - at, svg.mid(at, tagEnd - at).replace(" display=\"none\"", ""));
        }
    }
    return svg;
}

QImage PortraitImageProvider::requestImage(const QString &id, QSize *size, const QSize &requested)
{
    constexpr int usualWidth = 128; // the width of the art
    const int width = requested.width() > 0 ? requested.width() : usualWidth;
    QImage image(width, width, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QFile file(QStringLiteral(":/tableside/portraits/%1.svg").arg(id.section(u'/', 0, 0)));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!file.open(QIODevice::ReadOnly)
        || !paintSvg(painter, withFace(file.readAll(), id.section(u'/', 1).toLatin1()), QRectF(0, 0, width, width)))
        qWarning("There is no portrait \"%s\"", qPrintable(id));
    if (size)
        *size = image.size();
    return image;
}

} // namespace tableside
