// Runs the console in a shell and in a folder of its own, and says what came of it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tableside::test {

struct Outcome
{
    int exit_code = -1; ///< Of the shell: 128 and more for a signal.
    std::string out;
    std::string err;
};

class ConsoleRun
{
public:
    ConsoleRun();
    ~ConsoleRun();
    ConsoleRun(const ConsoleRun &) = delete;
    ConsoleRun &operator=(const ConsoleRun &) = delete;

    /// `tableside-console ARGUMENTS`, the arguments as a shell reads them.
    Outcome console(const std::string &arguments, const std::string &input = {}) const;
    /// Any shell command; "$CONSOLE" is the console.
    Outcome shell(const std::string &command, const std::string &input = {}) const;

    std::string path(const std::string &name) const { return (m_folder / name).string(); }

private:
    std::filesystem::path m_folder;
};

std::string read_file(const std::string &path);
void write_file(const std::string &path, const std::string &text);
std::vector<std::string> lines_of(const std::string &text);
bool contains(const std::string &text, const std::string &part);

} // namespace tableside::test
