// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/calls/call_referee.h"

namespace tableside::calls {

bool CallReferee::press(int seat, Microseconds at_us, Microseconds uncertainty_us)
{
    end_if_quiet(at_us);
    const bool begins = !m_running;
    if (begins) {
        std::vector<Holder> holders;
        for (int other = 0; other < most_seats; ++other) {
            if (m_marks[index(other)])
                holders.push_back({other, m_marks[index(other)]});
        }
        m_judgement = CallJudgement(m_rules, std::move(holders));
        m_running = true;
    }
    m_judgement.press({seat, at_us, uncertainty_us});
    return begins;
}

void CallReferee::mark(int seat, Microseconds at_us)
{
    end_if_quiet(at_us);
    if (m_running && m_judgement.is_open())
        m_judgement.attribute(seat);
    else if (!is_marked(seat))
        m_marks[index(seat)] = at_us;
}

void CallReferee::withdraw(int seat)
{
    m_marks[index(seat)].reset();
}

std::optional<Microseconds> CallReferee::catchable_from(int seat) const
{
    const std::optional<Microseconds> &mark = m_marks[index(seat)];
    return mark ? std::optional(*mark + m_rules.grace_us) : std::nullopt;
}

void CallReferee::attribute(int seat)
{
    m_judgement.attribute(seat);
    if (m_running)
        finish();
}

void CallReferee::attribute_nobody()
{
    m_judgement.attribute_nobody();
    if (m_running)
        finish();
}

bool CallReferee::end_if_quiet(Microseconds now_us)
{
    if (!m_running || now_us - m_judgement.last_us() < quiet_us)
        return false;
    finish();
    return true;
}

std::optional<Microseconds> CallReferee::next_due(Microseconds now_us) const
{
    std::optional<Microseconds> next;
    if (m_running)
        next = m_judgement.last_us() + quiet_us;
    for (int seat = 0; seat < most_seats; ++seat) {
        const std::optional<Microseconds> due = catchable_from(seat);
        if (due && *due > now_us && (!next || *due < *next))
            next = due;
    }
    return next;
}

void CallReferee::finish()
{
    m_running = false;
    for (const Finding &finding : m_judgement.findings()) {
        if (finding.verdict != Verdict::waiting && finding.verdict != Verdict::false_catch)
            withdraw(finding.seat);
    }
}

void CallReferee::clear_race()
{
    if (m_running)
        finish();
    m_judgement = CallJudgement();
}

void CallReferee::clear()
{
    const CallRules rules = m_rules;
    *this = {};
    m_rules = rules;
}

} // namespace tableside::calls
