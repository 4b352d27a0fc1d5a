// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Cleans text from people and files (names, places, notes) so that it is safe to show inside other text. A cleaned text
// can't move the cursor or change the direction of the text around it, and has no invisible
// characters except those that emoji and words need.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tableside {

inline constexpr std::size_t longest_shown_text = 200; ///< The largest size of a name, in bytes.
inline constexpr std::size_t longest_note = 1000;      ///< The largest size of a note, in bytes.

/// Returns the text on one line, without control characters, text-direction marks (Unicode Standard Annex 9) and
/// characters without width. Joiners are kept inside emoji and words, and a letter keeps at most three accents. A
/// text longer than `most` bytes is cut between two characters. Invalid UTF-8 bytes are dropped. Cleaning a cleaned
/// text again doesn't change it.
std::string shown_text(std::string_view text, std::size_t most = longest_shown_text);

} // namespace tableside
