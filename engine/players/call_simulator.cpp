// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/players/call_simulator.h"

#include <algorithm>
#include <utility>

namespace tableside {

namespace {

constexpr bool has_seat(std::uint32_t seats, int seat)
{
    return ((seats >> seat) & 1U) != 0;
}

} // namespace

CallSimulator::CallSimulator(std::vector<Temperament> seats, std::uint64_t seed)
    : m_seats(std::move(seats)), m_random(seed)
{}

std::optional<CallAttempt> CallSimulator::next(std::uint32_t exposed, int grace_ms)
{
    if (m_calls_stopped)
        return std::nullopt;
    forget_all_but(exposed);
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        if (has_seat(exposed & ~m_exposed, seat))
            expose(seat, grace_ms);
    }
    m_exposed = exposed;
    if (m_planned.empty()) { // the usual case: nobody calls or catches, and no random number is needed
        m_has_next_action_time = false;
        return std::nullopt;
    }
    if (!m_has_next_action_time)
        m_next_action_ms = m_now_ms + reaction_ms(pace_median_ms, pace_sigma, m_random);
    m_has_next_action_time = m_planned.front().at_ms < m_next_action_ms;
    if (!m_has_next_action_time) {
        m_now_ms = m_next_action_ms;
        return std::nullopt;
    }
    m_now_ms = m_planned.front().at_ms;
    const CallAttempt attempt = m_planned.front().attempt;
    // If the target can still be caught after this call or catch, next() must plan new calls and catches. The target
    // therefore counts as newly exposed.
    forget_exposures_of(1U << attempt.target);
    return attempt;
}

void CallSimulator::forget_exposures()
{
    m_exposed = 0;
    m_planned.clear();
}

void CallSimulator::set_holders(std::uint32_t seats)
{
    if (const std::uint32_t anew = seats & ~m_holders; anew != 0)
        forget_exposures_of(anew);
    m_holders = seats;
}

std::optional<CallAttempt> CallSimulator::next_false_catch(std::uint32_t tempting)
{
    if (m_calls_stopped)
        return std::nullopt;
    m_considered_false_catches &= tempting;
    const int seats = static_cast<int>(m_seats.size());
    for (int target = 0; target < seats; ++target) {
        if (!has_seat(tempting & ~m_considered_false_catches, target))
            continue;
        m_considered_false_catches |= 1U << target;
        for (int by = 0; by < seats; ++by) {
            if (by != target && m_random.chance(m_seats[static_cast<std::size_t>(by)].errs))
                return CallAttempt{by, target, 0};
        }
    }
    return std::nullopt;
}

std::optional<int> CallSimulator::next_moved_pose(std::uint32_t posing)
{
    m_posing &= posing;
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        if (!has_seat(posing & ~m_posing, seat))
            continue;
        m_posing |= 1U << seat;
        if (m_random.chance(m_seats[static_cast<std::size_t>(seat)].flinches))
            return seat;
    }
    return std::nullopt;
}

bool CallSimulator::jumps_in(int seat)
{
    const Temperament &temperament = m_seats[static_cast<std::size_t>(seat)];
    return temperament.jumps_in && m_random.chance(temperament.notices);
}

void CallSimulator::expose(int seat, int grace_ms)
{
    const auto plan = [&](int by, std::optional<int> delay) {
        if (delay)
            m_planned.push_back({m_now_ms + *delay, {by, seat, *delay}});
    };
    for (int by = 0; by < static_cast<int>(m_seats.size()); ++by) {
        const Temperament &temperament = m_seats[static_cast<std::size_t>(by)];
        plan(by, by == seat ? call_delay(temperament, m_random) : catch_delay(temperament, grace_ms, m_random));
    }
    std::stable_sort(m_planned.begin(), m_planned.end(),
                     [](const Planned &left, const Planned &right) { return left.at_ms < right.at_ms; });
}

void CallSimulator::forget_all_but(std::uint32_t exposed)
{
    std::erase_if(m_planned, [&](const Planned &planned) { return !has_seat(exposed, planned.attempt.target); });
}

void CallSimulator::forget_exposures_of(std::uint32_t seats)
{
    m_exposed &= ~seats;
    forget_all_but(~seats);
}

} // namespace tableside
