// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/card_item.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace tableside {

CardItem::~CardItem()
{
    if (m_table)
        m_table->glides().remove(*this);
}

void CardItem::setTable(GameTable *table)
{
    if (m_table == table)
        return;
    if (m_table)
        m_table->glides().remove(*this);
    m_table = table;
    emit tableChanged();
}

void CardItem::setPulled(QPointF pulled)
{
    m_pulledX.start(pulled.x(), now(), 0);
    m_pulledY.start(pulled.y(), now(), 0);
    follow(now());
    emit placeChanged();
}

void CardItem::setHeld(bool held)
{
    if (std::exchange(m_isHeld, held) == held)
        return;
    if (held) {
        setPulled({m_pulledX.at(now()), m_pulledY.at(now())});
    } else {
        glide(m_pulledX, 0);
        glide(m_pulledY, 0);
        follow(now());
    }
    emit heldChanged();
}

bool CardItem::contains(const QPointF &point) const
{
    if (!QQuickItem::contains(point))
        return false;
    const QList<QQuickItem *> siblings = parentItem() ? parentItem()->childItems() : QList<QQuickItem *>();
    return std::ranges::none_of(siblings, [&](const QQuickItem *sibling) {
        const auto *other = qobject_cast<const CardItem *>(sibling);
        return other && other != this && other->m_covers && other->isVisible() && other->z() > z()
            && other->QQuickItem::contains(mapToItem(other, point));
    });
}

void CardItem::componentComplete()
{
    QQuickItem::componentComplete();
    follow(now());
}

void CardItem::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        follow(this->now());
}

void CardItem::glide(Glide &value, qreal to)
{
    if (value.end() == to)
        return;
    const bool mayGlide = m_isAnimated && m_table && isComponentComplete();
    const int ms = mayGlide ? m_table->glides().flightMs() : 0;
    value.start(to, now(), ms);
    if (ms > 0)
        m_table->glides().add(*this);
    follow(now());
    emit placeChanged();
}

bool CardItem::follow(qint64 now)
{
    if (!isComponentComplete())
        return false;
    const std::initializer_list<const Glide *> glides{&m_cx, &m_cy, &m_width, &m_turn, &m_flip, &m_pulledX, &m_pulledY};
    const bool isGliding = std::ranges::any_of(glides, [now](const Glide *value) { return value->isMoving(now); });
    if (const bool isMoving = isGliding || m_isHeld; std::exchange(m_isMoving, isMoving) != isMoving)
        emit movingChanged();
    const qreal x = m_cx.at(now) + m_pulledX.at(now) - width() / 2;
    const qreal y = m_cy.at(now) + m_pulledY.at(now) - height() / 2;
    // A straight card at rest is aligned to whole pixels, so that its picture is sharp.
    const bool isAtRest = !m_isMoving && m_turn.end() == 0;
    setPosition(isAtRest ? QPointF(std::round(x), std::round(y)) : QPointF(x, y));
    // The picture is rendered at its target size and only scaled during the glide.
    setScale(width() > 0 ? m_width.at(now) / width() : 1);
    setRotation(m_turn.at(now));
    if (const qreal flip = m_flip.at(now); std::exchange(m_shownFlip, flip) != flip)
        emit flipChanged();
    return isGliding;
}

} // namespace tableside
