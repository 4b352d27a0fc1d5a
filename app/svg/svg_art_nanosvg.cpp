// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// This file is built instead of svg_art_qt.cpp for a browser. Without Qt Svg, QML also lacks the plugin that reads SVG images, so
// this file adds a replacement plugin.
#define QT_STATICPLUGIN
#include "app/svg/svg_art.h"

#include "app/svg/nanosvg_picture.h"
#include "app/svg/svg_image_handler.h"

#include <QFile>
#include <QImageIOPlugin>
#include <QtPlugin>

namespace tableside {

bool paintSvg(QPainter &painter, const QString &file, const QRectF &place)
{
    QFile svg(file);
    return svg.open(QIODevice::ReadOnly) && paintSvg(painter, svg.readAll(), place);
}

bool paintSvg(QPainter &painter, const QByteArray &svg, const QRectF &place)
{
    const NanosvgPicture picture(svg);
    if (picture.isNull())
        return false;
    picture.paint(painter, place);
    return true;
}

class SvgImagePlugin : public QImageIOPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QImageIOHandlerFactoryInterface_iid FILE "svg_image_plugin.json")

public:
    Capabilities capabilities(QIODevice *device, const QByteArray &format) const override
    {
        const bool isReadable = format == SvgImageHandler::format
            || (format.isEmpty() && device && device->isReadable() && SvgImageHandler::holdsSvg(*device));
        return isReadable ? CanRead : Capabilities();
    }

    QImageIOHandler *create(QIODevice *device, const QByteArray &) const override
    {
        auto *handler = new SvgImageHandler;
        handler->setDevice(device);
        handler->setFormat(SvgImageHandler::format);
        return handler;
    }
};

} // namespace tableside

// The plugin is imported here because every program that draws cards links this file, and these programs also show SVG icons.
Q_IMPORT_PLUGIN(SvgImagePlugin)

#include "svg_art_nanosvg.moc"
