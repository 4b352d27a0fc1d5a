// A person's results at the app's own table: overall, against each level, and against each character. Computed from digests only.
#pragma once

#include "app/store/played_store.h"

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
    int streak = 0;        ///< The games won in a row up to the last one.
    int longestStreak = 0;
    int pointGames = 0;    ///< The games in which a round's winner scores; other points are no gain.
    qint64 points = 0;     ///< The sum of the totals in those games.
    int calls = 0;
    int missed = 0;        ///< The number of calls that the person forgot.
    int catches = 0;
    int bestDosTurn = 0;   ///< The best dos::BestTurn; 0 without a game of DOS.
    int bestUnoTurn = 0;   ///< The best uno::BestTurn; 0 without a game of UNO.

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
    int playedOn = 0;                          ///< The games continued from a replay, which count nowhere else.
    std::vector<bool> won;                     ///< Whether the person won, per game from the first to the last.
    qint64 firstAt = 0;                        ///< The time at which the first game ended, in milliseconds since the epoch.
    qint64 lastAt = 0;                         ///< The time at which the last game ended.
};

/// Returns the key that identifies the person at a seat across all games: the current id of a known person, or `nobodysKey` for
/// the only person at a table who is not in the book. Empty for computer players and for unknown people among several.
using PersonKeyOf = std::function<QString(const MatchDigest &digest, qsizetype seat)>;

/// Returns the results of a person. \p matches are sorted latest first; an empty \p game counts both games.
PlayerFigures figuresOf(const QString &personKey, const QString &game, const QList<PlayedMatch> &matches,
                        const PersonKeyOf &keyOf);

/// Returns the percentage of wins among the last \p window games (fewer at the beginning) after each game, starting with game
/// number \p first, counted from 1.
QList<qreal> rollingWinRates(const std::vector<bool> &won, int window, int first);

} // namespace tableside
