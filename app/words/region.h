// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The formats of dates, times, and numbers. These follow the system's region, while words follow the interface language
// (QLocale()). For example, an English interface in Sweden shows 2026-09-21.
#pragma once

#include <QLocale>

namespace tableside {

/// Returns the locale for short dates, times, and numbers: the system's locale (LC_TIME, LC_NUMERIC), or QLocale() if the
/// system has no region (LANG=C). For long dates, which contain month names, use QLocale() instead.
QLocale regionLocale();

/// Returns the field separator that spreadsheets in this region expect in CSV files. This is a semicolon where numbers have a
/// decimal comma, and a comma elsewhere.
char csvSeparator();

/// Formats a time for exports as local time with its offset from UTC, such as "2026-09-21T19:30:00+03:00". \p ms are
/// milliseconds since the epoch; \p format is Qt::ISODate or Qt::ISODateWithMs.
QString isoTime(qint64 ms, Qt::DateFormat format);

} // namespace tableside
