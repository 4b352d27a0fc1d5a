// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Imports of CSV tables: one game, or the games of a season with their dates (engine/score/csv_season.h).
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include "app/files/file_job.h"
#include "app/people/people.h"
#include "engine/score/csv_season.h"

#include <optional>

namespace tableside {

/// A question that must be answered before a CSV table can be imported.
struct ImportQuestion
{
    enum class Kind {
        None,
        Game,       ///< The table does not name its game: is it DOS or UNO?
        Person,     ///< A name differs only in accents from another name in the book or the file: do both mean the same person?
        Correction, ///< The table resembles a game that was imported before: is the table a corrected version of that game?
        Lines       ///< The table has dates but no round numbers: is each line a game? Otherwise it is a round.
    };

    Kind kind = Kind::None;
    QString sentence; ///< The question; empty for the kinds None and Game.
    QString yes;      ///< The answers that the user can choose from; empty for the kinds None and Game.
    QString no;
    QString name; ///< The name in the table that a Person question is about.
};

/// The answers so far to questions about a CSV table.
struct ImportAnswers
{
    std::optional<GameId> game;
    QHash<QString, bool> isKnown; ///< For each name that was asked about: whether the similar name means the same person.
    std::optional<bool> corrects; ///< Whether the table is a corrected version of the game that was asked about.
    std::optional<score::SeasonLines> lines; ///< Whether each line of the table is a game or a round.
};

/// Further results of importing a CSV table, besides the FileOutcome.
struct ImportedTable
{
    ImportQuestion question; ///< The question that must be answered before the table can be imported.
    QList<qint64> added;     ///< The ids of the games that were added, also those that replace others.
    QList<qint64> replaced;  ///< The ids of the replaced games, which are now deleted.
};

/// Imports a table of one game or of a season. A game that the book already has is not stored again: the game whose key is in an
/// unedited table, the game of an earlier import of the same table, or a game with equal points on the same day. A corrected game
/// replaces the imported game that it corrects: one with similar points, and in a season one of the same people on the same day. If
/// the user must first answer a question, nothing is imported and \p imported contains the question. All or nothing is imported.
FileOutcome importTable(ScoreStore &store, People &people, const QString &path, const QByteArray &bytes,
                        const ImportAnswers &answers, ImportedTable &imported, JobProgress &progress);

} // namespace tableside
