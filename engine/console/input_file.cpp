// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/input_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <sstream>
#include <unistd.h>

namespace tableside::console {

std::string with_system_reason(std::string_view failure, int error_number)
{
    std::string text(failure);
    if (error_number != 0)
        (text += ": ") += std::strerror(error_number);
    return text;
}

namespace {

constexpr int pipe_timeout_ms = 500; ///< The time in ms to wait for a program to open the pipe and write to it.
constexpr std::size_t most_from_pipe = std::size_t{128} << 20; // bytes; the same limit as for a file

/// Reads a pipe until no program has it open for writing. Opening the pipe like an ordinary file would block, perhaps
/// for ever, until a program opens the pipe for writing.
Result<std::unique_ptr<std::istream>> read_pipe(const std::string &name)
{
    const int pipe = ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (pipe < 0)
        return Error{0, with_system_reason("can't be opened", errno), {}};
    pollfd waiting{pipe, POLLIN, 0};
    ::poll(&waiting, 1, pipe_timeout_ms);
    std::string text;
    std::string part(std::size_t{1} << 16, '\0');
    const auto read_part = [&] {
        ssize_t count = 0;
        do
            count = ::read(pipe, part.data(), part.size());
        while (count < 0 && errno == EINTR);
        return count;
    };
    // read_part() returns 0 if no program has the pipe open for writing, and -1 if a program has not written yet.
    ssize_t count = read_part();
    const bool has_no_writer = count == 0 && (waiting.revents & POLLHUP) == 0;
    ::fcntl(pipe, F_SETFL, 0); // from now on reading blocks
    for (bool is_first = true; (count > 0 || (is_first && count < 0)) && text.size() <= most_from_pipe;
         is_first = false) {
        text.append(part, 0, static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        count = read_part();
    }
    const int failed = count < 0 ? errno : 0;
    ::close(pipe);
    if (failed != 0)
        return Error{0, with_system_reason("can't be read", failed), {}};
    if (has_no_writer)
        return Error{0, "is a pipe that no program writes to", {}};
    if (text.size() > most_from_pipe)
        return Error{0, "larger than 128 MiB", {}};
    return std::unique_ptr<std::istream>(std::make_unique<std::istringstream>(std::move(text)));
}

} // namespace

Result<std::unique_ptr<std::istream>> open_input(const std::string &name)
{
    std::error_code is_nothing;
    const std::filesystem::file_type type = std::filesystem::status(name, is_nothing).type();
    if (type == std::filesystem::file_type::directory)
        return Error{0, "is a folder", {}};
    if (type == std::filesystem::file_type::fifo)
        return read_pipe(name);
    errno = 0;
    auto stream = std::make_unique<std::ifstream>(name, std::ios::binary);
    if (!*stream)
        return Error{0, with_system_reason("can't be opened", errno), {}};
    return std::unique_ptr<std::istream>(std::move(stream));
}

} // namespace tableside::console
