// The entries of the call booth's log, each written as one JSON object, so that people can look up who called when.
// Entries hold the names of the time, for people change seats. Unknown keys are ignored; "box" is the game.
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

/// The booth's only button was pressed; nobody knows by whom.
struct Shouted
{
    friend bool operator==(const Shouted &, const Shouted &) = default;
};

struct NamedPress
{
    std::string name; ///< UTF-8.
    Microseconds behind_us = 0;
    bool too_early = false;
    friend bool operator==(const NamedPress &, const NamedPress &) = default;
};

struct NamedFinding
{
    Verdict verdict = Verdict::waiting;
    std::string name;
    std::string by; ///< As Finding::by; empty if there is nobody.
    Microseconds margin_us = 0;
    int draws = 0;
    friend bool operator==(const NamedFinding &, const NamedFinding &) = default;
};

/// The presses of one moment, and how they were judged.
struct RaceRun
{
    std::vector<NamedPress> presses; ///< By time.
    std::vector<NamedFinding> findings;
    friend bool operator==(const RaceRun &, const RaceRun &) = default;
};

/// Somebody moved in a pose (UNO-ACT-6).
struct PoseLost
{
    std::string name;
    Microseconds held_us = 0;
    int draws = 0;
    friend bool operator==(const PoseLost &, const PoseLost &) = default;
};

/// A pose was held until the turn of the one who posed.
struct PoseHeld
{
    std::string name;
    Microseconds held_us = 0;
    friend bool operator==(const PoseHeld &, const PoseHeld &) = default;
};

struct CallEntry
{
    std::int64_t at_ms = 0; ///< Since 1970, UTC.
    GameId game = GameId::dos;
    std::variant<Shouted, RaceRun, PoseLost, PoseHeld> what;
    friend bool operator==(const CallEntry &, const CallEntry &) = default;
};

/// A judgement with the names of its seats; `names` by seat.
RaceRun named_race(const CallJudgement &race, const std::vector<std::string> &names);

/// Lossless. Reading fails with the cause for wrong shapes and ranges.
OrderedJson entry_to_json(const CallEntry &entry);
Result<CallEntry> entry_from_json(const Json &json);

} // namespace tableside::calls
