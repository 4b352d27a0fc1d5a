// Ids for those who play at the app's own table and are nobody of the score book: computer players, and people without a
// name there. They are players of a game as anyone, but have no page and are suggested nowhere.
#pragma once

#include "engine/score/fact.h"

#include <string_view>

namespace tableside::score {

/// "computer:hedgehog": the same in every game of that character.
PlayerId computer_id(std::string_view portrait);
/// "guest:Aunt Ada".
PlayerId guest_id(std::string_view name);

bool is_computer(const PlayerId &id);
/// Somebody whom the score book keeps, or might.
bool is_person(const PlayerId &id);
/// "hedgehog", "Aunt Ada"; of a person the whole id.
std::string_view called_by(const PlayerId &id);

} // namespace tableside::score
