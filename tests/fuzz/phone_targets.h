// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The fuzz targets for what phones send, if Qt is there. Like those in targets.h, they return whether any of the input was
// accepted, and throw Unsound for a bug.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::fuzz {

/// Parses the header of a request, and checks that a request in pieces is parsed like a whole one, that nothing of it gets into the
/// header of the answer, and that only the right host and origin get a WebSocket.
bool fuzz_header(std::string_view input);
/// Parses a message of a phone, and checks the limits of PROTOCOL.md.
bool fuzz_message(std::string_view input);

std::vector<std::string> header_seeds();
std::vector<std::string> message_seeds();

inline constexpr std::size_t longest_header_input = 9 * 1024;   ///< A little beyond the limit.
inline constexpr std::size_t longest_message_input = 17 * 1024; ///< A little beyond the limit.

} // namespace tableside::fuzz
