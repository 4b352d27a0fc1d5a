// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/ranking/game_choice.h"

#include "app/score/words/score_words.h"
#include "app/words/player_words.h"
#include "app/words/region.h"

#include <QLocale>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

namespace tableside {

namespace {

const QString allPeriods = QStringLiteral("all");
const QString thisYear = QStringLiteral("thisYear");
const QString lastYear = QStringLiteral("lastYear");
const QString twelveMonths = QStringLiteral("twelveMonths");
const QString chosenDays = QStringLiteral("days");

/// Returns the day that a person has typed: in the region's format, as "2026-11-30" or "30.11.2026", or only a year. Returns an
/// invalid day for any other text.
QDate typedDay(const QString &text, bool isLast)
{
    const QString typed = text.simplified();
    bool isYear = false;
    if (const int year = typed.toInt(&isYear); isYear && typed.size() == 4)
        return isLast ? QDate(year, 12, 31) : QDate(year, 1, 1);
    return typedDate(typed);
}

} // namespace

GameChoice::GameChoice(const People &people, Today today, QObject *parent)
    : QObject(parent), m_book(people), m_today(std::move(today))
{}

QString GameChoice::dayText(QDate day)
{
    return day.isValid() ? shownDay(day) : QString();
}

QList<Option> GameChoice::periods() const
{
    QList<Option> options{
        //: A period: all games of the score book
        {allPeriods, tr("All time")},
        //: A period: the calendar year
        {thisYear, tr("This year")},
        //: A period: the calendar year
        {lastYear, tr("Last year")},
        //: A period, up to today
        {twelveMonths, tr("Last 12 months")},
    };
    for (const int year : m_years) {
        if (year < m_today().year() - 1)
            options.append({QString::number(year), QString::number(year)});
    }
    //: A period: from one day to another, which are typed below
    options.append({chosenDays, tr("From … to …")});
    return options;
}

std::pair<QDate, QDate> GameChoice::days() const
{
    const QDate today = m_today();
    const auto year = [](int number) { return std::pair(QDate(number, 1, 1), QDate(number, 12, 31)); };
    if (m_period == allPeriods)
        return {};
    if (m_period == thisYear)
        return year(today.year());
    if (m_period == lastYear)
        return year(today.year() - 1);
    if (m_period == twelveMonths)
        return {today.addMonths(-12).addDays(1), today};
    if (m_period == chosenDays)
        return {m_from, m_to};
    return year(m_period.toInt());
}

QString GameChoice::periodWords() const
{
    const auto [from, to] = days();
    if (!from.isValid() && !to.isValid())
        return {};
    if (m_period != twelveMonths && m_period != chosenDays)
        return QString::number(from.year());
    if (!to.isValid()) //: A period. %1 a date
        return tr("since %1").arg(dayText(from));
    if (!from.isValid()) //: A period. %1 a date
        return tr("until %1").arg(dayText(to));
    return dayText(from) + QStringLiteral(" – ") + dayText(to);
}

QString GameChoice::words() const
{
    QStringList parts;
    if (const QString period = periodWords(); !period.isEmpty())
        parts << period;
    if (const auto game = game_named(m_game.toStdString()))
        parts << words::gameName(*game);
    if (const auto found = std::ranges::find(m_places, m_place, &Option::value); !m_place.isEmpty() && found != m_places.end())
        parts << found->name;
    if (!m_people.isEmpty()) {
        QStringList names;
        for (const QString &id : m_people)
            names << m_book.person(id).value_or(Person{}).name;
        //: Which games a ranking counts: those in which all of these people played. %1 a list of names
        parts << tr("with %1").arg(QLocale().createSeparatedList(names));
    }
    if (atTable())
        parts << words::onScreen();
    return parts.join(QStringLiteral(" · "));
}

bool GameChoice::hasPeriod() const
{
    const auto [from, to] = days();
    return from.isValid() || to.isValid();
}

int GameChoice::conditions() const
{
    return hasPeriod() + !m_game.isEmpty() + !m_place.isEmpty() + !m_people.isEmpty() + (m_hasBoth && m_atTable);
}

void GameChoice::setPeriod(const QString &period)
{
    if (std::exchange(m_period, period) != period)
        emit changed();
}

void GameChoice::setGame(const QString &game)
{
    if (std::exchange(m_game, game) != game)
        emit changed();
}

void GameChoice::setPlace(const QString &place)
{
    if (std::exchange(m_place, place) != place)
        emit changed();
}

void GameChoice::setAtTable(bool atTable)
{
    if (std::exchange(m_atTable, atTable) != atTable)
        emit changed();
}

bool GameChoice::setDay(QDate &day, const QString &text, bool isLast)
{
    const QDate typed = typedDay(text, isLast);
    if (!typed.isValid() && !text.simplified().isEmpty())
        return false;
    if (std::exchange(day, typed) != typed)
        emit changed();
    return true;
}

bool GameChoice::setFrom(const QString &text)
{
    return setDay(m_from, text, false);
}

bool GameChoice::setTo(const QString &text)
{
    return setDay(m_to, text, true);
}

void GameChoice::togglePerson(const QString &id)
{
    if (!m_people.removeOne(id))
        m_people << id;
    emit changed();
}

void GameChoice::clear()
{
    m_period = allPeriods;
    m_game.clear();
    m_place.clear();
    m_people.clear();
    emit changed();
}

void GameChoice::setBook(const std::vector<BookGame> &games)
{
    QSet<int> years;
    QMap<QString, QString> places;
    bool hasReal = false;
    m_hasTable = false;
    qint64 yearBegins = std::numeric_limits<qint64>::max();
    for (const BookGame &game : games) {
        // The games are sorted with the newest first. Dates are computed once a year, because that takes long.
        if (game.summary.played_ms < yearBegins) {
            const int year = dayOf(game).year();
            yearBegins = QDate(year, 1, 1).startOfDay().toMSecsSinceEpoch();
            years << year;
        }
        // The newest game's spelling of a place is used.
        if (const QString key = placeKeyOf(game.place); !key.isEmpty() && !places.contains(key))
            places.insert(key, game.place.simplified());
        (game.summary.at_table ? m_hasTable : hasReal) = true;
    }
    m_hasBoth = m_hasTable && hasReal;
    m_years = years.values();
    std::ranges::sort(m_years, std::greater());
    m_places.clear();
    for (auto place = places.cbegin(); place != places.cend(); ++place)
        m_places.append({place.key(), place.value()});
    const QCollator collator = nameCollator();
    std::ranges::stable_sort(
        m_places, [&](const Option &left, const Option &right) { return collator.compare(left.name, right.name) < 0; });
    if (!m_places.isEmpty()) //: A filter: games at any place
        m_places.prepend({QString(), tr("Any place")});
    dropMissing();
    emit changed();
}

void GameChoice::dropMissing()
{
    const QList<Option> offered = periods();
    if (std::ranges::find(offered, m_period, &Option::value) == offered.end())
        m_period = allPeriods;
    if (std::ranges::find(m_places, m_place, &Option::value) == m_places.end())
        m_place.clear();
    QStringList known;
    for (const QString &id : std::as_const(m_people)) {
        const QString resolved = m_book.canonical(id);
        if (m_book.person(resolved) && !known.contains(resolved))
            known << resolved;
    }
    m_people = known;
}

GameFilter GameChoice::filter() const
{
    GameFilter filter;
    std::tie(filter.from, filter.to) = days();
    filter.game = game_named(m_game.toStdString());
    filter.placeKey = m_place;
    for (const QString &id : m_people)
        filter.players.push_back(id.toStdString());
    filter.atTable = atTable();
    return filter;
}

QVariantMap GameChoice::stored() const
{
    return {{QStringLiteral("period"), m_period},
            {QStringLiteral("from"), m_from.toString(Qt::ISODate)},
            {QStringLiteral("to"), m_to.toString(Qt::ISODate)},
            {QStringLiteral("game"), m_game},
            {QStringLiteral("place"), m_place},
            {QStringLiteral("people"), m_people},
            {QStringLiteral("atTable"), m_atTable}};
}

void GameChoice::restore(const QVariantMap &stored)
{
    m_period = stored.value(QStringLiteral("period"), allPeriods).toString();
    m_from = QDate::fromString(stored.value(QStringLiteral("from")).toString(), Qt::ISODate);
    m_to = QDate::fromString(stored.value(QStringLiteral("to")).toString(), Qt::ISODate);
    m_game = stored.value(QStringLiteral("game")).toString();
    if (!game_named(m_game.toStdString()))
        m_game.clear();
    m_place = stored.value(QStringLiteral("place")).toString();
    m_people = stored.value(QStringLiteral("people")).toStringList();
    m_atTable = stored.value(QStringLiteral("atTable")).toBool();
    emit changed();
}

} // namespace tableside
