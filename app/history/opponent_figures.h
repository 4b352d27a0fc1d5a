// How somebody did at the app's own table: altogether, against each level, and against each character. From the digests alone.
#pragma once

#include "app/store/played_store.h"

#include <QMap>
#include <QString>

#include <functional>
#include <vector>

namespace tableside {

/// Of the games of one person, all or those in which some opponent sat. Calls, catches, points and turns are the person's.
struct OpponentFigures
{
    int games = 0;
    int wins = 0;
    int streak = 0;        ///< Games won in a row, up to the last one.
    int longestStreak = 0;
    int pointGames = 0;    ///< Games in which the winner of a round gets the points: points against you are no gain ...
    qint64 points = 0;     ///< ... and the totals in them.
    int calls = 0;
    int missed = 0;        ///< Calls.
    int catches = 0;
    int bestDosTurn = 0;   ///< dos::BestTurn; 0 without a game of DOS.
    int bestUnoTurn = 0;   ///< uno::BestTurn.

    double winRate() const { return games == 0 ? 0.0 : static_cast<double>(wins) / games; }
    double averagePoints() const { return pointGames == 0 ? 0.0 : static_cast<double>(points) / pointGames; }

    friend bool operator==(const OpponentFigures &, const OpponentFigures &) = default;
};

struct PlayerFigures
{
    OpponentFigures all;
    QMap<QString, OpponentFigures> levels;     ///< By "hard"; a game counts once for each level that sat there.
    QMap<QString, OpponentFigures> characters; ///< By "owl", in the same way.
    int playedOn = 0;                          ///< Games that count nowhere else: they began in a replay.
    std::vector<bool> won;                     ///< Game by game, the first one first.
    qint64 firstAt = 0;                        ///< When the first of them ended, in milliseconds since 1970; and ...
    qint64 lastAt = 0;                         ///< ... the last.
};

/// Who a seat is, over all games: a person's id of now, `nobodysKey` for the only person at a table whom the book does not know.
/// Empty for a computer player, and for one of several people who is not known.
using PersonKeyOf = std::function<QString(const MatchDigest &digest, qsizetype seat)>;

/// `matches`: the last one first. Of both games where `game` is empty.
PlayerFigures figuresOf(const QString &personKey, const QString &game, const QList<PlayedMatch> &matches,
                        const PersonKeyOf &keyOf);

/// The share of wins, in percent, among the last `window` games after each game from `first` on, counted from 1; among fewer
/// while there are not so many.
QList<qreal> rollingWinRates(const std::vector<bool> &won, int window, int first);

} // namespace tableside
