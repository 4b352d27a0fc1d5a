// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/json/line_reader.h"

namespace tableside {

namespace {

constexpr auto at_end = std::istream::traits_type::eof();

} // namespace

LineKind LineReader::next()
{
    m_text.clear();
    try {
        return read();
    } catch (const std::ios_base::failure &) { // the path is a directory, or the disk fails
        return LineKind::unreadable;
    }
}

LineKind LineReader::read()
{
    if (m_skip_first)
        skip_rest();
    if (m_stream.fail())
        return LineKind::unreadable;
    std::streambuf &buffer = *m_stream.rdbuf();
    auto letter = buffer.sbumpc();
    if (letter == at_end)
        return LineKind::end;
    ++m_number;
    for (; letter != at_end && letter != '\n'; letter = buffer.sbumpc()) {
        if (m_text.size() == longest_line) {
            m_text.clear();
            m_skip_first = true; // the next call skips the rest, so that the caller can reply or stop first
            return LineKind::too_long;
        }
        m_text.push_back(static_cast<char>(letter));
    }
    if (letter == at_end)
        return LineKind::cut_off;
    if (!m_text.empty() && m_text.back() == '\r')
        m_text.pop_back();
    return LineKind::line;
}

void LineReader::skip_rest()
{
    m_skip_first = false;
    std::streambuf &buffer = *m_stream.rdbuf();
    for (auto letter = buffer.sbumpc(); letter != at_end && letter != '\n';)
        letter = buffer.sbumpc();
}

bool is_blank(const std::string &line)
{
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

Error at_line(Error error, int line)
{
    if (error.line == 0)
        error.line = line;
    return error;
}

Result<std::optional<Json>> JsonLineReader::next()
{
    for (;;) {
        const LineKind kind = m_lines.next();
        switch (kind) {
        case LineKind::end: return std::optional<Json>();
        case LineKind::unreadable: return Error{line() + 1, "can't be read", {}};
        case LineKind::too_long: return Error{line(), "longer than 1 MiB", {}};
        case LineKind::line:
        case LineKind::cut_off: break;
        }
        if (is_blank(m_lines.text()))
            continue;
        auto json = parse_json_line(m_lines.text());
        if (json)
            return std::optional<Json>(std::move(json).value());
        if (kind == LineKind::cut_off)
            return Error{line(), "cut off: the file ends in the middle of this line (" + json.error().cause + ")", {}};
        return at_line(json.error(), line());
    }
}

} // namespace tableside
