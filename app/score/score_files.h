// The book out of the app and into it: JSON Lines (engine/score/score_file.h), CSV, PNG and PDF. Nothing is imported
// unless all of it can be.
#pragma once

#include <QHash>
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
/// Writes rounds by players, with a byte order mark; separated as spreadsheets of the reader's locale expect it. By \p key,
/// the game's name in every book, the table is recognised when it is imported.
FileOutcome exportCsv(const score::Sheet &sheet, const QString &key, const QString &path);
/// A picture of the result, 1200 × 900 or higher.
FileOutcome exportPicture(const score::Sheet &sheet, const QString &path);
FileOutcome exportPdf(const score::Sheet &sheet, const QString &path);
/// A sheet to fill in by hand, for so many players; without names where `names` are fewer.
FileOutcome exportBlankSheet(const QString &box, const QStringList &names, const QString &path);

/// A question that must be answered before a table can be imported.
struct ImportQuestion
{
    enum class Kind {
        None,
        Game,      ///< The game of the table is unknown.
        Person,    ///< Whether a name means the person whose name differs only in accents.
        Correction ///< Whether the table corrects a game that was imported before.
    };

    Kind kind = Kind::None;
    QString sentence; ///< The question; empty for the kinds None and Game.
    QString name;     ///< The name in the table that a Person question is about.
};

/// The answers so far.
struct ImportAnswers
{
    std::optional<GameId> game;
    QHash<QString, bool> isKnown; ///< Whether a name in the table is the similar person in the book.
    std::optional<bool> corrects;
};

/// The result of importing a table, beside the sentence.
struct ImportedTable
{
    ImportQuestion question; ///< The reason why the table was not imported yet.
    qint64 added = 0;        ///< The id of the game that took the place of another.
    qint64 replaced = 0;     ///< The id of that other game, which is deleted now; 0 if there was none.
};

/// Imports our own format, or CSV where the first line is not JSON. A table that is in the book already, by its mark or by its
/// points, changes nothing; a corrected one replaces the game that it corrects.
FileOutcome importFile(ScoreStore &store, People &people, const QString &path, const ImportAnswers &answers,
                       ImportedTable &table, JobProgress &progress);

} // namespace tableside
