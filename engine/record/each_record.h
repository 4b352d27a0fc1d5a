// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A loop over the records of a file, which may be of different games.
#pragma once

#include "engine/core/game_list.h"
#include "engine/json/game_of.h"
#include "engine/record/record_header.h"
#include "engine/json/line_reader.h"

#include <optional>
#include <utility>

namespace tableside {

/// The result of JsonLineReader::next(): a line, nothing at the end of the file, or an error.
using RecordLine = Result<std::optional<Json>>;

/// Reads the next line into `line`. Returns whether the line still belongs to the current record: false for the
/// header of the next record, at the end of the file, and after an error.
inline bool read_next_in_record(JsonLineReader &reader, RecordLine &line)
{
    line = reader.next();
    return line && line->has_value() && !is_header(**line);
}

/// Calls visit.operator()<Game>(line) for each record, with its header in `line`. `visit` must read the record to its end, so
/// that `line` is the next header, the end of the file or an error when it returns. Stops and returns an error if `visit`
/// returns one, if a line can't be read, if a header names no known game, or if the file has no record.
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
