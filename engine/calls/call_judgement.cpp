// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/calls/call_judgement.h"

#include <algorithm>

namespace tableside::calls {

CallJudgement::CallJudgement(const CallRules &rules, std::vector<Holder> holders)
    : m_rules(rules), m_holders(std::move(holders))
{}

void CallJudgement::press(const Press &press)
{
    const auto earlier = std::find_if(m_presses.begin(), m_presses.end(),
                                      [&](const Press &other) { return other.seat == press.seat; });
    if (earlier != m_presses.end()) {
        if (!is_too_early(*earlier))
            return;
        m_presses.erase(earlier);
    }
    const auto later = std::upper_bound(m_presses.begin(), m_presses.end(), press.at_us,
                                        [](Microseconds at, const Press &other) { return at < other.at_us; });
    m_presses.insert(later, press);
}

void CallJudgement::attribute(int seat)
{
    m_nobody_had_to_call = false;
    m_holders = {{seat, {}}};
}

void CallJudgement::attribute_nobody()
{
    m_holders.clear();
    m_nobody_had_to_call = true;
}

bool CallJudgement::is_holder(int seat) const
{
    return std::any_of(m_holders.begin(), m_holders.end(), [=](const Holder &holder) { return holder.seat == seat; });
}

// A catch has no target: it can be meant for any seat that has to call (a holder). So a catch is too early only if it is in
// the grace period of every holder (DOS-CALL-6).
bool CallJudgement::is_too_early(const Press &press) const
{
    if (m_holders.empty() || is_holder(press.seat))
        return false;
    return std::all_of(m_holders.begin(), m_holders.end(),
                       [&](const Holder &holder) { return is_within_grace(holder, press); });
}

bool CallJudgement::is_too_early(int seat) const
{
    const std::optional<Press> press = call_of(seat);
    return press && is_too_early(*press);
}

bool CallJudgement::is_within_grace(const Holder &holder, const Press &press) const
{
    return holder.since_us && press.at_us < *holder.since_us + m_rules.grace_us;
}

std::vector<Placed> CallJudgement::order() const
{
    std::vector<Placed> order;
    std::vector<Press> counted;
    for (const Press &press : m_presses) {
        const bool too_early = is_too_early(press);
        int place = 0;
        if (!too_early) {
            const bool is_beaten = std::any_of(counted.begin(), counted.end(),
                                               [&](const Press &other) { return is_clearly_before(other, press); });
            counted.push_back(press);
            place = is_beaten ? static_cast<int>(counted.size()) : 1;
        }
        order.push_back({press.seat, press.at_us - first_us(), place, too_early});
    }
    return order;
}

std::optional<Press> CallJudgement::call_of(int seat) const
{
    for (const Press &press : m_presses) {
        if (press.seat == seat)
            return press;
    }
    return {};
}

/// Returns the catch that decides about `holder`, a seat that has to call: the first one that is clearly before `call`, or
/// otherwise the first one. A catch is a press by a seat that does not have to call, and is not in the grace period of
/// `holder`.
std::optional<Press> CallJudgement::catch_of(const Holder &holder, const std::optional<Press> &call) const
{
    std::optional<Press> first;
    for (const Press &press : m_presses) {
        if (is_within_grace(holder, press) || is_holder(press.seat))
            continue;
        if (call && is_clearly_before(press, *call))
            return press; // an earlier catch with a less certain time can tie with the call
        first = first.value_or(press);
    }
    return first;
}

/// Returns the verdict about `holder`, a seat that had to call. Returns nullopt if this seat did not press and no seat tried
/// to catch it.
std::optional<Finding> CallJudgement::finding_for(const Holder &holder) const
{
    const std::optional<Press> call = call_of(holder.seat);
    const std::optional<Press> caught = catch_of(holder, call);
    const std::optional<int> by = caught ? std::optional(caught->seat) : std::nullopt;
    if (!call && !caught) {
        const bool wanted = std::any_of(m_presses.begin(), m_presses.end(),
                                        [&](const Press &press) { return !is_holder(press.seat); });
        return wanted ? std::optional(Finding{Verdict::waiting, holder.seat, {}, 0, 0}) : std::nullopt;
    }
    if (!caught)
        return Finding{Verdict::called, holder.seat, {}, 0, 0};
    if (!call)
        return Finding{Verdict::caught, holder.seat, by, 0, penalty_cards};
    const Microseconds ahead = caught->at_us - call->at_us;
    if (std::abs(ahead) < tie_margin(call->uncertainty_us, caught->uncertainty_us))
        return Finding{Verdict::tie, holder.seat, by, std::abs(ahead), 0};
    if (ahead > 0)
        return Finding{Verdict::called, holder.seat, by, ahead, 0};
    return Finding{Verdict::caught, holder.seat, by, -ahead, penalty_cards};
}

std::vector<Finding> CallJudgement::findings() const
{
    std::vector<Finding> findings;
    for (const Holder &holder : m_holders) {
        if (const std::optional<Finding> finding = finding_for(holder))
            findings.push_back(*finding);
    }
    if (!m_nobody_had_to_call)
        return findings;
    // DOS-CALL-7: two cards for a false catch (nobody had to call) are a house rule of DOS. UNO has no such penalty.
    const bool draws = m_rules.false_catch_draws_two && m_rules.game == GameId::dos;
    for (const Placed &placed : order()) {
        if (placed.place == 1)
            findings.push_back({Verdict::false_catch, placed.seat, {}, 0, draws ? penalty_cards : 0});
    }
    return findings;
}

} // namespace tableside::calls
