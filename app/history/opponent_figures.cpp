#include "app/history/opponent_figures.h"

#include <QSet>

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
        if (!game.isEmpty() && digest.game != game)
            continue;
        const qsizetype seat = seatOf(personKey, digest, keyOf);
        if (seat < 0)
            continue;
        QSet<QString> levels;
        QSet<QString> characters;
        for (const DigestSeat &other : digest.seats) {
            if (other.isPerson())
                continue;
            levels << other.level;
            characters << other.portrait;
        }
        addGame(figures.all, digest, seat);
        for (const QString &level : std::as_const(levels))
            addGame(figures.levels[level], digest, seat);
        for (const QString &character : std::as_const(characters))
            addGame(figures.characters[character], digest, seat);
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
