// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/calls/pose_watch.h"

#include <algorithm>

namespace tableside::calls {

bool PoseWatch::begin(int seat, Microseconds at_us)
{
    if (pose_of(seat))
        return false;
    m_poses.push_back({seat, at_us, {}});
    return true;
}

bool PoseWatch::moved(int seat, Microseconds at_us)
{
    for (Pose &pose : m_poses) {
        if (pose.seat == seat && pose.is_held()) {
            pose.moved_us = at_us;
            return true;
        }
    }
    return false;
}

bool PoseWatch::end(int seat)
{
    return std::erase_if(m_poses, [=](const Pose &pose) { return pose.seat == seat; }) > 0;
}

const Pose *PoseWatch::pose_of(int seat) const
{
    const auto found = std::find_if(m_poses.begin(), m_poses.end(),
                                    [=](const Pose &pose) { return pose.seat == seat; });
    return found == m_poses.end() ? nullptr : &*found;
}

} // namespace tableside::calls
