// How texts are compared when somebody searches.
#pragma once

#include <QString>

namespace tableside {

/// Without the accents of Latin, Greek and Cyrillic letters and without case: "Änne" and "anne" are the same, and so are
/// "Straße" and "STRASSE".
QString foldedForSearch(const QString &text);

} // namespace tableside
