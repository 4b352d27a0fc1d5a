// Makes a full record, which `replay` verifies line by line, from a save (header, actions, `round` events). For the
// app's export of a match.
#pragma once

#include "engine/record/record_writer.h"
#include "engine/record/replay.h"

#include <span>
#include <string>

namespace tableside {

/// An action as a record must have it: a save of version 0.1.0 may lack the time of a catch, which is then 65,535 ms.
inline std::string complete_action_line(const std::string &line, const Json &json)
{
    const auto action = json.find("do");
    if (action == json.end() || *action != "catch" || has_member(json, "after"))
        return line;
    OrderedJson complete = OrderedJson::parse(line);
    complete["after"] = UINT16_MAX;
    return dumped(complete);
}

/// The record with its line ends. Header, actions and take-backs stay as they are in the save, unknown members included; the
/// events that the rules give stand between them. Lines are numbered from 1 in errors.
template <typename Game>
Result<std::string> full_record(std::span<const std::string> save)
{
    Replay<Game> replay(ReplayMode::load);
    std::string text;
    const auto tell = [&](const std::string &line, const Json &json) {
        if (!has_member(json, "e")) // the `round` that starts one is the first of its events
            (text += complete_action_line(line, json)) += '\n';
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
