// Draws the art of the app, which is SVG: with Qt Svg, or with nanosvg where there is no Qt Svg (TABLESIDE_QT_SVG), as in
// a browser.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace tableside {

/// Draws the picture as vectors, stretched to fill `place`; false if the file holds none.
bool paintSvg(QPainter &painter, const QString &file, const QRectF &place);

} // namespace tableside
