// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Provides portraits with one of their faces for QML, for example "image://portraits/owl/pleased". Each portrait is one SVG file
// with a group for each face (resources/README.md); the file as it stands shows the calm one.
#pragma once

#include <QQuickImageProvider>

namespace tableside {

/// Returns the content of a portrait's SVG file with another face. \p face is the id of a group in the file. If the file has no
/// such group, it is returned as it is.
QByteArray withFace(const QByteArray &portrait, const QByteArray &face);

/// The image provider for portraits; see the top of this file for the format of ids.
class PortraitImageProvider : public QQuickImageProvider
{
    Q_OBJECT

public:
    /// The name of the provider in image URLs: "image://portraits/…".
    static constexpr QLatin1String name{"portraits"};

    PortraitImageProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// Returns a square image with the requested width.
    QImage requestImage(const QString &id, QSize *size, const QSize &requested) override;
};

} // namespace tableside
