// The cells of a CSV table as RFC 4180 and spreadsheets write them, read and written: encodings, separators, quotes, and
// names that look like formulas. What the cells mean is the business of score_csv.h.
#pragma once

#include "engine/core/result.h"
#include "engine/core/text_code.h"
#include "engine/score/csv_problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

struct CsvCell
{
    std::size_t column = 0; ///< The index, from 0.
    std::string text;       ///< The text, not empty, without blanks around it; cut behind longest_shown_text bytes.
};

/// One line with at least one cell; a line may go on over line breaks within quotes.
struct CsvLine
{
    int number = 0;             ///< The number of the line in the file at which it begins, from 1.
    std::vector<CsvCell> cells; ///< The cells by column, without empty ones.

    /// Returns the text in that column, empty if there is none.
    const std::string &at(std::size_t column) const;
};

struct CsvGrid
{
    TextCode code = TextCode::utf8;
    std::vector<CsvLine> lines; ///< Lines without cells are left out.
};

/// Reads all lines of a table; memory is needed only for cells that are not empty, and for no more of them than the longest
/// game has. Lines end with LF, CR LF, or CR. Cells are separated by what a first line such as `sep=;` says; without one, by
/// the first semicolon or tab of the first line that has a separator, or else by commas. Within double quotes, separators,
/// line breaks, and doubled quotes stand for themselves; a quote opens only at the beginning of a cell.
Result<CsvGrid, CsvProblems> read_csv_grid(std::string_view bytes);

/// The text as a cell: in quotes where it needs them. A text that begins as a formula does gets an apostrophe in front, so
/// that no spreadsheet computes it.
std::string csv_field(const std::string &text);

/// Returns the text from which csv_field() made a cell that read_csv_grid() has read.
std::string text_of_csv_field(std::string field);

} // namespace tableside::score
