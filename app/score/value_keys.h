// The sum of a hand as a text, for HandEntry: what was typed with the signs of a sum; and by keys for the values of cards,
// how often a value stands in "12+2×7", and the same sum with the value once more or less. It may not be complete yet.
#pragma once

#include <QString>

namespace tableside {

/// Digits of any script as 0 to 9, signs in their other forms (wide, *, x) as + - ×, without the spaces around them. Everything
/// else stays, also a space between digits: whoever reads it must refuse it, since "5,5" is not 55.
QString sumOf(const QString &typed);
/// "12+2×7+7" has 7 three times.
int timesIn(const QString &sum, int value);
/// The value `times` times, where it stood first or at the end; gone where 0. Other terms stay as they were typed.
QString withTimes(const QString &sum, int value, int times);

} // namespace tableside
