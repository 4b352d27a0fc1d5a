// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/svg/svg_art.h"

#include <QSvgRenderer>

namespace tableside {

namespace {

/// \p source is the name of a file, or its content.
bool paintFrom(QPainter &painter, const auto &source, const QRectF &place)
{
    QSvgRenderer renderer;
    if (!renderer.load(source))
        return false;
    renderer.render(&painter, place);
    return true;
}

} // namespace

bool paintSvg(QPainter &painter, const QString &file, const QRectF &place)
{
    return paintFrom(painter, file, place);
}

bool paintSvg(QPainter &painter, const QByteArray &svg, const QRectF &place)
{
    return paintFrom(painter, svg, place);
}

} // namespace tableside
