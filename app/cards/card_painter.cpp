#include "app/cards/card_painter.h"

#include <QFont>
#include <QPainter>
#include <QSvgRenderer>

namespace tableside {

namespace {

constexpr qreal unitsWide = 250; ///< Of the art; every place below is in its units.

/// What is drawn on the card that a code names; the same as in CardParts.qml.
struct Parts
{
    explicit Parts(const QString &code)
    {
        const bool isUnoWild = code.startsWith(QLatin1String("wild"));
        isWildDos = code == QLatin1String("dos");
        value = isWildDos ? QStringLiteral("2") : isUnoWild ? code.mid(4) : code.mid(1);
        if (!isWildDos && !isUnoWild) {
            const qsizetype index = QStringLiteral("rbgy").indexOf(code.at(0));
            colour = QStringList{QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("green"),
                                 QStringLiteral("yellow")}.value(index, colour);
        }
        field = isUnoWild ? QStringLiteral("dark") : colour;
        if (isUnoWild)
            pictogram = value.isEmpty() ? QStringLiteral("wild") : value == QLatin1String("fu") ? value : QStringLiteral("draw-four");
        else if (value == QLatin1String("#"))
            pictogram = QStringLiteral("any");
        else if (value == QLatin1String("+2"))
            pictogram = QStringLiteral("draw-two");
        else if (value == QLatin1String("rev"))
            pictogram = QStringLiteral("reverse");
        else if (value == QLatin1String("skip"))
            pictogram = value;
        if (value == QLatin1String("rev") || value == QLatin1String("skip") || value == QLatin1String("fu"))
            mark = pictogram;
        figure = mark.isEmpty() ? value : QString();
        isDarkInk = colour == QLatin1String("yellow");
    }

    QColor ink() const { return isDarkInk ? QColor(0x2b, 0x22, 0x08) : QColor(0xff, 0xfa, 0xf0); }
    QString inked(const QString &art) const { return art + (isDarkInk ? QStringLiteral("-dark") : QString()); }

    bool isWildDos = false;
    bool isDarkInk = false;
    QString value;
    QString colour = QStringLiteral("wild");
    QString field;
    QString pictogram; ///< The art in the middle; none where a numeral stands.
    QString mark;      ///< The art in the corner of cards whose corner has no figure.
    QString figure;
};

void paintArt(QPainter &painter, const QString &name, const QRectF &place)
{
    QSvgRenderer(QStringLiteral(":/tableside/cards/%1.svg").arg(name)).render(&painter, place);
}

void paintText(QPainter &painter, const QString &text, QPointF middle, int size, int weight)
{
    QFont font(QStringLiteral("Manrope"));
    font.setPixelSize(size);
    font.setWeight(static_cast<QFont::Weight>(weight));
    painter.setFont(font);
    painter.drawText(QRectF(middle.x() - unitsWide, middle.y() - unitsWide, 2 * unitsWide, 2 * unitsWide),
                     Qt::AlignCenter, text);
}

int figureSize(const Parts &parts)
{
    return parts.isWildDos ? 104 : parts.value.size() > 1 ? 138 : 164;
}

void paintCorner(QPainter &painter, const Parts &parts)
{
    const QRectF corner(15, 15, 27, 67);
    const bool isAlone = parts.figure.isEmpty() && parts.mark.isEmpty();
    const qreal side = isAlone ? 32 : 25;
    const qreal middle = corner.center().x();
    if (!parts.mark.isEmpty())
        paintArt(painter, parts.inked(QStringLiteral("mark-") + parts.mark), {middle - 18, corner.y() + 1, 36, 36});
    else if (!parts.figure.isEmpty())
        paintText(painter, parts.figure, {middle, corner.y() + 19}, parts.figure.size() > 1 ? 28 : 38, QFont::ExtraBold);
    paintArt(painter, QStringLiteral("pip-") + parts.colour,
             {middle - side / 2, corner.y() + (isAlone ? 4 : 42), side, side});
}

} // namespace

void paintCard(QPainter &painter, const QRectF &place, const QString &code, const QString &letter)
{
    const Parts parts(code);
    const QRectF whole(0, 0, unitsWide, unitsWide * cardRatio);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.topLeft());
    painter.scale(place.width() / unitsWide, place.width() / unitsWide);
    paintArt(painter, QStringLiteral("field-") + parts.field, whole);
    painter.setPen(parts.ink());
    if (parts.pictogram.isEmpty())
        paintText(painter, parts.value, {unitsWide / 2, 178}, figureSize(parts), QFont::ExtraBold);
    else
        paintArt(painter, parts.inked(QStringLiteral("figure-") + parts.pictogram), whole);
    paintCorner(painter, parts);
    if (!letter.isEmpty())
        paintText(painter, letter, {unitsWide - 32, unitsWide * cardRatio - 34}, 28, QFont::Bold);
    painter.restore();
}

} // namespace tableside
