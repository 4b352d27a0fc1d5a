// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Collects presses that reach the table late, from phones over Wi-Fi, until it is certain who was first. Used by the call
// booth, where the presses then go on to CallReferee::press() in the order returned by tell(), and at the app's table for
// the call of an exposed seat and the catches of that seat (call_or_catch()). Times are microseconds of one monotonic
// clock, passed in by the caller; PhoneClock converts a phone's times.
#pragma once

#include "engine/calls/call_judgement.h"

#include <optional>
#include <vector>

namespace tableside::calls {

enum class PressKind : std::uint8_t {
    call,       ///< A call, or a press of a button at the call booth, which the referee judges as a call or a catch.
    catch_seat, ///< A catch of the exposed seat that this race is about.
};

/// A press of a phone or of the table's own screen.
struct TimedPress
{
    int who = 0; ///< The seat that pressed.
    PressKind kind = PressKind::call;
    Microseconds at_us = 0;          ///< The time of the press, for example of PhoneClock::press_time().
    Microseconds uncertainty_us = 0; ///< The largest error of `at_us`; 0 on the table's own screen.
    Microseconds arrival_us = 0;     ///< The time at which the table received the press.
    friend bool operator==(const TimedPress &, const TimedPress &) = default;
};

/// A press and its rank among the presses of its race.
struct PlacedPress
{
    TimedPress press;
    /// The rank by time. A press has rank 1 if no other press was clearly before it; several presses of rank 1 are a tie.
    int place = 1;
    friend bool operator==(const PlacedPress &, const PlacedPress &) = default;
};

/// The presses of one race, that is, of everybody who presses at about the same time. The result does not depend on the
/// order in which presses are added.
class PressOrder
{
public:
    /// The longest wait for phones after the arrival of the first press.
    static constexpr Microseconds longest_wait_us = 300'000;

    /// Waits for the presses of a seat with a phone from now on. `longest_way_us` is PhoneClock::longest_way_us(), and
    /// `uncertainty_us` the uncertainty of PhoneClock::estimate(); both are 0 without an estimate. Another call for the
    /// same seat replaces the values, which change with every message `time`.
    void expect(int who, Microseconds longest_way_us, Microseconds uncertainty_us);
    /// Stops waiting for the presses of a seat, for example because its phone is lost.
    void forget(int who);

    /// Returns whether tell() may have to wait for a phone.
    bool expects_phones() const { return !m_expected.empty(); }

    /// Adds a press. Of several presses of one seat and kind in a race, the one with the earliest time counts. A press that
    /// is added after tell() has named the first one is too late to be first or to tie: it counts as of its arrival.
    void add(const TimedPress &added);
    bool is_empty() const { return m_presses.empty(); }

    /// Returns the time at which tell() will return the presses, or `now_us` if that time has passed, or nullopt without
    /// presses. From that time on, no press of an expected phone can arrive any more that was first or would tie; it is at
    /// most longest_wait_us after the first arrival.
    std::optional<Microseconds> next_due(Microseconds now_us) const;
    /// Returns the presses so far, sorted by time, while the wait may not be over.
    std::vector<PlacedPress> order() const;
    /// Ends the race if it is due: returns its presses, sorted by time, and removes them. Otherwise returns an empty list.
    std::vector<PlacedPress> tell(Microseconds now_us);
    /// Removes the presses; continues to wait for the same phones.
    void clear();

private:
    struct Expected
    {
        int who = 0;
        Microseconds longest_way_us = 0;
        Microseconds uncertainty_us = 0;
    };

    bool has_pressed(int who) const;

    std::vector<Expected> m_expected;
    std::vector<TimedPress> m_presses;      ///< Sorted by time.
    std::optional<TimedPress> m_told_first; ///< The first press of the last race that was told.
};

/// Judges the call of `exposed`, a seat at the app's table, against catches of it. `presses` are those of tell(), in any
/// order; calls of other seats are ignored. The first of call and catch counts, and a tie catches nobody (DOS-CALL-2,
/// UNO-CALL-1). Catches before the end of the grace period (DOS-CALL-6, UNO-CALL-1) do not count; they should be refused
/// when they arrive, so that nobody waits for them. Returns nullopt if there is neither a call nor a catch.
std::optional<Finding> call_or_catch(const std::vector<PlacedPress> &presses, const Holder &exposed,
                                     const CallRules &rules);

} // namespace tableside::calls
