// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The referee of a call booth, the page with a call button for each seat at a table with real cards. The referee stores
// marks: the seats that have announced that they must call. The referee also stores the current race: presses that closely
// follow each other. Seats are numbered from 0 to most_seats - 1. Times are microseconds of one monotonic clock, passed in
// by the caller.
#pragma once

#include "engine/calls/call_judgement.h"

#include <array>

namespace tableside::calls {

inline constexpr int fewest_seats = 2;
inline constexpr int most_seats = 10; // the limit of UNO (UNO-DECK-2); DOS allows fewer seats

/// The referee of a call booth. Marks the seats that have announced that they must call, groups button presses that closely
/// follow each other into races, and judges each race with a CallJudgement.
class CallReferee
{
public:
    /// The time in microseconds without a press after which a race (a series of presses) ends. A later press starts a new race.
    /// Chosen by hand.
    static constexpr Microseconds quiet_us = 1'500'000;

    void set_rules(const CallRules &rules) { m_rules = rules; }
    const CallRules &rules() const { return m_rules; }

    /// Adds a press of the seat's button. Returns whether the press started a new race, that is, a new series of presses.
    /// `uncertainty_us` is the largest error of `at_us`, see Press.
    bool press(int seat, Microseconds at_us, Microseconds uncertainty_us = 0);
    /// Marks a seat that announces that it must call ("I have two" in DOS). After the grace period (DOS-CALL-6), other seats
    /// can catch the marked seat (DOS-CALL-2). A second mark is ignored. If a race (a series of presses) is running and it
    /// is unknown which seat had to call, `seat` is stored as the seat that had to call, and is not marked.
    void mark(int seat, Microseconds at_us);
    /// Removes the mark of a seat that no longer has to call, for example because the seat has drawn a card or because it
    /// is too late to catch the seat (DOS-CALL-4).
    void withdraw(int seat);
    bool is_marked(int seat) const { return m_marks[index(seat)].has_value(); }
    /// Returns the time from which a catch of `seat` counts; nullopt if the seat has not announced that it must call.
    std::optional<Microseconds> catchable_from(int seat) const;

    /// Stores that `seat` was the only seat that had to call in the current or last race of presses. Ends the race if it is
    /// running.
    void attribute(int seat);
    /// Stores that no seat had to call in the current or last race of presses. Ends the race if it is running.
    void attribute_nobody();

    /// Ends the race of presses if its last press was at least `quiet_us` ago. Seats that called, were caught, or tied (call and
    /// catch at once) need not call again, so they lose their marks (DOS-CALL-8). Returns whether the race ended now.
    bool end_if_quiet(Microseconds now_us);
    /// Returns the time of the next change that happens without a press: the current race of presses ends, or a grace period
    /// ends. Returns nullopt if no change is due. The time is not after `now_us` if end_if_quiet() would end the race now.
    std::optional<Microseconds> next_due(Microseconds now_us) const;
    bool is_running() const { return m_running; }
    /// Returns the judgement of the current race of presses or, if no race is running, of the last race.
    const CallJudgement &judgement() const { return m_judgement; }
    /// Ends the race of presses if it is running, and deletes the presses of the current or last race. Seats that have
    /// announced that they must call stay marked, unless they called, were caught, or tied (call and catch at once).
    void clear_race();
    /// Deletes the presses and all marks of seats that must call; keeps the rules.
    void clear();

private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
    void finish();

    CallRules m_rules;
    CallJudgement m_judgement;
    bool m_running = false;
    /// The time at which each seat announced that it must call, indexed by seat; nullopt if it has not announced this.
    std::array<std::optional<Microseconds>, most_seats> m_marks;
};

} // namespace tableside::calls
