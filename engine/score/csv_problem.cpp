// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/csv_problem.h"

#include "engine/core/shown_text.h"

#include <algorithm>

namespace tableside::score {

void CsvProblems::add(CsvProblem problem)
{
    const auto later = std::ranges::upper_bound(listed, problem.line, {}, &CsvProblem::line);
    listed.insert(later, std::move(problem));
    if (listed.size() <= most_listed)
        return;
    listed.pop_back();
    ++unlisted;
}

void CsvProblems::add_all(const CsvProblems &problems)
{
    for (const CsvProblem &problem : problems.listed)
        add(problem);
    unlisted += problems.unlisted;
}

std::string quoted_cell(const std::string &text)
{
    constexpr std::size_t most = 60;
    const std::string shown = shown_text(text, most);
    return '"' + (shown.size() < text.size() && text.size() > most ? shown + "…" : shown) + '"';
}

std::string csv_cause(const CsvProblem &problem)
{
    const std::string text = quoted_cell(problem.text);
    const std::string player = quoted_cell(problem.player);
    const std::string number = std::to_string(problem.number);
    switch (problem.fault) {
    case CsvFault::not_text: return "this isn't text in UTF-8, UTF-16, or Windows-1252; save the table as CSV in UTF-8";
    case CsvFault::open_quote: return "a closing quotation mark is missing";
    case CsvFault::too_large: return "the table is larger than the longest game";
    case CsvFault::no_table:
        return "this isn't a line of a score table; expected lines with a player, a round, and points, or a first line "
               "with the players and everyone's points for one round in each line below it";
    case CsvFault::no_rounds: return "expected everyone's points for one round in each line below the players";
    case CsvFault::unnamed:
        return problem.text.empty() ? "a player's name is missing"
                                    : text + " has no player's name above it in the first line";
    case CsvFault::long_name: return "a name is longer than " + number + " bytes";
    case CsvFault::many_players: return "a score sheet has no room for more than " + number + " players";
    case CsvFault::few_players: return "a game needs at least two players";
    case CsvFault::same_player: return text + " and " + player + " are the same player";
    case CsvFault::unclear_column:
        return text
            + " may be a player or the heading of the numbers of rounds; put a column with the heading Round first";
    case CsvFault::unclear_last_line:
        return "this may be a round or the totals; put a column with the heading Round first";
    case CsvFault::round_expected: return "expected the number of round " + number + ", not " + text;
    case CsvFault::not_a_round: return "expected the number of a round from 1 to " + number + ", not " + text;
    case CsvFault::no_round: return "round " + number + " is missing";
    case CsvFault::many_rounds: return "a game has at most " + number + " rounds";
    case CsvFault::not_points:
        return "expected points for " + player + " as a whole number from 0 to " + number + ", not " + text;
    case CsvFault::no_points: return "expected points for " + player + " as a whole number, but found nothing";
    case CsvFault::points_twice: return player + " already has points in round " + number;
    case CsvFault::wrong_total: return "expected a total of " + number + " for " + player + ", not " + text;
    case CsvFault::not_a_scoring: return "expected winnerTakesAll or countAgainst, not " + text;
    case CsvFault::two_scorings: return "the scoring isn't the same as in the lines before";
    case CsvFault::several_winners:
        return "more than one player scores in round " + number + ", but the winner takes all";
    case CsvFault::starts_with_points: return "at least " + number + " players must start with 0 points";
    case CsvFault::few_in_round: return "too few players in round " + number;
    case CsvFault::nobody_out: return "nobody has 0 in round " + number + ", so nobody went out";
    case CsvFault::above_deck: return number + " points is more than all the cards in " + problem.text + " are worth";
    case CsvFault::other_game: return "the table says that it is from " + problem.text;
    case CsvFault::not_a_date: return "expected a date such as 2025-04-03, not " + text;
    case CsvFault::no_date: return "the date of the game is missing";
    case CsvFault::many_games: return "the table has more than " + number + " games";
    case CsvFault::many_facts: return "the game has too many entries";
    }
    return {};
}

} // namespace tableside::score
