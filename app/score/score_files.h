// The book out of the app and into it: JSON Lines (engine/score/score_file.h), CSV, PNG and PDF. Nothing is imported
// unless all of it can be.
#pragma once

#include <QString>

#include "app/platform/file_job.h"
#include "app/people/people.h"
#include "engine/score/sheet.h"

#include <optional>

namespace tableside {

/// One game, or the whole book, with the people in them.
FileOutcome exportBook(ScoreStore &store, const People &people, const std::optional<qint64> &gameId,
                       const QString &path, JobProgress &progress);
/// The whole book of a database.
FileOutcome exportWholeBook(Database &database, const QString &path, JobProgress &progress);
/// Rounds by players, with a byte order mark; separated as spreadsheets of the reader's locale expect it.
FileOutcome exportCsv(const score::Sheet &sheet, const QString &path);
/// A picture of the result, 1200 × 900 or higher.
FileOutcome exportPicture(const score::Sheet &sheet, const QString &path);
FileOutcome exportPdf(const score::Sheet &sheet, const QString &path);
/// A sheet to fill in by hand, for so many players; without names where `names` are fewer.
FileOutcome exportBlankSheet(const QString &box, const QStringList &names, const QString &path);

/// Our own format, or CSV where the first line is not JSON; what came from `tableBox` then.
FileOutcome importFile(ScoreStore &store, People &people, const QString &path, std::optional<GameId> tableBox,
                       JobProgress &progress);

} // namespace tableside
