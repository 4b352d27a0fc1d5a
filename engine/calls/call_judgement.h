// Who was first at the call booth: the presses of one moment, in order, with what they come to by the rules of calls
// (DOS-CALL-1 to -8, UNO-CALL-1). Times are microseconds of one clock that only goes forward; the race has none itself.
#pragma once

#include "engine/core/game_id.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tableside::calls {

using Microseconds = std::int64_t;

/// Closer together than this, nobody was first: neither fingers nor screens are more exact.
inline constexpr Microseconds tie_us = 15'000;
/// What a caught player draws (DOS-CALL-3, UNO-CALL-1), and who caught falsely under the house rule (DOS-CALL-7).
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

/// Somebody who holds the number of cards that is to be called.
struct Holder
{
    int seat = 0;
    std::optional<Microseconds> since_us; ///< Since they said so; nothing if it was said after the race.
    friend bool operator==(const Holder &, const Holder &) = default;
};

/// A seat's first press, in the order of time.
struct Placed
{
    int seat = 0;
    Microseconds behind_us = 0; ///< Behind the first of all.
    int place = 1;              ///< From 1; who is tied with the first is first as well. 0 if too early.
    bool too_early = false;     ///< A catch within the grace time, which does not count (DOS-CALL-6).
    friend bool operator==(const Placed &, const Placed &) = default;
};

enum class Verdict : std::uint8_t {
    waiting,     ///< The holder has not called yet, and who wanted to catch them was too early (DOS-CALL-6).
    called,      ///< The holder was first, or alone.
    caught,      ///< Somebody else was first: the holder draws two (DOS-CALL-3).
    tie,         ///< Nobody called first, so nobody is caught (DOS-CALL-2).
    false_catch, ///< Nobody holds that few cards (DOS-CALL-7).
};

struct Finding
{
    Verdict verdict = Verdict::waiting;
    int seat = 0;               ///< The holder; of a false catch, who made it.
    std::optional<int> by;      ///< The other one who pressed, if there was one.
    Microseconds margin_us = 0; ///< Between the two.
    int draws = 0;              ///< Cards that `seat` draws.
    friend bool operator==(const Finding &, const Finding &) = default;
};

class CallJudgement
{
public:
    explicit CallJudgement(const CallRules &rules = {}, std::vector<Holder> holders = {});

    /// In any order of time. A seat counts once, unless its earlier press was too early.
    void press(const Press &press);
    /// Somebody says afterwards who held that few cards.
    void attribute(int seat);
    /// Or that nobody did.
    void attribute_nobody();

    bool is_empty() const { return m_presses.empty(); }
    /// Whether anybody has to say whose call it was.
    bool is_open() const { return !m_nobody && m_holders.empty(); }
    Microseconds first_us() const { return m_presses.front().at_us; }
    Microseconds last_us() const { return m_presses.back().at_us; }
    const std::vector<Holder> &holders() const { return m_holders; }
    std::vector<Placed> order() const;
    /// One for each holder who pressed or was to be caught, or for each false catch; none while the race is open.
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
