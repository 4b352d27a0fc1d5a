// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The current state of a score game, stored beside its facts (the list of all entries). The book's list, the search, and the
// players' statistics need only digests and never read facts.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "engine/score/statistics.h"

#include <vector>

class QSqlDatabase;
class QSqlError;

namespace tableside {

/// A game as listed in the book.
struct ScoreShown
{
    GameId box = GameId::dos;
    score::Stage stage = score::Stage::playing;
    qint64 startedAt = 0; ///< When the game began, in milliseconds since the epoch (UTC).
    int rounds = 0;
    int target = 0;
    int winner = -1; ///< The winning seat; -1 while nobody has won.
    QString note;
    QString place;
    QStringList names; ///< The players' names, indexed by seat like the lists below.
    QStringList personIds;
    QList<int> colors;
    QStringList portraits;
    QList<int> totals;
    bool hasOnlyTotals = false; ///< Whether none of the game's rounds are known, so that `rounds` is 0.
    bool atTable = false;       ///< Whether the game was played at the app's own table instead of with real cards.
    bool isUnreadable = false;  ///< Whether the digest was damaged or missing; other members may be wrong then.

    /// Parses the JSON of a whole digest. Anything else results in an unreadable game.
    static ScoreShown fromJson(const QByteArray &json);
    friend bool operator==(const ScoreShown &, const ScoreShown &) = default;
};

struct ScoreDigest
{
    ScoreShown shown;
    score::GameSummary summary;

    QByteArray toJson() const;
    static ScoreDigest fromJson(const QByteArray &json);
    /// Like fromJson(), but leaves the lists of players in `shown` empty, which takes much less time.
    static ScoreDigest withoutPlayers(const QByteArray &json);

    QStringList personIds() const;
    /// Returns the names, note, place, and game, folded by foldedForSearch(), and tableMark if the game was played in the app.
    /// The date is not included: see DateWords.
    QString searchedText() const;
    /// The text in searchedText() that marks games played in the app instead of with real cards. Nobody would type it in a
    /// search.
    static constexpr char tableMark[] = "<at-table>";
};

/// Returns the digest (state to store) of a game that has been started.
ScoreDigest digestOf(const score::Sheet &sheet);

// The following functions derive stored digests again from the facts, for Recovery and for migrations that change digests.

/// Derives the digests (stored states) and searched texts of all score games, within the caller's transaction. Returns an error
/// whose isValid() is false on success. If a game's facts cannot all be read, its digest is derived from the facts before the
/// first unreadable one, so that the game stays in the book.
QSqlError deriveDigests(const QSqlDatabase &database);
/// Derives the digest (stored state) of the score game \p id and all other data that depend on the game's facts (entries), such
/// as its players. Returns an error whose isValid() is false on success.
QSqlError deriveDigest(const QSqlDatabase &database, qint64 id);
/// Derives each score game's searched text, which the search of the score book reads, from the game's digest (stored state).
/// Returns an error whose isValid() is false on success.
QSqlError deriveSearchedTexts(const QSqlDatabase &database);

} // namespace tableside
