// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/player_spec.h"

#include <CLI/CLI.hpp>

namespace tableside::console {

namespace {

constexpr std::string_view program_prefix = "exec:";

PlayerSpec parse_player(const std::string &option, const std::string &piece, const std::string &levels)
{
    if (piece.starts_with(program_prefix)) {
        if (piece.size() == program_prefix.size())
            throw CLI::ValidationError(option, "exec: needs a command, e.g. exec:./bot");
        return {piece, Level::greedy, piece.substr(program_prefix.size())};
    }
    if (const auto level = level_named(piece))
        return {piece, *level, {}};
    if (piece.empty())
        throw CLI::ValidationError(option, "a player is missing, e.g. easy");
    throw CLI::ValidationError(option,
                               "unknown player \"" + piece + "\"; choose from " + levels + ", and exec:COMMAND");
}

/// Splits the text at commas. After a comma at the end there is an empty last piece.
std::vector<std::string> pieces_of(const std::string &text)
{
    std::vector<std::string> pieces;
    std::size_t start = 0;
    for (std::size_t comma = text.find(','); comma != std::string::npos; comma = text.find(',', start)) {
        pieces.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    pieces.push_back(text.substr(start));
    return pieces;
}

} // namespace

std::vector<PlayerSpec> players_in(const std::string &option, const std::string &text, const std::string &levels)
{
    std::vector<PlayerSpec> players;
    for (const std::string &piece : pieces_of(text)) {
        const bool goes_on = !players.empty() && players.back().is_program() && !piece.starts_with(program_prefix)
            && !level_named(piece);
        if (goes_on) {
            players.back().name += "," + piece;
            players.back().command += "," + piece;
        } else {
            players.push_back(parse_player(option, piece, levels));
        }
    }
    return players;
}

Temperament PlayerSpec::temperament() const
{
    Temperament temperament = temperament_of(level);
    if (is_program()) {
        temperament.flinches = 0.0;
        temperament.errs = 0.0;
        temperament.jumps_in = false;
    }
    return temperament;
}

bool PlayerSpec::searches() const
{
    return !is_program() && (level == Level::medium || level == Level::hard);
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
