// Draws the cards of both games, from the art of the app: for the table, the pad, the rules and paper. Vectors and letters,
// sharp at any size.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace tableside {

inline constexpr qreal cardRatio = 1.4;    ///< Height by width.
inline constexpr qreal cardMargin = 0.06;  ///< Of the width, on each side: what shadow and outline need beyond the card.

/// Of a card seen from behind.
inline constexpr QLatin1String cardBack("back");

/// What differs from one drawing of a card to another.
struct CardLook
{
    enum class Outline { None, Playable, Hinted, Selected };

    QString letter = {}; ///< The initial of its color, in the lower corner; empty for none.
    QString badge = {};  ///< At the edge that a fan leaves free: a figure, "+", or the letter of a color; empty for none.
    Outline outline = Outline::None;
    bool hasShadow = false;
    bool isDimmed = false; ///< It lies there, and nothing can be done with it.
    bool highContrast = false;
};

/// Whether it is cardBack or the code of a card as in the console ("r7", "g#", "dos", "yrev", "wild+4").
bool isCard(const QString &code);

/// A code that is no card's is drawn as a question mark.
void paintCard(QPainter &painter, const QRectF &place, const QString &code, const CardLook &look = {});

/// The same card said in a line, where there is no room for it: its shape and its figure or mark, in the ink of its field.
/// Drawn in the middle of `place`, whose height is that of the line.
void paintCardLine(QPainter &painter, const QRectF &place, const QString &code, bool highContrast);

} // namespace tableside
