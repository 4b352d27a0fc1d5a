// How still somebody holds while posing (UNO-ACT-6): movement adds up and fades, a press is a move at once. Time is
// data, in milliseconds that only go forward.
#pragma once

#include <QtGlobal>

namespace tableside {

class PoseMotion
{
public:
    /// Device-independent pixels of travel that make a move when they come quickly.
    static constexpr double movePixels = 90.0;
    /// So many of them are forgiven in a second: a hand at rest is never quite still.
    static constexpr double forgivenPerSecond = 45.0;
    /// What happens so soon after the pose began still belongs to what was done before it.
    static constexpr qint64 settlingMs = 700;

    void begin(qint64 now);
    void travel(double pixels, qint64 now);
    void press(qint64 now);

    /// 0 is still, 1 is a move.
    double level(qint64 now) const;
    /// True once the level has reached 1, until begin().
    bool hasMoved() const { return m_moved; }

private:
    bool isSettling(qint64 now) const { return now - m_begun < settlingMs; }

    qint64 m_begun = 0;
    qint64 m_last = 0;
    double m_pixels = 0.0;
    bool m_moved = false;
};

} // namespace tableside
