// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads dates from the cells of a spreadsheet, in the forms that people and spreadsheets write in the languages of the app.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

/// A day of the Gregorian calendar from the year 1900 to 2999, and perhaps a time of that day.
struct CsvDate
{
    int year = 0;
    int month = 0;    ///< From 1 to 12.
    int day = 0;      ///< From 1 to the number of days of the month.
    int minutes = -1; ///< The time in minutes since midnight; -1 if the cell has no time.
    friend auto operator<=>(const CsvDate &, const CsvDate &) = default;
};

/// The order of a date in numbers that does not begin with the year, such as 3/4/2025.
enum class DateOrder : unsigned char { day_first, month_first };

/// Reads a date such as "2025-04-03", "3.4.2025", "03/04/25", "3 April 2025" or "Apr 3, 2025", which a time such as "20:15" or
/// "8:15 PM" may follow. A year of two digits is in the century from 1970 to 2069. Months are named in one of the app's
/// languages and may be abbreviated; words that name a day of the week are ignored. A date with dots has the day first in any
/// order, because nobody writes the month first with dots. Returns nothing for any other text.
std::optional<CsvDate> parse_date(std::string_view text, DateOrder order);

/// Returns the order in which all \p texts are dates; \p usual if both orders fit, or none.
DateOrder order_of_dates(const std::vector<std::string> &texts, DateOrder usual);

} // namespace tableside::score
