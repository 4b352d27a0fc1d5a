// Reads files of JSON Lines, for records and score books: each line as JSON, or the number and the cause of the first
// bad line.
#pragma once

#include "engine/json/line_reader.h"

#include <optional>

namespace tableside {

/// Adds the line's number to an error that has none yet.
Error at_line(Error error, int line);

class JsonLineReader
{
public:
    explicit JsonLineReader(std::istream &stream) : m_lines(stream) {}

    /// The next line that is not blank; nothing at the end. After an error the reader is of no more use.
    Result<std::optional<Json>> next();
    /// The number of the line that next() gave last, from 1; 0 before the first.
    int line() const { return m_lines.number(); }

private:
    LineReader m_lines;
};

} // namespace tableside
