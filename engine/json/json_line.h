// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Parses one line of JSON Lines from an untrusted file, with limits on length and depth and a check for UTF-8. Used by all
// readers of records, books, logs and observations. No function throws for bad input.
#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace tableside {

using Json = nlohmann::json;
/// JSON to be written, with keys in the order in which they were added.
using OrderedJson = nlohmann::ordered_json;

inline constexpr std::size_t longest_line = 1U << 20; ///< The limit of a line in bytes, without the line end.
inline constexpr int deepest_json = 16;               ///< The limit of nested levels; Tableside's formats need four.

/// Returns the parsed line, or an error without a line number (its `line` is 0).
Result<Json> parse_json_line(std::string_view line);

/// Returns the index of the first byte that is not UTF-8 (RFC 3629), or npos.
std::size_t find_invalid_utf8(std::string_view text);

/// Returns compact JSON text; bytes that are not UTF-8 become the replacement character.
std::string dumped(const OrderedJson &json);

/// Returns a value as ASCII JSON for an error message, cut after 60 characters.
std::string quoted_value(const Json &value);

} // namespace tableside
