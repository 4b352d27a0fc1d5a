// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/opponent_figures.h"

#include <algorithm>

namespace tableside {

namespace {

void addGame(OpponentFigures &figures, const MatchDigest &digest, qsizetype seat)
{
    const score::SeatFigures &own = digest.figures.seats[static_cast<std::size_t>(seat)];
    const bool isWon = digest.figures.winner == seat;
    ++figures.games;
    figures.wins += isWon;
    figures.streak = isWon ? figures.streak + 1 : 0;
    figures.longestStreak = std::max(figures.longestStreak, figures.streak);
    if (!digest.countsAgainst) {
        ++figures.pointGames;
        figures.points += digest.figures.totals[static_cast<std::size_t>(seat)];
    }
    figures.calls += own.calls;
    figures.missed += own.missed;
    figures.catches += own.catches;
    int &best = digest.game == QLatin1String("uno") ? figures.bestUnoTurn : figures.bestDosTurn;
    best = std::max(best, own.best_turn);
}

/// Returns whether the computer player at \p seat is the first one with this level or character (\p member) in the order of
/// seats.
bool isFirst(const MatchDigest &digest, qsizetype seat, QString DigestSeat::*member)
{
    for (qsizetype before = 0; before < seat; ++before) {
        if (!digest.seats[before].isPerson() && digest.seats[before].*member == digest.seats[seat].*member)
            return false;
    }
    return true;
}

qsizetype seatOf(const QString &personKey, const MatchDigest &digest, const PersonKeyOf &keyOf)
{
    for (qsizetype seat = 0; seat < digest.seats.size(); ++seat) {
        if (keyOf(digest, seat) == personKey)
            return seat;
    }
    return -1;
}

} // namespace

PlayerFigures figuresOf(const QString &personKey, const QString &game, const QList<PlayedMatch> &matches,
                        const PersonKeyOf &keyOf)
{
    PlayerFigures figures;
    for (auto match = matches.crbegin(); match != matches.crend(); ++match) {
        const MatchDigest &digest = match->digest;
        if (!digest.isOver() || (!game.isEmpty() && digest.game != game))
            continue;
        const qsizetype seat = seatOf(personKey, digest, keyOf);
        if (seat < 0)
            continue;
        if (digest.playedOn) {
            ++figures.playedOn;
            continue;
        }
        addGame(figures.all, digest, seat);
        for (qsizetype other = 0; other < digest.seats.size(); ++other) {
            const DigestSeat &met = digest.seats[other];
            if (met.isPerson())
                continue;
            if (isFirst(digest, other, &DigestSeat::level))
                addGame(figures.levels[met.level], digest, seat);
            if (isFirst(digest, other, &DigestSeat::portrait))
                addGame(figures.characters[met.portrait], digest, seat);
        }
        figures.won.push_back(digest.figures.winner == seat);
        if (figures.won.size() == 1)
            figures.firstAt = match->finishedAt;
        figures.lastAt = match->finishedAt;
    }
    return figures;
}

QList<qreal> rollingWinRates(const std::vector<bool> &won, int window, int first)
{
    QList<qreal> rates;
    int wins = 0;
    for (std::size_t game = 0; game < won.size(); ++game) {
        const auto width = static_cast<std::size_t>(window);
        wins += won[game];
        if (game >= width)
            wins -= won[game - width];
        const std::size_t among = std::min(game + 1, width);
        if (static_cast<int>(game) + 1 >= first)
            rates << 100.0 * wins / static_cast<double>(among);
    }
    return rates;
}

} // namespace tableside
