// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/svg/svg_art.h"

#include <QSvgRenderer>

namespace tableside {

bool paintSvg(QPainter &painter, const QString &file, const QRectF &place)
{
    QSvgRenderer renderer;
    if (!renderer.load(file))
        return false;
    renderer.render(&painter, place);
    return true;
}

} // namespace tableside
