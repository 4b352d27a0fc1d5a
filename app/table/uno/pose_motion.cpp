// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/uno/pose_motion.h"

#include <algorithm>

namespace tableside {

void PoseMotion::begin(qint64 now)
{
    *this = {};
    m_begun = m_last = now;
}

void PoseMotion::travel(double pixels, qint64 now)
{
    if (isSettling(now))
        return;
    m_pixels = level(now) * movePixels + pixels;
    m_last = now;
    m_moved |= m_pixels >= movePixels;
}

void PoseMotion::press(qint64 now)
{
    travel(movePixels, now);
}

double PoseMotion::level(qint64 now) const
{
    if (m_moved)
        return 1.0;
    const double forgiven = forgivenPerSecond * static_cast<double>(now - m_last) / 1000.0;
    return std::clamp((m_pixels - forgiven) / movePixels, 0.0, 1.0);
}

} // namespace tableside
