// The list of games played as a file: a table for spreadsheets, or JSON for programs.
#pragma once

#include "app/people/people.h"
#include "app/store/played_store.h"

#include <QByteArray>
#include <QList>

namespace tableside {

/// A line for each player of each game, in their order, with a header in English; separated as spreadsheets of the reader's
/// locale expect it, with a byte order mark.
QByteArray playedCsv(const QList<const PlayedMatch *> &matches, const People &people);
/// A list of games, with the same of each; "winner" is an index into "players".
QByteArray playedJson(const QList<const PlayedMatch *> &matches, const People &people);

} // namespace tableside
