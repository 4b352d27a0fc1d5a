// Opens the files that are named on the command line.
#pragma once

#include "engine/core/result.h"

#include <istream>
#include <memory>
#include <string>
#include <string_view>

namespace tableside::console {

/// The file, open for reading; an error for a folder, a pipe that nobody writes to, and what can't be opened.
Result<std::unique_ptr<std::istream>> open_input(const std::string &name);

/// "can't be opened: No such file or directory": what failed, with the system's reason as errno has it, if it has one.
std::string with_system_reason(std::string_view failure, int error_number);

} // namespace tableside::console
