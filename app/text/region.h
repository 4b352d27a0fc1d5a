// How dates, times and numbers are written. Words follow the language of the interface, which is QLocale(); formats follow the
// region of the system, so that an English interface in Sweden shows 2026-09-21.
#pragma once

#include <QLocale>

namespace tableside {

/// The locale of short dates, times and numbers: the system's (LC_TIME, LC_NUMERIC), or QLocale() where the system names no
/// region (LANG=C). Long dates have names of months in them and take QLocale().
QLocale regionLocale();

/// The character between the fields of a CSV file that spreadsheets of this region read: a semicolon where the decimal point
/// is a comma.
char csvSeparator();

/// Local time with its offset from UTC, for exports: "2026-09-21T19:30:00+03:00". \p ms are milliseconds since the epoch;
/// \p format is Qt::ISODate or Qt::ISODateWithMs.
QString isoTime(qint64 ms, Qt::DateFormat format);

} // namespace tableside
