// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads a stream line by line: LineReader returns the text of each line, and JsonLineReader, which reads records and score
// books, its JSON. A line of more than `longest_line` bytes is reported but not kept in memory.
#pragma once

#include "engine/json/json_line.h"

#include <istream>
#include <optional>
#include <string>

namespace tableside {

/// The result of LineReader::next(). `cut_off` is a last line without a line end, whose text is available.
enum class LineKind : std::uint8_t { line, cut_off, too_long, end, unreadable };

/// Reads the lines of a stream, which must outlive the reader.
class LineReader
{
public:
    explicit LineReader(std::istream &stream) : m_stream(stream) {}

    /// Reads the next line. A carriage return before the line feed is not part of the line.
    LineKind next();

    /// Returns the line that next() read, without its line end; empty unless next() returned `line` or `cut_off`.
    const std::string &text() const { return m_text; }
    /// Returns the number of the line that next() read, counted from 1; 0 before the first call.
    int number() const { return m_number; }
    /// Returns whether the next read may have to wait for input, so that the caller should flush its output first.
    bool would_wait() const { return m_stream.rdbuf()->in_avail() <= 0; }

private:
    LineKind read();
    void skip_rest();

    std::istream &m_stream;
    std::string m_text;
    int m_number = 0;
    bool m_skip_first = false; ///< Whether the rest of a line that was too long must be skipped first.
};

/// Returns whether the line is empty or has only spaces, tabs and carriage returns.
bool is_blank(const std::string &line);

/// Returns \p error with the line number \p line, unless the error already has a line number.
Error at_line(Error error, int line);

/// Reads a stream of JSON Lines up to the first bad line. The stream must outlive the reader.
class JsonLineReader
{
public:
    explicit JsonLineReader(std::istream &stream) : m_lines(stream) {}

    /// Returns the next line that is not blank; nothing at the end of the file. Must not be called again after an
    /// error.
    Result<std::optional<Json>> next();
    /// Returns the number of the line that next() returned last, counted from 1; 0 before the first call.
    int line() const { return m_lines.number(); }

private:
    LineReader m_lines;
};

} // namespace tableside
