// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/played_list.h"

#include "app/history/played_words.h"
#include "app/words/cleaned_text.h"
#include "app/words/player_words.h"
#include "app/words/region.h"

#include <QDateTime>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <utility>

namespace tableside {

namespace {

QString keyOf(std::string_view view)
{
    return QString::fromLatin1(view.data(), static_cast<qsizetype>(view.size()));
}

bool sat(const MatchDigest &digest, const QString &level, const QString &character)
{
    return std::ranges::any_of(digest.seats, [&](const DigestSeat &seat) {
        return !seat.isPerson() && (level.isEmpty() || seat.level == level)
            && (character.isEmpty() || seat.portrait == character);
    });
}

QDateTime endOf(const PlayedMatch &match)
{
    return QDateTime::fromMSecsSinceEpoch(match.finishedAt);
}

} // namespace

PlayedList::PlayedList(const People &people, Today today, QObject *parent)
    : RowsModelBase(PlayedRow::staticMetaObject, parent), m_people(people), m_today(std::move(today))
{
    connect(&people, &People::changed, this, &PlayedList::updateTexts);
}

void PlayedList::setAll(QList<PlayedMatch> all)
{
    const QList<PlayedMatch> before = std::exchange(m_all, std::move(all)); // m_shown still points to these games
    m_searched.clear();
    if (m_shown.isEmpty())
        reset();
    else
        follow(passing());
    emit allChanged();
    emit countChanged();
}

/// Updates the texts of the rows, and discards the cached texts in which searches look for words. Names of months and people may
/// have changed, so the search may find other games.
void PlayedList::updateTexts()
{
    setAll(m_all);
}

void PlayedList::reset()
{
    beginResetModel();
    m_shown = passing();
    m_rows.clear();
    endResetModel();
}

/// Replaces the shown games by inserting and removing only the rows that differ, so that views keep focus and scroll position.
void PlayedList::follow(const QList<const PlayedMatch *> &wanted)
{
    const auto isBefore = [](const PlayedMatch *left, const PlayedMatch *right) { // both lists are sorted like PlayedStore::all()
        return std::pair(left->finishedAt, left->id) > std::pair(right->finishedAt, right->id);
    };
    for (int row = 0; row < count() || row < wanted.size();) {
        int end = row; // the end of a run of rows to remove or insert
        while (end < count() && (row == wanted.size() || isBefore(m_shown[end], wanted[row])))
            ++end;
        if (end > row) {
            beginRemoveRows({}, row, end - 1);
            m_shown.remove(row, end - row);
            m_rows.clear();
            endRemoveRows();
            continue;
        }
        while (end < wanted.size() && (row == count() || isBefore(wanted[end], m_shown[row])))
            ++end;
        if (end > row) {
            beginInsertRows({}, row, end - 1);
            m_shown = m_shown.first(row) + wanted.mid(row, end - row) + m_shown.mid(row);
            m_rows.clear();
            endInsertRows();
            row = end;
        } else {
            m_shown[row] = wanted[row];
            ++row;
        }
    }
    m_rows.clear();
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
}

void PlayedList::change(QString &filter, const QString &value)
{
    if (filter == value)
        return;
    filter = value;
    reset();
    emit filterChanged();
    emit countChanged();
}

void PlayedList::clearFilters()
{
    for (QString *filter : {&m_game, &m_result, &m_level, &m_opponent})
        filter->clear();
    reset();
    emit filterChanged();
    emit countChanged();
}

/// Returns the games that pass the filters and the search.
QList<const PlayedMatch *> PlayedList::passing() const
{
    QList<const PlayedMatch *> left;
    const QStringList words = foldedForSearch(m_search).split(u' ', Qt::SkipEmptyParts);
    for (const PlayedMatch &match : m_all) {
        if (passes(match, words))
            left << &match;
    }
    return left;
}

bool PlayedList::passes(const PlayedMatch &match, const QStringList &words) const
{
    const MatchDigest &digest = match.digest;
    if (!m_game.isEmpty() && digest.game != m_game)
        return false;
    if (!m_result.isEmpty() && (!digest.isOver() || digest.wonByPerson() != (m_result == QLatin1String("won"))))
        return false;
    if (!(m_level.isEmpty() && m_opponent.isEmpty()) && !sat(digest, m_level, m_opponent))
        return false;
    if (words.isEmpty())
        return true;
    auto searched = m_searched.constFind(match.id);
    if (searched == m_searched.constEnd())
        searched = m_searched.insert(match.id, searchedText(match));
    return std::ranges::all_of(words, [&](const QString &word) { return searched->contains(word); });
}

QString PlayedList::searchedText(const PlayedMatch &match) const
{
    const QStringList names = words::namesOf(match.digest, m_people);
    const QDate day = endOf(match).date();
    const QLocale locale;
    return foldedForSearch(names.join(u' ') + u' ' + match.digest.game + u' ' + locale.standaloneMonthName(day.month()) + u' '
                           + QString::number(day.year()));
}

const PlayedMatch *PlayedList::find(qint64 id) const
{
    const auto found = std::ranges::find(m_all, id, &PlayedMatch::id);
    return found == m_all.end() ? nullptr : &*found;
}

int PlayedList::rowWith(qint64 id) const
{
    const auto found = std::ranges::find(m_shown, id, &PlayedMatch::id);
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

const PlayedRow &PlayedList::row(int at) const
{
    auto found = m_rows.constFind(at);
    if (found == m_rows.constEnd()) {
        const PlayedMatch &match = *m_shown[at];
        PlayedRow row = rowOf(match);
        if (at == 0 || groupOf(match) != groupOf(*m_shown[at - 1]))
            row.heading = groupOf(match);
        found = m_rows.insert(at, row);
    }
    return *found;
}

QString PlayedList::groupOf(const PlayedMatch &match) const
{
    return words::playedGroup(endOf(match).date(), m_today());
}

PlayedRow PlayedList::rowOf(const PlayedMatch &match) const
{
    const MatchDigest &digest = match.digest;
    const QStringList names = words::namesOf(digest, m_people);
    PlayedRow row;
    row.matchId = match.id;
    row.game = digest.game;
    row.title = words::playedTitle(digest, names);
    row.result = words::playedResult(digest, names);
    row.length = words::playedLength(match);
    const QDate day = endOf(match).date();
    const bool isDayTold = day > m_today().addDays(-7) && day <= m_today();
    row.date = isDayTold ? regionLocale().toString(endOf(match).time(), QLocale::ShortFormat)
                         : regionLocale().toString(day, QLocale::ShortFormat);
    row.won = digest.wonByPerson();
    row.hasRecord = match.hasRecord && !digest.isUnreadable;
    row.isUnreadable = digest.isUnreadable;
    for (qsizetype seat = 0; seat < digest.seats.size(); ++seat) {
        const DigestSeat &who = digest.seats[seat];
        row.seats.append({names[seat], who.portrait, who.isPerson(), who.colorIndex, seat == digest.figures.winner,
                          digest.figures.totals[static_cast<std::size_t>(seat)], words::playerKind(who)});
    }
    return row;
}

QList<Option> PlayedList::levels() const
{
    QSet<QString> met;
    for (const PlayedMatch &match : m_all) {
        for (const DigestSeat &seat : match.digest.seats)
            met << seat.level;
    }
    //: Filter of the games played: computer players of any level
    QList<Option> options{{QString(), tr("Any")}};
    for (const Level level : all_levels) {
        if (const QString key = keyOf(level_name(level)); met.contains(key) && !words::levelName(level).isEmpty())
            options.append({key, words::levelName(level)});
    }
    return options;
}

QList<Option> PlayedList::opponents() const
{
    QSet<QString> met;
    for (const PlayedMatch &match : m_all) {
        for (const DigestSeat &seat : match.digest.seats) {
            if (!seat.isPerson())
                met << seat.portrait;
        }
    }
    //: Filter of the games played: whoever sat at the table
    QList<Option> options{{QString(), tr("Anyone")}};
    for (const Character character : all_characters) {
        if (const QString key = keyOf(character_name(character)); met.contains(key))
            options.append({key, words::characterName(character)});
    }
    return options;
}

QString PlayedList::countWords() const
{
    const int all = static_cast<int>(m_all.size());
    if (count() == all) //: How many games are in the list
        return tr("%n game(s)", nullptr, all);
    //: How many games the filter leaves. %1 of %n games
    return tr("%1 of %n game(s)", nullptr, all).arg(count());
}

} // namespace tableside
