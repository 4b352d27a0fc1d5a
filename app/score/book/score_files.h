// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Exports and imports of the score book: JSON Lines (engine/score/score_file.h) and CSV in both directions; PNG and PDF are only
// written. If an import fails, nothing of the file is stored.
#pragma once

#include <QHash>
#include <QString>

#include "app/files/file_job.h"
#include "app/people/people.h"
#include "app/score/book/table_import.h"
#include "engine/score/sheet.h"

#include <optional>

namespace tableside {

/// Writes the game \p gameId and its players, or the whole book and all people if \p gameId is empty. A damaged game is left out
/// of a whole book and named in FileOutcome::leftOut.
FileOutcome exportBook(ScoreStore &store, const People &people, const std::optional<qint64> &gameId, const QString &path,
                       JobProgress &progress);
/// Writes the whole score book of \p database.
FileOutcome exportWholeBook(Database &database, const QString &path, JobProgress &progress);
/// Writes a CSV table with a row per round and a column per player, in UTF-8 with a byte order mark. The separator is the one
/// that spreadsheets expect in the user's locale. \p key is the permanent key of the game, by which an import recognizes the
/// table.
FileOutcome exportCsv(const score::Sheet &sheet, const QString &key, const QString &path);
/// Writes a CSV table with every hand of a game, or of all games of the score book (engine/score/hands_csv.h), with the same encoding
/// and separator. A game that cannot be read is left out and named in FileOutcome::leftOut.
FileOutcome exportHands(const score::Sheet &sheet, const QString &path);
FileOutcome exportAllHands(Database &database, const QString &path, JobProgress &progress);
/// Writes a PNG picture of the result, 1200 pixels wide and at least 900 pixels high.
FileOutcome exportPicture(const score::Sheet &sheet, const QString &path);
FileOutcome exportPdf(const score::Sheet &sheet, const QString &path);
/// Writes the PDF of an empty score sheet to fill in by hand, with a column for each of \p names, but at least four columns.
/// \p box is the name of the game.
FileOutcome exportBlankSheet(const QString &box, const QStringList &names, const QString &path);

/// Imports a file in the app's own JSON format or, if the file does not start with "{", a CSV table of points, as
/// importTable() does (table_import.h).
FileOutcome importFile(ScoreStore &store, People &people, const QString &path, const ImportAnswers &answers, ImportedTable &table,
                       JobProgress &progress);

} // namespace tableside
