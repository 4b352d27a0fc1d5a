// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/terminal.h"

#include "engine/console/commands.h"
#include "engine/console/output.h"

#include <algorithm>
#include <charconv>
#include <ostream>
#include <sstream>

namespace tableside::console {

std::optional<int> number_in(const std::string &text)
{
    int number = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

namespace {

constexpr std::string_view farewell = "See you next time! This game isn't finished, and it isn't saved.";

/// Returns the first four words of a line in lower case.
Terminal::Typed words_of(std::string line)
{
    std::ranges::transform(line, line.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    std::istringstream words(line);
    Terminal::Typed typed;
    for (std::string word; typed.size() < 4 && words >> word;)
        typed.push_back(word);
    return typed;
}

} // namespace

Terminal::Typed Terminal::ask(const std::string &prompt)
{
    for (;;) {
        m_output << prompt << std::flush;
        const LineKind kind = m_lines.next();
        Typed typed;
        if (kind == LineKind::end || kind == LineKind::unreadable) {
            leave("\n" + std::string(farewell));
            if (kind == LineKind::unreadable)
                fail("standard input can't be read");
            return typed;
        }
        if (!m_output) { // the output is closed or full
            m_exit_code = exit_bad_input;
            return typed;
        }
        typed = words_of(m_lines.text());
        const std::string first = typed.empty() ? "" : typed[0];
        if (first == "quit" || first == "q") {
            leave(std::string(farewell));
            return typed;
        }
        if (first == "log")
            for (const std::string &line : m_log)
                say(line);
        else if (first == "help" || first == "?")
            say(std::string(m_help));
        else if (kind != LineKind::too_long
                 && (first.empty() || first == "call" || first == "catch" || number_in(first)))
            return typed;
        else
            say("Unknown command" + (first.empty() ? "" : " " + quoted_value(Json(first))) + ". Type help.");
    }
}

void Terminal::say(const std::string &text)
{
    m_output << text << '\n';
}

void Terminal::tell(const std::string &text)
{
    m_log.push_back(text);
    say(text);
}

void Terminal::leave(const std::string &words)
{
    say(words);
    m_exit_code = exit_ok;
}

void Terminal::fail(const std::string &why)
{
    m_output << std::flush; // print earlier output before the error
    complain(why);
    m_exit_code = exit_bad_input;
}

} // namespace tableside::console
