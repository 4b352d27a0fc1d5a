// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A limit of a rate that allows short bursts.
#pragma once

#include <QElapsedTimer>

#include <algorithm>

namespace tableside::phones {

/// Holds up to `capacity` tokens and gains `perSecond` of them each second. It is full at the beginning.
class TokenBucket
{
public:
    TokenBucket(double capacity, double perSecond) : m_capacity(capacity), m_perSecond(perSecond), m_tokens(capacity)
    {
        m_clock.start();
    }

    /// Removes \p count tokens. Returns false and removes none if there are fewer.
    bool take(double count = 1)
    {
        m_tokens = std::min(m_capacity, m_tokens + static_cast<double>(m_clock.nsecsElapsed()) * 1e-9 * m_perSecond);
        m_clock.start();
        if (m_tokens < count)
            return false;
        m_tokens -= count;
        return true;
    }

private:
    double m_capacity;
    double m_perSecond;
    double m_tokens;
    QElapsedTimer m_clock;
};

} // namespace tableside::phones
