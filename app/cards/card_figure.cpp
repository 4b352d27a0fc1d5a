// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cards/card_figure.h"

#include "app/cards/card_painter.h"
#include "app/cards/paper_style.h"

#include <QPainter>
#include <QTextCursor>

namespace tableside {

namespace {

enum FigureProperty { CardsProperty = QTextFormat::UserProperty + 1, OntoProperty, WidthProperty };

constexpr qreal gap = 0.12;  ///< The gap between cards, in card widths.
constexpr qreal arrow = 0.7; ///< The space for the arrow between cards, in card widths.

/// Returns the width of a row of cards, in card widths. If \p onto is not 0, the row continues with an arrow and \p onto cards.
qreal widthOf(qsizetype cards, qsizetype onto)
{
    return static_cast<qreal>(cards + onto) * (1 + gap) + (onto > 0 ? arrow : 0);
}

void paintArrow(QPainter &painter, QPointF middle, qreal length)
{
    painter.save();
    painter.setPen(QPen(softInk, length / 12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip = middle + QPointF(length / 2, 0);
    painter.drawLine(middle - QPointF(length / 2, 0), tip);
    painter.drawLine(tip - QPointF(length / 3, length / 3), tip);
    painter.drawLine(tip - QPointF(length / 3, -length / 3), tip);
    painter.restore();
}

} // namespace

CardFigure::CardFigure(QHash<QString, QString> letters, QObject *parent) : QObject(parent), m_letters(std::move(letters)) {}

void CardFigure::insert(QTextCursor &cursor, const QStringList &cards, const QStringList &onto, qreal cardWidth, qreal room)
{
    QTextCharFormat format;
    format.setObjectType(type);
    format.setProperty(CardsProperty, cards);
    format.setProperty(OntoProperty, onto);
    format.setProperty(WidthProperty, qMin(cardWidth, room / widthOf(cards.size(), onto.size())));
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

QSizeF CardFigure::intrinsicSize(QTextDocument *, int, const QTextFormat &format)
{
    const qreal width = format.property(WidthProperty).toReal();
    return {
        width
            * widthOf(format.property(CardsProperty).toStringList().size(), format.property(OntoProperty).toStringList().size()),
        width * (cardRatio + gap)};
}

void CardFigure::drawObject(QPainter *painter, const QRectF &place, QTextDocument *, int, const QTextFormat &format)
{
    const qreal width = format.property(WidthProperty).toReal();
    qreal x = place.x();
    const auto paint = [&](const QString &code) {
        paintCard(*painter, {x, place.y(), width, width * cardRatio}, code, {.letter = m_letters.value(code.left(1))});
        x += width * (1 + gap);
    };
    for (const QString &code : format.property(CardsProperty).toStringList())
        paint(code);
    const QStringList onto = format.property(OntoProperty).toStringList();
    if (onto.isEmpty())
        return;
    paintArrow(*painter, {x + width * (arrow - gap) / 2, place.y() + width * cardRatio / 2}, width * 0.42);
    x += width * arrow;
    for (const QString &code : onto)
        paint(code);
}

} // namespace tableside
