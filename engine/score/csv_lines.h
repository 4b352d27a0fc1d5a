// Lines of CSV files as RFC 4180 has them, read and written: fields, quotes and names that look like formulas. What the
// fields mean is the business of score_csv.h.
#pragma once

#include "engine/core/result.h"

#include <istream>
#include <string>
#include <vector>

namespace tableside::score {

struct CsvLine
{
    std::vector<std::string> fields; ///< At least one; without blanks around them.
    int number = 0;                  ///< In the file, from 1: where the line begins.
};

/// All lines but blank ones. Fields are separated by commas, semicolons or tabs; within double quotes separators, line
/// breaks and doubled quotes stand for themselves. Fails for what is not UTF-8, for a line of more than `longest_line`
/// bytes and for a quotation mark that is not closed.
Result<std::vector<CsvLine>> read_csv_lines(std::istream &stream);

/// The text as a field: in quotes where it needs them. A text that begins as a formula does gets an apostrophe in
/// front, so that no spreadsheet computes it.
std::string csv_field(const std::string &text);

/// What csv_field() was given, of a field that read_csv_lines() has read.
std::string text_of_csv_field(std::string field);

} // namespace tableside::score
