// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Normalizes text for searches.
#pragma once

#include <QString>

namespace tableside {

/// Returns the text without case differences and without accents on Latin, Greek, and Cyrillic letters. For example, "Änne" and
/// "anne" become equal, and so do "Straße" and "STRASSE".
QString foldedForSearch(const QString &text);

} // namespace tableside
