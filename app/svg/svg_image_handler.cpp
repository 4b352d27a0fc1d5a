// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/svg/svg_image_handler.h"

#include "app/svg/nanosvg_picture.h"

#include <QIODevice>
#include <QImage>
#include <QPainter>
#include <QTransform>
#include <QVariant>

namespace tableside {

bool SvgImageHandler::holdsSvg(QIODevice &device)
{
    const QByteArray start = device.peek(64).trimmed();
    return start.startsWith("<svg") || start.startsWith("<?xml") || start.startsWith("<!--") || start.startsWith("<!DOCTYPE svg");
}

bool SvgImageHandler::canRead() const
{
    return !m_isRead && (!m_svg.isEmpty() || (device() && holdsSvg(*device())));
}

const QByteArray &SvgImageHandler::svg() const
{
    if (m_svg.isEmpty() && device())
        m_svg = device()->readAll();
    return m_svg;
}

QSize SvgImageHandler::ownSize() const
{
    return NanosvgPicture(svg()).size().toSize();
}

bool SvgImageHandler::read(QImage *image)
{
    const NanosvgPicture picture(svg());
    if (m_isRead || picture.isNull())
        return false;
    QSize size = picture.size().toSize();
    QTransform clipped;
    QTransform scaled;
    QTransform scaledClipped;
    const QRectF whole({0, 0}, QSizeF(size));
    if (m_clip.isValid()) {
        clipped.translate(-m_clip.x(), -m_clip.y());
        size = m_clip.size();
    }
    if (m_scaledSize.isValid()) {
        scaled.scale(static_cast<qreal>(m_scaledSize.width()) / size.width(),
                     static_cast<qreal>(m_scaledSize.height()) / size.height());
        size = m_scaledSize;
    }
    if (m_scaledClip.isValid()) {
        scaledClipped.translate(-m_scaledClip.x(), -m_scaledClip.y());
        size = m_scaledClip.size();
    }
    *image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    if (image->isNull())
        return false;
    image->fill(m_background);
    QPainter painter(image);
    picture.paint(painter, (clipped * scaled * scaledClipped).mapRect(whole));
    m_isRead = true;
    return true;
}

bool SvgImageHandler::supportsOption(ImageOption option) const
{
    switch (option) {
    case ImageFormat:
    case Size:
    case ClipRect:
    case ScaledSize:
    case ScaledClipRect:
    case BackgroundColor: return true;
    default: return false;
    }
}

QVariant SvgImageHandler::option(ImageOption option) const
{
    switch (option) {
    case ImageFormat: return QImage::Format_ARGB32_Premultiplied;
    case Size: return ownSize();
    case ClipRect: return m_clip;
    case ScaledSize: return m_scaledSize;
    case ScaledClipRect: return m_scaledClip;
    case BackgroundColor: return m_background;
    default: return {};
    }
}

void SvgImageHandler::setOption(ImageOption option, const QVariant &value)
{
    switch (option) {
    case ClipRect: m_clip = value.toRect(); break;
    case ScaledSize: m_scaledSize = value.toSize(); break;
    case ScaledClipRect: m_scaledClip = value.toRect(); break;
    case BackgroundColor: m_background = value.value<QColor>(); break;
    default: break;
    }
}

} // namespace tableside
