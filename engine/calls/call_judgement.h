// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Judges a race at the call booth, the page with a call button for each player at a table with real cards. A race is a
// series of presses that closely follow each other: calls of "DOS!" or "UNO!" and catches of players who did not call.
// The judgement sorts the presses by time and applies the rules of calls (DOS-CALL-1 to DOS-CALL-8, UNO-CALL-1). Times
// are microseconds of one monotonic clock, passed in by the caller.
#pragma once

#include "engine/core/game_id.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace tableside::calls {

using Microseconds = std::int64_t;

/// Two presses less than this many microseconds apart count as simultaneous (a tie), because touch screens and fingers are
/// not more exact than that. If the times are less certain, the distance is larger: tie_margin().
inline constexpr Microseconds tie_us = 15'000;
/// The number of cards that a caught player draws (DOS-CALL-3, UNO-CALL-1). With a house rule of DOS, a player also draws
/// this number for a false catch, that is, for a catch although nobody had to call (DOS-CALL-7).
inline constexpr int penalty_cards = 2;

struct CallRules
{
    GameId game = GameId::dos;
    /// The length of the grace period in microseconds. The period begins when a seat has to call; a catch of that seat
    /// during the period does not count (DOS-CALL-6, UNO-CALL-1).
    Microseconds grace_us = 1'000'000;
    /// Whether a player draws two cards for a false catch, that is, for a catch although nobody had to call (DOS-CALL-7).
    /// Ignored for UNO.
    bool false_catch_draws_two = false;
    friend bool operator==(const CallRules &, const CallRules &) = default;
};

struct Press
{
    int seat = 0;
    Microseconds at_us = 0;
    /// The largest error of `at_us`, 0 or more. It is 0 for a press on the table's own screen; a press on a phone has the
    /// uncertainty of the phone's clock (phone_clock.h).
    Microseconds uncertainty_us = 0;
    friend bool operator==(const Press &, const Press &) = default;
};

/// Returns the distance from which two presses with these uncertainties are no tie: the sum of the uncertainties, but at
/// least tie_us.
constexpr Microseconds tie_margin(Microseconds uncertainty_us, Microseconds other_uncertainty_us)
{
    return std::max(tie_us, uncertainty_us + other_uncertainty_us);
}

/// Returns whether `press` was certainly made before `other`: the presses are no tie.
constexpr bool is_clearly_before(const Press &press, const Press &other)
{
    return other.at_us - press.at_us >= tie_margin(press.uncertainty_us, other.uncertainty_us);
}

/// A seat that has to call, because it holds two cards in DOS (DOS-CALL-1) or one card in UNO (UNO-CALL-1).
struct Holder
{
    int seat = 0;
    std::optional<Microseconds> since_us; ///< The time at which the seat's grace period began; empty if there is none.
    friend bool operator==(const Holder &, const Holder &) = default;
};

/// A press of a call button and its rank by time in its race. A race is a series of presses that closely follow each other.
struct Placed
{
    int seat = 0;
    Microseconds after_first_us = 0; ///< The time in microseconds after the first press of the race.
    /// The rank by time. The first press that counts has rank 1, and so has every press that ties with it, so that no press
    /// that counts was clearly before it. A catch in the grace period does not count and has rank 0.
    int place = 1;
    bool too_early = false; ///< Whether this press was a catch in the grace period, so it does not count (DOS-CALL-6).
    friend bool operator==(const Placed &, const Placed &) = default;
};

enum class Verdict : std::uint8_t {
    waiting, ///< The seat has not called yet, and all catches were in its grace period (DOS-CALL-6).
    called,  ///< The seat called before any catch that counts.
    caught,  ///< Another seat's catch was first, so the seat draws two cards (DOS-CALL-3, UNO-CALL-1).
    tie, ///< Call and catch were closer together than tie_margin(), so the seat is not caught (DOS-CALL-2, UNO-CALL-1).
    false_catch, ///< The seat made a catch although no seat had to call (DOS-CALL-7).
};

/// The verdict about one seat after a race, a series of presses that closely follow each other.
struct Finding
{
    Verdict verdict = Verdict::waiting;
    /// The seat that had to call. For Verdict::false_catch, the seat that made a catch although no seat had to call.
    int seat = 0;
    std::optional<int> by;      ///< The seat that made the first catch of `seat` that counts; empty if none.
    Microseconds margin_us = 0; ///< Microseconds between the call and the catch; 0 without a call or a catch.
    int draws = 0;              ///< The number of penalty cards that `seat` draws.
    friend bool operator==(const Finding &, const Finding &) = default;
};

/// The presses of one race (presses that closely follow each other), and the holders, that is, the seats that had to call. A
/// press of a holder is a call; a press of any other seat is a catch. Findings are computed on request, so presses and
/// holders can still be added.
class CallJudgement
{
public:
    explicit CallJudgement(const CallRules &rules = {}, std::vector<Holder> holders = {});

    /// Adds a press; presses may be added in any order. The press of a seat that is added first counts, and all other presses
    /// of the seat are ignored. Exception: if the seat's stored press was a catch in the grace period, the new press replaces it.
    void press(const Press &press);
    /// Stores that `seat` was the only seat that had to call. Used when the players enter this fact after the presses.
    void attribute(int seat);
    /// Stores that no seat had to call, so that every press was a false catch. Used when the players enter this fact after
    /// the presses.
    void attribute_nobody();

    bool is_empty() const { return m_presses.empty(); }
    /// Returns whether it is still unknown which seats had to call: no such seat is stored, and attribute_nobody() has not
    /// been called.
    bool is_open() const { return !m_nobody_had_to_call && m_holders.empty(); }
    // The times of the first and last press; there must be at least one press.
    Microseconds first_us() const { return m_presses.front().at_us; }
    Microseconds last_us() const { return m_presses.back().at_us; }
    const std::vector<Holder> &holders() const { return m_holders; }
    /// Returns whether the press of `seat` was a catch in the grace period (DOS-CALL-6). False if the seat has not pressed.
    bool is_too_early(int seat) const;
    /// Returns the presses with their ranks, sorted by time.
    std::vector<Placed> order() const;
    /// Returns one finding for each seat that had to call, if the seat pressed or another seat tried to catch it. After
    /// attribute_nobody(), returns a finding of a false catch for the first press and for each press that ties with it.
    /// Returns an empty list while is_open().
    std::vector<Finding> findings() const;

private:
    bool is_holder(int seat) const;
    bool is_too_early(const Press &press) const;
    bool is_within_grace(const Holder &holder, const Press &press) const;
    std::optional<Press> call_of(int seat) const;
    std::optional<Press> catch_of(const Holder &holder, const std::optional<Press> &call) const;
    std::optional<Finding> finding_for(const Holder &holder) const;

    CallRules m_rules;
    std::vector<Holder> m_holders;
    std::vector<Press> m_presses;      ///< The presses, sorted by time, at most one for each seat.
    bool m_nobody_had_to_call = false; ///< Whether attribute_nobody() was called.
};

} // namespace tableside::calls
