// Judges a race at the call booth: the presses of one moment, in order of time, and what follows from them by the rules
// of calls (DOS-CALL-1 to -8, UNO-CALL-1). Times are microseconds of one clock that only goes forward, passed in by the
// caller.
#pragma once

#include "engine/core/game_id.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tableside::calls {

using Microseconds = std::int64_t;

/// Presses closer together than this are a tie: neither fingers nor screens are more exact.
inline constexpr Microseconds tie_us = 15'000;
/// Cards that a caught player draws (DOS-CALL-3, UNO-CALL-1), or under a house rule one who caught falsely
/// (DOS-CALL-7).
inline constexpr int penalty_cards = 2;

struct CallRules
{
    GameId game = GameId::dos;
    Microseconds grace_us = 1'000'000;  ///< DOS-CALL-6, UNO-CALL-1.
    bool false_catch_draws_two = false; ///< DOS-CALL-7; UNO knows no such rule.
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
    std::optional<Microseconds> since_us; ///< When that was said; nothing if it was said after the race.
    friend bool operator==(const Holder &, const Holder &) = default;
};

/// A press that stands in the order of the race.
struct Placed
{
    int seat = 0;
    Microseconds behind_us = 0; ///< Behind the first of all.
    int place = 1;              ///< From 1, which all share that are tied with the first. 0 if too early.
    bool too_early = false;     ///< A catch within the grace time, which does not count (DOS-CALL-6).
    friend bool operator==(const Placed &, const Placed &) = default;
};

enum class Verdict : std::uint8_t {
    waiting,     ///< The holder has not called yet, and the catches were too early (DOS-CALL-6).
    called,      ///< The holder was first, or alone.
    caught,      ///< Somebody else was first: the holder draws two (DOS-CALL-3).
    tie,         ///< Nobody called first, so nobody is caught (DOS-CALL-2).
    false_catch, ///< Nobody holds that few cards (DOS-CALL-7).
};

struct Finding
{
    Verdict verdict = Verdict::waiting;
    int seat = 0;               ///< The holder; of a false catch, the seat that made it.
    std::optional<int> by;      ///< The other seat that pressed, if there was one.
    Microseconds margin_us = 0; ///< Between the two.
    int draws = 0;              ///< Cards that `seat` draws.
    friend bool operator==(const Finding &, const Finding &) = default;
};

class CallJudgement
{
public:
    explicit CallJudgement(const CallRules &rules = {}, std::vector<Holder> holders = {});

    /// Presses may come in any order of time. The first one of a seat counts, except that one that was too early is
    /// replaced.
    void press(const Press &press);
    /// States afterwards which seat held that few cards.
    void attribute(int seat);
    /// States afterwards that no seat did.
    void attribute_nobody();

    bool is_empty() const { return m_presses.empty(); }
    /// Whether somebody has yet to state whose call it was.
    bool is_open() const { return !m_nobody && m_holders.empty(); }
    // Only after a press.
    Microseconds first_us() const { return m_presses.front().at_us; }
    Microseconds last_us() const { return m_presses.back().at_us; }
    const std::vector<Holder> &holders() const { return m_holders; }
    /// Whether the press of that seat was a catch within the grace time (DOS-CALL-6).
    bool is_too_early(int seat) const;
    std::vector<Placed> order() const;
    /// One for each holder that pressed or was to be caught, or for each false catch; none while is_open().
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
    std::vector<Press> m_presses; ///< By time.
    bool m_nobody = false;
};

} // namespace tableside::calls
