// Whole rounds of DOS between the engine's players, as a table would run them, calls left out.
#pragma once

#include "ai/levels.h"
#include "dos/game.h"

#include <memory>
#include <vector>

namespace tableside::test {

using Players = std::vector<std::unique_ptr<Player<dos::Game>>>;

Players make_players(const std::vector<Level> &levels, std::uint64_t seed);

/// The seat that went out; `choices` collects what was chosen. Searching levels think for `playouts`.
int play_round(const Players &players, int dealer, std::uint64_t seed, const dos::Ruleset &rules = {},
               std::vector<std::size_t> *choices = nullptr, int playouts = 40);

/// Tells each player what its seat saw.
void tell(const Players &players, const std::vector<dos::Event> &events);

} // namespace tableside::test
