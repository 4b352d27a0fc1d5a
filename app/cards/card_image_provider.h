// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Provides images of cards for QML, for example "image://cards/r7?letter=R&outline=selected&shadow&highContrast". Card codes must
// be percent-encoded, because some contain "#", which would end the path of the URL.
#pragma once

#include <QQuickImageProvider>

namespace tableside {

/// The image provider for cards; see the top of this file for the format of ids.
class CardImageProvider : public QQuickImageProvider
{
    Q_OBJECT

public:
    /// The name of the provider in image URLs: "image://cards/…".
    static constexpr QLatin1String name{"cards"};

    CardImageProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// Returns an image of a card with the requested width; the image has an additional margin of marginOf() pixels on each
    /// side. If the query contains "line", returns the output of paintCardLine() in the requested size instead.
    QImage requestImage(const QString &id, QSize *size, const QSize &requested) override;

    /// Returns the width in pixels of the margin for shadow and outline around a card that is \p width pixels wide.
    static int marginOf(int width);
};

} // namespace tableside
