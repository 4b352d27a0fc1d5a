// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/score_report.h"

#include "engine/core/counted.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace tableside::console {

namespace {

using score::Round;
using score::Sheet;

constexpr std::size_t longest_shown_name = 24; // in characters

bool is_continuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Returns the number of characters in UTF-8 text.
std::size_t width(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) { return !is_continuation(byte); }));
}

/// Returns a name that is safe in a table: cut to 24 characters and without control characters, which could move the cursor.
std::string shown_name(std::string_view name)
{
    std::string shown;
    std::size_t characters = 0;
    for (std::size_t at = 0; at < name.size(); ++at) {
        if (!is_continuation(name[at]) && ++characters == longest_shown_name && width(name.substr(at)) > 1)
            return shown + "…";
        const auto byte = static_cast<unsigned char>(name[at]);
        const bool is_c1 = byte == 0xC2U && at + 1 < name.size() && static_cast<unsigned char>(name[at + 1]) < 0xA0U;
        if (byte < 0x20U || byte == 0x7FU || is_c1)
            shown += '?';
        else
            shown += name[at];
        at += is_c1;
    }
    return shown;
}

/// Returns the names of the seats; a repeated name gets " (2)" or a higher number.
std::vector<std::string> distinct_names(const Sheet &sheet)
{
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const score::Seat &seat : sheet.seats) {
        std::string name = seat.player.name;
        for (int number = 2; !taken.insert(name).second; ++number)
            name = seat.player.name + " (" + std::to_string(number) + ")";
        names.push_back(std::move(name));
    }
    return names;
}

using Row = std::vector<std::string>;

/// Formats rows as a table whose first column is left-aligned and whose other columns are right-aligned.
std::string aligned(const std::vector<Row> &rows)
{
    std::vector<std::size_t> widths(rows.front().size());
    for (const Row &row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], width(row[column]));
    }
    std::string text;
    for (const Row &row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string blanks(widths[column] - width(row[column]), ' ');
            text += column == 0 ? row[column] + blanks : "  " + blanks + row[column];
        }
        text += '\n';
    }
    return text;
}

std::string heading(const ScoredGame &game)
{
    std::string text;
    for (const char letter : game.game ? game_name(*game.game) : std::string_view("Score sheet"))
        text += game.game && letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    if (game.sheet.has_target())
        text += " to " + std::to_string(game.sheet.target) + " points";
    return text
        + (game.sheet.scoring == Scoring::count_against ? ", everyone scores their own cards\n"
                                                        : ", the winner of a round scores everything\n");
}

std::string standing(const Sheet &sheet, const std::vector<std::string> &names)
{
    const auto points = [&](int seat) { return counted(sheet.totals[static_cast<std::size_t>(seat)], "point"); };
    const auto name = [&](int seat) { return names[static_cast<std::size_t>(seat)]; };
    if (sheet.stage != score::Stage::playing) {
        return sheet.winner ? "Winner: " + name(*sheet.winner) + ", " + points(*sheet.winner) + "\n"
                            : "No winner: the game ended in a tie\n";
    }
    return sheet.leader ? "Not finished: " + name(*sheet.leader) + " leads with " + points(*sheet.leader) + "\n"
                        : "Not finished, and nobody leads\n";
}

/// Returns the points in a seat's hand, 0 if the seat has no entry because it went out.
int hand_points(const Sheet &sheet, const Round &round, std::size_t seat)
{
    const std::optional<score::Entry> &entry = round.cells[seat].entry;
    return entry ? entry->points(sheet.game) : 0;
}

OrderedJson round_json(const Sheet &sheet, const Round &round, const std::vector<std::string> &names)
{
    const std::optional<int> winner = sheet.winner_of(round);
    OrderedJson hands = OrderedJson::object();
    OrderedJson points = OrderedJson::object();
    for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
        if (!round.is_played_by(seat))
            continue;
        hands[names[seat]] = hand_points(sheet, round, seat);
        points[names[seat]] = round.gained[seat];
    }
    OrderedJson json;
    json["winner"] = winner ? OrderedJson(names[static_cast<std::size_t>(*winner)]) : OrderedJson();
    json["hands"] = round.scored ? OrderedJson() : std::move(hands);
    json["points"] = std::move(points);
    return json;
}

std::string percent(double rate)
{
    return std::to_string(std::lround(rate * 100)) + "%";
}

std::string one_decimal(double number)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", number);
    return text;
}

/// Removes the blanks at the end of each line.
std::string without_blanks_at_ends(const std::string &text)
{
    std::string kept;
    for (const char letter : text) {
        if (letter == '\n')
            kept.erase(kept.find_last_not_of(' ') + 1);
        kept += letter;
    }
    return kept;
}

} // namespace

std::string score_text(const ScoredGame &game)
{
    const Sheet &sheet = game.sheet;
    std::vector<std::string> names = distinct_names(sheet);
    std::ranges::transform(names, names.begin(), shown_name);
    std::vector<Row> rows;
    const auto add_row = [&](const std::string &first, const auto &text_of) {
        Row &row = rows.emplace_back(Row{first});
        for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat)
            row.push_back(text_of(seat));
    };
    add_row("Round", [&](std::size_t seat) { return names[seat] + " "; });
    if (sheet.has_start_points())
        add_row("Start", [&](std::size_t seat) { return std::to_string(sheet.seats[seat].first_total()) + " "; });
    for (std::size_t number = 0; number < sheet.rounds.size(); ++number) {
        const Round &round = sheet.rounds[number];
        const std::optional<int> winner = sheet.winner_of(round);
        add_row(std::to_string(number + 1), [&](std::size_t seat) {
            if (!round.is_played_by(seat))
                return std::string("- ");
            return std::to_string(round.gained[seat]) + (winner == static_cast<int>(seat) ? "*" : " ");
        });
    }
    add_row("Total", [&](std::size_t seat) { return std::to_string(sheet.totals[seat]) + " "; });
    add_row("Rank", [&](std::size_t seat) {
        return (sheet.ranks[seat] > 0 ? std::to_string(sheet.ranks[seat]) : std::string("-")) + " ";
    });
    return without_blanks_at_ends(heading(game) + aligned(rows) + standing(sheet, names));
}

OrderedJson score_json(const ScoredGame &game)
{
    const Sheet &sheet = game.sheet;
    const std::vector<std::string> names = distinct_names(sheet);
    OrderedJson json;
    json["game"] = game.game ? OrderedJson(game_name(*game.game)) : OrderedJson();
    json["players"] = names;
    json["target"] = sheet.has_target() ? OrderedJson(sheet.target) : OrderedJson();
    json["scoring"] = scoring_names[static_cast<std::size_t>(sheet.scoring)];
    json["rounds"] = OrderedJson::array();
    for (const Round &round : sheet.rounds)
        json["rounds"].push_back(round_json(sheet, round, names));
    OrderedJson totals = OrderedJson::object();
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        totals[names[seat]] = sheet.totals[seat];
    json["totals"] = std::move(totals);
    json["winner"] = sheet.winner ? OrderedJson(names[static_cast<std::size_t>(*sheet.winner)]) : OrderedJson();
    return json;
}

namespace {

std::string name_of(const score::PlayerId &id, const BookPeople &people)
{
    const auto found = people.names.find(id);
    return shown_name(found == people.names.end() ? id : found->second);
}

std::string figures_text(const score::PlayerStatistics &all, const BookPeople &people)
{
    const auto name = [&](const score::PlayerId &id) { return name_of(id, people); };
    std::string text;
    const auto add = [&](std::string label, const std::string &figure) {
        label.resize(18, ' ');
        text += label + figure + "\n";
    };
    add("Games", std::to_string(all.games));
    if (all.games == 0)
        return text;
    add("Won", std::to_string(all.wins) + " (" + percent(all.win_rate()) + ")");
    add("Rounds", std::to_string(all.rounds));
    if (all.gaining_rounds > 0) {
        add("Points per round", one_decimal(all.average_per_round()));
        add("Best round", std::to_string(all.best_round));
    }
    if (all.best_comeback > 0)
        add("Best comeback", counted(all.best_comeback, "point") + " behind, and still won");
    add("Winning streak", std::to_string(all.streak) + " (longest: " + std::to_string(all.longest_streak) + ")");
    if (!all.rival().empty())
        add("Rival", name(all.rival()) + ", in " + counted(all.others.at(all.rival()).games, "game") + " together");
    if (!all.nemesis().empty()) {
        const score::Pairing &pairing = all.others.at(all.nemesis());
        add("Nemesis",
            name(all.nemesis()) + ", won " + std::to_string(pairing.lost) + " of " + counted(pairing.games, "game"));
    }
    return text;
}

} // namespace

std::string statistics_text(const score::PlayerId &player, const BookPeople &people,
                            const std::vector<score::GameSummary> &games)
{
    const score::PlayerStatistics on_screen = score::statistics_of(player, games, true);
    std::string text = name_of(player, people) + "\n" + figures_text(score::statistics_of(player, games), people);
    if (on_screen.games > 0)
        text += "\nOn screen\n" + figures_text(on_screen, people);
    return text;
}

} // namespace tableside::console
