// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes the cells of a CSV table as RFC 4180 and spreadsheets do. Handles encodings, separators, quotes, and text
// that a spreadsheet would take for a formula. score_csv.h interprets the cells as points of players.
#pragma once

#include "engine/core/result.h"
#include "engine/core/text_code.h"
#include "engine/score/csv_problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

/// One cell with text.
struct CsvCell
{
    std::size_t column = 0; ///< The index of the column, from 0.
    std::string text;       ///< The trimmed text, not empty. Cut once it is longer than longest_shown_text bytes.
};

/// One line with at least one cell. A quoted cell may contain line breaks, so that a CsvLine can span several lines
/// of the file.
struct CsvLine
{
    int number = 0;             ///< The number, from 1, of the line in the file where this line begins.
    std::vector<CsvCell> cells; ///< The cells that are not empty, by column.

    /// Returns the text in that column; empty if the cell is empty.
    const std::string &at(std::size_t column) const;
};

/// All cells of a table.
struct CsvGrid
{
    TextEncoding code = TextEncoding::utf8;
    std::vector<CsvLine> lines; ///< Lines without cells are left out.
};

/// Reads all lines of a table. Fails if the bytes are not text, if the table is larger than the longest possible game
/// needs, or if a closing quotation mark is missing. Lines end with LF, CR LF, or CR. A first line such as `sep=;` states
/// the separator. Without such a line, the first line that contains a semicolon, tab or comma decides: the separator is the
/// first semicolon or tab in that line; otherwise the separator is the comma. A quoted cell begins and ends with a double
/// quote and may contain separators and line breaks; a double quote inside the cell is written twice.
Result<CsvGrid, CsvProblems> read_csv_grid(std::string_view bytes);

/// Returns the indexes of the columns that have at least one cell with text, in order.
std::vector<std::size_t> used_columns(const std::vector<CsvLine> &lines);

/// Returns the text as a cell, quoted if necessary. An apostrophe is put before text that begins like a formula, so that no
/// spreadsheet computes it.
std::string csv_field(const std::string &text);

/// Returns the original text of a cell that csv_field() wrote and read_csv_grid() read.
std::string text_of_csv_field(std::string field);

} // namespace tableside::score
