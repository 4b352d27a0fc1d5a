// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Terminal: input and output of a game in a terminal. Reads typed lines, handles the commands that do not depend on
// the game, and keeps a log of the announced events.
#pragma once

#include "engine/json/line_reader.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::console {

/// Returns the text as a number; nothing if the text is not a whole number.
std::optional<int> number_in(const std::string &text);

/// The terminal of one game. The game is left as soon as exit_code() has a value.
class Terminal
{
public:
    /// The first four words of a typed line in lower case. Empty for a plain Enter and at the end of the input.
    using Typed = std::vector<std::string>;

    /// The command `help` prints \p help.
    Terminal(std::istream &input, std::ostream &output, std::string_view help)
        : m_lines(input), m_output(output), m_help(help)
    {}

    /// Prompts for a line and returns its words. Handles `log`, `help` and unknown commands and then prompts again; `quit` and
    /// the end of the input leave the game; the result has no meaning then.
    Typed ask(const std::string &prompt);
    void say(const std::string &text);
    /// Prints a line and adds it to the log.
    void tell(const std::string &text);
    /// Prints a farewell and leaves the game without an error.
    void leave(const std::string &words);
    /// Prints an error on standard error and leaves the game with exit_bad_input.
    void fail(const std::string &why);
    /// Returns the exit code; empty while the game goes on.
    std::optional<int> exit_code() const { return m_exit_code; }

private:
    LineReader m_lines;
    std::ostream &m_output;
    std::string_view m_help;
    std::vector<std::string> m_log;
    std::optional<int> m_exit_code;
};

} // namespace tableside::console
