// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/played_words.h"

#include "app/score/words/score_words.h"
#include "app/table/session/match_config.h"
#include "app/words/dos_words.h"
#include "app/words/player_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tableside::words {

namespace {

struct PlayedTr
{
    Q_DECLARE_TR_FUNCTIONS(GamesPlayed)
};

QString playedDot()
{
    return QStringLiteral(" · ");
}

int personCount(const MatchDigest &digest)
{
    return static_cast<int>(std::ranges::count_if(digest.seats, &DigestSeat::isPerson));
}

/// Returns the seat of the only person in a match; -1 if several people or only computer players played.
int ownSeat(const MatchDigest &digest)
{
    if (personCount(digest) != 1)
        return -1;
    return static_cast<int>(std::ranges::find_if(digest.seats, &DigestSeat::isPerson) - digest.seats.begin());
}

int totalOf(const MatchDigest &digest, int seat)
{
    return digest.figures.totals[static_cast<std::size_t>(seat)];
}

} // namespace

QStringList namesOf(const MatchDigest &digest, const People &people)
{
    const int persons = personCount(digest);
    QStringList names;
    for (qsizetype seat = 0; seat < digest.seats.size(); ++seat) {
        const DigestSeat &sat = digest.seats[seat];
        const auto known = sat.personId.isEmpty() ? std::nullopt : people.person(people.resolved(sat.personId, sat.name));
        if (known) {
            names << known->name;
        } else if (!sat.name.isEmpty()) {
            names << sat.name;
        } else {
            SeatConfig config;
            config.portrait = sat.portrait;
            config.level = sat.isPerson() ? std::nullopt : level_named(sat.level.toStdString());
            names << config.defaultName(static_cast<int>(seat), persons);
        }
    }
    return names;
}

QString playedTitle(const MatchDigest &digest, const QStringList &names)
{
    if (names.isEmpty()) // the record is unreadable, so the names are unknown
        return digest.game.toUpper();
    const int own = ownSeat(digest);
    QStringList shown = names;
    if (own >= 0)
        shown.removeAt(own);
    const QString row = QLocale().createSeparatedList(shown);
    const bool isUno = digest.game == QLatin1String("uno");
    if (own >= 0) //: A game that is over, of one person. %1 the computer players' names
        return isUno ? PlayedTr::tr("UNO with %1").arg(row) : PlayedTr::tr("DOS with %1").arg(row);
    //: A game that is over, of several people. %1 all players' names
    return isUno ? PlayedTr::tr("UNO: %1").arg(row) : PlayedTr::tr("DOS: %1").arg(row);
}

QString playedResult(const MatchDigest &digest, const QStringList &names)
{
    if (digest.isUnreadable) //: Instead of the result of a game that is over
        return PlayedTr::tr("The record of this game can’t be read");
    const int winner = digest.figures.winner;
    const int points = totalOf(digest, winner);
    const int own = ownSeat(digest);
    if (own == winner) //: Result of a game that is over. %n points
        return PlayedTr::tr("You won with %n point(s)", nullptr, points);
    if (own < 0) //: Result of a game that is over. %1 a name, %n points
        return PlayedTr::tr("%1 won with %n point(s)", nullptr, points).arg(names.value(winner));
    //: Result of a game that is over. %1 the winner's name, %2 your points, %n the winner's points
    return PlayedTr::tr("%1 won with %n point(s); you had %2", nullptr, points)
        .arg(names.value(winner), QString::number(totalOf(digest, own)));
}

QString duration(qint64 ms)
{
    const int minutes = std::max(1, static_cast<int>((ms + 30'000) / 60'000));
    if (minutes < 60) //: How long a game took. %1 minutes
        return PlayedTr::tr("%1 min").arg(minutes);
    //: How long a game took. %1 hours, %2 minutes
    return PlayedTr::tr("%1 h %2 min").arg(QString::number(minutes / 60), QString::number(minutes % 60));
}

QString playedLength(const PlayedMatch &match)
{
    QStringList parts;
    if (!match.digest.isUnreadable) //: Length of a game that is over. %n rounds
        parts << PlayedTr::tr("%n round(s)", nullptr, match.digest.figures.rounds);
    if (match.playedMs > 0)
        parts << duration(match.playedMs);
    if (match.digest.takeBacks > 0) //: Of a game that is over. %n: how many times the player took something back
        parts << PlayedTr::tr("%n play(s) taken back", nullptr, match.digest.takeBacks);
    if (match.digest.playedOn) //: Of a game that is over: it began in the middle of an earlier game, which the player had watched
        parts << PlayedTr::tr("played on from a replay");
    return parts.join(playedDot());
}

QString playedGroup(QDate day, QDate today)
{
    if (day == today) //: Heading over the games played on this day
        return PlayedTr::tr("Today");
    if (day == today.addDays(-1)) //: Heading over the games played on the day before
        return PlayedTr::tr("Yesterday");
    if (day > today.addDays(-7) && day < today)
        return QLocale().toString(day, QLocale::LongFormat);
    //: Heading over the games of a month. %1 the month's name, %2 the year
    return PlayedTr::tr("%1 %2").arg(QLocale().standaloneMonthName(day.month()), QString::number(day.year()));
}

QString playerKind(const DigestSeat &seat)
{
    if (seat.isPerson()) //: Who sat there: a person and no computer player
        return PlayedTr::tr("Person");
    const std::optional<Level> level = level_named(seat.level.toStdString());
    return level ? levelName(*level) : QString();
}

QString seatFigures(const MatchDigest &digest, qsizetype seat)
{
    if (digest.isUnreadable)
        return {};
    const score::SeatFigures &figures = digest.figures.seats[static_cast<std::size_t>(seat)];
    //: What a player did in a game. %n rounds
    QStringList parts{PlayedTr::tr("%n round(s) won", nullptr, figures.rounds_won)};
    //: What a player did in a game: how often they called DOS or UNO. %n calls
    parts << PlayedTr::tr("%n call(s)", nullptr, figures.calls);
    if (figures.missed > 0) //: What a player did in a game: how often they forgot to call. %n times
        parts << PlayedTr::tr("%n missed", nullptr, figures.missed);
    if (figures.catches > 0) //: What a player did in a game: how often they caught somebody who had forgotten to call. %n times
        parts << PlayedTr::tr("%n catch(es)", nullptr, figures.catches);
    if (figures.best_turn > 0) //: What a player did in a game: the cards of their best turn. %n cards
        parts << PlayedTr::tr("best turn: %n card(s)", nullptr, figures.best_turn);
    for (QString &part : parts)
        part.replace(u' ', QChar::Nbsp); // lines may break only between parts
    return parts.join(playedDot());
}

QString playedRules(const MatchDigest &digest)
{
    if (digest.target == 0) // the record is unreadable, so the rules are unknown
        return {};
    //: %n the points that a game was played to
    QStringList parts{digest.target > 1 ? PlayedTr::tr("to %n point(s)", nullptr, digest.target)
                                        //: How long a game was: the winner of the first round won it
                                        : PlayedTr::tr("one round")};
    if (digest.countsAgainst)
        parts << countAgainstRule();
    const QList<Option> variants = variantsOf(digest.game == QLatin1String("uno") ? GameId::uno : GameId::dos);
    for (const QString &rule : digest.houseRules) {
        const auto found = std::ranges::find(variants, rule, &Option::value);
        parts << (found == variants.end() ? rule : found->name);
    }
    return parts.join(playedDot());
}

} // namespace tableside::words
