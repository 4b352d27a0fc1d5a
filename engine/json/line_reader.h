// Lines of a stream, bounded: a line beyond `longest_line` is reported without being held in memory.
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

    /// Reads the next line; a carriage return before the line feed belongs to neither.
    LineKind next();

    /// Without the line end; empty unless a line was read.
    const std::string &text() const { return m_text; }
    /// Of the line that was read last, from 1.
    int number() const { return m_number; }
    /// A read now might wait: the time to flush what was written.
    bool would_wait() const { return m_stream.rdbuf()->in_avail() <= 0; }

private:
    LineKind read();
    void skip_rest();

    std::istream &m_stream;
    std::string m_text;
    int m_number = 0;
    bool m_skip_first = false;
};

/// Nothing but blanks in it.
bool is_blank(const std::string &line);

} // namespace tableside
