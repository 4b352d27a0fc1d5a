// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/table_player.h"

namespace tableside::score {

namespace {

constexpr std::string_view computer_prefix = "computer:";
constexpr std::string_view guest_prefix = "guest:";

PlayerId joined(std::string_view prefix, std::string_view name)
{
    return PlayerId(prefix).append(name);
}

} // namespace

PlayerId computer_id(std::string_view portrait)
{
    return joined(computer_prefix, portrait);
}

PlayerId guest_id(std::string_view name)
{
    return joined(guest_prefix, name);
}

bool is_computer(const PlayerId &id)
{
    return id.starts_with(computer_prefix);
}

bool is_person(const PlayerId &id)
{
    return !is_computer(id) && !id.starts_with(guest_prefix);
}

std::string_view name_without_prefix(const PlayerId &id)
{
    const std::string_view whole = id;
    if (is_computer(id))
        return whole.substr(computer_prefix.size());
    return is_person(id) ? whole : whole.substr(guest_prefix.size());
}

} // namespace tableside::score
