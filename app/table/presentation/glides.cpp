// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/glides.h"

#include <algorithm>
#include <cmath>

namespace tableside {

qreal Glide::at(qint64 now) const
{
    if (!isMoving(now))
        return m_to;
    const qreal left = 1.0 - static_cast<qreal>(now - m_begun) / m_ms;
    return m_to + (m_from - m_to) * std::pow(left, 3);
}

void Glide::start(qreal to, qint64 now, int ms)
{
    m_from = at(now);
    m_to = to;
    m_begun = now;
    m_ms = ms;
}

Glides::Glides(TimeSource &time) : m_time(time), m_end(time)
{
    connect(&m_end, &OneShotTimer::timeout, this, &Glides::look);
}

void Glides::add(Gliding &gliding)
{
    if (std::ranges::find(m_moving, &gliding) == m_moving.end())
        m_moving.push_back(&gliding);
    if (m_end.remaining() < flightMs())
        m_end.start(flightMs());
    if (state() != Running)
        start();
}

void Glides::remove(Gliding &gliding)
{
    std::erase(m_moving, &gliding);
}

/// Updates all glides. A copy of the list is used because follow() may add or remove glides.
void Glides::look()
{
    for (Gliding *gliding : std::vector(m_moving)) {
        if (std::ranges::find(m_moving, gliding) != m_moving.end() && !gliding->follow(now()))
            remove(*gliding);
    }
    if (m_moving.empty())
        stop();
}

} // namespace tableside
