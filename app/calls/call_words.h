// The words of the call booth: verdicts, orders and log entries in the reader's language.
#pragma once

#include <QString>

#include "engine/calls/call_entry.h"

namespace tableside::words {

/// Returns "DOS!" or "UNO!".
QString callWord(GameId box);
/// Returns the words of a seat's own mark: "I have two" or "I have one".
QString holderMark(GameId box);
/// Returns a time difference, such as "40 ms", "1.2 s".
QString distance(calls::Microseconds us);
/// Returns a pose's duration, such as "0:42".
QString poseTime(calls::Microseconds us);

/// Returns the names of those who pressed first, such as "Anna", "Anna and Ben".
QString firstNames(const calls::RaceRun &race);
/// Returns the result of the race in sentences; as long as the race is not attributed, only who was first.
QString raceSentence(const calls::RaceRun &race, GameId box);
/// Returns the order of the presses, such as "Anna · Ben +40 ms · Cleo +112 ms".
QString raceOrder(const calls::RaceRun &race);
QString poseLostSentence(const calls::PoseLost &pose);

/// Returns a line of the log, without its time.
QString callEntry(const calls::CallEntry &entry);

} // namespace tableside::words
