// Draws a card on paper, from the art of the app: vectors and letters, sharp at any size. On the screen CardFace.qml
// does the same.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace tableside {

inline constexpr qreal cardRatio = 1.4; ///< Height by width.

/// `code` as in the console ("r7", "dos", "wild+4"); `letter` is the initial of its colour, empty for none.
void paintCard(QPainter &painter, const QRectF &place, const QString &code, const QString &letter);

} // namespace tableside
