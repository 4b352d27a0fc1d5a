// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/calls/press_order.h"

#include <algorithm>
#include <tuple>

namespace tableside::calls {

namespace {

Press plain(const TimedPress &press)
{
    return {press.who, press.at_us, press.uncertainty_us};
}

/// Orders presses by time. The rest makes the order independent of the order in which they were added.
bool is_before(const TimedPress &one, const TimedPress &other)
{
    return std::tie(one.at_us, one.arrival_us, one.who, one.kind, one.uncertainty_us)
        < std::tie(other.at_us, other.arrival_us, other.who, other.kind, other.uncertainty_us);
}

} // namespace

void PressOrder::expect(int who, Microseconds longest_way_us, Microseconds uncertainty_us)
{
    forget(who);
    m_expected.push_back({who, longest_way_us, uncertainty_us});
}

void PressOrder::forget(int who)
{
    std::erase_if(m_expected, [=](const Expected &phone) { return phone.who == who; });
}

void PressOrder::add(const TimedPress &added)
{
    TimedPress press = added;
    if (m_told_first) {
        const Microseconds next_us = m_told_first->at_us
            + tie_margin(m_told_first->uncertainty_us, press.uncertainty_us);
        if (press.at_us < next_us)
            press.at_us = std::max(press.arrival_us, next_us);
    }
    const auto earlier = std::find_if(m_presses.begin(), m_presses.end(), [&](const TimedPress &other) {
        return other.who == press.who && other.kind == press.kind;
    });
    if (earlier != m_presses.end()) {
        if (is_before(*earlier, press))
            return;
        m_presses.erase(earlier);
    }
    m_presses.insert(std::upper_bound(m_presses.begin(), m_presses.end(), press, is_before), press);
}

bool PressOrder::has_pressed(int who) const
{
    return std::any_of(m_presses.begin(), m_presses.end(), [=](const TimedPress &press) { return press.who == who; });
}

std::optional<Microseconds> PressOrder::next_due(Microseconds now_us) const
{
    if (is_empty())
        return {};
    const TimedPress &first = m_presses.front();
    Microseconds due_us = first.at_us;
    for (const Expected &phone : m_expected) {
        // A press that arrives later than this was made at least the margin after the first one.
        if (!has_pressed(phone.who))
            due_us = std::max(
                due_us, first.at_us + tie_margin(first.uncertainty_us, phone.uncertainty_us) + phone.longest_way_us);
    }
    const auto first_arrival = std::min_element(
        m_presses.begin(), m_presses.end(),
        [](const TimedPress &one, const TimedPress &other) { return one.arrival_us < other.arrival_us; });
    return std::max(now_us, std::min(due_us, first_arrival->arrival_us + longest_wait_us));
}

std::vector<PlacedPress> PressOrder::order() const
{
    std::vector<PlacedPress> order;
    for (const TimedPress &press : m_presses) {
        const bool is_beaten = std::any_of(m_presses.begin(), m_presses.end(), [&](const TimedPress &other) {
            return is_clearly_before(plain(other), plain(press));
        });
        order.push_back({press, is_beaten ? static_cast<int>(order.size()) + 1 : 1});
    }
    return order;
}

std::vector<PlacedPress> PressOrder::tell(Microseconds now_us)
{
    const std::optional<Microseconds> due = next_due(now_us);
    if (!due || *due > now_us)
        return {};
    std::vector<PlacedPress> told = order();
    m_told_first = m_presses.front();
    m_presses.clear();
    return told;
}

void PressOrder::clear()
{
    m_presses.clear();
    m_told_first.reset();
}

std::optional<Finding> call_or_catch(const std::vector<PlacedPress> &presses, const Holder &exposed,
                                     const CallRules &rules)
{
    CallJudgement judgement(rules, {exposed});
    for (const auto &[press, place] : presses) {
        if ((press.kind == PressKind::call) == (press.who == exposed.seat))
            judgement.press(plain(press));
    }
    const std::vector<Finding> findings = judgement.findings();
    return findings.empty() ? std::nullopt : std::optional(findings.front());
}

} // namespace tableside::calls
