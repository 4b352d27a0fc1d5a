// Plays one match (or one round) of a simulation from beginning to end.
#pragma once

#include "console/decider.h"
#include "console/player_spec.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace tableside::console {

/// What all matches of a simulation have in common.
struct Simulation
{
    std::vector<PlayerSpec> players;
    dos::Ruleset rules;
    std::uint64_t seed = 0;
    int matches = 100;      ///< Or single rounds.
    bool single_rounds = false;
    bool record = false;
    bool calls = true;      ///< False: everybody calls in time and nobody is caught.
    DeciderOptions decider;
};

/// What one player did; sums over matches.
struct PlayerTally
{
    std::int64_t wins = 0;
    std::int64_t points = 0;
    std::int64_t turns = 0;
    std::int64_t decisions = 0;
    std::int64_t forfeits = 0;
    std::chrono::nanoseconds thought{};
    std::chrono::nanoseconds longest{};

    void add(const PlayerTally &other);
};

struct MatchOutcome
{
    std::array<PlayerTally, dos::most_seats> players{}; ///< By player, not by seat.
    std::int64_t rounds = 0;
    std::int64_t actions = 0;
    bool failed = false; ///< Somebody forfeited, or a round had no end.
    std::string messages; ///< A line each.
    std::string record;
};

/// A round that goes on beyond so many actions is ended.
inline constexpr int most_actions_in_round = 100'000;

/// Match `index` of the simulation, from 0: its own seed, the seats rotated by `index`.
MatchOutcome run_match(const Simulation &simulation, int index);

} // namespace tableside::console
