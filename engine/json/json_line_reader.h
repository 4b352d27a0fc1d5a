// Reads files of JSON Lines, for records and score books. Returns each line as JSON, or the first bad line's number with the
// cause.
#pragma once

#include "engine/json/line_reader.h"

#include <optional>

namespace tableside {

/// Sets the line number of an error that has none yet.
Error at_line(Error error, int line);

/// Reads a stream of JSON Lines. The stream must outlive the reader.
class JsonLineReader
{
public:
    explicit JsonLineReader(std::istream &stream) : m_lines(stream) {}

    /// Returns the next line that is not blank; empty at the end. Must not be called again after an error.
    Result<std::optional<Json>> next();
    /// Returns the number of the line that next() returned last, from 1; 0 before the first.
    int line() const { return m_lines.number(); }

private:
    LineReader m_lines;
};

} // namespace tableside
