// Judges a race at the call booth: sorts the presses of one moment by time and applies the rules of calls (DOS-CALL-1 to
// -8, UNO-CALL-1). Times are microseconds of one monotonic clock, passed in by the caller.
#pragma once

#include "engine/core/game_id.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tableside::calls {

using Microseconds = std::int64_t;

/// Presses closer together than this are a tie, because neither fingers nor touch screens are more exact.
inline constexpr Microseconds tie_us = 15'000;
/// The number of cards that a caught player draws (DOS-CALL-3, UNO-CALL-1). A house rule of DOS gives the same number for
/// a false catch (DOS-CALL-7).
inline constexpr int penalty_cards = 2;

struct CallRules
{
    GameId game = GameId::dos;
    Microseconds grace_us = 1'000'000;  ///< The time after a mark in which no catch counts (DOS-CALL-6, UNO-CALL-1).
    bool false_catch_draws_two = false; ///< Whether a false catch costs two cards (DOS-CALL-7); ignored for UNO.
    friend bool operator==(const CallRules &, const CallRules &) = default;
};

struct Press
{
    int seat = 0;
    Microseconds at_us = 0;
    friend bool operator==(const Press &, const Press &) = default;
};

/// A seat that holds the number of cards that is to be called.
struct Holder
{
    int seat = 0;
    std::optional<Microseconds> since_us; ///< The time when the seat was marked; empty if that was after the race.
    friend bool operator==(const Holder &, const Holder &) = default;
};

/// A press with its place in the order of the race.
struct Placed
{
    int seat = 0;
    Microseconds behind_us = 0; ///< The time after the first press of all.
    int place = 1;              ///< The place from 1; all presses tied with the first have place 1. 0 if too early.
    bool too_early = false;     ///< Whether this was a catch within the grace time, which does not count (DOS-CALL-6).
    friend bool operator==(const Placed &, const Placed &) = default;
};

enum class Verdict : std::uint8_t {
    waiting,     ///< The holder has not called yet, and the catches were too early (DOS-CALL-6).
    called,      ///< The holder called before every catch, or nobody tried to catch.
    caught,      ///< Another seat's catch was first, so the holder draws two (DOS-CALL-3).
    tie,         ///< Call and catch were too close together, so the holder is not caught (DOS-CALL-2).
    false_catch, ///< A catch although no seat holds that few cards (DOS-CALL-7).
};

/// The verdict about one seat.
struct Finding
{
    Verdict verdict = Verdict::waiting;
    int seat = 0;               ///< The seat that had to call or, after a false catch, the seat that made the catch.
    std::optional<int> by;      ///< The seat with the first catch of this holder; empty if there was none.
    Microseconds margin_us = 0; ///< The time between call and catch; 0 if one of them is missing.
    int draws = 0;              ///< The number of cards that `seat` draws.
    friend bool operator==(const Finding &, const Finding &) = default;
};

/// The presses of one race and the holders that they are judged by. Findings are computed when they are requested, so
/// presses and holders may still change.
class CallJudgement
{
public:
    explicit CallJudgement(const CallRules &rules = {}, std::vector<Holder> holders = {});

    /// Adds a press; presses may be added in any order of time. A seat's earlier press stays and `press` is dropped,
    /// except that a press that was too early is replaced.
    void press(const Press &press);
    /// Makes `seat` the only holder, after the race. Every earlier holder is removed.
    void attribute(int seat);
    /// States, after the race, that no seat held that few cards: every press was a false catch.
    void attribute_nobody();

    bool is_empty() const { return m_presses.empty(); }
    /// Whether it is still unknown whose call it was, because there is no holder and attribute_nobody() was not called.
    bool is_open() const { return !m_nobody && m_holders.empty(); }
    // first_us() and last_us() require at least one press.
    Microseconds first_us() const { return m_presses.front().at_us; }
    Microseconds last_us() const { return m_presses.back().at_us; }
    const std::vector<Holder> &holders() const { return m_holders; }
    /// Whether the press of `seat` was a catch within the grace time (DOS-CALL-6). False if the seat has not pressed.
    bool is_too_early(int seat) const;
    /// Returns the presses sorted by time.
    std::vector<Placed> order() const;
    /// Returns a finding for each holder who called or was a target of catches, and for each false catch in first place.
    /// Empty while is_open().
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
    std::vector<Press> m_presses; ///< The presses, sorted by time, at most one for each seat.
    bool m_nobody = false;        ///< Whether attribute_nobody() was called.
};

} // namespace tableside::calls
