// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints messages on standard error, and flushes standard output so that no failed write goes unnoticed.
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace tableside::console {

/// Prints "tableside-console: TEXT" on standard error.
void complain(std::string_view text);

/// Prints "tableside-console: FILE, line N: CAUSE (RULE)" on standard error.
void print_file_error(std::string_view file, const Error &error);
/// Returns "FILE, line N: CAUSE (RULE)", without line or rule if the error has none.
std::string error_text(std::string_view file, const Error &error);

/// Flushes standard output. Returns \p exit_code, but exit_bad_input in place of exit_ok if output was lost, for example
/// because the disk is full or a pipe was closed.
int finished_output(int exit_code);

/// Flushes standard output. Returns whether everything could be written so far.
bool flush_output();

} // namespace tableside::console
