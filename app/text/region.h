// The formats of dates, times, and numbers. Words follow the language of the interface, which is QLocale(). Formats follow the
// region of the system, so that an English interface in Sweden shows 2026-09-21.
#pragma once

#include <QLocale>

namespace tableside {

/// Returns the locale for short dates, times, and numbers: the system's (LC_TIME, LC_NUMERIC), or QLocale() if the system has no
/// region (LANG=C). Use QLocale() for long dates, which contain names of months.
QLocale regionLocale();

/// Returns the field separator of CSV files that spreadsheets in this region expect: a semicolon if the decimal point is a comma.
char csvSeparator();

/// Formats local time with its offset from UTC for exports: "2026-09-21T19:30:00+03:00". \p ms are milliseconds since the epoch;
/// \p format is Qt::ISODate or Qt::ISODateWithMs.
QString isoTime(qint64 ms, Qt::DateFormat format);

} // namespace tableside
