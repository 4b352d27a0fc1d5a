// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cards/card_painter.h"

#include "app/svg/svg_art.h"
#include "engine/dos/notation.h"
#include "engine/uno/notation.h"

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>

namespace tableside {

namespace {

constexpr qreal unitsWide = 250; ///< The width of the SVG art in its own units, which all coordinates below use.
constexpr qreal unitsHigh = unitsWide * cardRatio;
constexpr qreal unitsMargin = unitsWide * cardMargin;

/// The parts that make up the picture of a card: names of SVG art, and texts.
struct Parts
{
    /// \p named is the letter of the color that was named for a wild card; empty for none.
    explicit Parts(const QString &code, const QString &named = {})
    {
        const bool isKnown = isCard(code);
        const bool isWild = code.startsWith(QLatin1String("wild"));
        isWildDos = code == QLatin1String("dos");
        if (isKnown && !isWildDos && !isWild)
            color = colorName(code.at(0));
        field = isKnown && !isWild ? color : QStringLiteral("dark");
        value = !isKnown ? QStringLiteral("?") : isWildDos ? QStringLiteral("2") : code.mid(isWild ? 4 : 1);
        static const QHash<QString, QString> wildPictograms{{QString(), QStringLiteral("wild")},
                                                            {QStringLiteral("+4"), QStringLiteral("draw-four")},
                                                            {QStringLiteral("fu"), QStringLiteral("fu")}};
        static const QHash<QString, QString> pictograms{{QStringLiteral("#"), QStringLiteral("any")},
                                                        {QStringLiteral("+2"), QStringLiteral("draw-two")},
                                                        {QStringLiteral("rev"), QStringLiteral("reverse")},
                                                        {QStringLiteral("skip"), QStringLiteral("skip")}};
        pictogram = (isWild ? wildPictograms : pictograms).value(value);
        if (value.size() > 1 && value.at(0).isLetter()) // a word such as "rev" instead of a number
            mark = pictogram;
        figure = mark.isEmpty() ? value : QString();
        if (!named.isEmpty())
            color = field = colorName(named.at(0));
        isTinted = !named.isEmpty();
        isDarkInk = color == QLatin1String("yellow");
    }

    static QString colorName(QChar letter)
    {
        switch (letter.unicode()) {
        case u'r': return QStringLiteral("red");
        case u'b': return QStringLiteral("blue");
        case u'g': return QStringLiteral("green");
        default: return QStringLiteral("yellow");
        }
    }

    bool isWildDos = false;
    bool isDarkInk = false;
    bool isTinted = false; ///< Whether this is a wild card in its named color.
    QString value;
    QString color = QStringLiteral("wild");
    QString field;
    QString pictogram; ///< The SVG art in the center; empty if a number is drawn there.
    QString mark;      ///< The SVG art in the corner, for words such as "reverse"; empty for other cards.
    /// The text in the corner, such as "7" or "+2"; empty for cards with a mark and for the plain Wild card.
    QString figure;
};

/// Draws the parts of one card in units of the SVG art, or its short form for small spaces (paintLine), whose line is 24 units
/// high. The caller scales the painter.
class Drawing
{
public:
    Drawing(QPainter &painter, const Parts &parts, bool highContrast, bool outlinesText = false)
        : m_painter(painter), m_parts(parts), m_highContrast(highContrast), m_outlinesText(outlinesText)
    {
        setInk(parts.isDarkInk);
    }

    void paintArt(const QString &name, const QRectF &place) const
    {
        paintSvg(
            m_painter,
            QStringLiteral(":/tableside/cards/%1%2.svg").arg(m_highContrast ? QStringLiteral("high-contrast/") : QString(), name),
            place);
    }

    /// Draws SVG art in the ink of the card. Yellow cards use a variant with dark ink, named "…-dark".
    void paintInked(const QString &name, const QRectF &place) const
    {
        paintArt(m_parts.isDarkInk && !m_parts.isTinted ? name + QStringLiteral("-dark") : name, place);
    }

    void paintText(const QString &text, const QRectF &place, Qt::Alignment alignment, int size, QFont::Weight weight,
                   qreal spacing = 0) const
    {
        QFont font(QStringLiteral("Manrope"));
        font.setPixelSize(size);
        font.setWeight(weight);
        font.setHintingPreference(QFont::PreferNoHinting);
        if (m_outlinesText) {
            font.setLetterSpacing(QFont::AbsoluteSpacing, spacing);
            paintOutlines(text, place, alignment, font);
            return;
        }
        // QPainter scales letter spacing by the resolution of the paper but does not scale font sizes in pixels.
        font.setLetterSpacing(QFont::AbsoluteSpacing,
                              spacing * QGuiApplication::primaryScreen()->logicalDotsPerInchY()
                                  / m_painter.device()->logicalDpiY());
        m_painter.setFont(font);
        m_painter.drawText(place, static_cast<int>(alignment) | Qt::TextDontClip, text);
    }

    void paintShadow() const
    {
        m_painter.save();
        m_painter.setPen(Qt::NoPen);
        for (int layer = 0; layer < 3; ++layer) {
            const qreal spread = layer * 1.2 - 2;
            m_painter.setBrush(QColor::fromRgbF(0, 0, 0, 0.17F - static_cast<float>(layer) * 0.04F));
            m_painter.drawRoundedRect(QRectF(-spread, 3 + layer * 2.5 - spread, unitsWide + 2 * spread, unitsHigh + 2 * spread),
                                      20 + spread, 20 + spread);
        }
        m_painter.restore();
    }

    void paintFace(const QString &letter) const
    {
        const QRectF whole(0, 0, unitsWide, unitsHigh);
        paintArt(QStringLiteral("field-") + m_parts.field, whole);
        if (m_parts.isTinted)
            paintPanel();
        if (m_parts.pictogram.isEmpty())
            paintNumeral();
        else
            paintPictogram(whole);
        setInk(m_parts.isDarkInk);
        paintCorner();
        paintText(letter, QRectF(0, 0, unitsWide - 22, unitsHigh - 16), Qt::AlignRight | Qt::AlignBottom, 28, QFont::Bold);
    }

    /// Draws a card's short form: the shape that stands for the card's color, followed by the card's number or symbol. Wild
    /// Draw Four, Wild Dumb Fu, and unknown cards have no shape.
    void paintLine(const QRectF &line) const
    {
        constexpr qreal gap = 5;
        constexpr qreal shape = 20;
        constexpr qreal mark = 24;
        constexpr qreal advance = 12; // the width of each character of a number
        const bool hasShape = m_parts.field != QLatin1String("dark") || m_parts.value.isEmpty();
        const qreal sign = !m_parts.mark.isEmpty() ? mark : advance * static_cast<qreal>(m_parts.figure.size());
        const bool hasBoth = hasShape && sign > 0;
        qreal x = line.center().x() - (sign + (hasShape ? shape : 0) + (hasBoth ? gap : 0)) / 2;
        if (hasShape) {
            paintArt(QStringLiteral("pip-") + m_parts.color, {x, line.center().y() - shape / 2, shape, shape});
            x += shape + gap;
        }
        const QRectF place(x, line.center().y() - mark / 2 - 1, sign, mark);
        if (!m_parts.mark.isEmpty())
            paintInked(QStringLiteral("mark-") + m_parts.mark, place);
        else
            paintText(m_parts.figure, place, Qt::AlignCenter, 20, QFont::ExtraBold);
    }

    /// Draws the badge below the mark in the upper left corner: a number or "+". The badge remains visible there when another card
    /// overlaps the card's right side.
    void paintBadge(const QString &badge) const
    {
        const QRectF disc(8, 92, 74, 74);
        m_painter.save();
        m_painter.setPen(QPen(m_highContrast ? Qt::black : QColor(0x2b, 0x21, 0x16), 3));
        m_painter.setBrush(m_highContrast ? QColor(Qt::white) : QColor(0xfb, 0xf6, 0xea));
        m_painter.drawEllipse(disc);
        paintText(badge, disc, Qt::AlignCenter, badge.size() > 1 ? 44 : 52, QFont::ExtraBold, badge.size() > 1 ? -3 : 0);
        m_painter.restore();
    }

    void dim() const
    {
        m_painter.save();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(0x08, 0x2c, 0x2e, m_highContrast ? 0x60 : 0x78));
        m_painter.drawRoundedRect(QRectF(0, 0, unitsWide, unitsHigh), 19, 19);
        m_painter.restore();
    }

private:
    void setInk(bool isDark) const
    {
        m_painter.setPen(isDark               ? m_highContrast ? QColor(Qt::black) : QColor(0x2b, 0x22, 0x08)
                                           : m_highContrast ? QColor(Qt::white)
                                              : QColor(0xff, 0xfa, 0xf0));
    }

    /// Draws the dark panel on which the figure of a wild card is drawn when the card has its named color, and sets light ink.
    void paintPanel() const
    {
        m_painter.save();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_highContrast ? QColor(Qt::black) : QColor(0x2b, 0x2f, 0x3a));
        m_painter.drawRoundedRect(QRectF(48, 56, unitsWide - 62, unitsHigh - 112), 24, 24);
        m_painter.restore();
        setInk(false);
    }

    /// Draws the text as shapes, where drawText() would draw it.
    void paintOutlines(const QString &text, const QRectF &place, Qt::Alignment alignment, const QFont &font) const
    {
        const QFontMetricsF metrics(font);
        const qreal room = place.width() - metrics.horizontalAdvance(text);
        const qreal height = metrics.ascent() + metrics.descent();
        const qreal x = alignment.testFlag(Qt::AlignRight) ? place.right() - metrics.horizontalAdvance(text)
                                                           : place.x() + room / 2;
        const qreal y = alignment.testFlag(Qt::AlignBottom) ? place.bottom() - height : place.center().y() - height / 2;
        QPainterPath outlines;
        outlines.addText(QPointF(x, y + metrics.ascent()), font, text);
        m_painter.fillPath(outlines, m_painter.pen().color());
    }

    void paintNumeral() const
    {
        const bool isLong = m_parts.value.size() > 1;
        const qreal spacing = isLong ? -10 : 0;
        paintText(m_parts.value, QRectF(spacing / 2, 178 - unitsWide / 2, unitsWide, unitsWide), Qt::AlignCenter,
                  m_parts.isWildDos ? 104
                      : isLong      ? 138
                                    : 164,
                  QFont::ExtraBold, spacing);
    }

    /// Draws the art in the center. Below the art of a draw card, draws the number of cards that the next player must draw, such
    /// as "+2", because the art does not show that number.
    void paintPictogram(const QRectF &whole) const
    {
        const bool makesDraw = m_parts.figure.startsWith(u'+');
        paintInked(QStringLiteral("figure-") + m_parts.pictogram, makesDraw ? whole.translated(0, -32) : whole);
        if (makesDraw)
            paintText(m_parts.figure, QRectF(0, 216, unitsWide, 90), Qt::AlignCenter, 84, QFont::ExtraBold, -4);
    }

    /// Draws the corner that identifies a card in a fanned hand: the number or symbol, and the shape of the card's color.
    void paintCorner() const
    {
        const QRectF corner(15, 15, 27, 67);
        const bool isAlone = m_parts.figure.isEmpty() && m_parts.mark.isEmpty();
        const qreal side = isAlone ? 32 : 25;
        const qreal middle = corner.center().x();
        if (!m_parts.mark.isEmpty()) {
            paintInked(QStringLiteral("mark-") + m_parts.mark, {middle - 18, corner.y() + 1, 36, 36});
        } else if (!m_parts.figure.isEmpty()) {
            const bool isLong = m_parts.figure.size() > 1;
            const qreal spacing = isLong ? -3 : 0;
            const int size = m_parts.figure == QLatin1String("#") ? 33 : m_parts.figure.at(0) == u'+' ? 27 : isLong ? 30 : 40;
            paintText(m_parts.figure, QRectF(corner.x() + spacing / 2, corner.y(), corner.width(), 38), Qt::AlignCenter, size,
                      QFont::ExtraBold, spacing);
        }
        paintArt(QStringLiteral("pip-") + m_parts.color, {middle - side / 2, corner.y() + (isAlone ? 4 : 42), side, side});
    }

    QPainter &m_painter;
    const Parts &m_parts;
    bool m_highContrast;
    bool m_outlinesText;
};

QString outlineName(CardLook::Outline outline)
{
    switch (outline) {
    case CardLook::Outline::None: break;
    case CardLook::Outline::Playable: return QStringLiteral("outline-playable");
    case CardLook::Outline::Hinted: return QStringLiteral("outline-hinted");
    case CardLook::Outline::Selected: return QStringLiteral("outline-selected");
    }
    return {};
}

} // namespace

bool isCardBack(const QString &code)
{
    return std::find(cardBacks.begin(), cardBacks.end(), code) != cardBacks.end();
}

bool isCard(const QString &code)
{
    const std::string text = code.toStdString();
    const auto isWritten = [&](const auto &card) { return card && card_text(*card) == text; };
    return isCardBack(code) || isWritten(dos::parse_card(text)) || isWritten(uno::parse_card(text));
}

void paintCard(QPainter &painter, const QRectF &place, const QString &code, const CardLook &look)
{
    const bool isColorNamed = look.badge.size() == 1 && look.badge.at(0).isLetter();
    const Parts parts(code, isColorNamed ? look.badge : QString());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.topLeft());
    painter.scale(place.width() / unitsWide, place.width() / unitsWide);
    const Drawing drawing(painter, parts, look.highContrast, look.outlinesText);
    if (look.hasShadow)
        drawing.paintShadow();
    if (look.outline != CardLook::Outline::None)
        drawing.paintArt(outlineName(look.outline),
                         QRectF(0, 0, unitsWide, unitsHigh).adjusted(-unitsMargin, -unitsMargin, unitsMargin, unitsMargin));
    if (isCardBack(code))
        drawing.paintArt(look.highContrast ? QString(cardBack) : code, QRectF(0, 0, unitsWide, unitsHigh));
    else
        drawing.paintFace(look.letter);
    if (!look.badge.isEmpty() && !isColorNamed)
        drawing.paintBadge(look.badge);
    if (look.isDimmed)
        drawing.dim();
    painter.restore();
}

void paintCardLine(QPainter &painter, const QRectF &place, const QString &code, bool highContrast)
{
    constexpr qreal unitsLine = 24;
    const Parts parts(code);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal unit = place.height() / unitsLine;
    painter.translate(place.topLeft());
    painter.scale(unit, unit);
    Drawing(painter, parts, highContrast).paintLine(QRectF(0, 0, place.width() / unit, unitsLine));
    painter.restore();
}

} // namespace tableside
