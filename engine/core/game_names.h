// Which games there are, by the names that records, observations and command lines use.
#pragma once

#include <string>
#include <string_view>

namespace tableside {

bool is_game(std::string_view name);

/// What is wrong with the name of a game that is none.
std::string unknown_game_text(std::string_view name);

} // namespace tableside
