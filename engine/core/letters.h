// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that compare names regardless of case and of how accents are encoded. The engine does not use Qt, so it
// has its own functions; the app compares names with Qt and must get the same results.
#pragma once

#include <string>
#include <string_view>

namespace tableside {

/// Returns the text in Unicode normalization form C (Unicode Standard Annex 15), in which an accent and its letter are one
/// character. Covers the Latin, Greek, Cyrillic, Japanese, and Korean scripts; other text is unchanged. `text` is UTF-8.
std::string normalized_text(std::string_view text);

/// Returns a key that is the same for all spellings of a name: normalized, case-folded, with "ss" for "ß". Accents are kept,
/// because "a" and "ä" are different letters. Use the key for comparisons only; it is not meant to be shown.
std::string folded_text(std::string_view text);

} // namespace tableside
