// From a save (header, actions, `round` events) to the record that `replay` proves line by line.
#pragma once

#include "engine/record/record_writer.h"
#include "engine/record/replay.h"

#include <span>
#include <string>

namespace tableside {

/// Line ends included. The header and the actions stay as they are, whatever else stands in them; what the rules gave rise
/// to comes between. The lines are numbered from 1 in errors.
template <typename Game>
Result<std::string> full_record(std::span<const std::string> save)
{
    Replay<Game> replay(ReplayMode::load);
    std::string text;
    const auto tell = [&](const std::string &line, const Json &json) {
        if (!has_member(json, "e")) // the `round` that starts one is the first of its events
            (text += line) += '\n';
        for (const auto &event : replay.last_events()) {
            if (const std::string told = event_line<Game>(event); !told.empty())
                (text += told) += '\n';
        }
    };
    if (auto error = feed_lines(replay, save, tell))
        return std::move(*error);
    return text;
}

} // namespace tableside
