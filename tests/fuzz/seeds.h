// Sound inputs, from which fuzzing begins: made of tests/golden, the texts of the rules, and matches played at random.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tableside::fuzz {

inline constexpr std::size_t longest_line_seed = 4096; ///< Bytes; of a file:
inline constexpr std::size_t longest_file_seed = 6144;
inline constexpr std::size_t longest_chapter_seed = 16'384; ///< Whole ones: half a figure is not accepted.

std::vector<std::string> record_seeds();
std::vector<std::string> observation_seeds();
std::vector<std::string> action_seeds();
std::vector<std::string> book_seeds();
std::vector<std::string> csv_seeds();
std::vector<std::string> calls_seeds();
std::vector<std::string> text_seeds();
std::vector<std::string> chapter_seeds();

} // namespace tableside::fuzz
