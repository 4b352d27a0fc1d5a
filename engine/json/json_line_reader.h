// Reads JSON Lines, for records and score books: each line as JSON, or the number and the cause of the first bad one.
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

    /// The next line that is not blank; nothing at the end.
    Result<std::optional<Json>> next();
    /// Of the line that next() gave last.
    int line() const { return m_lines.number(); }

private:
    LineReader m_lines;
};

} // namespace tableside
