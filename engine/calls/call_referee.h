// The referee of a call booth with a button for each seat: which seats said that they hold few cards (marks), and the
// race of the moment. Seats are from 0 to most_seats - 1. Times are microseconds of one clock that only goes forward,
// passed in by the caller.
#pragma once

#include "engine/calls/call_judgement.h"

#include <array>

namespace tableside::calls {

inline constexpr int fewest_seats = 2;
inline constexpr int most_seats = 10; // UNO-DECK-2

class CallReferee
{
public:
    /// How long after its last press a race ends: a later press begins another one.
    static constexpr Microseconds quiet_us = 1'500'000;

    void set_rules(const CallRules &rules) { m_rules = rules; }
    const CallRules &rules() const { return m_rules; }

    /// A button was pressed. True if this began a new race.
    bool press(int seat, Microseconds at_us);
    /// "I have two": the seat can be caught once the grace time is over (DOS-CALL-2, -6). While a race runs in which
    /// nobody could be caught, this states whose call it was.
    void mark(int seat, Microseconds at_us);
    /// The seat drew, or the time for a catch is over (DOS-CALL-4).
    void withdraw(int seat);
    bool is_marked(int seat) const { return m_marks[index(seat)].has_value(); }
    /// When a catch on that seat begins to count; nothing if it is not marked.
    std::optional<Microseconds> catchable_from(int seat) const;

    /// States of the last race whose call it was, or that nobody had to call; a race that still runs ends.
    void attribute(int seat);
    void attribute_nobody();

    /// Ends the race if its last press is `quiet_us` ago; seats that called or were caught lose their marks
    /// (DOS-CALL-8). True if it ended now.
    bool end_if_quiet(Microseconds now_us);
    /// When something changes next without a press: the race that runs ends, or a grace time is over. Nothing if nothing
    /// does after `now_us`.
    std::optional<Microseconds> next_due(Microseconds now_us) const;
    bool is_running() const { return m_running; }
    /// Of the race that runs, or else of the last one.
    const CallJudgement &judgement() const { return m_judgement; }
    /// Forgets the last race, after ending it if it runs; marks of other seats stay.
    void clear_race();
    /// Forgets races and marks; the rules stay.
    void clear();

private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
    void finish();

    CallRules m_rules;
    CallJudgement m_judgement;
    bool m_running = false;
    std::array<std::optional<Microseconds>, most_seats> m_marks;
};

} // namespace tableside::calls
