// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The sum of a hand as text, for HandEntry: normalizes typed text, and counts or changes how often a value occurs in a sum such
// as "12+2×7". The sum may be incomplete.
#pragma once

#include <QString>

namespace tableside {

/// Normalizes typed text: digits of any script become 0 to 9, other forms of signs (wide, *, x) become + - ×, and spaces around
/// signs are removed. All other text stays, including a space between digits; callers must refuse such text, because "5 5" is not
/// 55.
QString sumOf(const QString &typed);
/// Returns the number of times that \p sum contains \p value; "12+2×7+7" contains 7 three times.
int timesIn(const QString &sum, int value);
/// Changes how often \p value occurs in \p sum to \p times, and returns the new sum. A new value is added at the end; 0 times
/// removes the value. Other terms stay unchanged.
QString withTimes(const QString &sum, int value, int times);

} // namespace tableside
