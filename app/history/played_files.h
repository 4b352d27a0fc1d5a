// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Exports the list of played games, as a table for spreadsheets or as JSON for programs.
#pragma once

#include "app/people/people.h"
#include "app/store/matches/played_store.h"

#include <QByteArray>
#include <QList>

namespace tableside {

/// Returns a CSV table with a line for each player of each game, in the order of \p matches, below a header line in English. The
/// separator is the one that spreadsheets expect in the user's locale; the text starts with a byte order mark.
QByteArray playedCsv(const QList<const PlayedMatch *> &matches, const People &people);
/// Returns the data of playedCsv() as a JSON array of games, in which "winner" is an index into "players".
QByteArray playedJson(const QList<const PlayedMatch *> &matches, const People &people);

} // namespace tableside
