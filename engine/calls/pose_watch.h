// The referee of Wild Dumb Fu with real cards (UNO-ACT-6): which seats pose, for how long, and which moved. Several may
// pose at once. Times are microseconds of one clock that only goes forward, passed in by the caller.
#pragma once

#include "engine/calls/call_judgement.h"

#include <vector>

namespace tableside::calls {

/// Cards that a move costs (UNO-ACT-6).
inline constexpr int moved_cards = 4;

struct Pose
{
    int seat = 0;
    Microseconds began_us = 0;
    std::optional<Microseconds> moved_us; ///< When the pose was lost by the first move.

    /// How long the pose was held: until the move, or until now.
    Microseconds held_us(Microseconds now_us) const { return moved_us.value_or(now_us) - began_us; }
    bool is_held() const { return !moved_us; }
    friend bool operator==(const Pose &, const Pose &) = default;
};

class PoseWatch
{
public:
    /// False if the seat poses already.
    bool begin(int seat, Microseconds at_us);
    /// "Moved!" was called. False if the seat does not pose, or has moved before.
    bool moved(int seat, Microseconds at_us);
    /// The seat's turn has come round again. False if the seat does not pose.
    bool end(int seat);
    void clear() { m_poses.clear(); }

    /// The oldest first.
    const std::vector<Pose> &poses() const { return m_poses; }
    const Pose *pose_of(int seat) const;

private:
    std::vector<Pose> m_poses;
};

} // namespace tableside::calls
