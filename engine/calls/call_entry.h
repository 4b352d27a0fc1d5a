// The entries of the call booth's log, each written as one JSON object, so that people can look up who called when.
// Entries store names instead of seats because people change seats. Readers ignore unknown keys; "box" is the game.
//
//     {"at":1700000000000,"box":"dos","entry":"race","presses":[{"name":"Anna","behind":0},{"name":"Ben","behind":40000}],
//      "findings":[{"verdict":"called","name":"Anna","by":"Ben","margin":40000,"draws":0}]}
#pragma once

#include "engine/calls/call_judgement.h"
#include "engine/core/result.h"
#include "engine/json/json_line.h"

#include <string>
#include <variant>

namespace tableside::calls {

/// A press of the booth's only button, which does not show who pressed.
struct Shouted
{
    friend bool operator==(const Shouted &, const Shouted &) = default;
};

/// A press in a race, with the name of the person at the seat.
struct NamedPress
{
    std::string name;           ///< The person's name, in UTF-8.
    Microseconds behind_us = 0; ///< The time after the first press of the race.
    bool too_early = false;     ///< Whether this was a catch within the grace time (DOS-CALL-6).
    friend bool operator==(const NamedPress &, const NamedPress &) = default;
};

/// A finding, with the names of the people at its seats.
struct NamedFinding
{
    Verdict verdict = Verdict::waiting;
    std::string name; ///< The name for Finding::seat.
    std::string by;   ///< The name for Finding::by; empty if nobody else pressed.
    Microseconds margin_us =
        0;         ///< The time between the press of the call and that of the catch; 0 if there was only one.
    int draws = 0; ///< The number of cards that the named person draws.
    friend bool operator==(const NamedFinding &, const NamedFinding &) = default;
};

/// The presses of one race, and how they were judged.
struct RaceRun
{
    std::vector<NamedPress> presses; ///< The presses, sorted by time.
    std::vector<NamedFinding> findings;
    friend bool operator==(const RaceRun &, const RaceRun &) = default;
};

/// A pose that was lost because the person moved (UNO-ACT-6).
struct PoseLost
{
    std::string name;
    Microseconds held_us = 0;
    int draws = 0;
    friend bool operator==(const PoseLost &, const PoseLost &) = default;
};

/// A pose that was held until the person's next turn (UNO-ACT-6).
struct PoseHeld
{
    std::string name;
    Microseconds held_us = 0;
    friend bool operator==(const PoseHeld &, const PoseHeld &) = default;
};

/// One entry of the log.
struct CallEntry
{
    std::int64_t at_ms = 0; ///< Milliseconds since the epoch (UTC).
    GameId game = GameId::dos;
    std::variant<Shouted, RaceRun, PoseLost, PoseHeld> what;
    friend bool operator==(const CallEntry &, const CallEntry &) = default;
};

/// Returns a judgement with names instead of seats. `names` has the name for each seat.
RaceRun named_race(const CallJudgement &race, const std::vector<std::string> &names);

/// Converts an entry to and from JSON without loss. Reading reports the cause of a wrong type or range.
OrderedJson entry_to_json(const CallEntry &entry);
Result<CallEntry> entry_from_json(const Json &json);

} // namespace tableside::calls
