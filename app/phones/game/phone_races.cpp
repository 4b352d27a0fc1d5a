// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/game/phone_races.h"

#include <algorithm>
#include <utility>

namespace tableside::phones {

PhoneRaces::PhoneRaces(std::function<calls::Microseconds()> clock, QObject *parent) : QObject(parent), m_clock(std::move(clock))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &PhoneRaces::tellDue);
}

void PhoneRaces::setPhones(const SeatPhones &phones)
{
    for (auto &[seat, race] : m_races) {
        for (const auto &[other, phone] : m_phones)
            race.order.forget(other);
    }
    m_phones = phones;
    for (auto &[seat, race] : m_races)
        expectPhones(race.order);
    tellDue();
}

void PhoneRaces::expectPhones(calls::PressOrder &order) const
{
    expectPresses(m_phones, m_clock(), [&](int seat, calls::Microseconds longestWay, calls::Microseconds uncertainty) {
        order.expect(seat, longestWay, uncertainty);
    });
}

void PhoneRaces::add(const Entry &entry)
{
    Race &race = m_races[entry.seat];
    if (race.entries.empty())
        expectPhones(race.order);
    if (std::ranges::find(race.entries, entry.by, &Entry::by) == race.entries.end())
        race.entries.push_back(entry);
    const bool isCall = entry.by == entry.seat;
    race.order.add({entry.by, isCall ? calls::PressKind::call : calls::PressKind::catch_seat, entry.press.time.at_us,
                    entry.press.time.uncertainty_us, entry.press.arrivalUs});
    tellDue();
}

void PhoneRaces::tellNow()
{
    while (!m_races.empty()) {
        const auto &[seat, race] = *m_races.begin();
        tell(seat, race.order.order());
    }
}

void PhoneRaces::clear()
{
    m_races.clear();
    m_timer.stop();
}

/// Ends the races of which it is certain who was first, and waits for the others.
void PhoneRaces::tellDue()
{
    const calls::Microseconds now = m_clock();
    std::vector<std::pair<int, std::vector<calls::PlacedPress>>> due;
    std::optional<calls::Microseconds> next;
    for (auto &[seat, race] : m_races) {
        if (std::vector<calls::PlacedPress> presses = race.order.tell(now); !presses.empty())
            due.emplace_back(seat, std::move(presses));
        else if (const auto at = race.order.next_due(now))
            next = std::min(next.value_or(*at), *at);
    }
    if (next)
        m_timer.start(static_cast<int>((*next - now + 999) / 1000));
    for (const auto &[seat, presses] : due)
        tell(seat, presses);
}

void PhoneRaces::tell(int seat, const std::vector<calls::PlacedPress> &presses)
{
    const auto node = m_races.extract(seat);
    if (node.empty())
        return; // what was told before has ended the race
    const std::optional<calls::Finding> finding = calls::call_or_catch(presses, {seat, {}}, {.grace_us = 0});
    if (!finding)
        return;
    const auto callAt = std::ranges::find(presses, seat, [](const calls::PlacedPress &one) { return one.press.who; });
    std::vector<Entry> entries;
    for (const calls::PlacedPress &one : presses) {
        const auto found = std::ranges::find(node.mapped().entries, one.press.who, &Entry::by);
        if (found == node.mapped().entries.end())
            continue;
        Entry entry = *found;
        if (callAt != presses.end() && entry.by != seat) {
            entry.isTied = std::abs(one.press.at_us - callAt->press.at_us)
                < calls::tie_margin(one.press.uncertainty_us, callAt->press.uncertainty_us);
        }
        entries.push_back(std::move(entry));
    }
    emit told(seat, entries, *finding);
}

} // namespace tableside::phones
