// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/output.h"

#include "engine/console/commands.h"

#include <iostream>
#include <string>

namespace tableside::console {

void complain(std::string_view text)
{
    std::cerr << "tableside-console: " + std::string(text) + "\n" << std::flush;
}

std::string error_text(std::string_view file, const Error &error)
{
    std::string text(file);
    if (error.line > 0)
        text += ", line " + std::to_string(error.line);
    text += ": " + error.cause;
    if (!error.rule.empty())
        text += " (" + error.rule + ")";
    return text;
}

void print_file_error(std::string_view file, const Error &error)
{
    complain(error_text(file, error));
}

bool flush_output()
{
    return static_cast<bool>(std::cout.flush());
}

int finished_output(int exit_code)
{
    if (flush_output())
        return exit_code;
    complain("the output couldn't be written completely");
    return exit_code == exit_ok ? exit_bad_input : exit_code;
}

} // namespace tableside::console
