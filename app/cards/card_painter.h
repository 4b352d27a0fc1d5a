// Draws the cards of both games from the app's SVG art and text, sharp at any size. Used by the table, the card pad, the rules,
// and printing.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace tableside {

inline constexpr qreal cardRatio = 1.4;    ///< The height divided by the width.
inline constexpr qreal cardMargin = 0.06;  ///< The margin for shadow and outline on each side, relative to the width.

/// The code of a face-down card.
inline constexpr QLatin1String cardBack("back");

/// Options for drawing a card.
struct CardLook
{
    enum class Outline { None, Playable, Hinted, Selected };

    QString letter = {}; ///< The letter of its color in the lower corner; empty for none.
    QString badge = {};  ///< A number, "+", or color letter at the edge that a fan leaves visible; empty for none.
    Outline outline = Outline::None;
    bool hasShadow = false;
    bool isDimmed = false; ///< Whether the card is shown darker because it cannot be used.
    bool highContrast = false;
};

/// Returns whether \p code is cardBack or the code of a card as in the console ("r7", "g#", "dos", "yrev", "wild+4").
bool isCard(const QString &code);

/// Draws a card with the width of \p place. An unknown code is drawn as a question mark.
void paintCard(QPainter &painter, const QRectF &place, const QString &code, const CardLook &look = {});

/// Draws a card as a short line of text for small spaces: the shape of its color and its figure or mark, in the ink color of its
/// field. The line is centered in \p place, whose height determines the size.
void paintCardLine(QPainter &painter, const QRectF &place, const QString &code, bool highContrast);

} // namespace tableside
