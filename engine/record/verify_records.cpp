// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify_records.h"

#include "engine/record/each_record.h"
#include "engine/record/replay.h"

namespace tableside {

namespace {

template <typename Game>
std::optional<Error> verify_record(JsonLineReader &reader, RecordLine &line, const RecordCheck &ask,
                                   ReplaySummary &summary)
{
    Replay<Game> replay(ReplayMode::verify);
    const int header_line = reader.line();
    int last_line = header_line;
    do {
        last_line = reader.line();
        if (auto error = replay.feed(**line))
            return at_line(std::move(*error), last_line);
    } while (read_next_in_record(reader, line));
    if (!line)
        return line.error();
    if (auto error = replay.finish()) // `line` is after the record's end, so report `last_line`
        return at_line(std::move(*error), last_line);
    if (auto error = ask ? ask(replay.header(), replay.match().round()) : std::nullopt)
        return at_line(std::move(*error), header_line);
    ++summary.records;
    summary.rounds += replay.match().round();
    summary.actions += replay.actions();
    summary.taken_back += replay.actions_taken_back();
    summary.ends_within_round |= replay.match().phase() == MatchPhase::playing;
    summary.ends_within_match |= replay.match().phase() != MatchPhase::over;
    return std::nullopt;
}

} // namespace

Result<ReplaySummary> verify_records(JsonLineReader &reader, const RecordCheck &ask)
{
    ReplaySummary summary;
    auto error = for_each_record(
        reader, [&]<typename Game>(RecordLine &line) { return verify_record<Game>(reader, line, ask, summary); });
    if (error)
        return *error;
    return summary;
}

} // namespace tableside
