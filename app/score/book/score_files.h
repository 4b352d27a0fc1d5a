// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Exports and imports the score book: JSON Lines (engine/score/score_file.h), CSV, PNG, and PDF. An import adds either everything
// in a file or nothing.
#pragma once

#include <QHash>
#include <QString>

#include "app/files/file_job.h"
#include "app/people/people.h"
#include "engine/score/sheet.h"

#include <optional>

namespace tableside {

/// Writes the game \p gameId, or the whole book if \p gameId is empty, together with the people in it.
FileOutcome exportBook(ScoreStore &store, const People &people, const std::optional<qint64> &gameId, const QString &path,
                       JobProgress &progress);
/// Writes the whole score book of \p database.
FileOutcome exportWholeBook(Database &database, const QString &path, JobProgress &progress);
/// Writes a CSV table with a row per round and a column per player, in UTF-8 with a byte order mark. The separator is the one
/// that spreadsheets expect in the user's locale. \p key is the permanent key of the game, by which an import recognizes the
/// table.
FileOutcome exportCsv(const score::Sheet &sheet, const QString &key, const QString &path);
/// Writes a picture of the result, 1200 × 900 pixels or higher.
FileOutcome exportPicture(const score::Sheet &sheet, const QString &path);
FileOutcome exportPdf(const score::Sheet &sheet, const QString &path);
/// Writes an empty score sheet to fill in by hand, with a column for each of \p names, but at least four columns.
FileOutcome exportBlankSheet(const QString &box, const QStringList &names, const QString &path);

/// A question that must be answered before a CSV table can be imported.
struct ImportQuestion
{
    enum class Kind {
        None,
        Game,      ///< The table does not name its game: is it DOS or UNO?
        Person,    ///< A name differs only in accents from that of a person in the book: is it the same person?
        Correction ///< The table resembles a game that was imported before: is it a corrected version?
    };

    Kind kind = Kind::None;
    QString sentence; ///< The question; empty for the kinds None and Game.
    QString name;     ///< The name in the table that a Person question is about.
};

/// The answers so far to questions about a CSV table.
struct ImportAnswers
{
    std::optional<GameId> game;
    QHash<QString, bool> isKnown; ///< Whether each name in the table means the person in the book with a similar name.
    std::optional<bool> corrects;
};

/// Further results of importing a CSV table, besides the FileOutcome.
struct ImportedTable
{
    ImportQuestion question; ///< The question that must be answered before the table can be imported.
    qint64 added = 0;        ///< The id of the game that replaced another one; 0 if none did.
    qint64 replaced = 0;     ///< The id of the replaced game, which is now deleted; 0 if there was none.
};

/// Imports a file in the app's own JSON format or, if the file does not start with JSON, a CSV table of points. A table changes
/// nothing if the book already has the game, which is recognized by the key in the table or by equal points. A corrected table
/// replaces the game that it corrects.
FileOutcome importFile(ScoreStore &store, People &people, const QString &path, const ImportAnswers &answers, ImportedTable &table,
                       JobProgress &progress);

} // namespace tableside
