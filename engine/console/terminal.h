// Input and output of a game in a terminal: reads typed lines, answers those that do not depend on the game, and keeps a log
// of what was told.
#pragma once

#include "engine/json/line_reader.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::console {

/// A whole number and nothing else.
std::optional<int> number_in(const std::string &text);

class Terminal
{
public:
    /// The words of a line, in small letters; none for a plain Enter, and none when the game was left.
    using Typed = std::vector<std::string>;

    /// `help` is what the command of that name answers.
    Terminal(std::istream &input, std::ostream &output, std::string_view help)
        : m_lines(input), m_output(output), m_help(help)
    {}

    /// Reads a line. Answers `log`, `help` and unknown commands itself and asks again; `quit` and the end of the input leave
    /// the game.
    Typed ask(const std::string &prompt);
    void say(const std::string &text);
    /// Says it, and keeps it for the log.
    void tell(const std::string &text);
    void leave(const std::string &words);
    /// Leaves the game with an error, which is written to standard error.
    void fail(const std::string &why);
    /// Nothing while the game goes on.
    std::optional<int> exit_code() const { return m_exit_code; }

private:
    LineReader m_lines;
    std::ostream &m_output;
    std::string_view m_help;
    std::vector<std::string> m_log;
    std::optional<int> m_exit_code;
};

} // namespace tableside::console
