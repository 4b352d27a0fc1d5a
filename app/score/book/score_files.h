// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Exports and imports of the score book: JSON Lines (engine/score/score_file.h) and CSV in both directions; PNG and PDF are only
// written. If an import fails, nothing of the file is stored.
#pragma once

#include <QHash>
#include <QString>

#include "app/files/file_job.h"
#include "app/people/people.h"
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
/// Writes a PNG picture of the result, 1200 pixels wide and at least 900 pixels high.
FileOutcome exportPicture(const score::Sheet &sheet, const QString &path);
FileOutcome exportPdf(const score::Sheet &sheet, const QString &path);
/// Writes the PDF of an empty score sheet to fill in by hand, with a column for each of \p names, but at least four columns.
/// \p box is the name of the game.
FileOutcome exportBlankSheet(const QString &box, const QStringList &names, const QString &path);

/// A question that must be answered before a CSV table can be imported.
struct ImportQuestion
{
    enum class Kind {
        None,
        Game,      ///< The table does not name its game: is it DOS or UNO?
        Person,    ///< A name differs only in accents from another name in the book or the file: do both mean the same person?
        Correction ///< The table resembles a game that was imported before: is the table a corrected version of that game?
    };

    Kind kind = Kind::None;
    QString sentence; ///< The question; empty for the kinds None and Game.
    QString name;     ///< The name in the table that a Person question is about.
};

/// The answers so far to questions about a CSV table.
struct ImportAnswers
{
    std::optional<GameId> game;
    QHash<QString, bool> isKnown; ///< For each name that was asked about: whether the similar name means the same person.
    std::optional<bool> corrects; ///< Whether the table is a corrected version of the game that was asked about.
};

/// Further results of importing a CSV table, besides the FileOutcome.
struct ImportedTable
{
    ImportQuestion question; ///< The question that must be answered before the table can be imported.
    qint64 added = 0;        ///< The id of the game that replaced another one; 0 if none did.
    qint64 replaced = 0;     ///< The id of the replaced game, which is now deleted; 0 if there was none.
};

/// Imports a file in the app's own JSON format or, if the file does not start with "{", a CSV table of points. A table changes
/// nothing if the book already has its game: the game whose key is in the unedited table, the game of an earlier import of the
/// same table, or a game with equal points. A corrected table replaces the game that was corrected. If the user must first answer
/// a question about a table, nothing is imported and \p table contains the question.
FileOutcome importFile(ScoreStore &store, People &people, const QString &path, const ImportAnswers &answers, ImportedTable &table,
                       JobProgress &progress);

} // namespace tableside
