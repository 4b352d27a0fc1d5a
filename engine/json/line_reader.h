// Reads a stream line by line with a limit: a line of more than `longest_line` bytes is reported without being held in
// memory. For the readers of JSON Lines and CSV.
#pragma once

#include "engine/json/json_line.h"

#include <istream>
#include <string>

namespace tableside {

/// `cut_off`: the stream ended before the line did (no line end); its text is there.
enum class LineKind : std::uint8_t { line, cut_off, too_long, end, unreadable };

class LineReader
{
public:
    explicit LineReader(std::istream &stream) : m_stream(stream) {}

    /// Reads the next line. A carriage return before the line feed is not part of the line.
    LineKind next();

    /// Without the line end; empty unless a line was read.
    const std::string &text() const { return m_text; }
    /// The number of the line that was read last, from 1.
    int number() const { return m_number; }
    /// Whether the next read may have to wait for input: the caller should flush its output first.
    bool would_wait() const { return m_stream.rdbuf()->in_avail() <= 0; }

private:
    LineKind read();
    void skip_rest();

    std::istream &m_stream;
    std::string m_text;
    int m_number = 0;
    bool m_skip_first = false;
};

/// Whether there are only blanks in the line.
bool is_blank(const std::string &line);

} // namespace tableside
