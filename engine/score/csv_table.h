// A score sheet as a CSV table for spreadsheets: a column for each player and a line for each round. For the app's export
// and the console; read_csv_game() reads it again (RFC 4180: lines end in CR LF, fields are quoted where needed).
#pragma once

#include "engine/score/sheet.h"

#include <string>

namespace tableside::score {

/// What heads the columns and lines of a table.
struct CsvHeadings
{
    std::string round = "Round";
    std::string start = "Start"; ///< The points with which players who came late began.
    std::string total = "Total";
};

/// UTF-8 without a byte order mark; players by the names on the sheet. `separator`: a comma, semicolon or tab.
std::string csv_table(const Sheet &sheet, const CsvHeadings &headings, char separator);

} // namespace tableside::score
