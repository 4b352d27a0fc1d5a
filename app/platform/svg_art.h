// Draws the app's art, which is SVG: with Qt Svg, or without it (TABLESIDE_QT_SVG is off, as in a browser) with nanosvg.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace tableside {

/// Draws the picture as vectors, stretched to fill `place`; returns false if the file contains none.
bool paintSvg(QPainter &painter, const QString &file, const QRectF &place);

} // namespace tableside
