// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/simulate_report.h"

#include "engine/core/counted.h"

#include <cmath>
#include <cstdio>

namespace tableside::console {

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// The figures of one player: rates, means per match, and times per decision.
struct Summary
{
    Rate rate;
    Rate round_rate;
    double points = 0.0;
    double turns = 0.0;
    double mean_ms = 0.0;
    double worst_ms = 0.0;
};

Summary summary_of(const PlayerTally &tally, int matches, std::int64_t rounds)
{
    const double count = matches;
    Summary summary;
    summary.rate = win_rate(tally.wins, matches);
    summary.round_rate = win_rate(tally.rounds_won, rounds);
    summary.points = static_cast<double>(tally.points) / count;
    summary.turns = static_cast<double>(tally.turns) / count;
    if (tally.decisions > 0)
        summary.mean_ms = Milliseconds(tally.thought).count() / static_cast<double>(tally.decisions);
    summary.worst_ms = Milliseconds(tally.longest).count();
    return summary;
}

template <typename... Values>
std::string formatted(const char *format, Values... values)
{
    const int size = std::snprintf(nullptr, 0, format, values...);
    std::string text(static_cast<std::size_t>(size), '\0');
    std::snprintf(text.data(), text.size() + 1, format, values...);
    return text;
}

std::string rate_columns(std::int64_t wins, const Rate &rate)
{
    return formatted(" %8lld %7.1f%%  %6.1f-%5.1f%%", static_cast<long long>(wins), 100.0 * rate.share,
                     100.0 * rate.low, 100.0 * rate.high);
}

std::string row_of(const Simulation &simulation, std::size_t player, const TournamentResult &result)
{
    const PlayerTally &tally = result.players[player];
    const Summary summary = summary_of(tally, simulation.matches, result.rounds);
    std::string row = formatted("%-20s", simulation.players[player].seat_name().c_str());
    row += rate_columns(tally.wins, summary.rate);
    if (!simulation.single_rounds)
        row += rate_columns(tally.rounds_won, summary.round_rate);
    row += formatted(" %8.1f %7.1f %10lld %9.4f %9.3f", summary.points, summary.turns,
                     static_cast<long long>(tally.decisions), summary.mean_ms, summary.worst_ms);
    if (tally.forfeits > 0)
        row += formatted("  forfeited %lld", static_cast<long long>(tally.forfeits));
    return row + "\n";
}

} // namespace

std::string unit_of(const Simulation &simulation)
{
    return simulation.single_rounds ? "rounds" : "matches";
}

Rate win_rate(std::int64_t wins, std::int64_t of)
{
    if (of == 0)
        return {};
    constexpr double z = 1.959963984540054; // the 97.5% quantile of the normal distribution
    const double count = static_cast<double>(of);
    const double share = static_cast<double>(wins) / count;
    const double scale = 1.0 + z * z / count;
    const double middle = (share + z * z / (2.0 * count)) / scale;
    const double half = z / scale * std::sqrt(share * (1.0 - share) / count + z * z / (4.0 * count * count));
    // If nothing was won, the lower bound is exactly 0; if everything was won, the upper bound is exactly 1. The formula
    // would miss these bounds by rounding errors.
    return {share, wins == 0 ? 0.0 : std::max(0.0, middle - half), wins == of ? 1.0 : std::min(1.0, middle + half)};
}

std::string report_table(const Simulation &simulation, const TournamentResult &result)
{
    std::string text = simulation.game + ", " + counted(simulation.matches, simulation.single_rounds ? "round" : "game")
        + ", seed " + std::to_string(simulation.seed) + ": " + counted(result.rounds, "round") + ", "
        + counted(result.actions, "action")
        + formatted(", %.2f s\n", std::chrono::duration<double>(result.took).count());
    text += formatted("%-20s %8s %8s %14s", "player", "wins", "rate", "95% interval");
    if (!simulation.single_rounds)
        text += formatted(" %8s %8s %14s", "rounds", "rate", "95% interval");
    text += formatted(" %8s %7s %10s %9s %9s\n", "points", "turns", "decisions", "mean ms", "worst ms");
    for (std::size_t player = 0; player < simulation.players.size(); ++player)
        text += row_of(simulation, player, result);
    return text;
}

OrderedJson report_json(const Simulation &simulation, const TournamentResult &result)
{
    OrderedJson json;
    json["game"] = simulation.game;
    json["unit"] = unit_of(simulation);
    json["count"] = simulation.matches;
    json["seed"] = std::to_string(simulation.seed);
    json["rounds"] = result.rounds;
    json["actions"] = result.actions;
    json["players"] = OrderedJson::array();
    for (std::size_t player = 0; player < simulation.players.size(); ++player) {
        const PlayerTally &tally = result.players[player];
        const Summary summary = summary_of(tally, simulation.matches, result.rounds);
        OrderedJson entry;
        entry["name"] = simulation.players[player].name;
        entry["wins"] = tally.wins;
        entry["rate"] = summary.rate.share;
        entry["low"] = summary.rate.low;
        entry["high"] = summary.rate.high;
        entry["roundsWon"] = tally.rounds_won;
        entry["roundRate"] = summary.round_rate.share;
        entry["roundLow"] = summary.round_rate.low;
        entry["roundHigh"] = summary.round_rate.high;
        entry["points"] = summary.points;
        entry["turns"] = summary.turns;
        entry["decisions"] = tally.decisions;
        entry["forfeits"] = tally.forfeits;
        entry["meanMs"] = summary.mean_ms;
        entry["worstMs"] = summary.worst_ms;
        json["players"].push_back(std::move(entry));
    }
    json["seconds"] = std::chrono::duration<double>(result.took).count();
    return json;
}

} // namespace tableside::console
