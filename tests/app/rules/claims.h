// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Comparisons of what a text claims with what the engine does, for worked examples and lessons.
#pragma once

#include "engine/json/json_line.h"

#include <QString>

#include <algorithm>

namespace tableside::test {

/// Returns whether each member of `claimed` is a member of `found` with the same value.
inline bool agrees(const Json &claimed, const Json &found)
{
    return std::ranges::all_of(claimed.items(), [&](const auto &member) {
        return found.contains(member.key()) && found[member.key()] == member.value();
    });
}

/// Returns an error about the first event of `claimed` that is not in `found` in this order; empty if all are.
inline QString missingEvent(const Json &claimed, const Json &found)
{
    auto next = found.begin();
    for (const Json &event : claimed) {
        next = std::find_if(next, found.end(), [&](const Json &happened) { return agrees(event, happened); });
        if (next == found.end())
            return QString::fromStdString(event.dump() + " is not among " + found.dump());
        ++next;
    }
    return {};
}

/// Returns the events in their JSON form, without those that have none.
template <typename Game>
Json eventsInJson(const auto &events)
{
    Json list = Json::array();
    for (const auto &event : events) {
        if (const auto json = Game::Codec::event_json(event))
            list.push_back(Json(*json));
    }
    return list;
}

} // namespace tableside::test
