// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/score_book.h"

#include "app/score/words/score_words.h"
#include "app/words/player_words.h"
#include "app/words/region.h"

#include <QDateTime>
#include <QLocale>

namespace tableside {

QString bookTitle(const ScoreShown &shown)
{
    if (shown.isUnreadable) //: Title of a game in the book of which nothing can be shown
        return ScoreBook::tr("This game can’t be read");
    return QLocale().createSeparatedList(shown.names);
}

QString bookDate(const ScoreShown &shown)
{
    if (shown.isUnreadable && shown.startedAt == 0)
        return {};
    return regionLocale().toString(QDateTime::fromMSecsSinceEpoch(shown.startedAt).date(), QLocale::ShortFormat);
}

QString bookKind(const ScoreShown &shown)
{
    const QString rounds = shown.hasOnlyTotals
        //: In place of "12 rounds": a game of the book of which only the final points are known
        ? ScoreBook::tr("final points only")
        //: A game in the book. %n rounds
        : ScoreBook::tr("%n round(s)", nullptr, shown.rounds);
    const QString dot = QStringLiteral(" · ");
    return words::gameName(shown.box) + (shown.atTable ? dot + words::onScreen() : QString()) + dot + rounds;
}

QString bookDetail(const ScoreShown &shown)
{
    if (shown.isUnreadable) //: Below "This game can't be read", in the list of the book
        return ScoreBook::tr("Its entry in the score book is damaged");
    const QString first = bookKind(shown);
    if (shown.stage == score::Stage::playing && !score::is_known_target(shown.target))
        //: A game in the book that has no target. %1 game and rounds
        return ScoreBook::tr("%1 · in progress").arg(first);
    if (shown.stage == score::Stage::playing) {
        //: A game in the book. %1 game and rounds, %2 the target
        return ScoreBook::tr("%1 · in progress, to %2").arg(first, QString::number(shown.target));
    }
    if (shown.winner < 0)
        //: A game in the book. %1 game and rounds
        return ScoreBook::tr("%1 · tie").arg(first);
    //: A game in the book. %1 game and rounds, %2 a player, %n points
    return ScoreBook::tr("%1 · %2 won with %n point(s)", nullptr, shown.totals.value(shown.winner))
        .arg(first, shown.names.value(shown.winner));
}

BookGameRow bookRow(qint64 id, const ScoreShown &shown)
{
    const bool isOpen = !shown.isUnreadable && shown.stage == score::Stage::playing;
    QList<PersonRow> players;
    for (qsizetype seat = 0; seat < shown.names.size(); ++seat)
        players.append({shown.personIds.value(seat), shown.names[seat], shown.portraits.value(seat), shown.colors.value(seat)});
    return {.gameId = id,
            .title = bookTitle(shown),
            .detail = bookDetail(shown),
            .date = bookDate(shown),
            .isOpen = isOpen,
            .note = shown.place.isEmpty() || shown.note.isEmpty() ? shown.place + shown.note
                                                                  : shown.place + QStringLiteral(" · ") + shown.note,
            .players = players,
            .winner = isOpen || shown.isUnreadable ? -1 : shown.winner};
}

ScoreShown withCurrentNames(ScoreShown shown, const People &people)
{
    if (shown.stage == score::Stage::ended)
        return shown;
    std::vector<score::Player> recorded;
    for (qsizetype seat = 0; seat < shown.personIds.size(); ++seat)
        recorded.push_back({shown.personIds[seat].toStdString(), shown.names[seat].toStdString(),
                            shown.portraits[seat].toStdString(), shown.colors[seat]});
    qsizetype seat = 0;
    for (const score::Player &player : people.asSeated(recorded)) {
        shown.names[seat] = QString::fromStdString(player.name);
        shown.portraits[seat] = QString::fromStdString(player.portrait);
        shown.colors[seat] = player.color;
        ++seat;
    }
    return shown;
}

ScoreBook::ScoreBook(ScoreStore &store, const People &people, QObject *parent)
    : RowsModelBase(BookGameRow::staticMetaObject, parent), m_store(store), m_people(people)
{
    connect(&people, &People::changed, this, &ScoreBook::updatePlayerNames);
}

void ScoreBook::updatePlayerNames()
{
    m_rows.clear();
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
}

const BookGameRow &ScoreBook::row(int at) const
{
    auto found = m_rows.constFind(m_ids[at]);
    if (found == m_rows.constEnd())
        found = m_rows.insert(m_ids[at], read(m_ids[at]));
    return *found;
}

BookGameRow ScoreBook::read(qint64 id) const
{
    return rowOf(id, m_store.digest(id).value_or(QByteArray()));
}

BookGameRow ScoreBook::rowOf(qint64 id, const QByteArray &digest) const
{
    return bookRow(id, withCurrentNames(ScoreShown::fromJson(digest), m_people));
}

void ScoreBook::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    emit searchChanged();
    reload();
}

void ScoreBook::reload()
{
    const auto ids = m_store.games(m_search, [this](const QString &part) { return m_people.idsNamedLike(part); });
    const QString problem = m_store.problem();
    beginResetModel();
    m_ids = ids.value_or(QList<qint64>());
    m_rows.clear();
    endResetModel();
    m_problem = problem;
    QList<BookGameRow> deleted;
    for (const ScoreGameRow &game : m_store.deleted().value_or(QList<ScoreGameRow>()))
        deleted.prepend(rowOf(game.id, game.digest));
    m_deleted.setRows(deleted);
    emit countChanged();
    emit problemChanged();
}

bool ScoreBook::done(bool success)
{
    const QString problem = m_store.problem();
    reload();
    if (!problem.isEmpty())
        m_problem = problem;
    emit problemChanged();
    if (success)
        emit changed();
    return success;
}

bool ScoreBook::remove(qint64 gameId)
{
    const bool isDeleted = m_store.setDeleted(gameId, true);
    if (isDeleted)
        m_recentlyDeleted.insert(gameId);
    return done(isDeleted);
}

QString ScoreBook::deletedTitle() const
{
    if (!canRestore())
        return {};
    const BookGameRow &row = m_deleted.row(0);
    return row.date.isEmpty() ? row.title : row.title + QStringLiteral(" · ") + row.date;
}

void ScoreBook::dismissProblem()
{
    m_problem.clear();
    emit problemChanged();
}

bool ScoreBook::restore()
{
    return canRestore() && restoreGame(m_deleted.row(0).gameId);
}

bool ScoreBook::restoreGame(qint64 gameId)
{
    return done(m_store.setDeleted(gameId, false));
}

void ScoreBook::dismissOffer()
{
    m_recentlyDeleted.clear();
    emit countChanged();
}

} // namespace tableside
