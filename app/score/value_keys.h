// The sum of a hand, written by keys for the values of cards: how often a value stands in "12+2×7", and the same sum with
// the value once more or less. For HandEntry; the sum may not be complete yet.
#pragma once

#include <QString>

namespace tableside {

/// "12+2×7+7" has 7 three times.
int timesIn(const QString &sum, int value);
/// The value `times` times, where it stood first or at the end; gone where 0. Other terms stay as they were typed.
QString withTimes(const QString &sum, int value, int times);

} // namespace tableside
