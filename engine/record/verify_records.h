// Verifies a file of one or more records, one after the other, each with its header and of its own game. For `replay`
// and `verify-deal`.
#pragma once

#include "engine/record/record_header.h"
#include "engine/json/json_line_reader.h"

#include <functional>

namespace tableside {

/// The result of verifying a file of records.
struct ReplaySummary
{
    int records = 0;
    int rounds = 0;
    int actions = 0;                ///< Those that were taken back included.
    int taken_back = 0;             ///< Of these actions.
    bool ends_within_round = false; ///< A record stops before its round is over.
    bool ends_within_match = false;
};

/// Another check of a record that was verified, with its header and the number of its rounds. An error is told with the
/// line of the header.
using AskOfRecord = std::function<std::optional<Error>(const HeaderFrame &, int)>;

/// Reads to the end of the file; the first error has its line.
Result<ReplaySummary> verify_records(JsonLineReader &reader, const AskOfRecord &ask = {});

} // namespace tableside
