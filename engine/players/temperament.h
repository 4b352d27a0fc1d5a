// How a seat of the engine behaves when somebody is down to the cards that must be called: whether it forgets to
// call, whether it notices that another forgot, and how quick it is. Chance comes from the caller's generator; time
// is milliseconds, as data.
#pragma once

#include "engine/players/levels.h"
#include "engine/core/random.h"

#include <optional>

namespace tableside {

struct Temperament
{
    double forgets = 0.0;               ///< Probability of not calling at all.
    double notices = 1.0;               ///< Probability of trying to catch somebody who has not called.
    double reaction_median_ms = 1000.0; ///< Reaction times are log-normal: the median ...
    double reaction_sigma = 0.4;        ///< ... and the standard deviation of their logarithm.
    double flinches = 0.0;              ///< Probability of not holding a pose to its end (UNO-ACT-6).
    double errs = 0.0;    ///< Probability of catching somebody who has few cards and is not exposed (DOS-CALL-7).
    bool jumps_in = true; ///< Whether it plays out of turn at all, when it notices (UNO-JUMP-1).
};

/// What the fastest person needs to see and press: nobody is caught earlier than this after the grace time, so that
/// a person can always win the race.
inline constexpr int human_reaction_ms = 600;
/// Nobody takes longer than this; a longer tail would only be odd to watch.
inline constexpr int slowest_reaction_ms = 8000;

Temperament temperament_of(Level level);

/// A log-normal time in milliseconds, drawn again until it is at most `slowest_ms`. Box-Muller (1958).
int reaction_ms(double median_ms, double sigma, Random &random, int slowest_ms = slowest_reaction_ms);

/// After how many milliseconds a seat that became exposed calls, at most `slowest_ms`; nothing if it forgets.
std::optional<int> call_delay(const Temperament &temperament, Random &random, int slowest_ms = slowest_reaction_ms);

/// After how many milliseconds, counted from the other seat's exposure, this seat would catch it; nothing if it does
/// not notice. At least grace_ms + human_reaction_ms, at most grace_ms + `slowest_ms`, which is no less than that.
std::optional<int> catch_delay(const Temperament &temperament, int grace_ms, Random &random,
                               int slowest_ms = slowest_reaction_ms);

} // namespace tableside
