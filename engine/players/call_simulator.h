// Who calls and who catches in a simulation, where no clock runs: the seats' reaction times are drawn from their
// temperaments, and so is how long it takes until play goes on. Knows no game; see engine/dos/ai/call_hooks.h.
//
//     after every accepted action that is no call and no catch:
//     while (const auto shout = race.next(exposed seats, grace_ms)) { carry it out }
#pragma once

#include "engine/players/temperament.h"
#include "engine/core/random.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tableside {

/// Somebody calls for itself (`seat` is `target`) or catches `target`.
struct CallAttempt
{
    int seat = 0;
    int target = 0;
    int after_ms = 0; ///< Since `target` became exposed.

    bool is_call() const { return seat == target; }
    friend bool operator==(const CallAttempt &, const CallAttempt &) = default;
};

/// From the seed of a match, derived_seed() gives that of its simulated calls by this purpose; those of its players have
/// the purposes from 0 on.
inline constexpr std::uint64_t call_seed_purpose = 1000;

class CallSimulator
{
public:
    /// How long a seat takes to act, seen from the action before.
    static constexpr double pace_median_ms = 2500.0;
    static constexpr double pace_sigma = 0.5;

    /// A temperament per seat, at most 32 of them.
    CallSimulator(std::vector<Temperament> seats, std::uint64_t seed);

    /// From now on nobody shouts: everybody calls in time.
    void be_quiet() { m_is_quiet = true; }

    /// What is shouted next, before play goes on; nothing when play goes on. `exposed` has a bit per seat that can
    /// be caught now. What it returns is to be carried out before asking again.
    std::optional<CallAttempt> next(std::uint32_t exposed, int grace_ms);

    /// All windows were shut by what has just been done: who is exposed now became so by it, although nobody saw them
    /// closed in between.
    void forget_exposures();
    /// Who holds as many cards as must be called, a bit per seat: who did not when this was last told is exposed anew, even
    /// if it was exposed all the while.
    void note_holders(std::uint32_t seats);
    /// The seat has just struck a pose, whether or not it held one before (UNO-ACT-6).
    void forget_pose(int seat) { m_posing &= ~(1U << seat); }

    /// A seat that wrongly takes another for exposed, and its catch (DOS-CALL-7); nothing if nobody errs. `tempting` has a
    /// bit per seat that looks as if it could be caught and cannot; each of them is looked at once, until it is not tempting
    /// any more.
    std::optional<CallAttempt> next_false_catch(std::uint32_t tempting);

    /// A seat that has just struck a pose and will not hold it (UNO-ACT-6); nothing if all hold still. `posing` has a
    /// bit per seat that poses now.
    std::optional<int> next_flinch(std::uint32_t posing);

    /// Whether the seat, which could jump in, sees it and does (UNO-JUMP-1).
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
    std::vector<Planned> m_planned; ///< By time.
    std::uint32_t m_exposed = 0;
    std::uint32_t m_holders = 0;  ///< See note_holders().
    std::uint32_t m_tempting = 0; ///< Those who were looked at already.
    std::uint32_t m_posing = 0;   ///< Those who were asked already.
    std::int64_t m_now_ms = 0;
    std::int64_t m_next_action_ms = 0;
    bool m_play_waits = false;
    bool m_is_quiet = false;
};

} // namespace tableside
