// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Simulates which seats call and which seats catch others, for matches without a real clock. The simulator draws a random
// reaction time for each seat, according to its temperament, and a random time until play continues; the shortest time
// decides what happens next. The call_hooks.h of each game uses this class.
//
//     after every accepted action that is no call and no catch:
//     while (const auto attempt = calls.next(exposed seats, grace_ms)) { apply the attempt }
#pragma once

#include "engine/players/temperament.h"
#include "engine/core/random.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tableside {

/// A simulated call or catch. If `seat` equals `target`, the seat calls; otherwise `seat` catches `target`.
struct CallAttempt
{
    int seat = 0;
    int target = 0;
    int after_ms = 0; ///< Milliseconds since `target` became exposed, that is, could be caught.

    bool is_call() const { return seat == target; }
    friend bool operator==(const CallAttempt &, const CallAttempt &) = default;
};

/// The argument of derived_seed() for the seed of a match's simulated calls. The players of the match use the arguments 1,
/// 2, 3, and so on. Different arguments give different random numbers.
inline constexpr std::uint64_t call_seed_purpose = 1000;

/// Draws at random which seats call, catch others, move in a pose, and jump in, according to their temperaments. The same
/// seed and the same function calls give the same results.
class CallSimulator
{
public:
    /// The parameters of the simulated time between two actions, which is log-normal: the median in milliseconds and the
    /// standard deviation of the logarithm.
    static constexpr double pace_median_ms = 2500.0;
    static constexpr double pace_sigma = 0.5;

    /// Creates a simulator. `seats` has the temperament of each seat, at most 32.
    CallSimulator(std::vector<Temperament> seats, std::uint64_t seed);

    /// Makes next() and next_false_catch() return nullopt from now on.
    void stop_calls() { m_calls_stopped = true; }

    /// Returns the next call or catch, or nullopt if play continues first. `exposed` has one bit per seat that can be caught
    /// now. The caller must apply the result before it calls next() again.
    std::optional<CallAttempt> next(std::uint32_t exposed, int grace_ms);

    /// Discards all planned calls and catches. Must be called after an action that makes all exposed seats safe from being
    /// caught. After that, next() treats all seats in `exposed` as newly exposed, even if they were exposed before.
    void forget_exposures();
    /// Sets which seats have to call because of the size of their hand, such as two cards in DOS; one bit per seat. A seat
    /// that did not have to call until now counts as newly exposed, even if it could be caught before.
    void set_holders(std::uint32_t seats);
    /// Must be called each time a Wild Dumb Fu makes the seat strike a pose (UNO-ACT-6), even if the seat already posed.
    /// next_moved_pose() then decides again whether the seat moves.
    void reset_pose(int seat) { m_posing &= ~(1U << seat); }

    /// Returns a false catch: the catching seat wrongly believes that another seat can be caught (DOS-CALL-7). Returns
    /// nullopt if no seat makes this mistake. `tempting` has one bit per seat that seems to be catchable but is not. Each of
    /// these seats is considered only once; it is considered again after its bit has been 0 in a call of this function.
    std::optional<CallAttempt> next_false_catch(std::uint32_t tempting);

    /// Returns a seat that moves in its pose (UNO-ACT-6); nullopt if all seats hold still. `posing` has one bit per seat
    /// that poses now. Only the first call for each pose decides at random whether the seat moves.
    std::optional<int> next_moved_pose(std::uint32_t posing);

    /// Decides at random whether a seat that can jump in does so (UNO-JUMP-1: jumping in is playing out of turn). A seat may
    /// overlook the chance, and some temperaments never jump in.
    bool jumps_in(int seat);

private:
    struct Planned
    {
        std::int64_t at_ms;
        CallAttempt attempt;
    };

    void expose(int seat, int grace_ms);
    void forget_all_but(std::uint32_t exposed);
    void forget_exposures_of(std::uint32_t seats);

    std::vector<Temperament> m_seats;
    Random m_random;
    std::vector<Planned> m_planned; ///< The planned calls and catches, sorted by time.
    std::uint32_t m_exposed = 0;
    std::uint32_t m_holders = 0; ///< The seats that have to call, one bit per seat; see set_holders().
    std::uint32_t m_considered_false_catches =
        0;                      ///< The seats that next_false_catch() has decided about, one bit each.
    std::uint32_t m_posing = 0; ///< The posing seats that next_moved_pose() has decided about, one bit each.
    std::int64_t m_now_ms = 0;
    std::int64_t m_next_action_ms = 0;
    bool m_has_next_action_time = false;
    bool m_calls_stopped = false;
};

} // namespace tableside
