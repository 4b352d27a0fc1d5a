// Measures how still a person holds while posing (UNO-ACT-6): movement adds up and fades, a press is a move at once. Times are
// parameters, in milliseconds of a monotonic clock.
#pragma once

#include <QtGlobal>

namespace tableside {

class PoseMotion
{
public:
    /// The distance of quick movement, in device-independent pixels, that counts as a move.
    static constexpr double movePixels = 90.0;
    /// The distance, in pixels per second, by which the measured movement fades, because a resting hand is never quite still.
    static constexpr double forgivenPerSecond = 45.0;
    /// The time after the start of the pose, in milliseconds, in which input is ignored because it belongs to earlier actions.
    static constexpr qint64 settlingMs = 700;

    void begin(qint64 now);
    void travel(double pixels, qint64 now);
    void press(qint64 now);

    /// Returns the amount of movement: 0 is still, 1 is a move.
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
