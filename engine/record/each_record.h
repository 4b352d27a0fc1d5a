// The records of a file one after the other, each read by its own game.
#pragma once

#include "engine/core/game_list.h"
#include "engine/json/game_of.h"
#include "engine/record/record_header.h"
#include "engine/json/json_line_reader.h"

#include <optional>
#include <utility>

namespace tableside {

/// What JsonLineReader::next() gives: a line, nothing at the end, or an error.
using RecordLine = Result<std::optional<Json>>;

/// Puts the next line into `line`. True if the record goes on with it: it is no error, not the end and no header.
inline bool read_on_in_record(JsonLineReader &reader, RecordLine &line)
{
    line = reader.next();
    return line && line->has_value() && !is_header(**line);
}

/// Calls visit.operator()<Game>(line) for each record. `line` is its first one, and must be the next header, the end or an
/// error when visit returns. Visit's first error ends it; so does a line that cannot be read and a file without a record.
template <typename Visit>
std::optional<Error> for_each_record(JsonLineReader &reader, Visit visit)
{
    RecordLine line = reader.next();
    if (line && !line->has_value())
        return Error{1, "the record is empty", {}};
    while (line && line->has_value()) {
        const auto game = game_of(**line);
        auto error = game ? with_game(*game, [&]<typename Game>() { return visit.template operator()<Game>(line); })
                          : std::optional(header_without_game(**line));
        if (error)
            return at_line(std::move(*error), reader.line());
    }
    return line ? std::nullopt : std::optional(line.error());
}

} // namespace tableside
