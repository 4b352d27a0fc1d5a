// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/played_statistics.h"

#include "app/words/player_words.h"
#include "app/words/region.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tableside {

namespace {

int percentWon(const OpponentFigures &figures)
{
    return static_cast<int>(std::lround(100 * figures.winRate()));
}

QString shortDay(qint64 ms)
{
    return regionLocale().toString(QDateTime::fromMSecsSinceEpoch(ms).date(), QLocale::ShortFormat);
}

QString cardCount(int count)
{
    //: A best turn. %n cards
    return PlayedStatistics::tr("%n card(s)", nullptr, count);
}

} // namespace

PlayedStatistics::PlayedStatistics(const People &people, QObject *parent) : QObject(parent), m_people(people)
{
    connect(&people, &People::changed, this, &PlayedStatistics::updateTexts);
}

QString PlayedStatistics::keyOf(const MatchDigest &digest, qsizetype seat) const
{
    const DigestSeat &sat = digest.seats[seat];
    if (!sat.isPerson())
        return {};
    if (!sat.personId.isEmpty()) {
        const QString key = resolved(sat);
        const auto before = digest.seats.first(seat);
        // One person at two seats is an error in the data, so only the first of these seats counts.
        const bool isTwice = std::ranges::any_of(
            before, [&](const DigestSeat &other) { return !other.personId.isEmpty() && resolved(other) == key; });
        return isTwice ? QString() : key;
    }
    return std::ranges::count_if(digest.seats, &DigestSeat::isPerson) == 1 ? QLatin1String(unnamedPersonKey) : QString();
}

QString PlayedStatistics::resolved(const DigestSeat &seat) const
{
    QString &resolved = m_resolved[{seat.personId, seat.name}];
    if (resolved.isEmpty())
        resolved = m_people.resolved(seat.personId, seat.name);
    if (resolved.isEmpty()) // the person is from another device, so the recorded id is used
        resolved = seat.personId;
    return resolved;
}

void PlayedStatistics::setMatches(const QList<PlayedMatch> &matches)
{
    m_matches = matches;
    updateTexts();
}

void PlayedStatistics::updateTexts()
{
    m_resolved.clear();
    findPersons();
    count();
}

void PlayedStatistics::setPersonKey(const QString &key)
{
    if (key == m_personKey)
        return;
    m_personKey = key;
    count();
}

void PlayedStatistics::setGame(const QString &game)
{
    if (game == m_game)
        return;
    m_game = game;
    count();
}

void PlayedStatistics::findPersons()
{
    struct Met
    {
        int games = 0;
        QString name;
    };
    QMap<QString, Met> met;
    for (const PlayedMatch &match : std::as_const(m_matches)) {
        if (match.digest.playedOn || !match.digest.isOver())
            continue;
        for (qsizetype seat = 0; seat < match.digest.seats.size(); ++seat) {
            const QString key = keyOf(match.digest, seat);
            if (key.isEmpty())
                continue;
            Met &person = met[key];
            if (person.games++ == 0)
                person.name = match.digest.seats[seat].name; // matches are sorted latest first, so this is the latest name
        }
    }
    m_persons.clear();
    for (auto person = met.cbegin(); person != met.cend(); ++person) {
        const auto known = m_people.person(person.key());
        //: Whose statistics are shown: the person at this device, without a name
        const QString unnamed = person->name.isEmpty() ? tr("You") : person->name;
        m_persons.append({person.key(), known ? known->name : unnamed});
    }
    std::ranges::stable_sort(
        m_persons, [&](const Option &left, const Option &right) { return met[left.value].games > met[right.value].games; });
    if (!met.contains(m_personKey))
        m_personKey = m_persons.isEmpty() ? QString() : m_persons.first().value;
}

void PlayedStatistics::count()
{
    m_figures = m_personKey.isEmpty()
        ? PlayerFigures()
        : figuresOf(m_personKey, m_game, m_matches, [this](const auto &digest, qsizetype seat) { return keyOf(digest, seat); });
    emit changed();
}

QString PlayedStatistics::bestTurn(const OpponentFigures &figures) const
{
    if (figures.bestDosTurn > 0 && figures.bestUnoTurn > 0)
        //: Best turns in both games. %1, %2 numbers of cards
        return tr("DOS %1 · UNO %2").arg(QString::number(figures.bestDosTurn), QString::number(figures.bestUnoTurn));
    const int best = std::max(figures.bestDosTurn, figures.bestUnoTurn);
    return best > 0 ? cardCount(best) : QString();
}

QList<FigureRow> PlayedStatistics::figures() const
{
    const OpponentFigures &all = m_figures.all;
    const QLocale locale = regionLocale();
    QList<FigureRow> figures;
    if (all.games == 0)
        return figures;
    //: Label of a figure: games played to an end
    figures.append({tr("Games"), locale.toString(all.games)});
    //: Label of a figure: games won
    figures.append({tr("Won"), locale.toString(all.wins),
                    //: %1 a number
                    tr("%1% of the games").arg(percentWon(all))});
    //: Label of a figure: games won in a row
    figures.append({tr("Winning streak"), locale.toString(all.streak),
                    //: Below the games won in a row until now. %1 a number
                    tr("longest: %1").arg(all.longestStreak)});
    if (all.pointGames > 0)
        //: Label of a figure: points per game on average
        figures.append({tr("Average points"), locale.toString(all.averagePoints(), 'f', 0),
                        //: Below an average number of points
                        tr("per game")});
    //: Label of a figure: how often the person forgot to call DOS or UNO
    figures.append({tr("Missed calls"), locale.toString(all.missed),
                    //: Below the number of missed calls. %n calls that were made
                    tr("%n call(s) made", nullptr, all.calls)});
    //: Label of a figure: how often the person caught somebody who had forgotten to call
    figures.append({tr("Catches"), locale.toString(all.catches)});
    if (all.bestDosTurn > 0)
        //: Label of a figure
        figures.append({tr("Best turn in DOS"), cardCount(all.bestDosTurn),
                        //: Below the best turn in DOS: that many cards left the hand
                        tr("gone in one turn")});
    if (all.bestUnoTurn > 0)
        //: Label of a figure
        figures.append({tr("Best turn in UNO"), cardCount(all.bestUnoTurn),
                        //: Below the best turn in UNO: that many cards the others had to draw for one that was played
                        tr("drawn by others")});
    return figures;
}

OpponentRow PlayedStatistics::rowOf(const OpponentFigures &figures) const
{
    const QLocale locale = regionLocale();
    OpponentRow row;
    row.winRate = percentWon(figures);
    //: Against an opponent. %1 games won, %n games
    row.summary = tr("%1 of %n game(s) won", nullptr, figures.games).arg(figures.wins);
    row.figures.append({tr("Winning streak"), locale.toString(figures.streak)});
    //: Label of a figure: the most games won in a row
    row.figures.append({tr("Longest streak"), locale.toString(figures.longestStreak)});
    if (figures.pointGames > 0)
        row.figures.append({tr("Average points"), locale.toString(figures.averagePoints(), 'f', 0)});
    row.figures.append({tr("Missed calls"), locale.toString(figures.missed)});
    row.figures.append({tr("Catches"), locale.toString(figures.catches)});
    if (const QString best = bestTurn(figures); !best.isEmpty())
        //: Label of a figure
        row.figures.append({tr("Best turn"), best});
    return row;
}

QList<OpponentRow> PlayedStatistics::levels() const
{
    QList<OpponentRow> rows;
    for (const Level level : all_levels) {
        const std::string_view key = level_name(level);
        const auto found = m_figures.levels.constFind(QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())));
        const QString name = words::levelName(level);
        if (found == m_figures.levels.constEnd() || name.isEmpty())
            continue;
        rows.append(rowOf(*found));
        rows.last().key = found.key();
        rows.last().name = name;
    }
    return rows;
}

QList<OpponentRow> PlayedStatistics::characters() const
{
    QList<std::pair<int, OpponentRow>> rows;
    for (auto met = m_figures.characters.cbegin(); met != m_figures.characters.cend(); ++met) {
        const auto character = character_named(met.key().toStdString());
        if (!character)
            continue;
        OpponentRow row = rowOf(*met);
        row.key = met.key();
        row.portrait = met.key();
        row.name = words::characterName(*character);
        rows.append({met->games, row});
    }
    std::ranges::stable_sort(rows, std::greater(), &std::pair<int, OpponentRow>::first);
    QList<OpponentRow> sorted;
    for (const auto &[games, row] : std::as_const(rows))
        sorted << row;
    return sorted;
}

QList<qreal> PlayedStatistics::rates() const
{
    return games() < fewestForChart() ? QList<qreal>() : rollingWinRates(m_figures.won, rollingWindow(), firstRate());
}

QString PlayedStatistics::period() const
{
    if (games() == 0)
        return {};
    const QString first = shortDay(m_figures.firstAt);
    const QString last = shortDay(m_figures.lastAt);
    //: Under a chart: of which days it is. %1, %2 dates
    return first == last ? first : tr("%1 to %2").arg(first, last);
}

} // namespace tableside
