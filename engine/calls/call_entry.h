// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

/// A press of a call button that all players share, so that it is unknown who pressed.
struct Shouted
{
    friend bool operator==(const Shouted &, const Shouted &) = default;
};

/// A press of a person's call button in a race. A race is a series of presses that closely follow each other.
struct NamedPress
{
    std::string name;                ///< The name of the person whose button was pressed, in UTF-8.
    Microseconds after_first_us = 0; ///< Microseconds after the first press of the race, 0 or more.
    bool too_early = false; ///< Whether this press was a catch in the grace period, so it does not count (DOS-CALL-6).
    friend bool operator==(const NamedPress &, const NamedPress &) = default;
};

/// The verdict about one person after a series of button presses: a Finding with names instead of seats.
struct NamedFinding
{
    Verdict verdict = Verdict::waiting;
    /// The person who had to call. For Verdict::false_catch, the person who made a catch although nobody had to call.
    std::string name;
    std::string by; ///< The person who made the first catch of `name` that counts; empty if there was none.
    /// The microseconds between the call and the catch; 0 without a call or without a catch.
    Microseconds margin_us = 0;
    int draws = 0; ///< The number of penalty cards that the person `name` draws.
    friend bool operator==(const NamedFinding &, const NamedFinding &) = default;
};

/// The log entry for one race, a series of button presses that closely follow each other: the presses and the verdicts.
struct RaceRun
{
    std::vector<NamedPress> presses; ///< The presses, sorted by time.
    std::vector<NamedFinding> findings;
    friend bool operator==(const RaceRun &, const RaceRun &) = default;
};

/// The log entry for a person who had to pose and moved too early. In UNO, a Wild Dumb Fu makes the next player hold a pose
/// until that player's next turn; moving costs four cards (UNO-ACT-6).
struct PoseLost
{
    std::string name;
    Microseconds held_us = 0;
    int draws = 0;
    friend bool operator==(const PoseLost &, const PoseLost &) = default;
};

/// The log entry for a person who had to pose and did not move. In UNO, a Wild Dumb Fu makes the next player hold a pose
/// until that player's next turn (UNO-ACT-6).
struct PoseHeld
{
    std::string name;
    Microseconds held_us = 0;
    friend bool operator==(const PoseHeld &, const PoseHeld &) = default;
};

/// One entry of the log of the call booth, the page with call buttons for people who play with real cards.
struct CallEntry
{
    std::int64_t at_ms = 0; ///< The time of the entry: milliseconds since the epoch (UTC).
    GameId game = GameId::dos;
    std::variant<Shouted, RaceRun, PoseLost, PoseHeld> what;
    friend bool operator==(const CallEntry &, const CallEntry &) = default;
};

/// Converts a judged series of button presses to a log entry with names instead of seats. `names` has one name per seat, in
/// UTF-8.
RaceRun named_race(const CallJudgement &race, const std::vector<std::string> &names);

/// Converts a log entry to JSON. entry_from_json() converts the JSON back without loss. If a member has a wrong type or
/// value, entry_from_json() returns an error that names the member.
OrderedJson entry_to_json(const CallEntry &entry);
Result<CallEntry> entry_from_json(const Json &json);

} // namespace tableside::calls
