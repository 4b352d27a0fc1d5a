// What the page of games played says about a match that is over, in the reader's language.
#pragma once

#include "app/people/people.h"
#include "app/store/played_store.h"

#include <QDate>
#include <QString>
#include <QStringList>

namespace tableside::words {

/// By seat: as somebody typed it, or as the language calls them; a person of the score book as they are called now.
QStringList namesOf(const MatchDigest &digest, const People &people);
/// "DOS with Ada and Bruno"; "UNO: Anna, Ben, and Ada" where several people played, or none.
QString playedTitle(const MatchDigest &digest, const QStringList &names);
/// "You won with 214 points", "Ada won with 214 points, you have 96"; of a record that cannot be read that.
QString playedResult(const MatchDigest &digest, const QStringList &names);
/// "5 rounds", and "5 rounds · 23 min · 2 plays taken back · played on from a replay" where that is known, and so it was.
QString playedLength(const PlayedMatch &match);
/// "23 min", "1 h 5 min"
QString duration(qint64 ms);
/// "Today", "Yesterday", "Monday, November 23, 2026" of a week; further back "November 2026".
QString playedGroup(QDate day, QDate today);
/// "Medium", and "Person" of a person.
QString playerKind(const DigestSeat &seat);
/// "3 rounds won · 4 calls, 1 missed · caught 2 others"
QString seatFigures(const MatchDigest &digest, qsizetype seat);
/// "To 200 points · Stacking"
QString playedRules(const MatchDigest &digest);

} // namespace tableside::words
