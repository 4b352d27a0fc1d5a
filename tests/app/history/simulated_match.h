// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers that let computer players play matches to the end, with calls, missed calls and catches, and store these matches.
#pragma once

#include "app/store/database/database.h"
#include "app/table/session/match_file.h"
#include "app/table/session/match_header.h"
#include "engine/dos/ai/call_hooks.h"
#include "engine/dos/ai/levels.h"
#include "engine/dos/json/codec.h"
#include "engine/match/match_driver.h"
#include "engine/record/record_writer.h"
#include "engine/uno/ai/call_hooks.h"
#include "engine/uno/ai/levels.h"
#include "engine/uno/json/codec.h"

#include <QByteArrayList>
#include <QSqlError>
#include <QSqlQuery>

#include <map>
#include <memory>
#include <vector>

namespace tableside::test {

/// Players who all play and call at Easy, whatever the level of their seats, because searching would take too long for hundreds
/// of matches.
template <typename Game>
class SimulatedPlayers : public CallingSeats<Game>
{
public:
    SimulatedPlayers(const MatchConfig<Game> &config, QByteArrayList &lines)
        : CallingSeats<Game>(CallSimulator(std::vector<Temperament>(config.seats.size(), temperament_of(Level::easy)),
                                           derived_seed(config.seed, 3))), m_lines(lines)
    {
        for (std::size_t seat = 0; seat < config.seats.size(); ++seat)
            m_players.push_back(make_player<Game>(Level::easy, derived_seed(config.seed, 10 + seat)));
    }

    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        return m_players[seen.seat]->choose(seen, legal, {});
    }
    void on_applied(int seat, const typename Game::Action &action, const typename Game::State &before)
    {
        m_lines << QByteArray::fromStdString(action_line<Game>(seat, action, before));
    }

private:
    QByteArrayList &m_lines;
    std::vector<std::unique_ptr<Player<Game>>> m_players;
};

/// Plays a match and returns its record in the form that the store keeps. The same `config` gives the same record.
template <typename Game>
QByteArrayList simulatedRecord(const MatchConfig<Game> &config)
{
    QByteArrayList lines{headerLine(config)};
    Match<Game> match(static_cast<int>(config.seats.size()), config.rules, config.seed);
    SimulatedPlayers<Game> seats(config, lines);
    MatchDriver<Game, SimulatedPlayers<Game>> driver(match, seats);
    while (match.phase() != MatchPhase::over) {
        driver.start_round();
        lines << QByteArray::fromStdString(round_line<Game>(match.round(), match.dealer()));
        if (driver.play_round() != RoundEnd::over)
            qFatal("A simulated round did not end");
    }
    return lines;
}

struct SimulatedMatch
{
    QString game;
    QByteArrayList record;
    MatchDigest digest;
};

/// Plays match \p number of a series that covers both games, two to four seats, all levels and characters, and sometimes has
/// two people.
inline SimulatedMatch simulateMatch(int number)
{
    static const QList<const char *> characters{"owl", "fox", "bear", "hare", "badger", "otter", "heron", "hedgehog",
                                                "squirrel", "frog"};
    static const std::vector<Level> levels{Level::easy, Level::medium, Level::hard};
    const auto seatsOf = [&](MatchSeating &seating, int seats) {
        for (int seat = 0; seat < seats; ++seat) {
            SeatConfig &config = seating.seats.emplace_back();
            config.portrait = QString::fromLatin1(characters[(number * 7 + seat * 3) % characters.size()]);
            config.hasOwnName = false;
            if (seat == 0)
                config.portrait = QStringLiteral("hedgehog");
            else if (number % 9 != 8 || seat > 1)
                config.level = levels[static_cast<std::size_t>(number / 2 + seat) % levels.size()];
        }
        seating.seed = static_cast<quint64>(number) + 1;
        seating.addNames();
    };
    SimulatedMatch made;
    const int seats = 2 + number % 3;
    if (number % 2 == 0) {
        MatchConfig<dos::Game> config;
        seatsOf(config, seats);
        config.rules.scoring = number % 16 == 4 ? Scoring::count_against : Scoring::winner_takes_all;
        made = {QStringLiteral("dos"), simulatedRecord(config), {}};
    } else {
        MatchConfig<uno::Game> config;
        seatsOf(config, seats);
        config.rules.stacking = number % 4 == 1;
        config.rules.target = 250;
        made = {QStringLiteral("uno"), simulatedRecord(config), {}};
    }
    made.digest = digestOfRecord(made.record).value();
    return made;
}

/// Returns the result of simulateMatch(), which runs only once per process and number.
inline const SimulatedMatch &simulatedMatch(int number)
{
    static std::map<int, SimulatedMatch> matches;
    const auto found = matches.find(number);
    return found != matches.end() ? found->second : matches.emplace(number, simulateMatch(number)).first->second;
}

/// Stores a match as if it had just been played to its end on this device, and returns its id. Without \p withDigest, the row
/// is like those of versions that stored no digests.
inline qint64 keepPlayed(const Database &database, const SimulatedMatch &match, qint64 finishedAt, qint64 playedMs = 20 * 60'000,
                         bool withDigest = true, bool withRecord = true)
{
    QSqlQuery query(database.connection());
    query.prepare(QStringLiteral("INSERT INTO table_match (game, summary, line_count, started_at, updated_at, finished_at, "
                                 "digest, played_ms) VALUES (?, '{}', ?, ?, ?, ?, ?, ?)"));
    query.addBindValue(match.game);
    query.addBindValue(withRecord ? match.record.size() : 0);
    query.addBindValue(finishedAt - playedMs);
    query.addBindValue(finishedAt);
    query.addBindValue(finishedAt);
    query.addBindValue(withDigest ? QVariant(QString::fromUtf8(match.digest.toJson())) : QVariant());
    query.addBindValue(playedMs);
    if (!query.exec())
        qFatal("%s", qPrintable(query.lastError().text()));
    const qint64 id = query.lastInsertId().toLongLong();
    query.prepare(QStringLiteral("INSERT INTO table_match_line (match_id, sequence, line) VALUES (?, ?, ?)"));
    for (qsizetype line = 0; withRecord && line < match.record.size(); ++line) {
        query.addBindValue(id);
        query.addBindValue(line);
        query.addBindValue(QString::fromUtf8(match.record[line]));
        if (!query.exec())
            qFatal("%s", qPrintable(query.lastError().text()));
    }
    return id;
}

} // namespace tableside::test
