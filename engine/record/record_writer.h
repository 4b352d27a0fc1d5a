// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that write single lines of a record, without line ends. The app appends these lines to a match's save one by
// one. RecordWriter collects a full record for the console.
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

/// Returns the line that stores an action in a record. `before` is the state before the action.
template <typename Game>
std::string action_line(int seat, const typename Game::Action &action, const typename Game::State &before)
{
    return dumped(Game::Codec::record_action_json(seat, action, before));
}

/// Returns the line that stores an event in a record; empty for an event that records leave out.
template <typename Game>
std::string event_line(const typename Game::Event &event)
{
    const auto json = Game::Codec::event_json(event);
    return json ? dumped(*json) : std::string();
}

/// Returns the line that stores a `round` event, which starts a round. Saves contain no other events.
template <typename Game>
std::string round_line(int number, int dealer)
{
    return event_line<Game>(typename Game::RoundStarted{number, dealer});
}

/// Collects a full record in memory, line ends included.
template <RecordedGame Game>
class RecordWriter
{
public:
    void begin(const RecordHeader<Game> &header) { add(header_line<Game>(header)); }
    void action(int seat, const typename Game::Action &action, const typename Game::State &before)
    {
        add(action_line<Game>(seat, action, before));
    }
    /// Adds a line that says that the last `actions` actions of the round were taken back. The lines of these actions stay
    /// in the record.
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
