// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that every import into the score book uses: they refuse a file with the reason, store its games, and describe the result.
#pragma once

#include "app/files/file_job.h"
#include "app/people/people.h"
#include "engine/core/result.h"
#include "engine/score/csv_problem.h"

namespace tableside {

/// The share of an import's progress (from 0 to 1) for reading and checking the file. The rest is for storing the games.
inline constexpr double partOfReading = 0.5;

FileOutcome importFailed(const QString &problem);
/// Returns a failure that names the line and the reason.
FileOutcome importRefused(const QString &path, const Error &error);
/// Returns a failure that lists the problems, one per line.
FileOutcome importRefused(const QString &path, const score::CsvProblems &problems);
/// Returns sentences about what an import has changed in the book.
QString importSentences(const ImportCounts &arrivals);
/// Stores games and people that have been read and checked, all or nothing. \p known is the number of further games of the file
/// that the book has already.
FileOutcome storeImported(ScoreStore &store, People &people, const QList<NewScoreGame> &games, const QList<Person> &persons,
                          JobProgress &progress, int known = 0);

} // namespace tableside
