// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The score book: people, and their games with real cards or at the app's own table. A game is stored as a growing list of facts
// (entries and other changes, see engine/score). The store does not interpret facts: with each fact except drafts, callers pass
// the digest (the state of the game after that fact).
#pragma once

#include "app/store/schema/score_digest.h"
#include "app/store/database/store_access.h"
#include "app/store/scores/former_player.h"
#include "app/store/scores/game_filter.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QDate>
#include <QHash>
#include <QLocale>
#include <QSet>
#include <QString>

#include <functional>
#include <optional>

namespace tableside {

struct Person
{
    QString id;
    QString name;
    QString portrait;   ///< The portrait's id, such as "owl"; may be empty.
    int colorIndex = 0; ///< An index into the players' colors.
    QString mergedInto; ///< The id of the person into whom this one was merged; empty if not merged.
    friend bool operator==(const Person &, const Person &) = default;
};

/// A score game as returned by queries.
struct ScoreGameRow
{
    qint64 id = 0;
    QByteArray digest; ///< The state of the game as JSON, see ScoreDigest.
};

/// The stored game with a given key.
struct KeptGame
{
    qint64 id = 0;          ///< The game's id; 0 if there is no such game.
    bool isDeleted = false; ///< Whether the game is deleted but can be restored.
};

/// A game to add to the book.
struct NewScoreGame
{
    QString key;
    QByteArrayList facts; ///< One JSON object per fact (an entry or other change of the game).
    ScoreDigest digest;
    qint64 changedAt = 0; ///< The time of an imported game's last fact (ms since the epoch); 0 for the current time.
    qint64 replaces = 0;  ///< The id of a game to delete when this one is imported; 0 for none.
};

/// How many games an import has added, completed, replaced, or left unchanged. ScoreStore does not set `known`.
struct ImportCounts
{
    int added = 0;     ///< The number of new games, including deleted games that were restored.
    int grown = 0;     ///< The number of stored games to which rounds or entries from the file were appended.
    int differing = 0; ///< The number of stored games left unchanged, because they continue differently in the file.
    int known = 0;     ///< The number of games in the file that were found in the book and therefore not stored again.
    int replaced = 0;  ///< The number of stored games that were deleted because an imported game replaces them.
    friend bool operator==(const ImportCounts &, const ImportCounts &) = default;
};

/// Matches search words against dates in the formats of all the app's languages. Words must be folded by foldedForSearch(). The
/// words of a date are not stored, because the time zone, on which the date of a game depends, may change.
class DateWords
{
public:
    /// Returns whether \p word may be part of some date: whether it has a digit, or is part of the name of a month or weekday.
    bool canHave(const QString &word);
    /// Returns whether the local date of \p moment (milliseconds since the epoch, UTC), written in any of the app's languages,
    /// contains \p word.
    bool has(qint64 moment, const QString &word);

private:
    const QString &wordsOf(QDate day);

    QLocale m_locale; ///< The locale for which m_words was built.
    QHash<QDate, QString> m_words;
};

/// Stores the score book. Except for appendDraft(), changes are on the disk (fsync) when a function returns true. A function that
/// returns false or nothing has changed nothing; problem() and trouble() then give the reason until the next call.
class ScoreStore
{
    Q_DECLARE_TR_FUNCTIONS(tableside::ScoreStore)

public:
    /// \p database must outlive the store. The constructor permanently removes games that were deleted more than `keptDays`
    /// before the current time and also before the last stored change. Both are compared because the clock may be wrong.
    explicit ScoreStore(Database &database);
    Q_DISABLE_COPY_MOVE(ScoreStore)

    static constexpr int keptDays = 30;

    /// Returns all people sorted by name, including merged ones.
    [[nodiscard]] std::optional<QList<Person>> people();
    /// Adds \p person, or updates the person with the same id.
    [[nodiscard]] bool keep(const Person &person);
    /// Deletes people. In all games, also those at the app's own table, guests take their seats. No game of these people may be open
    /// in this store; an append() by another window fails with `Stale`.
    [[nodiscard]] bool forget(const FormerPlayer &former);

    /// Adds a new game, opens it for append(), and returns its id. Returns nothing if it could not be stored or its key exists.
    [[nodiscard]] std::optional<qint64> begin(const NewScoreGame &game);
    /// A callback for the progress of addAll(), from 0 to 1. Returning false cancels the import.
    using Reached = std::function<bool(double share)>;
    /// Adds several games and their people, all or nothing. If the store already has a game's key, the stored game is restored if
    /// it was deleted, and the facts that are missing at its end are appended, unless the facts before them differ. Calls
    /// \p reached from time to time.
    [[nodiscard]] std::optional<ImportCounts> addAll(const QList<NewScoreGame> &games, const QList<Person> &people,
                                                     const Reached &reached = {});
    /// Appends a fact (an entry or other change) to a game that was begun or opened through this store. Fails with `Stale` if
    /// another window has changed or deleted the game.
    [[nodiscard]] bool append(qint64 gameId, const QByteArray &fact, const ScoreDigest &digest);
    /// Appends a fact that does not change the game's state: a tap or key while a hand is being counted. When this function
    /// returns true, the fact survives a crash of the program. It may be lost in a power failure until the next append().
    [[nodiscard]] bool appendDraft(qint64 gameId, const QByteArray &fact);
    /// Returns all facts (entries and other changes) of a game in order. Does not open the game for append().
    [[nodiscard]] std::optional<QByteArrayList> facts(qint64 gameId);
    /// Opens a game: returns all its facts and lets append() add further ones.
    [[nodiscard]] std::optional<QByteArrayList> open(qint64 gameId);
    /// Returns the permanent key of a game.
    [[nodiscard]] std::optional<QString> key(qint64 gameId);
    /// Returns whether the book has a game with \p key that is not deleted.
    [[nodiscard]] std::optional<bool> hasKey(const QString &key);
    /// Returns the game with \p key, which may be deleted; its id is 0 if there is none.
    [[nodiscard]] std::optional<KeptGame> kept(const QString &key);

    /// A function that returns the ids of people whose names contain \p part, which is folded by foldedForSearch().
    using PersonsNamed = std::function<QStringList(const QString &part)>;
    /// Returns the digest (stored state) of a game, deleted or not; empty if there is no such game.
    [[nodiscard]] std::optional<QByteArray> digest(qint64 gameId);
    /// Returns the ids of the games that match \p search, newest first; an empty search matches all. Every word of the search
    /// must occur in the players' names on the sheet, the note, the place, the name of the game (DOS or UNO), the date, or the
    /// present name of a player, whom \p named finds; or it must mean games at the app's own table ("screen").
    [[nodiscard]] std::optional<QList<qint64>> games(const QString &search = {}, const PersonsNamed &named = {});
    /// Returns the summaries of the games in which any of the people \p personIds sat, in no particular order. Leaves out deleted
    /// games and games with unreadable digests.
    [[nodiscard]] std::optional<std::vector<score::GameSummary>> summaries(const QStringList &personIds);
    /// Returns the games in which any of the people \p personIds sat, newest first; all games if \p personIds is empty. Leaves out
    /// deleted games and games with unreadable digests.
    [[nodiscard]] std::optional<std::vector<BookGame>> bookGames(const QStringList &personIds = {});
    /// Returns the games in which any of the people \p personIds sat, last added first. Leaves out deleted games.
    [[nodiscard]] std::optional<QList<ScoreGameRow>> gamesOf(const QStringList &personIds);
    /// Returns the start of each person's last game, in milliseconds since the epoch, indexed by the person's id.
    [[nodiscard]] std::optional<QHash<QString, qint64>> lastGames();
    /// Returns the most recently changed game that is still being played. Leaves out games whose winner is decided, even if
    /// nobody has ended them.
    [[nodiscard]] std::optional<ScoreGameRow> unfinished();

    /// Deletes or restores a game. A deleted game is listed by deleted() only, and append() fails for that game.
    [[nodiscard]] bool setDeleted(qint64 gameId, bool deleted);
    /// Deletes the games \p deleted and restores the games \p restored, all or nothing.
    [[nodiscard]] bool setAllDeleted(const QList<qint64> &deleted, const QList<qint64> &restored);
    /// Returns the deleted games that are still stored, most recently deleted last.
    [[nodiscard]] std::optional<QList<ScoreGameRow>> deleted();

    QString problem() const { return m_access.problem(); }
    StoreTrouble trouble() const { return m_access.trouble(); }

private:
    /// A game that this store has begun or opened. Its facts are also kept in memory, in case the file gets damaged.
    struct Known
    {
        QString key;
        QByteArrayList facts;
        QStringList persons;
    };

    bool forgetInGame(qint64 gameId, const FormerPlayer &former);
    bool forgetInMatches(const FormerPlayer &former);
    bool areSeated(qint64 gameId);
    bool insertPerson(const Person &person);
    bool insertGame(const NewScoreGame &game, qint64 &id, bool &isNew);
    bool importGame(const NewScoreGame &game, ImportCounts &arrivals);
    bool mergeGame(const NewScoreGame &game, ImportCounts &arrivals);
    bool appendFacts(qint64 id, qsizetype from, const NewScoreGame &game);
    bool insertFacts(qint64 gameId, qsizetype from, const QByteArrayList &facts);
    bool insertFact(qint64 gameId, qint64 sequence, const QByteArray &fact);
    bool appendFact(qint64 gameId, const QByteArray &fact, const QByteArray &change, const QVariantList &values);
    bool seat(qint64 gameId, const QStringList &persons);
    bool setDeletedNow(qint64 gameId, bool deleted);
    std::optional<StoreAccess::Series> readFacts(qint64 gameId);
    std::optional<QList<ScoreGameRow>> rows(const QByteArray &query, const QVariantList &values = {});
    qint64 stamp(qint64 gameId);
    qint64 changedAt(const NewScoreGame &game, qint64 gameId);
    static QVariantList derived(const ScoreDigest &digest, qint64 changedAt);
    bool writeOpenGames(const QSqlDatabase &into) const;

    StoreAccess m_access;
    QHash<qint64, Known> m_known;
    DateWords m_dates;
    std::function<bool(qsizetype facts)> m_goesOn; ///< Reports the progress of addAll(); returns false to cancel.
};

} // namespace tableside
