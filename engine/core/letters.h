// Names that look the same are the same text: how accents are written, and case. The app compares names with Qt, which
// gives the same answers; the engine has no Qt.
#pragma once

#include <string>
#include <string_view>

namespace tableside {

/// Returns the text in Unicode normalization form C (Unicode Standard Annex 15), in which an accent and its letter are one
/// character. Knows the Latin, Greek, Cyrillic, Japanese, and Korean scripts; other text is unchanged. `text` is UTF-8.
std::string normalized_text(std::string_view text);

/// Returns what all spellings of a name share: normalized and without case, with "ss" for "ß". Accents stay, as "a" and
/// "ä" are different letters. For comparisons, not to be shown.
std::string folded_text(std::string_view text);

} // namespace tableside
