// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The clock of one phone, as the table estimates it, so that a press counts from the moment at which the finger came down
// and not from its arrival over Wi-Fi. The phone sends its clock (message `time` of app/phones/PROTOCOL.md), the table
// answers with its own, and the next message of the phone says when that answer arrived. Times are microseconds; "table"
// is the one monotonic clock of call_referee.h, passed in by the caller, and "phone" is any clock of the phone.
//
// Method: each message bounds how far the phone's clock is ahead of the table's. A message can't arrive before it was sent,
// which gives a lower bound; an answer can't arrive before it was sent, which gives an upper bound. The highest lower and
// the lowest upper bound of the last 16 count; their distance is at most the fastest round trip of these, and usually less,
// since the fastest ways there and back need not be of one trip. The estimate is the middle, and its uncertainty half of
// the distance. Bounds widen with age, since the two clocks drift apart.
//
// Trust: the table measures arrivals itself, accepts only answers that it has sent, and each only once. A phone can claim
// any time for a press, but no press counts from earlier than longest_way_us() before its arrival.
#pragma once

#include "engine/calls/call_judgement.h"

#include <optional>
#include <vector>

namespace tableside::calls {

/// Converts a phone's time from milliseconds to microseconds. Returns nullopt if it is not a number or its absolute value is
/// more than 10^14 ms, which is some 3,000 years.
std::optional<Microseconds> microseconds_of(double ms);

/// The message `time` of a phone.
struct TimeReport
{
    /// An answer of the table and the phone's time of its arrival.
    struct Heard
    {
        Microseconds table_us = 0; ///< The time in the answer, by the table's clock.
        Microseconds heard_us = 0; ///< By the phone's clock.
    };

    Microseconds at_us = 0;     ///< The phone's time at which the message was sent.
    std::optional<Heard> heard; ///< The last answer that the phone has received; empty if there is none.
};

/// Where the time of a press comes from.
enum class PressDate : std::uint8_t {
    phone,   ///< The phone's time, converted to the table's clock.
    limit,   ///< The phone's time was earlier than plausible, so the press counts from the earliest plausible time.
    arrival, ///< The press counts as of its arrival, because the phone's time is unknown or impossible.
};

/// The time of a press by the table's clock.
struct PressTime
{
    Microseconds at_us = 0;
    Microseconds uncertainty_us = 0; ///< The largest error of an honest PressDate::phone; see PhoneClock::press_time().
    PressDate date = PressDate::arrival;
    friend bool operator==(const PressTime &, const PressTime &) = default;
};

/// The clock of one phone. There is one object for each connection, since a phone that reloads its page starts a new clock.
class PhoneClock
{
public:
    /// The number of messages and of answers whose bounds count. With a message each 2 s, more would be too old to help;
    /// tests/bench/README.md compares numbers.
    static constexpr int samples_kept = 16;
    /// The number of answers that a phone can refer to.
    static constexpr int answers_kept = 16;
    /// The largest drift between the two clocks, in microseconds per second. Quartz clocks stay below 100.
    static constexpr Microseconds drift_us_per_s = 200;
    /// The resolution of clocks in browsers. Bounds that contradict each other by less are no jump of the clock.
    static constexpr Microseconds resolution_us = 2'000;
    /// The largest uncertainty, and so half of the slowest fastest round trip that is credited. Without a limit, a phone
    /// that holds its messages back could date presses back by as much, and make every race a tie.
    static constexpr Microseconds largest_uncertainty_us = 80'000;
    /// The delay of a press that is plausible in addition to the delays of the phone's own messages, since Wi-Fi stalls now
    /// and then. Chosen by hand; also the most that a press dated back gains, unless the phone pretends a slow network.
    static constexpr Microseconds stall_us = 50'000;
    /// The limit of longest_way_us().
    static constexpr Microseconds longest_way_limit_us = 150'000;
    /// A press that is dated further back counts as of its arrival: the phone's clock must be wrong.
    static constexpr Microseconds oldest_press_us = 2'000'000;

    /// The estimate of the phone's clock.
    struct Estimate
    {
        Microseconds ahead_us = 0; ///< How far the phone's clock is ahead of the table's; negative if it is behind.
        Microseconds uncertainty_us = 0; ///< The largest error of `ahead_us`, 0 to largest_uncertainty_us.
    };

    /// Adds a message that arrived at the table's time `arrival_us`. The answer to the phone must carry `arrival_us`
    /// unchanged. An answer that the table has not sent, or that can't have arrived when the phone says, is ignored. If the
    /// message contradicts earlier ones, the phone's clock has jumped, and the earlier ones are forgotten.
    void received(const TimeReport &report, Microseconds arrival_us);

    /// Returns the estimate at the table's time `now_us`, or nullopt before the first complete round trip, which is the case
    /// until the second message, and again after the phone's clock has jumped.
    std::optional<Estimate> estimate(Microseconds now_us) const;
    /// Returns the time of a press that the phone dates `phone_us` (nullopt if it gives no time) and that arrived at
    /// `arrival_us`. The result is at most `arrival_us`, and at least longest_way_us() before it.
    ///
    /// A press counts as of its arrival if the phone has no estimate, or if the press is dated in the future or more than
    /// oldest_press_us back. Then its uncertainty is that of the estimate, or 0 without one: the way of the press is unknown,
    /// but a phone must not win ties by giving no time. For the same reason a press at the limit has the uncertainty of the
    /// estimate alone, however far back it was dated.
    PressTime press_time(std::optional<Microseconds> phone_us, Microseconds arrival_us) const;
    /// Returns the longest plausible time from a press to its arrival: half of the fastest round trip, the largest delay
    /// beyond the fastest message among the last 16, and stall_us; at most longest_way_limit_us. Returns 0 without an
    /// estimate, since presses count as of their arrival then.
    Microseconds longest_way_us(Microseconds now_us) const;

private:
    /// A bound of how far the phone's clock is ahead, and the table's time of the message that gave it.
    struct Bound
    {
        Microseconds dated_us = 0;
        Microseconds ahead_us = 0;
    };
    /// The bounds of the estimate at one time; `lower_us` is at most `upper_us`.
    struct Range
    {
        Microseconds lower_us = 0;
        Microseconds upper_us = 0;
    };

    std::optional<Bound> bound_of(const TimeReport &report);
    void add(std::vector<Bound> &bounds, const Bound &bound);
    void forget_before_jump();
    std::optional<Range> range(Microseconds now_us) const;

    std::vector<Bound> m_lower;          ///< From messages of the phone, in the order of arrival.
    std::vector<Bound> m_upper;          ///< From answers of the table.
    std::vector<Microseconds> m_answers; ///< The times in answers that the phone has not referred to yet, oldest first.
};

} // namespace tableside::calls
