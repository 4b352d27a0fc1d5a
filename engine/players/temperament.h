// The temperament of an AI player: whether it calls in time, whether it notices that another player forgot, and how
// fast it reacts. The caller supplies the random generator; times are milliseconds, as data.
#pragma once

#include "engine/players/levels.h"
#include "engine/core/random.h"

#include <optional>

namespace tableside {

/// All probabilities are 0 to 1.
struct Temperament
{
    double forgets = 0.0;               ///< Probability of not calling at all.
    double notices = 1.0;               ///< Probability of trying to catch somebody who has not called.
    double reaction_median_ms = 1000.0; ///< Median of the reaction times, which are log-normal.
    double reaction_sigma = 0.4;        ///< Standard deviation of their logarithm.
    double flinches = 0.0;              ///< Probability of not holding a pose to its end (UNO-ACT-6).
    double errs = 0.0;    ///< Probability of catching a seat that has few cards but is not exposed (DOS-CALL-7).
    bool jumps_in = true; ///< Whether it plays out of turn at all when it notices the chance (UNO-JUMP-1).
};

/// The time in which the fastest person can see and press. No AI player catches earlier than this after the grace time,
/// so that a person can always call first.
inline constexpr int human_reaction_ms = 600;
/// The longest reaction time in milliseconds; the distribution's longer tail would look like a stall.
inline constexpr int slowest_reaction_ms = 8000;

Temperament temperament_of(Level level);

/// Returns a log-normal time in milliseconds (Box-Muller 1958), drawn again until it is at most `slowest_ms`.
int reaction_ms(double median_ms, double sigma, Random &random, int slowest_ms = slowest_reaction_ms);

/// Returns the milliseconds from a seat's exposure to its own call, at most `slowest_ms`; nullopt if the seat forgets.
std::optional<int> call_delay(const Temperament &temperament, Random &random, int slowest_ms = slowest_reaction_ms);

/// Returns the milliseconds from another seat's exposure to this seat's catch; nullopt if it does not notice. The
/// result is at least grace_ms + human_reaction_ms and at most grace_ms + max(`slowest_ms`, human_reaction_ms).
std::optional<int> catch_delay(const Temperament &temperament, int grace_ms, Random &random,
                               int slowest_ms = slowest_reaction_ms);

} // namespace tableside
