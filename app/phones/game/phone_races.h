// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Calls and catches at a game table of which some come from phones. For each seat that can be caught, the presses are collected
// until none that was earlier can still be on its way (engine/calls/press_order.h); then the first one counts.
#pragma once

#include "app/phones/scene/phone_scene.h"

#include "engine/calls/press_order.h"

#include <QTimer>

#include <functional>
#include <map>
#include <vector>

namespace tableside::phones {

class PhoneRaces : public QObject
{
    Q_OBJECT

public:
    /// The call (`by` is `seat`) or catch of the player at `seat`.
    struct Entry
    {
        int by = 0;
        int seat = 0;
        PhonePress press;
        std::function<void()> perform;
        bool isTied = false; ///< Whether a catch was made at the same moment as the call, as far as can be told.
    };

    /// `clock` returns the table's time in microseconds.
    explicit PhoneRaces(std::function<calls::Microseconds()> clock, QObject *parent = nullptr);

    calls::Microseconds now() const { return m_clock(); }
    /// Sets the phones whose presses are waited for.
    void setPhones(const SeatPhones &phones);
    /// Adds a call or catch of a seat that can be caught. Of several of one player, the first one counts.
    void add(const Entry &entry);
    /// Ends all races with the presses that have arrived.
    void tellNow();
    void clear();

signals:
    /// Emitted when it is certain who was first. `entries` are in the order of their times.
    void told(int seat, const std::vector<tableside::phones::PhoneRaces::Entry> &entries,
              const tableside::calls::Finding &finding);

private:
    struct Race
    {
        calls::PressOrder order;
        std::vector<Entry> entries;
    };

    void tellDue();
    void tell(int seat, const std::vector<calls::PlacedPress> &presses);
    void expectPhones(calls::PressOrder &order) const;

    std::function<calls::Microseconds()> m_clock;
    SeatPhones m_phones;
    std::map<int, Race> m_races; ///< The races by the seat that can be caught.
    QTimer m_timer;
};

} // namespace tableside::phones
