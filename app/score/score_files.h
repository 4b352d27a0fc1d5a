// Exports and imports the score book: JSON Lines (engine/score/score_file.h), CSV, PNG, and PDF. An import adds everything in a
// file or nothing.
#pragma once

#include <QHash>
#include <QString>

#include "app/platform/file_job.h"
#include "app/people/people.h"
#include "engine/score/sheet.h"

#include <optional>

namespace tableside {

/// Writes one game, or the whole book if \p gameId is empty, with its people.
FileOutcome exportBook(ScoreStore &store, const People &people, const std::optional<qint64> &gameId,
                       const QString &path, JobProgress &progress);
/// Writes the whole score book of \p database.
FileOutcome exportWholeBook(Database &database, const QString &path, JobProgress &progress);
/// Writes a table of rounds by players with a byte order mark. The separator is the one that spreadsheets expect in the user's
/// locale. \p key is the permanent key of the game, by which an import recognizes the table.
FileOutcome exportCsv(const score::Sheet &sheet, const QString &key, const QString &path);
/// Writes a picture of the result, 1200 × 900 pixels or higher.
FileOutcome exportPicture(const score::Sheet &sheet, const QString &path);
FileOutcome exportPdf(const score::Sheet &sheet, const QString &path);
/// Writes an empty score sheet to fill in by hand, with a column for each of \p names, but at least four columns.
FileOutcome exportBlankSheet(const QString &box, const QStringList &names, const QString &path);

/// A question that must be answered before a table can be imported.
struct ImportQuestion
{
    enum class Kind {
        None,
        Game,      ///< The game of the table is unknown.
        Person,    ///< Does a name mean the person whose name differs only in accents?
        Correction ///< Does the table correct a game that was imported before?
    };

    Kind kind = Kind::None;
    QString sentence; ///< The question; empty for the kinds None and Game.
    QString name;     ///< The name in the table that a Person question is about.
};

/// The answers to questions about a table so far.
struct ImportAnswers
{
    std::optional<GameId> game;
    QHash<QString, bool> isKnown; ///< Whether a name in the table is the similar person in the book.
    std::optional<bool> corrects;
};

/// The result of importing a table, in addition to the outcome's sentence.
struct ImportedTable
{
    ImportQuestion question; ///< The question that must be answered before the table can be imported.
    qint64 added = 0;        ///< The id of the game that replaced another one; 0 if none did.
    qint64 replaced = 0;     ///< The id of the replaced game, which is now deleted; 0 if there was none.
};

/// Imports our own format, or CSV if the first line is not JSON. A table that is already in the book, according to its mark or
/// its points, changes nothing. A corrected table replaces the game that it corrects.
FileOutcome importFile(ScoreStore &store, People &people, const QString &path, const ImportAnswers &answers,
                       ImportedTable &table, JobProgress &progress);

} // namespace tableside
