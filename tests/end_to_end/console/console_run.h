// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the console in a shell, in a temporary folder, and returns its output and exit code.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tableside::test {

/// The result of a command.
struct Outcome
{
    int exit_code = -1; ///< The exit code of the shell; 128 plus the signal's number if a signal ended it.
    std::string out;
    std::string err;
};

/// Owns the temporary folder in which commands run.
class ConsoleRun
{
public:
    ConsoleRun();
    ~ConsoleRun();
    ConsoleRun(const ConsoleRun &) = delete;
    ConsoleRun &operator=(const ConsoleRun &) = delete;

    /// Runs `tableside-console ARGUMENTS` in the shell, with \p input as standard input.
    Outcome console(const std::string &arguments, const std::string &input = {}) const;
    /// Runs any shell command; "$CONSOLE" is the path of the console.
    Outcome shell(const std::string &command, const std::string &input = {}) const;

    /// Returns the path of a file in the temporary folder.
    std::string path(const std::string &name) const { return (m_folder / name).string(); }

private:
    std::filesystem::path m_folder;
};

std::string read_file(const std::string &path);
void write_file(const std::string &path, const std::string &text);
std::vector<std::string> lines_of(const std::string &text);
bool contains(const std::string &text, const std::string &part);
/// Expects that the command failed with \p exit_code and that its standard error contains \p part.
void expect_error(const Outcome &outcome, const std::string &part, int exit_code = 1);
/// Simulates with `--json` and \p arguments, expects success, and returns the report.
nlohmann::json simulated(const ConsoleRun &run, const std::string &game, const std::string &arguments);

} // namespace tableside::test
