// Provides images of cards for QML: "image://cards/r7?letter=R&outline=selected&shadow&highContrast". The characters "#" and "+"
// in a code must be percent-encoded.
#pragma once

#include <QQuickImageProvider>

namespace tableside {

/// The image provider; see above for the format of ids.
class CardImageProvider : public QQuickImageProvider
{
    Q_OBJECT

public:
    /// The name of the provider in image ids.
    static constexpr QLatin1String name{"cards"};

    CardImageProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// Returns a card with the requested width in an image that is larger by marginOf() on each side. With "line" in the query,
    /// returns the output of paintCardLine() in an image of the requested size.
    QImage requestImage(const QString &id, QSize *size, const QSize &requested) override;

    /// Returns the margin for shadow and outline in pixels, for a card of \p width pixels.
    static int marginOf(int width);
};

} // namespace tableside
