// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/terminal_game.h"

namespace tableside::console {

std::vector<Temperament> temperaments_with_person(const std::vector<PlayerSpec> &opponents)
{
    std::vector<Temperament> list{{1.0, 0.0, 1000.0, 0.0}}; // an unused entry: the person calls and catches by typing
    for (const PlayerSpec &opponent : opponents)
        list.push_back(opponent.temperament());
    return list;
}

std::vector<std::string> names_around(std::size_t opponents)
{
    switch (opponents) { // the person sits at the south side of the table
    case 1: return {"You", "North"};
    case 2: return {"You", "West", "East"};
    case 3: return {"You", "West", "North", "East"};
    default: break;
    }
    std::vector<std::string> names{"You"};
    while (names.size() <= opponents)
        names.push_back("Player " + std::to_string(names.size()));
    return names;
}

} // namespace tableside::console
