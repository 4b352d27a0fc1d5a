// Text from people and files as it may be shown in the middle of anything: names, places, notes. Nothing in it moves the
// cursor, turns the direction of what stands around it, or is there without being seen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tableside {

// Bytes.
inline constexpr std::size_t longest_shown_text = 200; ///< Of a name.
inline constexpr std::size_t longest_note = 1000;

/// The text on one line, without what is meant to deceive: control characters, marks and overrides of direction (Unicode
/// Standard Annex 9), characters without width. Joiners stay within emoji and words, three accents stay on a letter, and what
/// is longer than `most` bytes is cut at a character. Of text that is no UTF-8, those bytes are left out. What comes out
/// stays the same the next time.
std::string shown_text(std::string_view text, std::size_t most = longest_shown_text);

} // namespace tableside
