// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads an SVG file as an image of the requested size, as the plugin of Qt Svg does. QML treats the format as scalable: it
// first queries the size and then requests a scaled image.
#pragma once

#include <QColor>
#include <QImageIOHandler>
#include <QRect>

namespace tableside {

class SvgImageHandler : public QImageIOHandler
{
public:
    static constexpr const char *format = "svg";

    /// Returns whether the data begin like SVG, without consuming any data.
    static bool holdsSvg(QIODevice &device);

    bool canRead() const override;
    bool read(QImage *image) override;
    bool supportsOption(ImageOption option) const override;
    QVariant option(ImageOption option) const override;
    void setOption(ImageOption option, const QVariant &value) override;

private:
    const QByteArray &svg() const;
    QSize ownSize() const;

    mutable QByteArray m_svg; // the SVG text; read from the device when first needed
    bool m_isRead = false;
    QSize m_scaledSize;
    QRect m_clip;       // the part of the picture to read, in pixels before scaling; invalid for all
    QRect m_scaledClip; // the part of the picture to read, in pixels after scaling; invalid for all
    QColor m_background = Qt::transparent;
};

} // namespace tableside
