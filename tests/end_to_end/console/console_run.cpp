// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "console_run.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/wait.h>

namespace tableside::test {

ConsoleRun::ConsoleRun()
{
    std::string folder = (std::filesystem::temp_directory_path() / "tableside-console-XXXXXX").string();
    EXPECT_NE(mkdtemp(folder.data()), nullptr);
    m_folder = folder;
}

ConsoleRun::~ConsoleRun()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

Outcome ConsoleRun::console(const std::string &arguments, const std::string &input) const
{
    return shell("\"$CONSOLE\" " + arguments, input);
}

Outcome ConsoleRun::shell(const std::string &command, const std::string &input) const
{
    write_file(path("in"), input);
    write_file(path("command"), command + "\n");
    const std::string whole = "cd '" + m_folder.string()
        + "' && CONSOLE='" TABLESIDE_CONSOLE "' sh ./command <in >out 2>err";
    const int status = std::system(whole.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read_file(path("out")),
            read_file(path("err"))};
}

std::string read_file(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void write_file(const std::string &path, const std::string &text)
{
    std::ofstream(path, std::ios::binary) << text;
}

std::vector<std::string> lines_of(const std::string &text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

bool contains(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

void expect_error(const Outcome &outcome, const std::string &part, int exit_code)
{
    EXPECT_EQ(outcome.exit_code, exit_code) << part << '\n' << outcome.out << outcome.err;
    EXPECT_TRUE(contains(outcome.err, part)) << part << '\n' << outcome.err;
}

nlohmann::json simulated(const ConsoleRun &run, const std::string &game, const std::string &arguments)
{
    const Outcome outcome = run.console("simulate --game " + game + " --json " + arguments);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    return nlohmann::json::parse(outcome.out, nullptr, false);
}

} // namespace tableside::test
