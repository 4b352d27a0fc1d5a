// An SVG picture that nanosvg parses and QPainter draws. The app's art must avoid what nanosvg does not support: text, clips,
// masks, filters, <use>, group opacity, gradients in object bounding box units or with a focal point, and fill-opacity over a
// gradient. External images are never loaded.
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
    QSizeF size() const; ///< The size from the SVG, in pixels.

    /// Draws the picture as vectors, stretched to fill `place`, as QSvgRenderer::render does.
    void paint(QPainter &painter, const QRectF &place) const;

private:
    struct Delete
    {
        void operator()(NSVGimage *image) const;
    };

    std::unique_ptr<NSVGimage, Delete> m_image;
};

} // namespace tableside
