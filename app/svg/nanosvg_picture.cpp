// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/svg/nanosvg_picture.h"

#include <QBrush>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#define NANOSVG_IMPLEMENTATION
#include <nanosvg.h>

namespace tableside {

namespace {

/// Converts a color from nanosvg, which stores red in the lowest byte.
QColor colorOf(unsigned int color)
{
    return QColor(static_cast<int>(color & 0xff), static_cast<int>(color >> 8 & 0xff), static_cast<int>(color >> 16 & 0xff),
                  static_cast<int>(color >> 24));
}

QGradient::Spread spreadOf(char spread)
{
    switch (spread) {
    case NSVG_SPREAD_REFLECT: return QGradient::ReflectSpread;
    case NSVG_SPREAD_REPEAT: return QGradient::RepeatSpread;
    default: return QGradient::PadSpread;
    }
}

/// Returns a brush for nanosvg's `gradient`. `unit` is a QGradient with the same shape in the gradient's own coordinates.
QBrush placed(QGradient unit, const NSVGgradient &gradient)
{
    QGradientStops stops;
    for (int stop = 0; stop < gradient.nstops; ++stop)
        stops.append({qBound(0.0, static_cast<qreal>(gradient.stops[stop].offset), 1.0), colorOf(gradient.stops[stop].color)});
    unit.setStops(stops);
    unit.setSpread(spreadOf(gradient.spread));
    unit.setInterpolationMode(QGradient::ComponentInterpolation);
    QBrush brush(unit);
    // nanosvg's transform maps picture coordinates to gradient coordinates; QBrush needs the inverse.
    const float *t = gradient.xform;
    brush.setTransform(QTransform(t[0], t[1], t[2], t[3], t[4], t[5]).inverted());
    return brush;
}

QBrush brushOf(const NSVGpaint &paint)
{
    switch (paint.type) {
    case NSVG_PAINT_COLOR: return colorOf(paint.color);
    case NSVG_PAINT_LINEAR_GRADIENT: return placed(QLinearGradient(0, 0, 0, 1), *paint.gradient);
    case NSVG_PAINT_RADIAL_GRADIENT: return placed(QRadialGradient(0, 0, 1), *paint.gradient);
    default: return Qt::NoBrush;
    }
}

Qt::PenCapStyle capOf(char cap)
{
    switch (cap) {
    case NSVG_CAP_ROUND: return Qt::RoundCap;
    case NSVG_CAP_SQUARE: return Qt::SquareCap;
    default: return Qt::FlatCap;
    }
}

Qt::PenJoinStyle joinOf(char join)
{
    switch (join) {
    case NSVG_JOIN_ROUND: return Qt::RoundJoin;
    case NSVG_JOIN_BEVEL: return Qt::BevelJoin;
    default: return Qt::SvgMiterJoin;
    }
}

QPen penOf(const NSVGshape &shape)
{
    const QBrush brush = brushOf(shape.stroke);
    if (brush.style() == Qt::NoBrush || shape.strokeWidth <= 0)
        return Qt::NoPen;
    QPen pen(brush, shape.strokeWidth, Qt::SolidLine, capOf(shape.strokeLineCap), joinOf(shape.strokeLineJoin));
    pen.setMiterLimit(shape.miterLimit);
    if (shape.strokeDashCount > 0) {
        // QPen measures dashes in pen widths and needs an even number of values, so an odd list is repeated.
        QList<qreal> dashes;
        for (int dash = 0; dash < shape.strokeDashCount; ++dash)
            dashes << shape.strokeDashArray[dash] / shape.strokeWidth;
        if (dashes.size() % 2 != 0)
            dashes << QList<qreal>(dashes);
        pen.setDashPattern(dashes);
        pen.setDashOffset(shape.strokeDashOffset / shape.strokeWidth);
    }
    return pen;
}

/// Returns whether a curve is a straight line. nanosvg stores each line as a Bézier curve with control points at its thirds.
bool isStraight(const QPointF &from, const QPointF &control1, const QPointF &control2, const QPointF &to)
{
    const QPointF third = (to - from) / 3;
    const qreal allowed = 1e-4 * (1 + third.manhattanLength()); // nanosvg stores coordinates as float
    return (control1 - from - third).manhattanLength() < allowed && (to - control2 - third).manhattanLength() < allowed;
}

void addTo(QPainterPath &path, const NSVGpath &part)
{
    const auto point = [&part](int index) { return QPointF(part.pts[2 * index], part.pts[2 * index + 1]); };
    path.moveTo(point(0));
    for (int index = 0; index + 3 < part.npts; index += 3) {
        if (isStraight(point(index), point(index + 1), point(index + 2), point(index + 3)))
            path.lineTo(point(index + 3));
        else
            path.cubicTo(point(index + 1), point(index + 2), point(index + 3));
    }
    if (part.closed)
        path.closeSubpath();
}

QPainterPath pathOf(const NSVGshape &shape)
{
    QPainterPath path;
    path.setFillRule(shape.fillRule == NSVG_FILLRULE_EVENODD ? Qt::OddEvenFill : Qt::WindingFill);
    for (const NSVGpath *part = shape.paths; part; part = part->next)
        addTo(path, *part);
    return path;
}

} // namespace

void NanosvgPicture::Delete::operator()(NSVGimage *image) const
{
    nsvgDelete(image);
}

// nsvgParse() modifies the text in place. data() makes a deep copy first, so the caller's data do not change.
NanosvgPicture::NanosvgPicture(QByteArray svg) : m_image(nsvgParse(svg.data(), "px", 96)) {}

QSizeF NanosvgPicture::size() const
{
    return m_image ? QSizeF(m_image->width, m_image->height) : QSizeF();
}

void NanosvgPicture::paint(QPainter &painter, const QRectF &place) const
{
    if (isNull())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.topLeft());
    painter.scale(place.width() / size().width(), place.height() / size().height());
    const qreal opacity = painter.opacity();
    for (const NSVGshape *shape = m_image->shapes; shape; shape = shape->next) {
        if (!(shape->flags & NSVG_FLAGS_VISIBLE))
            continue;
        painter.setOpacity(opacity * shape->opacity);
        painter.setBrush(brushOf(shape->fill));
        painter.setPen(penOf(*shape));
        painter.drawPath(pathOf(*shape));
    }
    painter.restore();
}

} // namespace tableside
