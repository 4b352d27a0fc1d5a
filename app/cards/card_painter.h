// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the cards of both games from SVG art and text, so that they are sharp at any size. Used for the table, the card pad
// (card entry for scores), the rules, and printing.
#pragma once

#include <QRectF>
#include <QString>

#include <array>

class QPainter;

namespace tableside {

inline constexpr qreal cardRatio = 1.4;   ///< The height of a card divided by its width.
inline constexpr qreal cardMargin = 0.06; ///< The margin for shadow and outline on each side, as a fraction of the width.

/// The code for a card that is face down, with the standard back.
inline constexpr QLatin1String cardBack("back");
/// The codes for cards that are face down, one for each back that the user can choose.
inline constexpr std::array<QLatin1String, 4> cardBacks{cardBack, QLatin1String("back-stars"), QLatin1String("back-waves"),
                                                        QLatin1String("back-leaves")};

/// Returns whether \p code is in cardBacks.
bool isCardBack(const QString &code);

/// Options for how a card is drawn.
struct CardLook
{
    enum class Outline { None, Playable, Hinted, Selected };

    QString letter = {}; ///< The letter of the card's color, drawn in the lower right corner; empty for none.
    /// A mark at the left edge, which stays visible in a fan: a number, "+", or a color letter, which is drawn as that color's
    /// shape; empty for none.
    QString badge = {};
    Outline outline = Outline::None;
    bool hasShadow = false;
    bool isDimmed = false; ///< Whether the card is darkened because it cannot be used now.
    bool highContrast = false;
    bool outlinesText =
        false; ///< Whether text is drawn as shapes, for vector files that are shown where the app's font is missing.
};

/// Returns whether \p code is in cardBacks or is a card's code in the format of the console program ("r7", "g#", "dos", "yrev",
/// "wild+4").
bool isCard(const QString &code);

/// Draws a card at \p place, as wide as \p place. An unknown code is drawn as a question mark. With high contrast, every back is
/// drawn as cardBack.
void paintCard(QPainter &painter, const QRectF &place, const QString &code, const CardLook &look = {});

/// Draws a card as a short line for small spaces: the shape of its color, then its number or symbol, in the card's ink color.
/// The line is centered in \p place, whose height determines its size.
void paintCardLine(QPainter &painter, const QRectF &place, const QString &code, bool highContrast);

} // namespace tableside
