// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Stores the poses of players who play UNO with real cards. After a Wild Dumb Fu, the next player must hold a pose, that is,
// keep still, until that player's next turn (UNO-ACT-6). Several players may pose at once. Times are microseconds of one
// monotonic clock, passed in by the caller.
#pragma once

#include "engine/calls/call_judgement.h"

#include <vector>

namespace tableside::calls {

/// The number of cards that a player draws for moving while posing. UNO-ACT-6: after a Wild Dumb Fu, the next player must
/// hold a pose.
inline constexpr int moved_cards = 4;

/// The pose that a seat must hold after a Wild Dumb Fu (UNO-ACT-6). The pose is either still held, or lost because the
/// player moved.
struct Pose
{
    int seat = 0;
    Microseconds began_us = 0;
    std::optional<Microseconds> moved_us; ///< The time of the first move; empty while the pose is held.

    /// Returns how long the pose was held: until the first move or, without a move, until `now_us`.
    Microseconds held_us(Microseconds now_us) const { return moved_us.value_or(now_us) - began_us; }
    bool is_held() const { return !moved_us; }
    friend bool operator==(const Pose &, const Pose &) = default;
};

/// The poses of all seats, held or lost. Each seat has at most one pose; the pose is stored until the seat's next turn
/// begins.
class PoseWatch
{
public:
    /// Starts a pose. Returns false if the seat has a pose already, held or lost.
    bool begin(int seat, Microseconds at_us);
    /// Marks the pose of a seat as lost because the player moved. Returns false if the seat has no pose or has already
    /// moved.
    bool moved(int seat, Microseconds at_us);
    /// Removes the pose of a seat whose next turn begins. Returns false if the seat has no pose.
    bool end(int seat);
    void clear() { m_poses.clear(); }

    /// Returns the poses of all seats, oldest first: those still held, and those lost because the player moved.
    const std::vector<Pose> &poses() const { return m_poses; }
    /// Returns the pose of `seat`, or null if there is none. The pointer is valid until a pose is added or removed.
    const Pose *pose_of(int seat) const;

private:
    std::vector<Pose> m_poses;
};

} // namespace tableside::calls
