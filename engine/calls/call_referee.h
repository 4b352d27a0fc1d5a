// The referee of a call booth with a button for each seat. It stores which seats said that they hold few cards (marks),
// and the current race. Seats are from 0 to most_seats - 1. Times are microseconds of one monotonic clock, passed in by
// the caller.
#pragma once

#include "engine/calls/call_judgement.h"

#include <array>

namespace tableside::calls {

inline constexpr int fewest_seats = 2;
inline constexpr int most_seats = 10; // as in UNO, the larger game (UNO-DECK-2)

/// Stores marks, groups presses into races, and judges each race by a CallJudgement.
class CallReferee
{
public:
    /// The time after its last press at which a race ends. A later press starts a new race.
    static constexpr Microseconds quiet_us = 1'500'000;

    void set_rules(const CallRules &rules) { m_rules = rules; }
    const CallRules &rules() const { return m_rules; }

    /// Adds a press of the seat's button. Returns whether the press started a new race.
    bool press(int seat, Microseconds at_us);
    /// Marks a seat that holds few cards ("I have two"). It can be caught once the grace time is over (DOS-CALL-2, -6).
    /// During a race without a holder, the call of that race is attributed to the seat instead. A second mark is ignored.
    void mark(int seat, Microseconds at_us);
    /// Removes the mark of a seat that drew a card, or that can no longer be caught (DOS-CALL-4).
    void withdraw(int seat);
    bool is_marked(int seat) const { return m_marks[index(seat)].has_value(); }
    /// Returns the time from which a catch of `seat` counts; nothing if the seat is not marked.
    std::optional<Microseconds> catchable_from(int seat) const;

    /// Attributes the call of the current or last race to `seat`. Ends the race if it is running.
    void attribute(int seat);
    /// States that nobody had to call in the current or last race. Ends the race if it is running.
    void attribute_nobody();

    /// Ends the race if its last press was at least `quiet_us` ago, and removes the marks of seats that called, were
    /// caught or tied (DOS-CALL-8). Returns whether the race ended now.
    bool end_if_quiet(Microseconds now_us);
    /// Returns the time of the next automatic change after `now_us`: the end of the current race or of a grace time.
    /// Empty if no change is due. A race that has been quiet long enough already gives a time in the past.
    std::optional<Microseconds> next_due(Microseconds now_us) const;
    bool is_running() const { return m_running; }
    /// Returns the judgement of the current race or, if none is running, of the last one.
    const CallJudgement &judgement() const { return m_judgement; }
    /// Ends the race if it is running, then removes it. Marks stay, except those that the end of the race removes.
    void clear_race();
    /// Removes the race and all marks; keeps the rules.
    void clear();

private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
    void finish();

    CallRules m_rules;
    CallJudgement m_judgement;
    bool m_running = false;
    /// For each seat, the time of its mark; empty if it is not marked.
    std::array<std::optional<Microseconds>, most_seats> m_marks;
};

} // namespace tableside::calls
