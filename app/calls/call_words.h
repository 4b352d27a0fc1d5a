// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the call booth in the interface language: results, the order of presses, and log entries.
#pragma once

#include <QString>

#include "engine/calls/call_entry.h"

namespace tableside::words {

/// Returns the word that players call: "DOS!" or "UNO!".
QString callWord(GameId box);
/// Returns the label with which a player announces few cards: "I have two" (DOS) or "I have one" (UNO).
QString holderMark(GameId box);
/// Returns a time difference as text, such as "40 ms" or "1.2 s".
QString distance(calls::Microseconds us);
/// Returns how long a player held still after a Wild Dumb Fu (UNO-ACT-6) in minutes and seconds, such as "0:42".
QString poseTime(calls::Microseconds us);

/// Returns the names of the players who pressed first or tied for first, such as "Anna" or "Anna and Ben". Leaves out catches in
/// the grace period unless all presses are such catches.
QString firstNames(const calls::RaceRun &race);
/// Returns the result of a race (presses shortly after each other) as sentences. While it is unknown which player had to call,
/// the text only says who pressed first.
QString raceSentence(const calls::RaceRun &race, GameId box);
/// Returns the players in the order of their presses, with delays after the first press: "Anna · Ben +40 ms · Cleo +112 ms".
/// Returns an empty text for fewer than two presses, or for two if raceSentence() says how far apart they were.
QString raceOrder(const calls::RaceRun &race, GameId box);
QString poseLostSentence(const calls::PoseLost &pose);

/// Returns a log entry as text, without its time.
QString callEntry(const calls::CallEntry &entry);

} // namespace tableside::words
