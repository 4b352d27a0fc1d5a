// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens the files named on the command line.
#pragma once

#include "engine/core/result.h"

#include <istream>
#include <memory>
#include <string>
#include <string_view>

namespace tableside::console {

/// Opens a file or a pipe for reading. Fails for a folder, for a pipe that no program writes to or that
/// delivers more than 128 MiB, and if the system refuses to open or read.
Result<std::unique_ptr<std::istream>> open_input(const std::string &name);

/// Returns \p failure followed by the system's reason, such as "can't be opened: No such file or directory". \p
/// error_number is an errno value; 0 adds no reason.
std::string with_system_reason(std::string_view failure, int error_number);

} // namespace tableside::console
