// JsonLineReader reads files of JSON Lines, such as records and score books. It returns each line as JSON, or an
// error with the number of the first bad line and the cause.
#pragma once

#include "engine/json/line_reader.h"

#include <optional>

namespace tableside {

/// Returns \p error with the line number \p line, unless the error already has a line number.
Error at_line(Error error, int line);

/// Reads a stream of JSON Lines. The stream must outlive the reader.
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
