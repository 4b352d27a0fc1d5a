// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/take_back.h"

#include "engine/json/object_reader.h"

#include <cstdint>

namespace tableside {

std::string take_back_line(const TakeBack &take_back)
{
    OrderedJson json;
    json["seat"] = take_back.seat;
    json["do"] = "takeBack";
    json["actions"] = take_back.actions;
    return dumped(json);
}

bool is_take_back(const Json &line)
{
    const auto done = line.find("do");
    return done != line.end() && *done == "takeBack";
}

Result<TakeBack> take_back_from_json(const Json &line, int seats)
{
    ObjectReader reader(line, "an action");
    const int seat = reader.integer("seat", 0, seats - 1);
    const int actions = reader.integer("actions", 1, INT32_MAX);
    if (reader.failed())
        return reader.error();
    return TakeBack{seat, actions};
}

} // namespace tableside
