// Where a game's rules put what happened: kept one by one, or not even made.
#pragma once

#include <utility>
#include <vector>

namespace tableside {

/// Keeps every event.
template <typename Event>
class EventKeeper
{
public:
    static constexpr bool keeps = true;
    void push(Event event) { m_events.push_back(std::move(event)); }
    const std::vector<Event> &events() const { return m_events; }
    std::vector<Event> take() { return std::exchange(m_events, {}); }
    void clear() { m_events.clear(); }

private:
    std::vector<Event> m_events;
};

/// For playouts: events are not even made.
struct NoEvents
{
    static constexpr bool keeps = false;
    template <typename Any>
    void push(const Any &)
    {}
};

} // namespace tableside
