// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/played_files.h"

#include "app/history/played_words.h"
#include "app/words/region.h"
#include "engine/score/csv_grid.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace tableside {

namespace {

QByteArray csvLine(const QStringList &fields, char separator)
{
    QByteArrayList written;
    for (const QString &field : fields)
        written << QByteArray::fromStdString(score::csv_field(field.toStdString()));
    return written.join(separator) + "\r\n";
}

QStringList fieldsOf(const PlayedMatch &match, qsizetype seat, const QString &name)
{
    const MatchDigest &digest = match.digest;
    const auto index = static_cast<std::size_t>(seat);
    const score::SeatFigures &figures = digest.figures.seats[index];
    const auto number = [](auto value) { return QString::number(value); };
    return {number(match.id),
            isoTime(match.startedAt, Qt::ISODate),
            isoTime(match.finishedAt, Qt::ISODate),
            match.playedMs < 0 ? QString() : number((match.playedMs + 30'000) / 60'000),
            digest.game,
            number(digest.target),
            digest.countsAgainst ? QStringLiteral("yes") : QStringLiteral("no"),
            digest.houseRules.join(u' '),
            number(digest.figures.rounds),
            number(digest.figures.turns),
            number(digest.takeBacks),
            digest.playedOn ? QStringLiteral("yes") : QStringLiteral("no"),
            number(seat + 1),
            name,
            digest.seats[seat].isPerson() ? QStringLiteral("person") : digest.seats[seat].level,
            number(digest.figures.totals[index]),
            seat == digest.figures.winner ? QStringLiteral("yes") : QStringLiteral("no"),
            number(figures.rounds_won),
            number(figures.calls),
            number(figures.missed),
            number(figures.caught),
            number(figures.catches),
            number(figures.best_turn)};
}

QJsonObject playerOf(const MatchDigest &digest, qsizetype seat, const QString &name)
{
    const auto index = static_cast<std::size_t>(seat);
    const score::SeatFigures &figures = digest.figures.seats[index];
    return {{"name", name},
            {"level", digest.seats[seat].isPerson() ? QStringLiteral("person") : digest.seats[seat].level},
            {"portrait", digest.seats[seat].portrait},
            {"points", digest.figures.totals[index]},
            {"roundsWon", figures.rounds_won},
            {"calls", figures.calls},
            {"missed", figures.missed},
            {"caught", figures.caught},
            {"catches", figures.catches},
            {"bestTurn", figures.best_turn}};
}

} // namespace

QByteArray playedCsv(const QList<const PlayedMatch *> &matches, const People &people)
{
    const char separator = csvSeparator();
    static const QStringList header{"game number",    "started",      "finished",     "minutes", "game",       "target",
                                    "counts against", "house rules",  "rounds",       "turns",   "taken back", "played on",
                                    "seat",           "player",       "level",        "points",  "won",        "rounds won",
                                    "calls",          "calls missed", "times caught", "catches", "best turn"};
    QByteArray table(byteOrderMark);
    table += csvLine(header, separator);
    for (const PlayedMatch *match : matches) {
        const QStringList names = words::namesOf(match->digest, people);
        for (qsizetype seat = 0; seat < names.size(); ++seat)
            table += csvLine(fieldsOf(*match, seat, names[seat]), separator);
    }
    return table;
}

QByteArray playedJson(const QList<const PlayedMatch *> &matches, const People &people)
{
    QJsonArray games;
    for (const PlayedMatch *match : matches) {
        const MatchDigest &digest = match->digest;
        const QStringList names = words::namesOf(digest, people);
        QJsonArray players;
        for (qsizetype seat = 0; seat < names.size(); ++seat)
            players.append(playerOf(digest, seat, names[seat]));
        QJsonObject game{{"number", match->id},
                         {"started", isoTime(match->startedAt, Qt::ISODate)},
                         {"finished", isoTime(match->finishedAt, Qt::ISODate)},
                         {"game", digest.game},
                         {"target", digest.target},
                         {"countsAgainst", digest.countsAgainst},
                         {"houseRules", QJsonArray::fromStringList(digest.houseRules)},
                         {"rounds", digest.figures.rounds},
                         {"turns", digest.figures.turns},
                         {"takenBack", digest.takeBacks},
                         {"playedOn", digest.playedOn},
                         {"winner", digest.figures.winner},
                         {"players", players}};
        if (match->playedMs >= 0)
            game["playedMs"] = match->playedMs;
        if (digest.isUnreadable)
            game["unreadable"] = true;
        games.append(game);
    }
    return QJsonDocument(games).toJson(QJsonDocument::Indented);
}

} // namespace tableside
