// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/hands_csv.h"

#include "engine/score/csv_grid.h"

#include <algorithm>
#include <vector>

namespace tableside::score {

namespace {

std::string csv_line(const std::vector<std::string> &cells, char separator)
{
    std::string line;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (cell > 0)
            line += separator;
        line += csv_field(cells[cell]);
    }
    return line + "\r\n";
}

/// Returns the cards and numbers of a hand, such as "2×dos r7 12+11".
std::string cards_text(const Entry &entry)
{
    std::string text;
    for (const auto &[code, copies] : entry.cards) {
        if (copies > 1)
            text += std::to_string(copies).append(times_sign);
        text += code + ' ';
    }
    text += entry.sum_text();
    if (text.ends_with(' '))
        text.pop_back();
    return text;
}

/// The number of the seat that had the first turn of a round, to the left of the dealer (DOS-SETUP-3).
std::size_t starter_of(const Round &round, std::size_t seats)
{
    std::size_t seat = static_cast<std::size_t>(round.dealer);
    do
        seat = (seat + 1) % seats;
    while (!round.is_played_by(seat));
    return seat;
}

} // namespace

std::string hands_heading(const HandsHeadings &headings, char separator)
{
    return csv_line({headings.date, headings.number, headings.game, headings.place, headings.round, headings.dealer,
                     headings.starter, headings.winner, headings.player, headings.hand, headings.cards, headings.points,
                     headings.total},
                    separator);
}

std::string hands_lines(const Sheet &sheet, std::string_view date, int number, char separator)
{
    std::string game_label(game_name(sheet.game));
    std::ranges::transform(game_label, game_label.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    const std::vector<std::string> first{std::string(date), std::to_string(number), game_label, sheet.place};
    const auto name_of = [&](std::size_t seat) { return sheet.seats[seat].player.name; };
    std::string lines;
    const auto add = [&](std::vector<std::string> cells) {
        cells.insert(cells.begin(), first.begin(), first.end());
        lines += csv_line(cells, separator);
    };
    for (std::size_t seat = 0; seat < sheet.seats.size() && sheet.rounds.empty() && sheet.has_stated_totals; ++seat)
        add({{}, {}, {}, {}, name_of(seat), {}, {}, {}, std::to_string(sheet.totals[seat])});
    for (std::size_t at = 0; at < sheet.rounds.size(); ++at) {
        const Round &round = sheet.rounds[at];
        const std::optional<int> winner = sheet.winner_of(round);
        for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
            if (!round.is_played_by(seat))
                continue;
            const std::optional<Entry> &entry = round.cells[seat].entry;
            const bool is_out = !entry && !round.scored;
            add({std::to_string(at + 1), name_of(static_cast<std::size_t>(round.dealer)),
                 name_of(starter_of(round, sheet.seats.size())),
                 winner ? name_of(static_cast<std::size_t>(*winner)) : std::string(), name_of(seat),
                 entry ? std::to_string(entry->points(sheet.game)) : std::string(is_out ? "0" : ""),
                 entry ? cards_text(*entry) : std::string(), std::to_string(round.gained[seat]),
                 std::to_string(round.totals[seat])});
        }
    }
    return lines;
}

} // namespace tableside::score
