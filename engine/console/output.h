// Standard output that does not lose anything silently, and messages on standard error.
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace tableside::console {

/// "tableside-console: TEXT" on standard error.
void complain(std::string_view text);

/// "tableside-console: FILE, line N: CAUSE (RULE)".
void complain_of(std::string_view file, const Error &error);
std::string error_text(std::string_view file, const Error &error);

/// Flushes standard output. What could not be written (a full disk, a closed pipe) turns success into failure.
int finished_output(int exit_code);

/// Whether everything written to standard output so far has arrived.
bool flush_output();

} // namespace tableside::console
