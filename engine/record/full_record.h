// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts a save (header, actions, `round` events) to a full record, which contains all events and can be verified
// by the console command `replay`. The app uses it to export a match.
#pragma once

#include "engine/record/record_writer.h"
#include "engine/record/replay.h"

#include <span>
#include <string>

namespace tableside {

/// Returns the line of an action with all members that a record must have. In saves of version 0.1.0, the time of a catch
/// may be missing; it is then stored as 65,535 ms, the value for "long ago".
inline std::string complete_action_line(const std::string &line, const Json &json)
{
    const auto action = json.find("do");
    if (action == json.end() || *action != "catch" || has_member(json, "after"))
        return line;
    OrderedJson complete = OrderedJson::parse(line);
    complete["after"] = UINT16_MAX;
    return dumped(complete);
}

/// Returns the full record, line ends included. Copies the lines of the header, the actions and the take-backs from the
/// save, with their unknown members. Adds the events that follow from the rules. Line numbers in errors count from 1.
template <typename Game>
Result<std::string> full_record(std::span<const std::string> save)
{
    Replay<Game> replay(ReplayMode::load);
    std::string text;
    const auto tell = [&](const std::string &line, const Json &json) {
        if (!has_member(json, "e")) // events are not copied, because the loop below writes them
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
