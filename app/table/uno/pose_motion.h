// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures whether a person holds still after a Wild Dumb Fu (UNO-ACT-6). The distances of movements add up, and the sum
// decreases over time. One press is enough to count as moving. Times are parameters, in milliseconds of a monotonic clock.
#pragma once

#include <QtGlobal>

namespace tableside {

class PoseMotion
{
public:
    /// The sum of movements, in device-independent pixels, from which the person counts as having moved.
    static constexpr double movePixels = 90.0;
    /// The pixels by which the sum of movements decreases per second, because a hand on the mouse is never quite still.
    static constexpr double forgivenPerSecond = 45.0;
    /// The time after the start of the pose, in milliseconds, in which input is ignored, because the input may belong to earlier
    /// actions.
    static constexpr qint64 settlingMs = 700;

    void begin(qint64 now);
    void travel(double pixels, qint64 now);
    void press(qint64 now);

    /// Returns the amount of movement, from 0 (still) to 1 (the person has moved).
    double level(qint64 now) const;
    /// Returns whether the level has reached 1 since begin().
    bool hasMoved() const { return m_moved; }

private:
    bool isSettling(qint64 now) const { return now - m_begun < settlingMs; }

    qint64 m_begun = 0;
    qint64 m_last = 0;
    double m_pixels = 0.0;
    bool m_moved = false;
};

} // namespace tableside
