// Cards as pictures for QML, in the pixels of the screen: "image://cards/r7?letter=R&outline=selected&shadow&highContrast".
// A code's "#" and "+" are written in percent.
#pragma once

#include <QQuickImageProvider>

namespace tableside {

class CardImageProvider : public QQuickImageProvider
{
    Q_OBJECT

public:
    /// In the id of the picture.
    static constexpr QLatin1String name{"cards"};

    CardImageProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// A card as wide as requested, in a picture that is larger by marginOf() on each side. With "line" in the query it is
    /// what paintCardLine() draws, and the picture has the requested size.
    QImage requestImage(const QString &id, QSize *size, const QSize &requested) override;

    /// For shadow and outline, in pixels; `width` is the card's.
    static int marginOf(int width);
};

} // namespace tableside
