// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/ranking/game_list.h"

#include "app/words/region.h"

#include <QLocale>

#include <algorithm>

namespace tableside {

namespace {

/// Returns the seat of a person in a game, preferably the one that played: a merged person may have two seats.
std::optional<std::size_t> seatOf(const QString &personId, const ScoreDigest &digest, const People &people)
{
    score::GameSummary game = digest.summary;
    people.resolveMerges(game.players);
    const score::PlayerId id = personId.toStdString();
    if (const auto played = score::seat_played_by(id, game))
        return played;
    const auto found = std::ranges::find(game.players, id);
    if (found == game.players.end())
        return {};
    return static_cast<std::size_t>(found - game.players.begin());
}

} // namespace

QString words::resultAt(const ScoreDigest &digest, std::size_t seat)
{
    const score::GameSummary &game = digest.summary;
    if (!game.has_played(seat) && game.is_over()) //: The result of a game for one of its players
        return GameList::tr("Didn’t play a round");
    if (!game.is_over()) //: The result of a game for one of its players
        return GameList::tr("In progress");
    if (game.winner == static_cast<int>(seat))
        //: The result of a game for one of its players
        return GameList::tr("Won with %n point(s)", nullptr, digest.shown.totals.value(static_cast<qsizetype>(seat)));
    const std::vector<int> ranks = score::final_ranks(game);
    const auto players = static_cast<int>(std::ranges::count_if(ranks, [](int rank) { return rank > 0; }));
    switch (ranks[seat]) {
    case 0: //: The result of a game for one of its players
        return GameList::tr("Left the game");
    case 1: //: The result of a game for one of its players, who shares the first rank with others
        return GameList::tr("Tied for first");
    case 2: //: The result of a game for one of its players. %1 the number of players
        return GameList::tr("2nd of %1").arg(players);
    case 3: //: The result of a game for one of its players. %1 the number of players
        return GameList::tr("3rd of %1").arg(players);
    default: break;
    }
    //: The result of a game for one of its players. %1 the rank, from 4 to 20; %2 the number of players
    return GameList::tr("%1th of %2").arg(QString::number(ranks[seat]), QString::number(players));
}

GameList::GameList(ScoreStore &store, const People &people, QObject *parent)
    : RowsModelBase(BookGameRow::staticMetaObject, parent), m_store(store), m_people(people)
{
    connect(&people, &People::changed, this, &GameList::updateTexts);
}

void GameList::showGamesOf(const QString &personId)
{
    m_person = personId;
    m_words = nullptr;
    m_games = [this] { return gamesOfPerson(); };
}

void GameList::show(const std::function<std::vector<qint64>()> &games, const std::function<QString()> &words)
{
    m_person.clear();
    m_games = games;
    m_words = words;
}

std::vector<qint64> GameList::gamesOfPerson()
{
    std::vector<qint64> ids;
    auto games = m_store.bookGames(m_people.aliases(m_person));
    m_problem = games ? QString() : m_store.problem();
    if (games) {
        for (const BookGame &game : *games)
            ids.push_back(game.id);
    }
    return ids;
}

void GameList::reload()
{
    if (!m_games)
        return;
    beginResetModel();
    m_problem.clear();
    m_ids = m_games();
    m_rows.clear();
    endResetModel();
    emit countChanged();
    emit changed();
}

void GameList::updateTexts()
{
    m_rows.clear();
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

const BookGameRow &GameList::row(int at) const
{
    const qint64 id = m_ids[static_cast<std::size_t>(at)];
    if (const auto found = m_rows.constFind(id); found != m_rows.constEnd())
        return *found;
    const ScoreDigest digest = ScoreDigest::fromJson(m_store.digest(id).value_or(QByteArray()));
    BookGameRow row = bookRow(id, withCurrentNames(digest.shown, m_people));
    if (const auto seat = m_person.isEmpty() || digest.shown.isUnreadable ? std::nullopt : seatOf(m_person, digest, m_people)) {
        const score::GameSummary &game = digest.summary;
        const bool isTied = game.winner == score::GameSummary::ended_in_tie && score::final_ranks(game)[*seat] == 1;
        const bool saysResult = row.isOpen || isTied || game.winner == static_cast<int>(*seat);
        row.detail = words::resultAt(digest, *seat) + QStringLiteral(" · ") + (saysResult ? bookKind(digest.shown) : row.detail);
    }
    return *m_rows.insert(id, row);
}

QString GameList::title() const
{
    if (m_person.isEmpty()) //: Title of the list of the games that a ranking counts
        return tr("Games in the ranking");
    //: Title of the list of a person's games. %1 the person
    return tr("%1’s games").arg(m_people.person(m_person).value_or(Person{}).name);
}

QString GameList::summary() const
{
    //: How many games are in the list
    const QString games = tr("%n game(s)", nullptr, count());
    const QString words = m_words ? m_words() : QString();
    return words.isEmpty() ? games : games + QStringLiteral(" · ") + words;
}

} // namespace tableside
