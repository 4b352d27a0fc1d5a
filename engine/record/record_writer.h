// Writes the lines of a record, each without its line end. For the store of the app, which appends them one by one, and
// for the console.
#pragma once

#include "engine/json/codec.h"
#include "engine/record/record_header.h"
#include "engine/record/take_back.h"

#include <string>
#include <vector>

namespace tableside {

template <typename Game>
std::string header_line(const RecordHeader<Game> &header)
{
    return dumped(header_json(header));
}

/// `before`: the state in which the action was accepted, and which the action must fit.
template <typename Game>
std::string action_line(int seat, const typename Game::Action &action, const typename Game::State &before)
{
    return dumped(Game::Codec::record_action_json(seat, action, before));
}

/// Empty for an event that a record does not hold.
template <typename Game>
std::string event_line(const typename Game::Event &event)
{
    const auto json = Game::Codec::event_json(event);
    return json ? dumped(*json) : std::string();
}

/// The line with which a round begins, for a save that holds no other events.
template <typename Game>
std::string round_line(int number, int dealer)
{
    return event_line<Game>(typename Game::RoundStarted{number, dealer});
}

/// Gathers a full record in memory, line ends included.
template <RecordedGame Game>
class RecordWriter
{
public:
    void begin(const RecordHeader<Game> &header) { add(header_line<Game>(header)); }
    void action(int seat, const typename Game::Action &action, const typename Game::State &before)
    {
        add(action_line<Game>(seat, action, before));
    }
    /// The last `actions` of the round are undone; what was written of them stays.
    void take_back(int seat, int actions) { add(take_back_line({seat, actions})); }
    void events(const std::vector<typename Game::Event> &events)
    {
        for (const auto &event : events) {
            if (const std::string line = event_line<Game>(event); !line.empty())
                add(line);
        }
    }

    const std::string &text() const { return m_text; }

private:
    void add(const std::string &line) { (m_text += line) += '\n'; }

    std::string m_text;
};

} // namespace tableside
