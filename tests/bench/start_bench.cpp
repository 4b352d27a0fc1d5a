// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time from the start of a program until its picture on the screen is complete, the CPU time until then, and the
// memory:
//     tableside_start_bench [--cold] SCREEN TIMES COMMAND [ARGUMENT…]
// SCREEN is the file of the screen that `Xvfb -fbdir` writes; no other program may draw there. The picture counts as complete
// once it hasn't changed for two seconds. --cold drops files from the page cache before each start: all files if run as root,
// otherwise the files that the program had mapped, except those that another program uses.
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// The measurements of one start.
struct Start
{
    double first_change_ms;
    double whole_ms;
    double processor_ms;
    double resident_mb;
    double proportional_mb; ///< The proportional set size: memory shared by n programs counts 1/n.
};

[[noreturn]] void fail(const char *what)
{
    std::fprintf(stderr, "start_bench: %s\n", what);
    std::exit(1);
}

std::span<const char> map_screen(const char *path)
{
    const int file = open(path, O_RDONLY);
    struct stat status = {};
    if (file < 0 || fstat(file, &status) != 0)
        fail("the screen cannot be read");
    const auto size = static_cast<std::size_t>(status.st_size);
    void *const data = mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
    if (data == MAP_FAILED)
        fail("the screen cannot be mapped");
    return {static_cast<const char *>(data), size};
}

double megabytes(const std::string &path, const std::string &field)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(field))
            return std::stod(line.substr(field.size())) / 1024;
    }
    fail("its memory cannot be read");
}

double processor_ms(const std::string &folder)
{
    std::ifstream file(folder + "/stat");
    std::string text;
    std::getline(file, text);
    std::istringstream fields(text.substr(text.rfind(')') + 2)); // the 12th and 13th of these fields are CPU ticks
    std::string skipped;
    for (int field = 0; field < 11; ++field)
        fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    return (user + system) * 1000 / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// Returns the files that a running program has mapped: its executable, its libraries and others.
std::vector<std::string> mapped_files(const std::string &folder)
{
    std::vector<std::string> files;
    std::ifstream maps(folder + "/maps");
    for (std::string line; std::getline(maps, line);) {
        const std::size_t path = line.find('/');
        if (path != std::string::npos && (files.empty() || files.back() != line.substr(path)))
            files.push_back(line.substr(path));
    }
    return files;
}

/// Drops files from the page cache. Returns whether all files of the system could be dropped, which needs root.
bool forget_files(const std::vector<std::string> &files)
{
    sync();
    std::ofstream all("/proc/sys/vm/drop_caches");
    if (all << 3 << std::flush)
        return true;
    for (const std::string &path : files) {
        const int file = open(path.c_str(), O_RDONLY);
        if (file >= 0) {
            posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
            close(file);
        }
    }
    return false;
}

/// Starts the command, measures it, and ends it. Sets `files` to the files that it had mapped.
Start measure(std::span<const char> screen, char **command, std::vector<std::string> &files)
{
    std::vector<char> before(screen.begin(), screen.end());
    const auto begin = Clock::now();
    const pid_t program = fork();
    if (program == 0) {
        execvp(command[0], command);
        _exit(127);
    }
    const auto ms = [&](Clock::time_point when) {
        return std::chrono::duration<double, std::milli>(when - begin).count();
    };
    const std::string folder = "/proc/" + std::to_string(program);
    Start start = {};
    auto changed = begin;
    while (Clock::now() - changed < 2s || changed == begin) {
        std::this_thread::sleep_for(2ms);
        if (waitpid(program, nullptr, WNOHANG) != 0 || Clock::now() - begin > 60s)
            fail("no window came, or it went again");
        if (std::memcmp(before.data(), screen.data(), screen.size()) == 0)
            continue;
        std::ranges::copy(screen, before.begin());
        if (changed == begin)
            start.first_change_ms = ms(Clock::now());
        changed = Clock::now();
        start.processor_ms = processor_ms(folder);
    }
    start.whole_ms = ms(changed);
    files = mapped_files(folder);
    start.resident_mb = megabytes(folder + "/status", "VmRSS:");
    start.proportional_mb = megabytes(folder + "/smaps_rollup", "Pss:");
    kill(program, SIGTERM);
    waitpid(program, nullptr, 0);
    std::this_thread::sleep_for(500ms); // until the screen is empty again
    return start;
}

void report(const char *what, const char *unit, const std::vector<Start> &starts, double Start::*value)
{
    std::vector<double> sorted;
    for (const Start &start : starts)
        sorted.push_back(start.*value);
    std::ranges::sort(sorted);
    std::printf("  %s: %.0f %s (%.0f to %.0f)\n", what, sorted[sorted.size() / 2], unit, sorted.front(), sorted.back());
}

} // namespace

int main(int argc, char **argv)
{
    const bool cold = argc > 1 && std::strcmp(argv[1], "--cold") == 0;
    argc -= cold ? 1 : 0;
    argv += cold ? 1 : 0;
    const int times = argc > 3 ? std::atoi(argv[2]) : 0;
    if (times < 1)
        fail("[--cold] SCREEN TIMES COMMAND [ARGUMENT…]");
    const std::span<const char> screen = map_screen(argv[1]);
    std::vector<Start> starts;
    std::vector<std::string> files;
    if (cold)
        measure(screen, argv + 3, files); // to find the files that it maps
    bool dropped_all = false;
    for (int repetition = 0; repetition < times; ++repetition) {
        if (cold)
            dropped_all = forget_files(files);
        starts.push_back(measure(screen, argv + 3, files));
    }
    const char *how = !cold ? "" : dropped_all ? ", nothing of any file in memory" : ", its own files not in memory";
    std::printf("%s, started %d times%s: median (least to most)\n", argv[3], times, how);
    report("something on the screen", "ms", starts, &Start::first_change_ms);
    report("the whole picture", "ms", starts, &Start::whole_ms);
    report("processor until then", "ms", starts, &Start::processor_ms);
    report("memory, resident", "MB", starts, &Start::resident_mb);
    report("memory, proportional", "MB", starts, &Start::proportional_mb);
}
