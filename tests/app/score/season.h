// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Seasons of the score book for tests and the gallery: many games on given days, without a person who enters them.
#pragma once

#include "app/people/people.h"
#include "app/store/schema/fact_text.h"
#include "app/store/scores/score_store.h"
#include "engine/core/random.h"
#include "engine/score/ledger.h"

#include <QDateTime>
#include <QTime>

namespace tableside::test {

/// A game to add to a season.
struct SeasonGame
{
    QDate day;
    QList<score::Player> players;
    /// The points of the hands by round and seat; -1 for the player who goes out.
    QList<QList<int>> rounds;
    GameId game = GameId::dos;
    QString place = {};
    bool countAgainst = false;
    bool atTable = false;
    bool isEnded = true;
};

/// Converts \p season to a game of the store; \p key is its permanent key.
inline NewScoreGame newGameOf(const SeasonGame &season, const QString &key)
{
    score::Ledger ledger;
    const qint64 startedAt = QDateTime(season.day, QTime(20, 0)).toMSecsSinceEpoch();
    const auto state = [&](const score::Statement &statement) {
        if (const auto refusal = ledger.append({startedAt, statement}); refusal != score::Refusal::none)
            qFatal("A fact of the season was refused: %d", static_cast<int>(refusal));
    };
    score::GameStarted start;
    start.game = season.game;
    start.target = 90'000;
    start.at_table = season.atTable;
    if (season.countAgainst)
        start.scoring = score::Scoring::count_against;
    start.players.assign(season.players.begin(), season.players.end());
    state(start);
    if (!season.place.isEmpty())
        state(score::Noted{{}, season.place.toStdString()});
    for (int round = 0; round < season.rounds.size(); ++round) {
        for (int seat = 0; seat < season.players.size(); ++seat) {
            const score::PlayerId &id = season.players[seat].id;
            const int points = season.rounds[round][seat];
            if (points < 0)
                state(score::WentOut{round, id});
            else
                state(score::HandEntered{round, id, score::Entry{{}, {points}}});
        }
        state(score::RoundClosed{});
    }
    if (season.isEnded)
        state(score::GameEnded{});
    return {key, factTexts(ledger.facts()), digestOf(ledger.sheet())};
}

/// Adds games to the book and returns whether that succeeded. The keys begin with \p name.
inline bool addSeason(ScoreStore &store, const QList<SeasonGame> &season, const QString &name = QStringLiteral("season"))
{
    QList<NewScoreGame> games;
    for (const SeasonGame &game : season)
        games.append(newGameOf(game, name + QString::number(games.size())));
    return store.addAll(games, {}).has_value();
}

/// Returns \p games games at random of three to five of \p players, about one a week, the last one on \p until. Players who come
/// earlier in the list play more often and better.
inline QList<SeasonGame> randomSeason(const QList<score::Player> &players, int games, QDate until)
{
    Random random(46);
    QList<SeasonGame> season;
    for (int number = 0; number < games; ++number) {
        SeasonGame game;
        game.day = until.addDays(-6 * (games - 1 - number));
        game.game = number % 3 == 2 ? GameId::uno : GameId::dos;
        game.place = number % 4 == 0 ? QStringLiteral("Cabin") : number % 4 == 2 ? QStringLiteral("Oma’s") : QString();
        QList<score::Player> others = players;
        const qsizetype wanted = std::min<qsizetype>(players.size(), 3 + static_cast<qsizetype>(random.below(3)));
        while (game.players.size() < wanted) {
            const auto at = std::min(random.below(static_cast<std::uint32_t>(others.size())),
                                     random.below(static_cast<std::uint32_t>(others.size())));
            game.players.append(others.takeAt(static_cast<qsizetype>(at)));
        }
        for (int round = 0; round < 4 + number % 3; ++round) {
            QList<int> hands;
            for (qsizetype seat = 0; seat < wanted; ++seat)
                hands << static_cast<int>(random.below(30));
            hands[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(wanted)))] = -1;
            game.rounds << hands;
        }
        season << game;
    }
    return season;
}

} // namespace tableside::test
