// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Verifies a file of one or more records. Each record has its own header and may be of another game. Used by the
// console commands `replay` and `verify-deal`.
#pragma once

#include "engine/record/record_header.h"
#include "engine/json/line_reader.h"

#include <functional>

namespace tableside {

/// The counts over all records of a verified file.
struct ReplaySummary
{
    int records = 0;
    int rounds = 0;
    int actions = 0;                ///< The number of all actions, including those taken back.
    int taken_back = 0;             ///< The number of actions that were taken back.
    bool ends_within_round = false; ///< Whether any record stops in the middle of a round.
    bool ends_within_match = false; ///< Whether any record stops before its match is over.
};

/// An additional check of a verified record, called with the record's header and the number of rounds. An error that
/// it returns is reported with the line number of the header.
using RecordCheck = std::function<std::optional<Error>(const HeaderFrame &, int)>;

/// Verifies all records up to the end of the file. Stops at the first error and returns it with its line number.
Result<ReplaySummary> verify_records(JsonLineReader &reader, const RecordCheck &ask = {});

} // namespace tableside
