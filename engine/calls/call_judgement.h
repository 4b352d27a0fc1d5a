// Judges a race at the call booth, the page with a call button for each player at a table with real cards. A race is a
// series of presses that closely follow each other: calls of "DOS!" or "UNO!" and catches of players who did not call.
// The judgement sorts the presses by time and applies the rules of calls (DOS-CALL-1 to DOS-CALL-8, UNO-CALL-1). Times
// are microseconds of one monotonic clock, passed in by the caller.
#pragma once

#include "engine/core/game_id.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tableside::calls {

using Microseconds = std::int64_t;

/// Presses closer together than this many microseconds are a tie, because touch screens and fingers are no more exact.
inline constexpr Microseconds tie_us = 15'000;
/// The number of cards that a caught player draws (DOS-CALL-3, UNO-CALL-1). With a house rule of DOS, a player also draws
/// this number for a false catch (DOS-CALL-7).
inline constexpr int penalty_cards = 2;

struct CallRules
{
    GameId game = GameId::dos;
    Microseconds grace_us = 1'000'000;  ///< The grace period: no earlier catch counts (DOS-CALL-6, UNO-CALL-1).
    bool false_catch_draws_two = false; ///< Whether a false catch costs two cards (DOS-CALL-7); ignored for UNO.
    friend bool operator==(const CallRules &, const CallRules &) = default;
};

struct Press
{
    int seat = 0;
    Microseconds at_us = 0;
    friend bool operator==(const Press &, const Press &) = default;
};

/// A seat that has to call, because it holds two cards in DOS (DOS-CALL-1) or one card in UNO (UNO-CALL-1).
struct Holder
{
    int seat = 0;
    std::optional<Microseconds> since_us; ///< When the seat's grace period began; empty if it has no grace period.
    friend bool operator==(const Holder &, const Holder &) = default;
};

/// A press with its rank in the race.
struct Placed
{
    int seat = 0;
    Microseconds after_first_us = 0; ///< The time after the first press of the race.
    int place = 1;          ///< The rank, from 1. Presses tied with the first have rank 1, too early ones rank 0.
    bool too_early = false; ///< Whether this was a catch in the grace period, which does not count (DOS-CALL-6).
    friend bool operator==(const Placed &, const Placed &) = default;
};

enum class Verdict : std::uint8_t {
    waiting,     ///< The seat has not called yet, and all catches came in its grace period (DOS-CALL-6).
    called,      ///< The seat called before any other seat caught it.
    caught,      ///< Another seat's catch was first, so the seat draws two cards (DOS-CALL-3).
    tie,         ///< Call and catch were closer together than tie_us, so the seat is not caught (DOS-CALL-2).
    false_catch, ///< The seat made a catch although no seat had to call (DOS-CALL-7).
};

/// The verdict about one seat in a race.
struct Finding
{
    Verdict verdict = Verdict::waiting;
    int seat = 0;               ///< The seat that had to call or, after a false catch, the seat that made the catch.
    std::optional<int> by;      ///< The seat that made the first catch of `seat`; empty if there was none.
    Microseconds margin_us = 0; ///< The time between the call and the catch; 0 if there was only one of them.
    int draws = 0;              ///< The number of cards that `seat` draws.
    friend bool operator==(const Finding &, const Finding &) = default;
};

/// The presses of one race and its holders, the seats that had to call. A press of a holder is a call, any other press a
/// catch. Findings are computed on request, so presses and holders can still change.
class CallJudgement
{
public:
    explicit CallJudgement(const CallRules &rules = {}, std::vector<Holder> holders = {});

    /// Adds a press; presses may be added in any order. Only the first press of a seat counts; later ones are ignored. If
    /// the stored press was a catch in the grace period, the new press replaces it.
    void press(const Press &press);
    /// Makes `seat` the only holder, if people state after the presses that this seat had to call. Removes other holders.
    void attribute(int seat);
    /// Removes all holders, if people state after the presses that no seat had to call. All presses are then false catches.
    void attribute_nobody();

    bool is_empty() const { return m_presses.empty(); }
    /// Returns whether it is still unknown which seat had to call: there is no holder, and attribute_nobody() was not called.
    bool is_open() const { return !m_nobody_had_to_call && m_holders.empty(); }
    // The times of the first and last press; there must be at least one press.
    Microseconds first_us() const { return m_presses.front().at_us; }
    Microseconds last_us() const { return m_presses.back().at_us; }
    const std::vector<Holder> &holders() const { return m_holders; }
    /// Returns whether the press of `seat` was a catch in the grace period (DOS-CALL-6). False if the seat has not pressed.
    bool is_too_early(int seat) const;
    /// Returns the presses with their ranks, sorted by time.
    std::vector<Placed> order() const;
    /// Returns a finding for each holder that called or was the target of a catch. After attribute_nobody(), returns a
    /// false catch for the first press and for each press tied with it. Empty while is_open().
    std::vector<Finding> findings() const;

private:
    bool is_holder(int seat) const;
    bool is_too_early(const Press &press) const;
    bool is_within_grace(const Holder &holder, const Press &press) const;
    std::optional<Press> call_of(int seat) const;
    std::optional<Press> catch_of(const Holder &holder) const;
    std::optional<Finding> finding_for(const Holder &holder) const;

    CallRules m_rules;
    std::vector<Holder> m_holders;
    std::vector<Press> m_presses;      ///< The presses, sorted by time, at most one for each seat.
    bool m_nobody_had_to_call = false; ///< Whether attribute_nobody() was called.
};

} // namespace tableside::calls
