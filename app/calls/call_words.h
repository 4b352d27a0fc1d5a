// What the call booth says: findings, orders and log entries in the reader's language.
#pragma once

#include <QString>

#include "engine/calls/call_entry.h"

namespace tableside::words {

/// "DOS!", "UNO!"
QString callWord(GameId box);
/// On a seat's own mark: "I have two".
QString holderMark(GameId box);
/// "40 ms", "1.2 s".
QString distance(calls::Microseconds us);
/// "0:42".
QString poseTime(calls::Microseconds us);

/// Who was first, huge: "Anna", "Anna and Ben".
QString firstNames(const calls::RaceRun &race);
/// What the race comes to, in sentences; before anybody has said whose call it is, who was first.
QString raceSentence(const calls::RaceRun &race, GameId box);
/// "Anna · Ben +40 ms · Cleo +112 ms".
QString raceOrder(const calls::RaceRun &race);
QString poseLostSentence(const calls::PoseLost &pose);

/// One line of the log, without its time.
QString callEntry(const calls::CallEntry &entry);

} // namespace tableside::words
