// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The valid inputs that fuzzing starts from. They are made from tests/golden and matches of random play.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tableside::fuzz {

// The largest sizes of seeds, in bytes.
inline constexpr std::size_t longest_line_seed = 4096; ///< For targets that read a line or a short text.
inline constexpr std::size_t longest_file_seed = 6144; ///< For targets that read a file of lines.

std::vector<std::string> record_seeds();
std::vector<std::string> observation_seeds();
std::vector<std::string> action_seeds();
std::vector<std::string> book_seeds();
std::vector<std::string> csv_seeds();
std::vector<std::string> calls_seeds();
std::vector<std::string> text_seeds();

} // namespace tableside::fuzz
