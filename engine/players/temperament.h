// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The temperament of an AI player: how often it forgets to call, how often it notices that another player forgot, and how
// fast it reacts. The functions draw random times in milliseconds; the caller passes the random generator.
#pragma once

#include "engine/players/levels.h"
#include "engine/core/random.h"

#include <optional>

namespace tableside {

/// The probabilities and reaction times of an AI player. All probabilities are 0 to 1.
struct Temperament
{
    double forgets = 0.0;               ///< Probability of forgetting to call.
    double notices = 1.0;               ///< Probability of noticing that a seat can be caught, or a chance to jump in.
    double reaction_median_ms = 1000.0; ///< Median of the reaction times, which are log-normal.
    double reaction_sigma = 0.4;        ///< Standard deviation of the logarithm of the reaction times.
    double flinches = 0.0;              ///< Probability of moving in a pose (UNO-ACT-6).
    double errs = 0.0;                  ///< Probability of wrongly catching a seat that is not exposed (DOS-CALL-7).
    bool jumps_in = true;               ///< Whether the player ever jumps in, that is, plays out of turn (UNO-JUMP-1).
};

/// The time in milliseconds that a fast person needs to notice that a seat must call and to press the button. No AI player
/// catches earlier than this after the grace period, so that a person can always call first.
inline constexpr int human_reaction_ms = 600;
/// The longest reaction time in milliseconds. Longer times, which are possible in a log-normal distribution, would look
/// like a hang of the app.
inline constexpr int slowest_reaction_ms = 8000;

Temperament temperament_of(Level level);

/// Returns a random log-normal time in milliseconds, at most `slowest_ms`; longer times are drawn again. `sigma` is the
/// standard deviation of the logarithm. The method is that of Box and Muller (1958).
int reaction_ms(double median_ms, double sigma, Random &random, int slowest_ms = slowest_reaction_ms);

/// Returns a random time in milliseconds between the moment at which a seat must call and the seat's call, at most
/// `slowest_ms`. Returns nullopt if the seat forgets to call.
std::optional<int> call_delay(const Temperament &temperament, Random &random, int slowest_ms = slowest_reaction_ms);

/// Returns a random time in milliseconds between the moment at which another seat must call and this seat's catch. Returns
/// nullopt if this seat does not notice. The time is at least grace_ms + human_reaction_ms and at most grace_ms +
/// max(`slowest_ms`, human_reaction_ms).
std::optional<int> catch_delay(const Temperament &temperament, int grace_ms, Random &random,
                               int slowest_ms = slowest_reaction_ms);

} // namespace tableside
