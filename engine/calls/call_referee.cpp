#include "engine/calls/call_referee.h"

namespace tableside::calls {

bool CallDesk::press(int seat, Microseconds at_us)
{
    settle(at_us);
    const bool begins = !m_running;
    if (begins) {
        std::vector<Holder> holders;
        for (int other = 0; other < most_seats; ++other) {
            if (m_marks[index(other)])
                holders.push_back({other, m_marks[index(other)]});
        }
        m_race = Race(m_rules, std::move(holders));
        m_running = true;
    }
    m_race.press({seat, at_us});
    return begins;
}

void CallDesk::mark(int seat, Microseconds at_us)
{
    settle(at_us);
    if (m_running && m_race.is_open())
        m_race.attribute(seat);
    else if (!is_marked(seat))
        m_marks[index(seat)] = at_us;
}

void CallDesk::withdraw(int seat)
{
    m_marks[index(seat)].reset();
}

std::optional<Microseconds> CallDesk::catchable_from(int seat) const
{
    const std::optional<Microseconds> &mark = m_marks[index(seat)];
    return mark ? std::optional(*mark + m_rules.grace_us) : std::nullopt;
}

void CallDesk::attribute(int seat)
{
    m_race.attribute(seat);
    if (m_running)
        finish();
}

void CallDesk::attribute_nobody()
{
    m_race.attribute_nobody();
    if (m_running)
        finish();
}

bool CallDesk::settle(Microseconds now_us)
{
    if (!m_running || now_us - m_race.last_us() < quiet_us)
        return false;
    finish();
    return true;
}

void CallDesk::finish()
{
    m_running = false;
    for (const Finding &finding : m_race.findings()) {
        if (finding.verdict != Verdict::waiting && finding.verdict != Verdict::false_catch)
            withdraw(finding.seat);
    }
}

void CallDesk::clear_race()
{
    if (m_running)
        finish();
    m_race = Race();
}

void CallDesk::clear()
{
    const CallRules rules = m_rules;
    *this = {};
    m_rules = rules;
}

} // namespace tableside::calls
