// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Ids of players in the app's own games who are not in the score book: computer players and guests. Such players
// appear in the games that they played, but they have no page of their own and are never suggested.
#pragma once

#include "engine/score/fact.h"

#include <string_view>

namespace tableside::score {

/// Returns the id of the computer player with that portrait, such as "computer:hedgehog". The id is the same in all games.
PlayerId computer_id(std::string_view portrait);
/// Returns the id of a guest, such as "guest:Aunt Ada".
PlayerId guest_id(std::string_view name);

bool is_computer(const PlayerId &id);
/// Returns whether the id is that of a person in the score book, not of a computer player or a guest.
bool is_person(const PlayerId &id);
/// Returns the id without its prefix, such as "hedgehog" or "Aunt Ada"; for a person, the whole id.
std::string_view name_without_prefix(const PlayerId &id);

} // namespace tableside::score
