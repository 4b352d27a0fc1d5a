// Proves a file of records: one, or several of them one after the other, each with its header and of its own game.
#pragma once

#include "engine/record/record_header.h"
#include "engine/record/record_reader.h"

#include <functional>

namespace tableside {

/// What was proved about a file of records.
struct ReplaySummary
{
    int records = 0;
    int rounds = 0;
    int actions = 0;
    bool ends_within_round = false; ///< A record stops before its round is over.
    bool ends_within_match = false;
};

/// Of a record that was proved, with the number of its rounds: what else is asked of it. An error is one of its header's.
using AskOfRecord = std::function<std::optional<Error>(const HeaderFrame &, int)>;

/// Of a file from its beginning to its end.
Result<ReplaySummary> verify_records(RecordReader &reader, const AskOfRecord &ask = {});

} // namespace tableside
