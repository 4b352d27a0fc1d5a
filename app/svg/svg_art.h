// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the app's pictures, which are SVG files, with Qt Svg or, in a browser, with nanosvg.
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>

class QPainter;

namespace tableside {

/// Draws the picture as vector graphics, stretched to fill `place`. Returns false if the file contains no picture.
bool paintSvg(QPainter &painter, const QString &file, const QRectF &place);
/// Does the same with the content of an SVG file.
bool paintSvg(QPainter &painter, const QByteArray &svg, const QRectF &place);

} // namespace tableside
