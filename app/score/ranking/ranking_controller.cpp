// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/ranking/ranking_controller.h"

#include "app/files/while_alive.h"
#include "app/score/words/score_words.h"
#include "app/words/region.h"
#include "engine/score/csv_grid.h"
#include "engine/score/table_player.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace tableside {

namespace {

/// The values of RankingController::order, in the order of score::RankedBy.
const std::array<QString, 3> orders{QStringLiteral("wins"), QStringLiteral("share"), QStringLiteral("points")};

const QString betweenParts = QStringLiteral(" · ");

QString shareText(const score::PlayerFigures &figures, int decimals)
{
    //: The share of games that a player has won. %1 a number
    return RankingController::tr("%1%").arg(regionLocale().toString(figures.win_rate() * 100, 'f', decimals));
}

/// Returns the points per round; a dash if there are none.
QString averageText(const score::PlayerFigures &figures)
{
    return figures.gaining_rounds == 0 ? QStringLiteral("–") : regionLocale().toString(figures.average_per_round(), 'f', 1);
}

QString countText(int count)
{
    return regionLocale().toString(count);
}

/// Returns a sentence for screen readers.
QString spokenText(const RankingRow &row, const score::PlayerFigures &figures)
{
    const bool hasAverage = figures.gaining_rounds > 0;
    if (row.rank == 0 && hasAverage)
        //: Spoken row of a ranking. %1 a player, %2 of %n games, %3 such as “42%”, %4 a number
        return RankingController::tr("%1, not yet ranked: won %2 of %n game(s), %3; %4 points per round", nullptr, figures.games)
            .arg(row.name, row.wins, row.share, row.average);
    if (row.rank == 0)
        //: Spoken row of a ranking. %1 a player, %2 of %n games, %3 such as “42%”
        return RankingController::tr("%1, not yet ranked: won %2 of %n game(s), %3", nullptr, figures.games)
            .arg(row.name, row.wins, row.share);
    const QString rank = QString::number(row.rank);
    if (!hasAverage)
        //: Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”
        return RankingController::tr("Rank %1, %2: won %3 of %n game(s), %4", nullptr, figures.games)
            .arg(rank, row.name, row.wins, row.share);
    //: Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”, %5 a number
    return RankingController::tr("Rank %1, %2: won %3 of %n game(s), %4; %5 points per round", nullptr, figures.games)
        .arg(rank, row.name, row.wins, row.share, row.average);
}

} // namespace

RankingController::RankingController(ScoreStore &store, const People &people, AppSettings &settings, WallClock clock,
                                     QObject *parent)
    : QObject(parent), m_store(store), m_people(people), m_settings(settings), m_clock(std::move(clock)),
      m_choice(people, [this] { return today(); }), m_rankedGames(store, people), m_personGames(store, people)
{
    const QVariantMap stored = m_settings.scoreRanking();
    m_choice.restore(stored);
    if (const auto found = std::ranges::find(orders, stored.value(QStringLiteral("order")).toString()); found != orders.end())
        m_terms.by = static_cast<score::RankedBy>(found - orders.begin());
    m_terms.fewest_games = qBound(1, stored.value(QStringLiteral("fewestGames"), 1).toInt(), mostNeeded());
    connect(&m_choice, &GameChoice::changed, this, &RankingController::onChoiceChanged);
    m_stored = choices();
}

QDate RankingController::today() const
{
    return QDateTime::fromMSecsSinceEpoch(m_clock()).date();
}

void RankingController::setFileService(const FileService &service)
{
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
}

QString RankingController::order() const
{
    return orders[static_cast<std::size_t>(m_terms.by)];
}

void RankingController::setOrder(const QString &order)
{
    const auto found = std::ranges::find(orders, order);
    if (found == orders.end() || order == this->order())
        return;
    m_terms.by = static_cast<score::RankedBy>(found - orders.begin());
    store();
    update();
}

void RankingController::setFewestGames(int games)
{
    games = qBound(1, games, mostNeeded());
    if (std::exchange(m_terms.fewest_games, games) == games)
        return;
    store();
    update();
}

void RankingController::onChoiceChanged()
{
    store();
    update();
}

QVariantMap RankingController::choices() const
{
    QVariantMap choices = m_choice.stored();
    choices.insert(QStringLiteral("order"), order());
    choices.insert(QStringLiteral("fewestGames"), m_terms.fewest_games);
    return choices;
}

void RankingController::store()
{
    if (const QVariantMap now = choices(); std::exchange(m_stored, now) != now)
        m_settings.setScoreRanking(now);
}

void RankingController::readBook()
{
    auto games = m_store.bookGames();
    m_notice.fail(games ? QString() : m_store.problem());
    m_isRead = games.has_value();
    m_book = std::move(games).value_or(std::vector<BookGame>());
    std::erase_if(m_book, [](const BookGame &game) { return !game.summary.is_over(); });
    for (BookGame &game : m_book)
        m_people.resolveMerges(game.summary.players);
}

void RankingController::open()
{
    readBook();
    if (m_isRead)
        m_choice.setBook(m_book); // emits changed(), which updates the table
    else
        update(); // the choice is kept, because the book may be readable later
}

void RankingController::reload()
{
    if (m_isRead)
        open();
}

void RankingController::retranslate()
{
    if (m_isRead)
        m_choice.setBook(m_book);
    m_notice.dismiss();
    m_rankedGames.updateTexts();
    m_personGames.updateTexts();
}

std::vector<const BookGame *> RankingController::counted() const
{
    const GameFilter filter = m_choice.filter();
    std::vector<const BookGame *> counted;
    for (const BookGame &game : m_book) {
        if (filter.passes(game))
            counted.push_back(&game);
    }
    return counted;
}

void RankingController::update()
{
    score::SeasonFigures figures;
    for (const BookGame *game : counted())
        figures.add(game->summary);
    m_ranking = figures.ranking(m_terms);
    m_ranking.ranked = byName(std::move(m_ranking.ranked));
    m_ranking.unranked = byName(std::move(m_ranking.unranked));
    QList<RankingRow> rows;
    for (const score::RankedPlayer &player : m_ranking.ranked)
        rows.append(rowOf(player, false));
    for (const score::RankedPlayer &player : m_ranking.unranked)
        rows.append(rowOf(player, &player == &m_ranking.unranked.front()));
    m_players.setRows(rows);
    emit changed();
}

/// Sorts players of equal rank by name, and players without a rank by their number of games and then by name.
std::vector<score::RankedPlayer> RankingController::byName(std::vector<score::RankedPlayer> players) const
{
    const QCollator collator = nameCollator();
    QHash<QString, QString> names;
    const auto name = [&](const score::RankedPlayer &player) {
        const QString id = QString::fromStdString(player.player);
        if (!names.contains(id))
            names.insert(id, QString::fromStdString(playerOf(player.player).name));
        return names.value(id);
    };
    std::ranges::stable_sort(players, [&](const score::RankedPlayer &left, const score::RankedPlayer &right) {
        if (left.rank != right.rank)
            return left.rank < right.rank;
        if (left.rank == 0 && left.figures.games != right.figures.games)
            return left.figures.games > right.figures.games;
        return collator.compare(name(left), name(right)) < 0;
    });
    return players;
}

/// Returns the present name and look of a person, or those of a computer player or guest.
score::Player RankingController::playerOf(const score::PlayerId &id) const
{
    if (const auto person = m_people.person(QString::fromStdString(id)))
        return tableside::playerOf(*person);
    score::Player player{id, words::tablePlayer(id).toStdString(), {}, 0};
    if (score::is_computer(id)) {
        const std::string portrait(score::name_without_prefix(id));
        player.portrait = portrait.substr(0, portrait.find(' ')); // a second player with the same portrait has a number
        player.color = -1;
    }
    return player;
}

RankingRow RankingController::rowOf(const score::RankedPlayer &player, bool isFirstUnranked) const
{
    const score::PlayerFigures &figures = player.figures;
    const score::Player look = playerOf(player.player);
    RankingRow row;
    row.rank = player.rank;
    row.heading = isFirstUnranked ? unrankedHeading() : QString();
    row.personId = QString::fromStdString(player.player);
    row.isPerson = m_people.person(row.personId).has_value();
    row.name = QString::fromStdString(look.name);
    row.portrait = QString::fromStdString(look.portrait);
    row.colorIndex = look.color;
    row.games = countText(figures.games);
    row.wins = countText(figures.wins);
    row.share = shareText(figures, m_terms.by == score::RankedBy::win_rate ? 1 : 0);
    row.average = averageText(figures);
    //: A player's figures in a ranking. %1 of %n games, %2 such as “42%”
    row.figures = tr("won %1 of %n game(s) · %2", nullptr, figures.games).arg(row.wins, row.share);
    if (figures.gaining_rounds > 0) //: A player's figures in a ranking. %1 a number
        row.figures += betweenParts + tr("%1 per round").arg(row.average);
    row.spoken = spokenText(row, figures);
    return row;
}

QString RankingController::unrankedHeading() const
{
    if (m_terms.by != score::RankedBy::points_per_round)
        //: Heading in a ranking. %n the number of games that a player needs
        return tr("Not yet ranked: fewer than %n game(s)", nullptr, m_terms.fewest_games);
    if (m_terms.fewest_games > 1)
        //: Heading in a ranking by points per round. %n the number of games that a player needs
        return tr("Not yet ranked: fewer than %n game(s), or no points to win", nullptr, m_terms.fewest_games);
    //: Heading in a ranking by points per round, over people whose points all counted against them
    return tr("Not yet ranked: no points to win");
}

QString RankingController::gamesWords() const
{
    //: How many games a ranking counts
    return tr("%n game(s)", nullptr, games());
}

QString RankingController::remark() const
{
    QStringList remarks;
    if (m_ranking.games_against > 0)
        //: Below a ranking: games in which the lowest total wins
        remarks << tr("Points per round leave out %n game(s) in which points count against you.", nullptr,
                      m_ranking.games_against);
    if (m_ranking.games_without_rounds > 0)
        //: Below a ranking: games of which only the final points are known
        remarks << tr("%n game(s) have only final points and no rounds.", nullptr, m_ranking.games_without_rounds);
    return remarks.join(u' ');
}

QString RankingController::title() const
{
    //: Title of a page: who has won the most games of a season
    QString ranking = tr("Ranking");
    const QString words = m_choice.words();
    if (words.isEmpty())
        return ranking;
    return ranking + (m_choice.hasPeriod() ? QStringLiteral(" ") : betweenParts) + words; // words begin with the period
}

void RankingController::showRankedGames()
{
    const auto games = [this] {
        readBook(); // a game may have been changed since the ranking was shown
        std::vector<qint64> ids;
        for (const BookGame *game : counted())
            ids.push_back(game->id);
        return ids;
    };
    m_rankedGames.show(games, [this] { return m_choice.words(); });
}

void RankingController::showGamesOf(const QString &personId)
{
    m_personGames.showGamesOf(m_people.canonical(personId));
}

RankingLine RankingController::lineOf(const score::RankedPlayer &player) const
{
    const RankingRow row = rowOf(player, false);
    return {player.rank, playerOf(player.player), {row.games, row.wins, row.share, row.average}};
}

RankingSheet RankingController::sheet() const
{
    RankingSheet sheet;
    sheet.title = title();
    QStringList conditions{gamesWords()};
    switch (m_terms.by) {
    case score::RankedBy::wins: //: On a printed ranking: what decides the order
        conditions << tr("by games won");
        break;
    case score::RankedBy::win_rate: //: On a printed ranking: what decides the order
        conditions << tr("by share of games won");
        break;
    case score::RankedBy::points_per_round: //: On a printed ranking: what decides the order
        conditions << tr("by points per round");
        break;
    }
    if (m_terms.fewest_games > 1) //: On a printed ranking. %n the number of games that a player needs for a rank
        conditions << tr("at least %n game(s) each", nullptr, m_terms.fewest_games);
    //: On a printed ranking: the date of printing. %1 a date
    conditions << tr("as of %1").arg(QLocale().toString(today(), QLocale::LongFormat));
    sheet.subtitle << conditions.join(betweenParts);
    sheet.headings = {//: Heading of a column: the number of games that a player has played
                      tr("Games"),
                      //: Heading of a column: the number of games that a player has won
                      tr("Won"),
                      //: Heading of a column: the share of games that a player has won
                      tr("Share"),
                      //: Heading of a column: the points that a player wins in a round on average
                      tr("Points per round")};
    sheet.orderedBy = 1 + static_cast<int>(m_terms.by);
    for (const score::RankedPlayer &player : m_ranking.ranked)
        sheet.ranked.append(lineOf(player));
    for (const score::RankedPlayer &player : m_ranking.unranked)
        sheet.unranked.append(lineOf(player));
    sheet.unrankedHeading = unrankedHeading();
    sheet.remark = remark();
    return sheet;
}

bool RankingController::exportTo(FileKind kind)
{
    const RankingSheet sheet = this->sheet();
    QStringList names;
    for (const auto &players : {m_ranking.ranked, m_ranking.unranked}) {
        for (const score::RankedPlayer &player : players)
            names << QString::fromStdString(playerOf(player.player).name);
    }
    const auto write = [kind, sheet, names, ranking = m_ranking](const QString &path) {
        if (kind == Picture)
            return writePicture(path, pngBytes(rankingPicture(sheet)));
        if (kind == Pdf)
            return writePdf(path, rankingPdf(sheet));
        const QByteArray bytes = rankingCsv(ranking, names);
        return sensible(writeVerified(path, bytes), bytes.count('\n') >= names.size() + 1);
    };
    const QString ending = kind == Csv ? QStringLiteral("csv") : kind == Picture ? QStringLiteral("png") : QStringLiteral("pdf");
    //: Name of an exported file; use only characters that file names allow
    return m_savePlace.file(tr("ranking"), m_clock(), ending, whileAlive(this, [this, write](const QString &path) {
                                const FileOutcome outcome = write(path);
                                m_notice.tell(outcome);
                                return outcome.success;
                            }));
}

void RankingController::print()
{
    previewPrintout(rankingPrintout(sheet()));
}

QByteArray rankingCsv(const score::Ranking &ranking, const QStringList &names)
{
    QLocale locale = regionLocale();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const auto text = [](const QString &field) { return QByteArray::fromStdString(score::csv_field(field.toStdString())); };
    const auto line = [separator = csvSeparator()](const QByteArrayList &fields) { return fields.join(separator) + "\r\n"; };
    QByteArray table(byteOrderMark);
    //: Headings of a spreadsheet
    table += line({text(RankingController::tr("Rank")), text(RankingController::tr("Player")),
                   text(RankingController::tr("Games")), text(RankingController::tr("Won")),
                   text(RankingController::tr("Won (%)")), text(RankingController::tr("Rounds")),
                   text(RankingController::tr("Points")), text(RankingController::tr("Points per round"))});
    qsizetype at = 0;
    for (const auto *players : {&ranking.ranked, &ranking.unranked}) {
        for (const score::RankedPlayer &player : *players) {
            const score::PlayerFigures &figures = player.figures;
            const bool hasAverage = figures.gaining_rounds > 0;
            const auto number = [&](double value, int decimals) { return locale.toString(value, 'f', decimals).toUtf8(); };
            table += line({player.rank > 0 ? QByteArray::number(player.rank) : QByteArray(), text(names.value(at++)),
                           QByteArray::number(figures.games), QByteArray::number(figures.wins),
                           number(figures.win_rate() * 100, 1), QByteArray::number(figures.rounds),
                           hasAverage ? QByteArray::number(figures.points) : QByteArray(),
                           hasAverage ? number(figures.average_per_round(), 2) : QByteArray()});
        }
    }
    return table;
}

} // namespace tableside
