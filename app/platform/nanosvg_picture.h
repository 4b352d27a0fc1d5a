// An SVG picture read by nanosvg and drawn through QPainter. What nanosvg can't do, the art does without: text, clips, masks,
// filters, <use>, opacity of whole groups, gradients in units of their shape's box or with a focal point, fill-opacity over a
// gradient. It reads no pictures from outside.
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
    QSizeF size() const; ///< As the picture gives it, in pixels.

    /// As vectors, stretched to fill `place`, as QSvgRenderer::render does.
    void paint(QPainter &painter, const QRectF &place) const;

private:
    struct Delete
    {
        void operator()(NSVGimage *image) const;
    };

    std::unique_ptr<NSVGimage, Delete> m_image;
};

} // namespace tableside
