// Simulates who calls and who catches where no clock runs. The seats' reaction times are drawn from their
// temperaments, and so is the time until play continues. Independent of any game; engine/dos/ai/call_hooks.h uses it.
//
//     after every accepted action that is no call and no catch:
//     while (const auto attempt = calls.next(exposed seats, grace_ms)) { apply it }
#pragma once

#include "engine/players/temperament.h"
#include "engine/core/random.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tableside {

/// A call by `seat` for itself (`seat` equals `target`) or its catch of `target`.
struct CallAttempt
{
    int seat = 0;
    int target = 0;
    int after_ms = 0; ///< Milliseconds since `target` became exposed.

    bool is_call() const { return seat == target; }
    friend bool operator==(const CallAttempt &, const CallAttempt &) = default;
};

/// The purpose for derived_seed() that gives a match's simulated calls their seed. The purposes from 0 on are the
/// players'.
inline constexpr std::uint64_t call_seed_purpose = 1000;

/// Draws calls, catches, flinches, and jump-ins from the temperaments of all seats. The same seed and calls give the
/// same results.
class CallSimulator
{
public:
    /// The simulated time between two actions is log-normal: its median in milliseconds and the standard deviation of
    /// its logarithm.
    static constexpr double pace_median_ms = 2500.0;
    static constexpr double pace_sigma = 0.5;

    /// `seats` has a temperament per seat, at most 32.
    CallSimulator(std::vector<Temperament> seats, std::uint64_t seed);

    /// Makes next() and next_false_catch() return nullopt from now on.
    void be_quiet() { m_is_quiet = true; }

    /// Returns the next call or catch before play continues, or nullopt when play continues. `exposed` has a bit per
    /// seat that can be caught now. The caller must apply the result before it calls next() again.
    std::optional<CallAttempt> next(std::uint32_t exposed, int grace_ms);

    /// Drops the planned calls and catches because an action closed all windows. Seats in the next `exposed` count as
    /// newly exposed, even if they were exposed before.
    void forget_exposures();
    /// Sets which seats hold exactly the number of cards that must be called, a bit per seat. A seat that was not in
    /// the last set counts as newly exposed, even if its window never closed.
    void note_holders(std::uint32_t seats);
    /// Called when the seat strikes a pose, even if it already held one, so that next_flinch() considers it again
    /// (UNO-ACT-6).
    void forget_pose(int seat) { m_posing &= ~(1U << seat); }

    /// Returns a catch by a seat that wrongly takes another to be exposed (DOS-CALL-7); nullopt if nobody errs.
    /// `tempting` has a bit per seat that looks as if it could be caught but cannot. Each of these is considered once
    /// until it leaves the set.
    std::optional<CallAttempt> next_false_catch(std::uint32_t tempting);

    /// Returns a seat that struck a pose since the last call and fails to hold it (UNO-ACT-6); nullopt if all hold
    /// still. `posing` has a bit per seat that poses now.
    std::optional<int> next_flinch(std::uint32_t posing);

    /// Returns whether the seat notices that it could jump in and does so (UNO-JUMP-1).
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
    std::vector<Planned> m_planned; ///< Sorted by time.
    std::uint32_t m_exposed = 0;
    std::uint32_t m_holders = 0;  ///< See note_holders().
    std::uint32_t m_tempting = 0; ///< The tempting seats that next_false_catch() has considered.
    std::uint32_t m_posing = 0;   ///< The posing seats that next_flinch() has considered.
    std::int64_t m_now_ms = 0;
    std::int64_t m_next_action_ms = 0;
    bool m_play_waits = false;
    bool m_is_quiet = false;
};

} // namespace tableside
