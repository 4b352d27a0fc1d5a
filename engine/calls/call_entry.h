// The entries of the call booth's log, each written as one JSON object, so that people can look up who called when. The
// call booth is the page with call buttons for people who play with real cards. Entries store names instead of seats,
// because people change seats. Readers ignore unknown keys. "box" is the game, "at" milliseconds since the epoch; other
// times are microseconds.
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

/// A press in a call booth with a single button for everybody, so that it is unknown who pressed.
struct Shouted
{
    friend bool operator==(const Shouted &, const Shouted &) = default;
};

/// A press of a seat's button in a race (presses that closely follow each other), with the name of the person there.
struct NamedPress
{
    std::string name;                ///< The person's name, in UTF-8.
    Microseconds after_first_us = 0; ///< The time after the first press of the race, 0 or more.
    bool too_early = false; ///< Whether this was a catch in the grace period, which does not count (DOS-CALL-6).
    friend bool operator==(const NamedPress &, const NamedPress &) = default;
};

/// The verdict about one person in a race: a Finding with names instead of seats.
struct NamedFinding
{
    Verdict verdict = Verdict::waiting;
    std::string name; ///< The person who had to call or, after a false catch, the person who made the catch.
    std::string by;   ///< The person who made the first catch; empty if there was none.
    /// The time between the call and the catch; 0 if there was only one of them.
    Microseconds margin_us = 0;
    int draws = 0; ///< The number of cards that the person `name` draws.
    friend bool operator==(const NamedFinding &, const NamedFinding &) = default;
};

/// The presses of one race and the verdicts about them.
struct RaceRun
{
    std::vector<NamedPress> presses; ///< The presses, sorted by time.
    std::vector<NamedFinding> findings;
    friend bool operator==(const RaceRun &, const RaceRun &) = default;
};

/// A pose for a Wild Dumb Fu that was lost because the person moved (UNO-ACT-6).
struct PoseLost
{
    std::string name;
    Microseconds held_us = 0;
    int draws = 0;
    friend bool operator==(const PoseLost &, const PoseLost &) = default;
};

/// A pose for a Wild Dumb Fu that was held until the person's next turn (UNO-ACT-6).
struct PoseHeld
{
    std::string name;
    Microseconds held_us = 0;
    friend bool operator==(const PoseHeld &, const PoseHeld &) = default;
};

/// One entry of the call booth's log.
struct CallEntry
{
    std::int64_t at_ms = 0; ///< Milliseconds since the epoch (UTC).
    GameId game = GameId::dos;
    std::variant<Shouted, RaceRun, PoseLost, PoseHeld> what;
    friend bool operator==(const CallEntry &, const CallEntry &) = default;
};

/// Returns the presses and findings of a race with names instead of seats. `names` has one name per seat, in UTF-8.
RaceRun named_race(const CallJudgement &race, const std::vector<std::string> &names);

/// Converts an entry to JSON; entry_from_json() restores it without loss, or reports the cause of a wrong type or range.
OrderedJson entry_to_json(const CallEntry &entry);
Result<CallEntry> entry_from_json(const Json &json);

} // namespace tableside::calls
