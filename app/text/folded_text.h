// How texts are compared when somebody searches.
#pragma once

#include <QString>

namespace tableside {

/// Without accents and without case: "Änne" and "anne" are the same, and so are "Straße" and "STRASSE".
QString foldedForSearch(const QString &text);

} // namespace tableside
