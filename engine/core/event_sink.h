// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The two kinds of sinks to which a game's rules push events: one stores them, one drops them.
#pragma once

#include <utility>
#include <vector>

namespace tableside {

/// A sink that stores every event in order.
template <typename Event>
class EventKeeper
{
public:
    static constexpr bool keeps = true;
    void push(Event event) { m_events.push_back(std::move(event)); }
    const std::vector<Event> &events() const { return m_events; }
    /// Returns the events and leaves the sink empty.
    std::vector<Event> take() { return std::exchange(m_events, {}); }
    void clear() { m_events.clear(); }

private:
    std::vector<Event> m_events;
};

/// A sink that drops all events, for playouts (simulated games). The rules check `keeps` and do not build costly
/// events that would be dropped.
struct NoEvents
{
    static constexpr bool keeps = false;
    template <typename Any>
    void push(const Any &)
    {}
};

} // namespace tableside
