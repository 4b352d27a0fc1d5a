// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/calls/phone_clock.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tableside::calls {

namespace {

constexpr double latest_phone_ms = 1e14;
constexpr auto latest_phone_us = static_cast<Microseconds>(latest_phone_ms) * 1000;

/// Returns whether a phone's time is small enough that differences do not overflow.
bool is_small_enough(Microseconds phone_us)
{
    return -latest_phone_us <= phone_us && phone_us <= latest_phone_us;
}

/// Returns how much the clocks can have drifted apart between two times, which may be given in any order.
Microseconds drift_between(Microseconds one_us, Microseconds other_us)
{
    return std::abs(other_us - one_us) / 1'000'000 * PhoneClock::drift_us_per_s
        + std::abs(other_us - one_us) % 1'000'000 * PhoneClock::drift_us_per_s / 1'000'000;
}

} // namespace

std::optional<Microseconds> microseconds_of(double ms)
{
    if (!(std::abs(ms) <= latest_phone_ms)) // also true for NaN
        return {};
    return std::llround(ms * 1000);
}

void PhoneClock::received(const TimeReport &report, Microseconds arrival_us)
{
    if (!is_small_enough(report.at_us))
        return;
    const std::optional<Bound> upper = bound_of(report);
    if (upper) {
        add(m_upper, *upper);
        forget_before_jump();
    }
    add(m_lower, {arrival_us, report.at_us - arrival_us});
    forget_before_jump();
    m_answers.push_back(arrival_us);
    if (m_answers.size() > answers_kept)
        m_answers.erase(m_answers.begin());
}

/// Returns the upper bound from the answer that a report refers to. Returns nullopt without such an answer, if the table has
/// not sent it, or if the phone claims to have received it after it sent the report.
std::optional<PhoneClock::Bound> PhoneClock::bound_of(const TimeReport &report)
{
    if (!report.heard || !is_small_enough(report.heard->heard_us))
        return {};
    const auto answer = std::find(m_answers.begin(), m_answers.end(), report.heard->table_us);
    if (answer == m_answers.end())
        return {};
    m_answers.erase(m_answers.begin(), answer + 1);
    if (report.heard->heard_us > report.at_us)
        return {};
    // If the phone claims that it kept the answer for longer than the table measured from the answer to this message, the
    // bounds of the two contradict each other, and forget_before_jump() removes this one.
    return Bound{report.heard->table_us, report.heard->heard_us - report.heard->table_us};
}

void PhoneClock::add(std::vector<Bound> &bounds, const Bound &bound)
{
    bounds.push_back(bound);
    if (bounds.size() > samples_kept)
        bounds.erase(bounds.begin());
}

/// Forgets what was measured before the phone's clock jumped or, while the phone slept, stopped. A lower bound above an upper
/// one shows this; the older one of such a pair, and everything before it, is from before the jump.
void PhoneClock::forget_before_jump()
{
    std::optional<Microseconds> last_us; // the time of the last bound from before the jump
    for (const Bound &lower : m_lower) {
        for (const Bound &upper : m_upper) {
            const Microseconds tolerance_us = drift_between(lower.dated_us, upper.dated_us) + resolution_us;
            if (lower.ahead_us - upper.ahead_us > tolerance_us) {
                const Microseconds older_us = std::min(lower.dated_us, upper.dated_us);
                last_us = std::max(last_us.value_or(older_us), older_us);
            }
        }
    }
    if (!last_us)
        return;
    const auto is_before = [&](const Bound &bound) { return bound.dated_us <= *last_us; };
    std::erase_if(m_lower, is_before);
    std::erase_if(m_upper, is_before);
}

std::optional<PhoneClock::Range> PhoneClock::range(Microseconds now_us) const
{
    if (m_lower.empty() || m_upper.empty())
        return {};
    Range range{-4 * latest_phone_us, 4 * latest_phone_us};
    for (const Bound &lower : m_lower)
        range.lower_us = std::max(range.lower_us, lower.ahead_us - drift_between(lower.dated_us, now_us));
    for (const Bound &upper : m_upper)
        range.upper_us = std::min(range.upper_us, upper.ahead_us + drift_between(upper.dated_us, now_us));
    // Bounds can cross by less than the resolution. A message is credited a way of at most largest_uncertainty_us.
    range.upper_us = std::clamp(range.upper_us, range.lower_us, range.lower_us + 2 * largest_uncertainty_us);
    return range;
}

std::optional<PhoneClock::Estimate> PhoneClock::estimate(Microseconds now_us) const
{
    const std::optional<Range> known = range(now_us);
    if (!known)
        return {};
    const Microseconds uncertainty_us = (known->upper_us - known->lower_us + 1) / 2;
    return Estimate{known->lower_us + uncertainty_us, uncertainty_us};
}

PressTime PhoneClock::press_time(std::optional<Microseconds> phone_us, Microseconds arrival_us) const
{
    const std::optional<Range> known = range(arrival_us);
    if (!known)
        return {arrival_us, 0, PressDate::arrival};
    const Microseconds uncertainty_us = (known->upper_us - known->lower_us + 1) / 2;
    const PressTime as_of_arrival{arrival_us, uncertainty_us, PressDate::arrival};
    if (!phone_us || !is_small_enough(*phone_us))
        return as_of_arrival;
    if (*phone_us - arrival_us > known->upper_us + resolution_us) // dated in the future
        return as_of_arrival;
    // The press itself is a message that can't have arrived before it was sent, which may narrow the range.
    const Microseconds lower_us = std::clamp(*phone_us - arrival_us, known->lower_us, known->upper_us);
    const Microseconds half_us = (known->upper_us - lower_us + 1) / 2;
    const Microseconds at_us = std::min(*phone_us - lower_us - half_us, arrival_us);
    if (arrival_us - at_us > oldest_press_us)
        return as_of_arrival;
    const Microseconds earliest_us = arrival_us - longest_way_us(arrival_us);
    if (at_us < earliest_us)
        return {earliest_us, uncertainty_us, PressDate::limit};
    return {at_us, half_us, PressDate::phone};
}

Microseconds PhoneClock::longest_way_us(Microseconds now_us) const
{
    const std::optional<Estimate> known = estimate(now_us);
    if (!known)
        return 0;
    const auto [slowest, fastest] = std::minmax_element(
        m_lower.begin(), m_lower.end(),
        [](const Bound &one, const Bound &other) { return one.ahead_us < other.ahead_us; });
    return std::min(known->uncertainty_us + fastest->ahead_us - slowest->ahead_us + stall_us, longest_way_limit_us);
}

} // namespace tableside::calls
