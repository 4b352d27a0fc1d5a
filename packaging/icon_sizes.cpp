// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws an icon in the sizes that desktops use, because not all of them support SVG. The build runs this program:
//     icon_sizes IMAGE.svg NAME CONTEXT FOLDER     writes FOLDER/SIZExSIZE/CONTEXT/NAME.png
#include "app/svg/svg_art.h"

#include <QDir>
#include <QImage>
#include <QPainter>

#include <cstdio>

namespace {

constexpr int sizes[] = {16, 22, 24, 32, 48, 64, 128, 256, 512};

bool draw(const QString &svg, int size, const QString &path)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const bool isDrawn = tableside::paintSvg(painter, svg, image.rect());
    painter.end();
    return isDrawn && QDir().mkpath(QFileInfo(path).path()) && image.save(path);
}

} // namespace

int main(int argument_count, char **arguments)
{
    if (argument_count != 5)
        return 2;
    const QString svg = QString::fromLocal8Bit(arguments[1]);
    for (const int size : sizes) {
        const QString path = QStringLiteral("%4/%1x%1/%3/%2.png").arg(size).arg(
            QString::fromLocal8Bit(arguments[2]), QString::fromLocal8Bit(arguments[3]), QString::fromLocal8Bit(arguments[4]));
        if (!draw(svg, size, path)) {
            std::fprintf(stderr, "icon_sizes: %s can't be drawn as %s\n", arguments[1], qPrintable(path));
            return 1;
        }
    }
    return 0;
}
