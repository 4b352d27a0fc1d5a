// One line of JSON Lines from an untrusted file: limited in length and depth, checked for UTF-8, without exceptions.
// For all readers of records, books, logs and observations.
#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace tableside {

using Json = nlohmann::json;
/// For writing: keys keep the order in which they were added.
using OrderedJson = nlohmann::ordered_json;

inline constexpr std::size_t longest_line = 1U << 20; ///< Bytes, without the line end.
inline constexpr int deepest_json = 16;               ///< Our formats need four levels.

/// The parsed line; on failure the cause, with `Error::line` left 0.
Result<Json> parse_json_line(std::string_view line);

/// Index of the first byte that is not UTF-8 (RFC 3629), or npos.
std::size_t find_invalid_utf8(std::string_view text);

/// Compact; bytes that are not UTF-8 become the replacement character.
std::string dumped(const OrderedJson &json);

/// A value as it may stand in a message: as JSON in ASCII, cut after 60 characters.
std::string quoted_value(const Json &value);

} // namespace tableside
