// Text comparison for searches.
#pragma once

#include <QString>

namespace tableside {

/// Removes case and the accents of Latin, Greek, and Cyrillic letters: "Änne" and "anne" become equal, and so do "Straße" and
/// "STRASSE".
QString foldedForSearch(const QString &text);

} // namespace tableside
