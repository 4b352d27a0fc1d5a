#include "console/player_spec.h"

#include "record/json_line.h"

#include <CLI/CLI.hpp>
#include <sstream>

namespace tableside::console {

namespace {

constexpr std::string_view program_prefix = "exec:";

PlayerSpec parse_player(const std::string &piece)
{
    if (piece.starts_with(program_prefix)) {
        if (piece.size() == program_prefix.size())
            throw CLI::ValidationError("--players", "exec: needs a command");
        return {piece, Level::greedy, piece.substr(program_prefix.size())};
    }
    if (const auto level = level_named(piece))
        return {piece, *level, {}};
    throw CLI::ValidationError("--players", "unknown player \"" + piece + "\"; known are " + level_list()
                                   + " and exec:COMMAND");
}

} // namespace

std::vector<PlayerSpec> parse_players(const std::string &text)
{
    std::vector<PlayerSpec> players;
    std::istringstream pieces(text);
    for (std::string piece; std::getline(pieces, piece, ',');) {
        const bool goes_on = !players.empty() && players.back().is_program() && !piece.starts_with(program_prefix)
            && !level_named(piece);
        if (goes_on) {
            players.back().name += "," + piece;
            players.back().command += "," + piece;
        } else {
            players.push_back(parse_player(piece));
        }
    }
    return players;
}

Temperament PlayerSpec::temperament() const
{
    Temperament temperament = temperament_of(level);
    if (is_program()) {
        temperament.flinches = 0.0;
        temperament.jumps_in = false;
    }
    return temperament;
}

std::string PlayerSpec::seat_name() const
{
    constexpr std::size_t longest = 60;
    std::string printable;
    for (const char letter : name.substr(0, longest))
        printable += letter >= ' ' && letter <= '~' ? letter : '?';
    return printable;
}

} // namespace tableside::console
