// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An SVG picture that is parsed by nanosvg and drawn with QPainter. External images are never loaded. The app's pictures must
// avoid features that nanosvg does not support: text, clips, masks, filters, <use>, group opacity, gradients in object bounding
// box units or with a focal point, and fill-opacity with a gradient.
#pragma once

#include <QByteArray>
#include <QRectF>

#include <memory>

class QPainter;
struct NSVGimage;

namespace tableside {

class NanosvgPicture
{
public:
    explicit NanosvgPicture(QByteArray svg);

    bool isNull() const { return size().isEmpty(); }
    QSizeF size() const; ///< The size that the SVG declares, in pixels.

    /// Draws the picture as vector graphics, stretched to fill `place`, as QSvgRenderer::render() does.
    void paint(QPainter &painter, const QRectF &place) const;

private:
    struct Delete
    {
        void operator()(NSVGimage *image) const;
    };

    std::unique_ptr<NSVGimage, Delete> m_image;
};

} // namespace tableside
