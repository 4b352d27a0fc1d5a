// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The fuzz targets: a function for each kind of file or line that may come from strangers. libFuzzer (libfuzzer.cpp) and the
// smoke test of every test run (fuzz_smoke_test.cpp) call the same functions.
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::fuzz {

/// Thrown when accepted input is inconsistent, or when refused input has no reason.
class Unsound : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Each function reads the input and returns whether any of it was accepted. Throws Unsound for a bug that it detects, and
// crashes or hangs if the engine does.

/// Verifies and loads a record or save of either game, then writes it and loads it again.
bool fuzz_record(std::string_view input);
/// Reads an observation, as the command `legal` does, and checks that the listed actions are legal.
bool fuzz_observation(std::string_view input);
/// Reads a line of a record of either game, and tries its action in some position.
bool fuzz_action(std::string_view input);
/// Reads a score book, derives its sheets and statistics, and writes and reads the book again.
bool fuzz_book(std::string_view input);
/// Reads a table of points, loads its facts into a ledger, and checks that the ledger's own table gives the same totals.
bool fuzz_csv(std::string_view input);
/// Reads a line of the call log.
bool fuzz_calls(std::string_view input);
/// Cleans a name, and checks that the result is UTF-8 on one line and that cleaning it again doesn't change it.
bool fuzz_text(std::string_view input);

/// A fuzz target.
struct Target
{
    std::string_view name; ///< The name on the command line, such as "record".
    bool (*run)(std::string_view input);
    std::vector<std::string> (*seeds)(); ///< Returns the valid inputs, each of at most `longest` bytes.
    std::size_t longest;                 ///< The largest size of an input, in bytes.
    int smoke_rounds; ///< The number of inputs in the smoke test, chosen so that all targets take some seconds together.
};

std::span<const Target> targets();

} // namespace tableside::fuzz
