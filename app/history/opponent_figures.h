// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A person's results at the app's own table: overall, and against each level and each character of the computer players. Computed
// from the digests (stored results) of the games only.
#pragma once

#include "app/store/matches/played_store.h"

#include <QMap>
#include <QString>

#include <functional>
#include <vector>

namespace tableside {

/// The results of one person in a set of games: all, or those with a certain opponent. All members count this person's actions.
struct OpponentFigures
{
    int games = 0;
    int wins = 0;
    int streak = 0; ///< The number of games won in a row, up to the latest game.
    int longestStreak = 0;
    /// The number of games in which the winner of a round scores. In all other games, points count against a player.
    int pointGames = 0;
    qint64 points = 0; ///< The sum of this person's final points in the games that `pointGames` counts.
    int calls = 0;
    int missed = 0; ///< The number of calls that the person forgot.
    int catches = 0;
    int bestDosTurn = 0; ///< The most cards that left the hand in one turn of DOS; 0 without a game of DOS.
    int bestUnoTurn = 0; ///< The most cards that others had to draw for one card in UNO; 0 without a game of UNO.

    double winRate() const { return games == 0 ? 0.0 : static_cast<double>(wins) / games; }
    double averagePoints() const { return pointGames == 0 ? 0.0 : static_cast<double>(points) / pointGames; }

    friend bool operator==(const OpponentFigures &, const OpponentFigures &) = default;
};

/// All results of one person.
struct PlayerFigures
{
    OpponentFigures all;
    QMap<QString, OpponentFigures> levels;     ///< Results by level id ("hard"); each game counts once per level.
    QMap<QString, OpponentFigures> characters; ///< Results by portrait id ("owl"); each game counts once per character.
    /// The number of games continued from a replay. No other figure counts these games.
    int playedOn = 0;
    std::vector<bool> won; ///< Whether the person won each game, oldest game first.
    qint64 firstAt = 0;    ///< The time at which the first game ended, in milliseconds since the epoch.
    qint64 lastAt = 0;     ///< The time at which the last game ended.
};

/// A function that returns the key of the person at a seat: the person's id in the score book, or the recorded id if the book
/// does not have the person. If no id was recorded, the key is `unnamedPersonKey` if no other person played in the game,
/// otherwise empty. The key is also empty for computer players and for the second seat of the same person.
using PersonKeyOf = std::function<QString(const MatchDigest &digest, qsizetype seat)>;

/// Returns the results of a person. \p matches must be sorted latest first. \p game is "dos" or "uno"; if empty, both games
/// count.
PlayerFigures figuresOf(const QString &personKey, const QString &game, const QList<PlayedMatch> &matches,
                        const PersonKeyOf &keyOf);

/// Returns the rolling win rate: for each game from number \p first on (counted from 1), the percentage of wins among the
/// last \p window games up to and including that game, or among all of them if there are fewer.
QList<qreal> rollingWinRates(const std::vector<bool> &won, int window, int first);

} // namespace tableside
