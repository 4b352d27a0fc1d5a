// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What single cells of a CSV table mean: the headings of columns in the languages of the app, numbers, rounds, and the scoring.
#pragma once

#include "engine/core/scoring.h"
#include "engine/score/csv_grid.h"

#include <optional>
#include <string>

namespace tableside::score {

// Each of the following functions returns whether a cell is one of the known headings, whatever its case and with or without a
// colon at its end.
bool is_date_word(const std::string &text);
bool is_round_word(const std::string &text);
bool is_points_word(const std::string &text);
bool is_total_word(const std::string &text);
bool is_player_word(const std::string &text);
bool is_place_word(const std::string &text);
bool is_winner_word(const std::string &text);
/// The heading of the numbers or names by which the games of one day are told apart.
bool is_number_word(const std::string &text);
/// The headings of columns that a season needs for nothing, such as the dealer or the total.
bool is_ignored_word(const std::string &text);

/// Returns whether the line is a CsvMark, which csv_table() writes at the end of a table.
bool is_mark(const CsvLine &line);

/// Returns the text as a number; nothing if the text is not a number from \p low to \p high.
std::optional<int> number_in(const std::string &text, int low, int high);
/// Returns whether the text is meant as a number, valid or not, such as "10", "-3" or "10,5".
bool looks_like_number(const std::string &text);
/// Returns the round number in a label such as "1", "1." or "Round 1"; empty if there is none.
std::optional<int> round_in(const std::string &label);
/// Returns the scoring that a cell names: winnerTakesAll or countAgainst.
std::optional<Scoring> scoring_in(const std::string &text);

inline constexpr std::string_view mark_word = "Tableside"; ///< The first cell of a CsvMark.

} // namespace tableside::score
